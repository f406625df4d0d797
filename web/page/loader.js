// Starts pygbag's loader with settings and an address that a link cannot bend.

const LINK_STATE = "pentadeckLink";

// The loader reads the page's address: its query picks the interpreter and fills environment
// variables, both end up inside Python source.  It gets a fixed address instead, and the
// visitor's link is put back as soon as it has read it.  Gives the function that does so.
function hideLink(packages) {
  const link = location.search + location.hash || history.state?.[LINK_STATE] || "";
  const replace = (state, tail) => {
    try {
      history.replaceState(state, "", location.pathname + tail);
    } catch {
      // A page without an address of its own has no link to hide either.
    }
  };
  replace({ [LINK_STATE]: link }, `?boot&PYGPI=${packages}`);
  return () => replace(null, link);
}

export function startLoader(settings) {
  window.config = {
    cdn: settings.runtime,
    archive: settings.archive,
    PYBUILD: settings.python,
    ume_block: settings.mediaEngagement,
    can_close: settings.canClose,
    autorun: 0,
    gui_divider: 1,
    // The page places and scales the canvas itself (table.js).
    user_canvas: 1,
    user_canvas_managed: 1,
    _sdl2: "canvas",
  };
  const showLink = hideLink(settings.packages);
  // The loader reads the address in its first lines and again when the page has loaded.
  window.addEventListener("load", () => setTimeout(showLink), { once: true });
  const script = document.createElement("script");
  script.type = "module";
  script.id = "site";
  script.src = `${settings.runtime}pythons.js`;
  script.dataset.python = `python${settings.python}`;
  script.dataset.os = "snd,gui";
  script.text = document.getElementById("site-code").text;
  document.head.append(script);
  return showLink;
}
