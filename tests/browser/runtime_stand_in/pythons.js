// A stand-in for pygbag's loader: does what 0.9.3 does on the outside (reads its script element,
// the settings and the page's address, waits for the page, adds main.js), and none of the inside.
"use strict";

const seen = window.standIn = { search: location.search, hash: location.hash, steps: [] };

for (const script of document.getElementsByTagName("script")) {
  if (script.type === "module" && script.src.includes("pythons.js")) {
    seen.python = script.dataset.python;
    seen.os = script.dataset.os;
    seen.code = script.text;
  }
}
seen.config = { ...window.config };

// The real one answers every uncaught error with a box.
window.addEventListener("error", () => alert("Error occurred"));
window.addEventListener("unhandledrejection", () => alert("Error occurred"));
window.window_resize = () => {};

window.addEventListener("load", () => {
  seen.hashAtLoad = location.hash;
  const script = document.createElement("script");
  script.src = `${config.cdn}cpython312/main.js`;
  script.setAttribute("async", true);
  document.head.appendChild(script);
});
