// The loading screen: loading → ready → starting → playing, or failed.

import { totals, watchDownloads } from "./downloads.js";
import { startLoader } from "./loader.js";
import { focusTable, prepareTable, unlockSound } from "./table.js";
import { language, translatePage, word, write } from "./words.js";

const SLOW_MS = 20_000;      // nothing arrives any more
const SILENT_MS = 60_000;    // everything is there, but nothing happens
const DOUBT_MS = 15_000;     // the same, after an error nobody caught
const FADE_MS = 400;

const part = (id) => document.getElementById(id);
const root = document.documentElement;
const settings = JSON.parse(part("settings").text);
const megabytes = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

let engaged = false;         // the visitor has touched the page or a key
let shown = 0;               // the bar never goes back
let lastError = "";
let surmised = false;        // failed by silence alone: a late sign still counts
let lastSign = performance.now();
let endWatch = () => {};
let showLink = () => {};

const stage = () => root.dataset.stage;

function enter(name) {
  root.dataset.stage = name;
  part("waiting").hidden = !["loading", "starting"].includes(name);
  part("play").hidden = name !== "ready";
  part("trouble").hidden = name !== "failed";
}

// ---- loading

function showProgress() {
  lastSign = performance.now();
  const { received, expected, begun, complete } = totals();
  shown = Math.max(shown, expected ? received / expected : 0);
  part("bar").style.setProperty("--done", shown);
  part("bar").setAttribute("aria-valuenow", Math.floor(100 * shown));
  root.dataset.turned = Math.floor(5 * shown + 1e-6);
  part("slow").hidden = true;
  if (stage() !== "loading" || !begun) return;
  const doing = complete ? "shuffling" : "dealing";
  if (part("doing").dataset.word !== doing) write(part("doing"), doing);
  const amounts = { done: megabytes.format(received / 1e6), all: megabytes.format(expected / 1e6) };
  part("amount").textContent = complete ? "" : word("amount", amounts);
}

function lookForSigns() {
  if (!["loading", "starting"].includes(stage()) || document.hidden) return;
  const silent = performance.now() - lastSign;
  if (totals().pending) part("slow").hidden = silent < SLOW_MS;
  else if (silent > (lastError ? DOUBT_MS : SILENT_MS)) {
    surmised = stage() === "loading";
    fail("start", lastError);
  }
}

// ---- ready and playing

function ready() {
  if (stage() === "failed" && surmised) enter("loading");
  if (stage() !== "loading") return;
  shown = 1;
  showProgress();
  enter("ready");
  if (engaged) start();
  else part("play").focus({ preventScroll: true });
}

function start() {
  if (stage() !== "ready") return;
  lastSign = performance.now();
  unlockSound();
  enter("starting");
  write(part("doing"), "sitting");
  part("amount").textContent = "";
  focusTable();
  window.pentadeck.started = true;
}

function play() {
  if (stage() !== "starting") return;
  enter("playing");
  endWatch();
  focusTable();
  setTimeout(() => part("welcome").remove(), FADE_MS);
}

// ---- failures

const TROUBLE = {
  download: () => ["downloadTitle", navigator.onLine ? "downloadAdvice" : "offlineAdvice"],
  wasm: () => ["wasmTitle", "wasmAdvice"],
  start: () => ["startTitle", "startAdvice"],
};

function fail(kind, detail = "") {
  if (["failed", "playing"].includes(stage())) return;
  const [title, advice] = TROUBLE[kind]();
  write(part("trouble").querySelector("h2"), title);
  write(part("advice"), advice);
  part("detail").textContent = detail;
  enter("failed");
  part("trouble").querySelector("button").focus({ preventScroll: true });
}

function again() {
  showLink();
  location.reload();
}

// The loader answers uncaught errors with an alert box; ours come first and are calmer.
function noteError(event) {
  event.stopImmediatePropagation();
  const error = event.error ?? event.reason;
  lastError = String(error?.message ?? event.message ?? error ?? "");
  if (event.type === "unhandledrejection") console.error(error);
}

// ---- full screen

function offerFullscreen() {
  const button = part("fullscreen");
  if (!document.fullscreenEnabled) return;
  const name = () => {
    const label = word(document.fullscreenElement ? "leaveFullscreen" : "fullscreen");
    button.title = label;
    button.setAttribute("aria-label", label);
    root.classList.toggle("full", Boolean(document.fullscreenElement));
  };
  button.hidden = false;
  button.addEventListener("click", () => {
    const asked = document.fullscreenElement ? document.exitFullscreen() : root.requestFullscreen();
    asked.catch(() => { button.hidden = true; });
  });
  document.addEventListener("fullscreenchange", name);
  name();
}

// ---- the page

function listen() {
  window.addEventListener("error", noteError);
  window.addEventListener("unhandledrejection", noteError);
  part("welcome").addEventListener("click", (event) => {
    engaged = true;
    if (!event.target.closest("#fullscreen")) start();
  });
  window.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!["Enter", " "].includes(event.key)) return;
    engaged = true;
    // Wherever the focus is, but for the one other button.
    if (document.activeElement?.id !== "fullscreen") start();
  });
  for (const button of document.querySelectorAll(".again")) button.addEventListener("click", again);
  setInterval(lookForSigns, 1000);
  // A hidden tab gets no frames, so nothing can happen in it.
  document.addEventListener("visibilitychange", () => { lastSign = performance.now(); });
}

// What the Python side of the page calls and reads.
window.pentadeck = { ready, fail, started: false };

translatePage();
enter("loading");
offerFullscreen();
listen();
prepareTable(play);
if (typeof WebAssembly === "object" && WebAssembly.instantiate) {
  const lost = (name, reason) => fail("download", `${name} (${reason})`);
  endWatch = watchDownloads(settings, showProgress, lost);
  showLink = startLoader(settings);
} else {
  fail("wasm");
}
