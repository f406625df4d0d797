// A stand-in for the interpreter: fetches what the real one fetches, by the same means, then does
// on the page what the Python code in the page would do.
"use strict";

(async () => {
  const { config, pentadeck, standIn } = window;
  const base = `${config.cdn}cpython312/`;
  const packages = new URLSearchParams(standIn.search).get("PYGPI");

  const data = new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("GET", `${base}main.data`, true);
    request.responseType = "arraybuffer";
    request.onload = () => request.status < 400 && resolve(request.response);
    request.send(null);
  });
  const get = async (address, options = {}) => {
    const response = await fetch(address, options);
    if (!response.ok) return new Promise(() => {});
    standIn.steps.push(new URL(address, location.href).pathname);
    return response.arrayBuffer();
  };
  const wasm = WebAssembly.compileStreaming(fetch(`${base}main.wasm`, { credentials: "same-origin" }));
  await Promise.all([data, wasm]);
  await get(`${config.cdn}cpythonrc.py`);
  const index = await get(`${packages}index-0.9.3-cp312.json`);
  const archive = standIn.code.match(/fopen\("([^"]+)"/)[1];
  await get(archive, { redirect: "follow", credentials: "omit" });
  const wheel = JSON.parse(new TextDecoder().decode(index)).pygame;
  await get(`${packages}${wheel}`, { redirect: "follow", credentials: "omit" });
  if (standIn.code.includes("stand-in: stop here")) return;

  pentadeck.ready();
  while (!pentadeck.started) await new Promise((resolve) => setTimeout(resolve, 20));
  standIn.linkAtStart = location.search + location.hash;
  standIn.focusAtStart = document.activeElement?.id;
  const canvas = document.getElementById("canvas");
  canvas.width = innerWidth * devicePixelRatio;
  canvas.height = innerHeight * devicePixelRatio;
  canvas.style.width = "640px";    // as SDL does
  canvas.style.height = "360px";
  const pen = canvas.getContext("2d");
  pen.fillStyle = "#14696A";
  pen.fillRect(0, 0, canvas.width, canvas.height);
})();
