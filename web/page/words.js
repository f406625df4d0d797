// The page's words in both languages, and the choice between them.

const WORDS = {
  en: {
    tagline: "Five card games, one table",
    opening: "Opening the box…",
    dealing: "Taking out the cards…",
    shuffling: "Shuffling…",
    sitting: "Laying the table…",
    amount: "{done} of {all} MB",
    slow: "Nothing has arrived for a while.",
    play: "Play",
    again: "Try again",
    fullscreen: "Full screen",
    leaveFullscreen: "Leave full screen",
    downloadTitle: "A download failed",
    downloadAdvice: "One part of the game did not arrive. Check your connection, then try again.",
    offlineAdvice: "You seem to be offline. Once you are connected again, try again.",
    wasmTitle: "This browser cannot run the game",
    wasmAdvice: "Pentadeck needs WebAssembly, which this browser lacks or has switched off. A recent Firefox, Chrome, Edge or Safari has it.",
    startTitle: "The game did not start",
    startAdvice: "Something went wrong on the way. Trying again often helps.",
  },
  fr: {
    tagline: "Cinq jeux de cartes, une seule table",
    opening: "On ouvre la boîte…",
    dealing: "On sort les cartes…",
    shuffling: "On mélange…",
    sitting: "On met la table…",
    amount: "{done} Mo sur {all}",
    slow: "Plus rien n’arrive depuis un moment.",
    play: "Jouer",
    again: "Réessayer",
    fullscreen: "Plein écran",
    leaveFullscreen: "Quitter le plein écran",
    downloadTitle: "Un téléchargement a échoué",
    downloadAdvice: "Une partie du jeu n’est pas arrivée. Vérifiez votre connexion, puis réessayez.",
    offlineAdvice: "Vous semblez hors ligne. Une fois la connexion revenue, réessayez.",
    wasmTitle: "Ce navigateur ne peut pas lancer le jeu",
    wasmAdvice: "Pentadeck a besoin de WebAssembly, que ce navigateur n’a pas ou qui y est désactivé. Les versions récentes de Firefox, Chrome, Edge et Safari l’ont.",
    startTitle: "Le jeu n’a pas démarré",
    startAdvice: "Quelque chose s’est mal passé en chemin. Réessayer suffit souvent.",
  },
};

const FALLBACK = "en";
const SETTINGS_KEY = "pentadeck.settings";

// The language chosen inside the game, else the visitor's first one that we have.
function chosen() {
  try {
    const saved = JSON.parse(localStorage.getItem(SETTINGS_KEY))?.language;
    if (saved in WORDS) return saved;
  } catch {
    // Storage may be refused, or hold anything: the browser's languages decide.
  }
  const wanted = (navigator.languages ?? [navigator.language]).map((tag) => tag.split("-")[0]);
  return wanted.find((language) => language in WORDS) ?? FALLBACK;
}

export const language = chosen();
const words = WORDS[language];

export function word(key, values = {}) {
  return words[key].replace(/\{(\w+)\}/g, (_, name) => values[name]);
}

export function write(element, key, values) {
  element.dataset.word = key;
  element.textContent = word(key, values);
}

export function translatePage() {
  document.documentElement.lang = language;
  for (const element of document.querySelectorAll("[data-word]")) {
    element.textContent = words[element.dataset.word];
  }
}
