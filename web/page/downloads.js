// Counts what the runtime's loader downloads.  The loader uses fetch, XMLHttpRequest and script
// elements; all three are watched until the game runs.  Sizes are those after unpacking: a server
// that compresses does not say them beforehand, so they stand here, and a file that turns out to
// be of another size corrects the sum.

const MB = 1e6;
const USUAL_BYTES = {
  "pythons.js": 0.08 * MB,
  "main.js": 0.77 * MB,
  "main.wasm": 13.4 * MB,
  "main.data": 6.7 * MB,
  "cpythonrc.py": 0.06 * MB,
  "pygame.whl": 1.5 * MB,
};

const files = new Map();
let changed = () => {};
let failed = () => {};

function nameOf(address) {
  const name = new URL(address, location.href).pathname.split("/").pop();
  return name.endsWith(".whl") ? "pygame.whl" : name;
}

function fileAt(address) {
  const name = nameOf(address);
  if (!files.has(name)) files.set(name, { name, expected: 0, received: 0, state: "expected" });
  return files.get(name);
}

function begin(address) {
  const file = fileAt(address);
  Object.assign(file, { received: 0, state: "coming" });
  changed();
  return file;
}

function receive(file, bytes) {
  file.received = bytes;
  file.expected = Math.max(file.expected, bytes);
  changed();
}

function finish(file, bytes = file.expected) {
  file.received = file.expected = bytes;
  file.state = "there";
  changed();
}

function lose(file, reason) {
  file.state = "lost";
  failed(file.name, reason);
}

export function totals() {
  const all = [...files.values()];
  const expected = all.reduce((sum, file) => sum + file.expected, 0);
  const received = all.reduce((sum, file) => sum + file.received, 0);
  return {
    expected,
    received,
    pending: all.some((file) => file.state === "coming"),
    begun: received > 0,
    complete: all.every((file) => file.state === "there"),
  };
}

// A clone is read for counting: the loader gets the browser's own answer, untouched.
async function countBody(response, file) {
  const reader = response.body.getReader();
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return finish(file, bytes);
    bytes += value.byteLength;
    receive(file, bytes);
  }
}

function watchFetch() {
  const original = window.fetch;
  window.fetch = async function (input, options) {
    const file = begin(input?.url ?? input);
    let response;
    try {
      response = await original.call(window, input, options);
    } catch (error) {
      lose(file, error.message);
      throw error;
    }
    if (!response.ok) lose(file, `HTTP ${response.status}`);
    else if (!response.body) finish(file, 0);
    else countBody(response.clone(), file).catch((error) => lose(file, error.message));
    return response;
  };
  return () => { window.fetch = original; };
}

function watchRequests() {
  const { open, send } = XMLHttpRequest.prototype;
  const addresses = new WeakMap();
  XMLHttpRequest.prototype.open = function (method, address, ...rest) {
    addresses.set(this, String(address));
    return open.call(this, method, address, ...rest);
  };
  XMLHttpRequest.prototype.send = function (...body) {
    const file = begin(addresses.get(this));
    this.addEventListener("progress", (event) => receive(file, event.loaded));
    this.addEventListener("load", (event) => {
      if (this.status >= 400) lose(file, `HTTP ${this.status}`);
      else finish(file, event.loaded);
    });
    for (const end of ["error", "abort", "timeout"]) {
      this.addEventListener(end, () => lose(file, end));
    }
    return send.apply(this, body);
  };
  return () => Object.assign(XMLHttpRequest.prototype, { open, send });
}

// Scripts only tell when they are there, or that they will not come.
function watchScripts() {
  const scriptOf = (event) => event.target instanceof HTMLScriptElement && event.target.src;
  const there = (event) => scriptOf(event) && finish(fileAt(scriptOf(event)));
  const lost = (event) => scriptOf(event) && lose(fileAt(scriptOf(event)), "script");
  document.addEventListener("load", there, true);
  document.addEventListener("error", lost, true);
  const added = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (node instanceof HTMLScriptElement && node.src) begin(node.src);
      }
    }
  });
  added.observe(document.documentElement, { childList: true, subtree: true });
  return () => {
    document.removeEventListener("load", there, true);
    document.removeEventListener("error", lost, true);
    added.disconnect();
  };
}

// Gives a function that ends the watch and puts everything back.
export function watchDownloads(settings, onChange, onFailure) {
  const usual = { ...USUAL_BYTES, [nameOf(settings.archiveAddress)]: settings.archiveBytes };
  for (const [name, expected] of Object.entries(usual)) {
    files.set(name, { name, expected, received: 0, state: "expected" });
  }
  changed = onChange;
  failed = onFailure;
  const endings = [watchFetch(), watchRequests(), watchScripts()];
  return () => {
    for (const end of endings) end();
    changed = failed = () => {};
  };
}
