// The canvas: fills the room there is, keeps its proportions, keeps the browser's own gestures
// away from the table.

const table = document.getElementById("table");
const canvas = document.getElementById("canvas");

// Keys that would scroll the page or leave it.
const KEPT_KEYS = new Set([
  " ", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight",
  "PageUp", "PageDown", "Home", "End", "Tab", "Backspace", "/", "'",
]);

// The bitmap is as large as the game asked for.  The element takes its proportions, not
// object-fit: the runtime maps pointer positions by the element's box.
function fit() {
  const room = { width: table.clientWidth, height: table.clientHeight };
  const scale = Math.min(room.width / canvas.width, room.height / canvas.height);
  let width = canvas.width * scale;
  let height = canvas.height * scale;
  const exact = 1 / devicePixelRatio;
  if (Math.abs(scale - exact) * Math.max(canvas.width, canvas.height) < 1.5) {
    // One bitmap pixel on one screen pixel: nothing is blurred for the sake of a fraction.
    width = canvas.width * exact;
    height = canvas.height * exact;
  }
  canvas.style.setProperty("--width", `${width}px`);
  canvas.style.setProperty("--height", `${height}px`);
}

// The game asks the window for its inner size; where a phone's notch or bar cuts into it, the
// answer is the room that is left.
function reportRoom() {
  for (const [name, measure] of [["innerWidth", "clientWidth"], ["innerHeight", "clientHeight"]]) {
    Object.defineProperty(window, name, {
      configurable: true,
      get: () => table[measure] || document.documentElement[measure],
    });
  }
}

function keepGestures() {
  const stop = (event) => event.preventDefault();
  for (const gesture of ["contextmenu", "gesturestart", "dblclick", "selectstart", "dragstart"]) {
    table.addEventListener(gesture, stop);
  }
  for (const move of ["touchmove", "wheel"]) table.addEventListener(move, stop, { passive: false });
  window.addEventListener("keydown", (event) => {
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const playing = document.documentElement.dataset.stage === "playing";
    const onTable = event.target === canvas || event.target === document.body;
    if (plain && playing && onTable && KEPT_KEYS.has(event.key)) event.preventDefault();
  });
}

// A browser may put the runtime's sound to sleep until the next touch.
function wakeSound() {
  const sound = window.Module?.SDL2?.audioContext;
  if (sound?.state === "suspended") sound.resume().catch(() => {});
}

export function focusTable() {
  canvas.focus({ preventScroll: true });
}

// Calls back once the game has opened its window.
export function prepareTable(onFirstPicture) {
  reportRoom();
  keepGestures();
  table.addEventListener("pointerdown", () => {
    wakeSound();
    focusTable();
  });
  window.addEventListener("keydown", wakeSound);
  new ResizeObserver(fit).observe(table);
  const resized = new MutationObserver(() => {
    fit();
    if (canvas.width > 1) onFirstPicture();
  });
  resized.observe(canvas, { attributeFilter: ["width", "height"] });
  fit();
}

// Inside the gesture that starts the game: some browsers give a page its voice only there.
export function unlockSound() {
  const Context = window.AudioContext ?? window.webkitAudioContext;
  if (!Context) return;
  try {
    const context = new Context();
    const silence = context.createBufferSource();
    silence.buffer = context.createBuffer(1, 1, 22050);
    silence.connect(context.destination);
    silence.start();
    context.resume().then(() => context.close()).catch(() => {});
  } catch {
    // No sound device: the game is silent then.
  }
}
