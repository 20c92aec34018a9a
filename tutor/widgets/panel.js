// The browser's half of Panel and Hub. A panel turns plain data into elements; the kernel is sent
// {type: "activate", id, value, question}. A hub listens to the keys of the app around it. No network, no libraries.

const SVG = "http://www.w3.org/2000/svg";
const WELCOME_MS = 15000; // a busy kernel answers late
const BUSY_MS = 300; // an answer that takes longer, as while bots think, is seen to be awaited
const TAGS = new Set(
  ("div span p h2 h3 h4 ul ol li button strong em s del ins small mark kbd section header hr br table caption thead tbody " +
    "tr th td dl dt dd input textarea label details summary").split(" "),
);
const SVG_TAGS = new Set(["svg", "path", "rect", "g", "text"]);
const ATTRIBUTE = new RegExp(
  "^(class|role|title|tabindex|lang|dir|scope|colspan|type|value|maxlength|rows|placeholder|hidden|viewBox|d|fill|" +
    "x|y|width|height|rx|pathLength|stroke-dasharray|key|aria-[a-z]+|data-[a-z-]+)$",
);

// ---- plain data to elements; an element with the same key is reused, which keeps focus and selection

function fits(element, tag, key) {
  return element.nodeType === 1 && element.localName === tag && (element.dataset.key ?? "") === key;
}

// a link leads to a notebook in the same folder; outside a notebook it is plain text
const NOTEBOOK = /^[\w-]+\.ipynb$/;
// a link out of the page, to somebody whose work the tutor shows
const OUTSIDE = /^https:\/\/[\w./~-]+$/;
const inNotebook = () => location.pathname.endsWith(".ipynb") || document.querySelector(".jp-NotebookPanel") !== null;

// The folder of the notebook around a link. The tab of the notebook tells it: after a reload the address may be
// that of another notebook.
function folderOf(link) {
  const panel = link.closest(".jp-NotebookPanel");
  const tab = panel && document.querySelector(`.lm-TabBar-tab[data-id="${CSS.escape(panel.id)}"]`);
  const named = [...(tab?.title ?? "").matchAll(/: (?:[\w-]+:)?(.*\.ipynb)$/gm)].map((line) => line[1]);
  const path = named.sort((one, other) => other.length - one.length)[0]; // the name, then the whole path
  if (path) return path.slice(0, path.lastIndexOf("/") + 1);
  const at = location.pathname.match(/\/lab\/(?:workspaces\/[^/]+\/)?tree\/(.*\/)?[^/]+$/);
  return at ? decodeURIComponent(at[1] ?? "") : null;
}

// JupyterLab opens its own links by the path from its root
function inLab(link) {
  const folder = folderOf(link);
  if (folder === null) return;
  link.dataset.commandlinkerCommand = "docmanager:open";
  link.dataset.commandlinkerArgs = JSON.stringify({ path: folder + link.getAttribute("href") });
}

// in full screen Lab would open it behind the app
function follow(event, link) {
  inLab(link);
  if (!document.fullscreenElement) return;
  event.preventDefault();
  event.stopPropagation();
  document.exitFullscreen().then(() => requestAnimationFrame(() => link.click()));
}

function make(node) {
  const tag = node[0];
  if (tag === "a" && inNotebook() && NOTEBOOK.test(node[1].href)) {
    const link = document.createElement("a");
    link.href = node[1].href;
    link.target = "_blank";
    return link;
  }
  if (tag === "a" && OUTSIDE.test(node[1].href)) {
    const link = document.createElement("a");
    link.href = node[1].href;
    link.target = "_blank";
    link.rel = "noreferrer";
    return link;
  }
  if (SVG_TAGS.has(tag)) return document.createElementNS(SVG, tag);
  return document.createElement(TAGS.has(tag) ? tag : "span");
}

function dress(element, attributes) {
  for (const { name } of [...element.attributes]) {
    const given = name === "data-key" ? "key" : name;
    if (!(given in attributes) && name !== "tabindex" && name !== "target") element.removeAttribute(name);
  }
  for (const [name, value] of Object.entries(attributes)) {
    if (!ATTRIBUTE.test(name)) continue;
    const real = name === "key" ? "data-key" : name;
    if (element.getAttribute(real) !== value) {
      element.setAttribute(real, value);
      if (real === "value" && "value" in element && document.activeElement !== element) element.value = value;
    }
  }
}

// only what differs, as each change is looked at by whoever watches the page
function put(element, name, value) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

const made = new WeakMap(); // element -> its node, to skip unchanged elements

export function same(one, other) {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === undefined) return false;
  if (Array.isArray(one)) return one.length === other.length && one.every((each, i) => same(each, other[i]));
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

function morph(parent, nodes) {
  const keyed = new Map();
  for (const child of parent.children) if (child.dataset?.key) keyed.set(child.dataset.key, child);
  // remove old elements first: the others then need not be moved, which would lose the focus
  const wanted = new Set(nodes.map((node) => node[1]?.key));
  for (const [key, child] of keyed) if (!wanted.has(key)) child.remove();
  let at = parent.firstChild;
  for (const node of nodes) {
    if (typeof node === "string") {
      if (at && at.nodeType === 3) {
        if (at.data !== node) at.data = node;
        at = at.nextSibling;
      } else parent.insertBefore(document.createTextNode(node), at);
      continue;
    }
    const [tag, attributes, ...children] = node;
    const key = attributes.key ?? "";
    let element = key ? keyed.get(key) : at;
    if (!element || !fits(element, tag, key)) element = make(node);
    if (element !== at) parent.insertBefore(element, at);
    else at = at.nextSibling;
    if (same(made.get(element), node)) continue;
    made.set(element, node);
    dress(element, attributes);
    morph(element, children);
  }
  while (at) {
    const next = at.nextSibling;
    at.remove();
    at = next;
  }
}

// ---- focus

const FOCUSABLE = "button, input, textarea, [tabindex='0']";
// checkVisibility where the browser has it: measuring a box would force a layout
const visible = (element) => element.checkVisibility?.() ?? element.getClientRects().length > 0;
const focusable = (root) => [...root.querySelectorAll(FOCUSABLE)].filter(visible);

function theme() {
  const named = document.body.dataset.jpThemeLight;
  if (named !== undefined) return named === "false" ? "dark" : "light";
  return window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

function watchTheme(changed) {
  const observer = new MutationObserver(changed);
  observer.observe(document.body, { attributes: true, attributeFilter: ["data-jp-theme-light", "data-jp-theme-name"] });
  return () => observer.disconnect();
}

// ---- a tree with arrow keys

function treeKeys(event, root, send) {
  const item = event.target.closest("[role=treeitem]");
  const tree = item?.closest("[role=tree]");
  if (!tree || !root.contains(tree)) return false;
  const items = [...tree.querySelectorAll("[role=treeitem]")].filter(visible);
  const place = items.indexOf(item);
  const open = item.getAttribute("aria-expanded");
  let to = null;
  switch (event.key) {
    case "ArrowDown":
      to = items[place + 1];
      break;
    case "ArrowUp":
      to = items[place - 1];
      break;
    case "Home":
      to = items[0];
      break;
    case "End":
      to = items[items.length - 1];
      break;
    case "ArrowRight":
      if (open === "false") send(item.dataset.toggle);
      else if (open === "true") to = items[place + 1];
      break;
    case "ArrowLeft":
      if (open === "true") send(item.dataset.toggle);
      else to = item.parentElement.closest("[role=treeitem]");
      break;
    case "Enter":
    case " ":
      if (event.target !== item && event.target.matches("button")) return false; // a button in a row
      send(item.dataset.act ?? item.dataset.toggle);
      break;
    default:
      return false;
  }
  if (to) rove(tree, to, true);
  return true;
}

function rove(tree, item, focus) {
  for (const each of tree.querySelectorAll("[role=treeitem][tabindex='0']")) each.tabIndex = -1;
  item.tabIndex = 0;
  if (focus) item.focus();
}

function settleTrees(root) {
  for (const tree of root.querySelectorAll("[role=tree]")) {
    const items = [...tree.querySelectorAll("[role=treeitem]")];
    for (const item of items) if (!item.hasAttribute("tabindex")) item.tabIndex = -1;
    if (!items.some((item) => item.tabIndex === 0)) {
      const first = items.find((item) => item.hasAttribute("aria-current")) ?? items[0];
      if (first) rove(tree, first, false);
    }
  }
}

function showCurrent(root) {
  const current = root.querySelector("[data-current]");
  if (!current) return;
  // scroll only the panel itself, never the notebook or a parent of other panels
  let box = current.parentElement;
  while (box && box.scrollHeight <= box.clientHeight + 1) box = box.parentElement;
  if (!box || box.matches(".itut-right, .itut-app")) return;
  if (box.matches(".itut-rest") ? !root.matches(".itut-card") : !box.closest(".itut-panel, .itut-tabs")) return;
  const [here, all] = [current.getBoundingClientRect(), box.getBoundingClientRect()];
  const line = Math.min(here.height, 60); // a row may contain its children
  if (here.top < all.top + 4 || here.top + line > all.bottom - 4) {
    box.scrollTop += here.top + line / 2 - all.top - all.height * 0.6;
  }
}

/** Brings a verdict with its reason into sight: in its column, above the buttons at its foot, and in the page. */
function verdictInSight(root, column) {
  const told = root.querySelector(".itut-task-told");
  if (!told) return;
  const foot = root.querySelector(".itut-body > .itut-steps");
  const standing = foot && getComputedStyle(foot).position === "sticky" ? foot.offsetHeight : 0; // see task.css
  const [here, all] = [told.getBoundingClientRect(), column.getBoundingClientRect()];
  const below = here.bottom - (all.bottom - standing);
  if (below > 0) column.scrollTop += Math.min(below + 6, here.top - all.top - 6);
  told.querySelector(".itut-task-verdict")?.scrollIntoView({ block: "nearest" });
}

/** Brings a part of a panel into sight, or all of it; of one in a tab as much as can be. */
function bringIntoSight(root, key) {
  const part = (key && root.querySelector(`[data-key="${CSS.escape(key)}"]`)) || root;
  root.closest(".itut-tabs")?.scrollIntoView({ block: "nearest" });
  part.scrollIntoView({ block: "nearest" });
}

/** Before a class a question may begin at the top of its column, so that more of its options are in sight. */
function optionsInSight(root, column) {
  const [asked, foot] = [root.querySelector(".itut-task-question"), root.querySelector(".itut-body > .itut-steps")];
  const last = [...root.querySelectorAll(".itut-option")].at(-1);
  if (!asked || !foot || !last || !column.closest(".itut-presenting")) return;
  const below = last.getBoundingClientRect().bottom - foot.getBoundingClientRect().top;
  const room = asked.getBoundingClientRect().top - column.getBoundingClientRect().top - 6;
  if (below > 0 && room > 0) column.scrollTop += Math.min(below, room);
}

/** Marks the panel Now, or the buttons at the foot of a column, while there is more below what is in sight. */
function markMore(root) {
  if (root.matches(".itut-now")) {
    const below = root.scrollHeight - root.clientHeight - root.scrollTop;
    root.parentElement?.classList.toggle("itut-more-below", below > 8);
    return;
  }
  const foot = root.querySelector(".itut-body > .itut-steps");
  const last = [...root.querySelectorAll(".itut-option")].at(-1);
  if (!foot || !last) return;
  foot.classList.toggle("itut-more-below", last.getBoundingClientRect().bottom > foot.getBoundingClientRect().top + 8);
}

/** Keeps the current row visible when the whole column scrolls, with a question above it. */
function keepNowInSight(root) {
  const column = root.closest(".itut-right");
  if (!column || !root.matches(".itut-now") || !root.closest(".itut-desk")) return;
  if (column.scrollHeight <= column.clientHeight + 1) return;
  const [here, all] = [root.getBoundingClientRect(), column.getBoundingClientRect()];
  if (here.top < all.top) column.scrollTop += here.top - all.top - 6;
  else if (here.bottom > all.bottom) {
    column.scrollTop += Math.min(here.bottom - all.bottom + 6, here.top - all.top - 6);
  }
}

/** Scrolls a newly opened table to its top, question first; the very first one takes time to draw. */
function showOpened(root, left = 100) {
  const app = root.closest(".itut-desk, .itut-practice-page")?.querySelector(".itut-app");
  const column = app?.querySelector(".itut-right");
  if (!column?.clientHeight) {
    if (left && root.isConnected) setTimeout(() => showOpened(root, left - 1), 100);
    return;
  }
  column.scrollTop = 0;
  // one that has begun above what is in sight is read from its top
  app.scrollIntoView({ block: app.getBoundingClientRect().top < 0 ? "start" : "nearest", inline: "nearest" });
}

// ---- the panel

function renderPanel({ model, el }) {
  const root = document.createElement("section");
  root.className = `itut-panel itut-${model.get("name")}`;
  root.setAttribute("data-lm-suppress-shortcuts", "true"); // Lab's own keys stay out while focus is here
  const resume = document.createElement("div");
  resume.className = "itut-resume-note";
  resume.setAttribute("role", "status");
  const body = document.createElement("div");
  body.className = "itut-body";
  root.append(resume, body);
  el.append(root);

  let gone = false;
  let answered = false;
  let waiting = 0;
  let busy = 0;
  const send = (id, value = "") => {
    if (id === undefined || id === null) return;
    expectAnswer();
    model.send({ type: "activate", id, value, question: model.get("question") });
  };
  // no reply to a click: the kernel may be gone
  const expectAnswer = () => {
    clearTimeout(waiting);
    clearTimeout(busy);
    answered = false;
    busy = setTimeout(() => !gone && !answered && root.setAttribute("aria-busy", "true"), BUSY_MS);
    waiting = setTimeout(() => {
      if (!gone && !answered) resume.textContent = model.get("resume");
    }, WELCOME_MS);
  };

  // the kernel is gone or has restarted: mark the view and the app around it
  const livedOn = () =>
    setTimeout(() => {
      if (!gone && el.closest(".jupyter-widgets-disconnected")) resume.textContent = model.get("resume");
    });
  model.on("comm_live_update", livedOn);

  let current = "";
  function update() {
    if (gone) return;
    const own = { lang: "language", "aria-label": "label", "data-idle": "is_empty" };
    for (const [name, trait] of Object.entries(own)) put(root, name, String(model.get(trait)));
    put(root, "data-theme", theme());
    const had = root.contains(document.activeElement) ? document.activeElement : null;
    morph(body, JSON.parse(model.get("content")));
    settleTrees(root);
    // an element that is moved loses the focus too
    if (had && document.activeElement !== had) {
      if (had.isConnected && visible(had)) had.focus({ preventScroll: true });
      else refocus();
    }
    if (body.childElementCount) requestAnimationFrame(() => !gone && keepNowInSight(root));
    if (root.matches(".itut-task, .itut-now")) markSoon();
    const now = root.querySelector("[data-current]")?.dataset.current ?? "";
    // other panels change size in the same batch, or in the next one
    const show = () => !gone && showCurrent(root);
    if (now !== current) requestAnimationFrame(() => (show(), requestAnimationFrame(show)));
    current = now;
  }
  // by what scrolls: the panel Now itself, else the column around it, known only when the panel stands in its place
  let column = null;
  const markSoon = () =>
    requestAnimationFrame(() => {
      if (gone) return;
      const around = root.matches(".itut-now") ? root : root.closest(".itut-right");
      if (around !== column) {
        column?.removeEventListener("scroll", markSoon);
        resized.disconnect();
        column = around;
        column?.addEventListener("scroll", markSoon, { passive: true });
        if (column) resized.observe(column);
        resized.observe(body); // larger type
      }
      markMore(root);
    });
  const resized = new ResizeObserver(() => markSoon());
  function refocus(key = "") {
    const named = key ? root.querySelector(`[data-key="${CSS.escape(key)}"]`) : null;
    const to = named ?? root.querySelector("[data-first]") ?? focusable(root)[0];
    const app = root.closest(".itut-app");
    (to ?? app)?.focus({ preventScroll: true });
  }

  // a field that is left gives the keys back to the app around it
  function leave(field) {
    const app = root.closest(".itut-app");
    if (app) app.focus({ preventScroll: true });
    else field.blur();
  }

  root.addEventListener("click", (event) => {
    const link = event.target.closest("a[href]");
    if (link) follow(event, link);
    const toggle = event.target.closest("[data-toggle]");
    const act = event.target.closest("[data-act]");
    if (event.detail > 1 && act?.matches(".itut-option")) return; // a double click decides once
    if (event.target.closest("[data-twisty]") && toggle) send(toggle.dataset.toggle);
    else if (act && root.contains(act) && !act.matches("input, textarea")) {
      if (!window.getSelection()?.toString() || act.localName === "button") send(act.dataset.act);
      const tree = act.closest("[role=tree]");
      if (tree && act.matches("[role=treeitem]")) rove(tree, act, false);
    } else if (toggle && root.contains(toggle)) send(toggle.dataset.toggle);
  });
  root.addEventListener("change", (event) => {
    if (event.target.matches("input[data-act], textarea[data-act]")) {
      const checked = event.target.type === "checkbox" ? String(event.target.checked) : event.target.value;
      send(event.target.dataset.act, checked);
    }
  });
  root.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.matches("input, textarea")) {
      const done = event.target.localName === "input" ? "Enter" : "Escape"; // in a text of several lines Enter begins one
      if (event.key === done) leave(event.target);
      event.stopPropagation();
      return;
    }
    let used = treeKeys(event, root, send);
    if (!used && (event.key === "ArrowDown" || event.key === "ArrowUp") && event.target.matches("button")) {
      const all = focusable(root);
      const to = all[all.indexOf(event.target) + (event.key === "ArrowDown" ? 1 : -1)];
      if (to) to.focus();
      used = true;
    }
    if (used) {
      event.preventDefault();
      event.stopPropagation();
    }
  });

  const heard = (message) => {
    if (message.type === "welcome") {
      root.removeAttribute("aria-busy");
      answered = true;
      resume.textContent = "";
    } else if (message.type === "opened") {
      setTimeout(() => !gone && showOpened(root), 100);
    } else if (message.type === "sight") {
      setTimeout(() => !gone && bringIntoSight(root, message.key), 100); // once it is drawn
    } else if (message.type === "focus") {
      const app = root.closest(".itut-app");
      if (app && app.contains(document.activeElement)) refocus(message.key);
      // the log is shown in a tab that may only now be chosen
      if (root.closest(".itut-side-by-side")) root.scrollIntoView({ block: "nearest" });
      else if (root.matches(".itut-log")) requestAnimationFrame(() => !gone && root.scrollIntoView({ block: "nearest" }));
      // a new task, a verdict: read from the top
      if (app && !message.key && root.closest(".itut-slot")) {
        const column = app.querySelector(".itut-right");
        column.scrollTop = 0;
        requestAnimationFrame(() => {
          if (gone) return;
          verdictInSight(root, column);
          optionsInSight(root, column);
        });
      }
    }
  };
  let pending = false;
  const changed = () => {
    if (pending) return;
    pending = true;
    queueMicrotask(() => {
      pending = false;
      update();
    });
  };
  model.on("msg:custom", heard);
  for (const name of ["content", "label", "language", "is_empty"]) model.on(`change:${name}`, changed);
  const unwatch = watchTheme(changed);
  // whoever comes back from another page sees what has changed meanwhile
  let seen = true;
  const sight = new IntersectionObserver((entries) => {
    const now = entries.at(-1).isIntersecting;
    if (now && !seen && model.get("watched")) model.send({ type: "seen" });
    seen = now;
  });
  if (model.get("watched")) sight.observe(root);
  update();
  requestAnimationFrame(() => {
    if (gone) return;
    model.send({ type: "hello" });
    expectAnswer();
    showCurrent(root);
  });
  return () => {
    gone = true;
    clearTimeout(waiting);
    unwatch();
    sight.disconnect();
    resized.disconnect();
    column?.removeEventListener("scroll", markSoon);
    model.off("comm_live_update", livedOn);
    model.off("msg:custom", heard);
    for (const name of ["content", "label", "language", "is_empty"]) model.off(`change:${name}`, changed);
  };
}

// ---- the hub

function scroller(element) {
  for (let box = element.parentElement; box; box = box.parentElement) {
    if (box.matches(".jp-WindowedPanel-outer, .jp-Notebook, .lm-DockPanel .jp-LinkedOutputView")) return box;
  }
  return document.documentElement;
}

// Where another app takes the place of one that had the focus, as in a study, it takes the focus too. Each hub may have
// a module of its own.
const REPLACED_MS = 3000;
const replaced = (globalThis.itutReplaced ??= { at: -Infinity }); // when an app that had the focus was last removed
const unfocused = () => document.activeElement === null || document.activeElement === document.body;

const FULL_SCREEN = new Set(["f", "а"]); // the second is the same key of a Ukrainian keyboard

function renderHub({ model, el }) {
  const live = document.createElement("div");
  live.className = "itut-live";
  live.setAttribute("role", "status");
  live.setAttribute("aria-live", "polite");
  // how to give the app the keys; no live region, as it must not be spoken whenever the focus leaves
  const outside = document.createElement("div");
  outside.className = "itut-outside";
  outside.setAttribute("role", "note");
  el.append(live, outside);

  let gone = false;
  let app = null;
  let sent = "";
  let timer = 0;
  let report = 0;
  let resized = null;
  let watching = null;

  const speak = () => {
    live.lang = model.get("language");
    live.textContent = model.get("spoken");
  };
  const tick = () => {
    clearInterval(timer);
    if (model.get("playing")) timer = setInterval(() => model.send({ type: "tick" }), model.get("autoplay_ms"));
  };
  // ipywidgets gives its controls no accessible names and no states
  const name = () => {
    const labels = model.get("control_labels");
    for (const [selector, label] of Object.entries(labels)) {
      for (const control of app.querySelectorAll(selector)) {
        if (control.getAttribute("aria-label") !== label) control.setAttribute("aria-label", label);
      }
    }
    for (const button of app.querySelectorAll(".itut-toggle")) {
      const on = String(button.classList.contains("itut-on"));
      if (button.getAttribute("aria-pressed") !== on) button.setAttribute("aria-pressed", on);
    }
    const full = app.querySelector(".itut-do-full");
    const words = model.get("full_screen")[document.fullscreenElement?.contains(app) ? 1 : 0];
    if (full && words && full.textContent !== words) full.textContent = words;
  };
  const dress = () => {
    if (!app) return;
    name();
    app.dataset.theme = theme();
    app.lang = model.get("language");
    app.setAttribute("aria-label", model.get("label"));
    app.dataset.blank = model.get("blank");
    outside.lang = model.get("language");
    outside.textContent = model.get("outside");
    app.style.setProperty("--itut-scale", String(model.get("scale")));
  };

  // if the table does not fit: scroll to the acting player's board
  const scroll = () => {
    const place = app?.querySelector(".itut-place");
    const board = place?.querySelector(`.itut-overlay [data-key="${CSS.escape(model.get("scroll_to"))}"]`);
    if (!board || place.scrollHeight <= place.clientHeight + 4) return;
    const [here, all] = [board.getBoundingClientRect(), place.getBoundingClientRect()];
    if (here.top < all.top) place.scrollTop += here.top - all.top - 6;
    else if (here.bottom > all.bottom) place.scrollTop += Math.min(here.bottom - all.bottom + 6, here.top - all.top - 6);
  };
  const scrollSoon = () => {
    requestAnimationFrame(() => !gone && scroll());
    setTimeout(() => !gone && scroll(), 60);
  };

  function measure() {
    if (gone || !app || !visible(app)) return;
    const around = scroller(app);
    const alone = document.fullscreenElement?.contains(app) ?? false;
    const room = alone || around === document.documentElement ? window.innerHeight : around.clientHeight;
    app.style.setProperty("--itut-room", `${Math.max(420, alone ? room : room - 26)}px`);
    const place = app.querySelector(".itut-place");
    if (!place) return;
    outside.style.top = `${place.getBoundingClientRect().bottom - app.getBoundingClientRect().top}px`;
    outside.style.left = `${place.offsetWidth / 2}px`;
    outside.style.maxWidth = `${place.offsetWidth - 8}px`;
    // rounded, so that a scroll bar that comes and goes changes nothing
    const width = Math.floor((place.clientWidth - 2) / 10) * 10;
    const height = Math.floor((place.clientHeight - 2) / 10) * 10;
    const pixels = window.devicePixelRatio;
    const env = { type: "env", theme: theme(), width, height, narrow: app.clientWidth < 780, pixels };
    const text = JSON.stringify(env);
    if (width < 100 || text === sent) return;
    if (!sent) setTimeout(() => !gone && scroll(), 600);
    sent = text;
    model.send(env);
  }
  const later = () => {
    clearTimeout(report);
    report = setTimeout(measure, 60);
  };

  const editable = (target) => target.matches("input:not([type=checkbox]), textarea, select, [contenteditable=true]");
  const pressed = (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || editable(event.target)) return;
    if (event.target.closest("[role=slider], [role=tablist], [role=tab]") && event.key.startsWith("Arrow")) return;
    if (FULL_SCREEN.has(event.key)) {
      event.preventDefault();
      event.stopPropagation();
      fullScreen();
      return;
    }
    // at once, as what is typed next must not be taken for commands
    if (event.key === "/" && focusTyped()) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (!model.get("wanted").includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.repeat && /^[0-9]$/.test(event.key)) return; // a key that is held decides once
    model.send({ type: "key", key: event.key });
  };

  // the field for typed acts, if there is one to be seen
  function focusTyped() {
    const field = app?.querySelector(".itut-now input[data-act='typed']");
    if (!field || !visible(field) || app.classList.contains("itut-blank")) return false;
    field.focus();
    return true;
  }

  // the browser allows full screen only on a click or key, so the kernel takes no part
  function fullScreen() {
    if (document.fullscreenElement) document.exitFullscreen();
    else app?.requestFullscreen?.().catch(() => {});
  }
  const clicked = (event) => {
    if (event.target.closest(".itut-do-full")) fullScreen();
  };
  // in full screen, and on a page that is no notebook, every key is for the app
  const sole = () =>
    document.fullscreenElement === app ||
    (document.body.dataset.voila !== undefined && document.querySelectorAll(".itut-app").length === 1);
  const lost = (event) => {
    if (event.target !== document.body || !sole()) return;
    if (!app.contains(document.activeElement)) app.focus({ preventScroll: true }); // what answers the key may move it on
    pressed(event);
  };
  const screened = () => {
    later();
    name();
    outside.hidden = sole();
    if (app && document.fullscreenElement === app) app.focus({ preventScroll: true });
  };

  // when the focused element is removed, the focus is lost: return it to the app
  let inside = false;
  const came = () => {
    inside = true;
  };
  const went = (event) => {
    if (event.relatedTarget && !app.contains(event.relatedTarget)) inside = false;
  };
  const pointed = (event) => {
    if (app && !app.contains(event.target)) inside = false;
    else if (app && !event.target.closest("button, input, textarea, [tabindex], [role=slider]")) {
      // a click on plain text gives the app the keys but keeps the selection
      if (!app.contains(document.activeElement)) app.focus({ preventScroll: true });
    }
  };
  const unwatch = watchTheme(() => {
    dress();
    later();
  });

  function attach(tries) {
    if (gone) return;
    app = el.closest(".itut-app");
    if (!app) {
      if (tries) requestAnimationFrame(() => attach(tries - 1));
      return;
    }
    app.setAttribute("data-lm-suppress-shortcuts", "true");
    app.setAttribute("role", "region");
    app.tabIndex = -1;
    app.addEventListener("keydown", pressed);
    app.addEventListener("click", clicked);
    document.addEventListener("fullscreenchange", screened);
    document.addEventListener("keydown", lost);
    watching = new MutationObserver(changed);
    watching.observe(app, { childList: true, subtree: true, attributes: true, attributeFilter: ["class"] });
    app.addEventListener("focusin", came);
    app.addEventListener("focusout", went);
    document.addEventListener("pointerdown", pointed);
    window.addEventListener("resize", later);
    resized = new ResizeObserver(later);
    resized.observe(app);
    const around = scroller(app);
    if (around !== document.documentElement) resized.observe(around);
    const place = app.querySelector(".itut-place");
    if (place) resized.observe(place);
    outside.hidden = sole();
    dress();
    measure();
    later();
    link();
    if (performance.now() - replaced.at < REPLACED_MS && unfocused() && visible(app)) {
      inside = true;
      app.focus({ preventScroll: true });
    }
    replaced.at = -Infinity;
  }
  const stepped = () => {
    scrollSoon(); // also when the same player acts on
    if (inside && app && !app.contains(document.activeElement)) app.focus({ preventScroll: true });
  };
  // nothing on a blank screen can be pressed; any change may remove the focused element
  const changed = () => {
    name();
    const blank = app.classList.contains("itut-blank") && app.contains(document.activeElement);
    if (blank || (inside && unfocused())) app.focus({ preventScroll: true });
  };

  // a table in the address of the page, once each; of several apps on a page it is the first one's
  let followed = "";
  const link = () => {
    const first = document.querySelector(".itut-app");
    if (gone || !model.get("linked") || !app || app !== first || !/^#inn[0-9]/.test(location.hash)) return;
    if (location.hash === followed) return;
    followed = location.hash;
    let text = followed.slice(1);
    try {
      text = decodeURIComponent(text);
    } catch {
      // as it stands; the kernel says what is wrong with it
    }
    model.send({ type: "link", text });
  };
  window.addEventListener("hashchange", link);

  const handlers = { "change:spoken": speak, "change:playing": tick, "change:autoplay_ms": tick, "change:focus_request": stepped };
  handlers["change:scroll_to"] = scrollSoon;
  for (const name of ["language", "label", "scale", "blank", "outside", "control_labels", "full_screen"]) handlers[`change:${name}`] = dress;
  for (const [name, handler] of Object.entries(handlers)) model.on(name, handler);
  speak();
  tick();
  requestAnimationFrame(() => attach(60));

  return () => {
    gone = true;
    if (inside && (unfocused() || app.contains(document.activeElement))) replaced.at = performance.now();
    clearInterval(timer);
    clearTimeout(report);
    unwatch();
    resized?.disconnect();
    document.removeEventListener("pointerdown", pointed);
    window.removeEventListener("resize", later);
    window.removeEventListener("hashchange", link);
    app?.removeEventListener("keydown", pressed);
    app?.removeEventListener("click", clicked);
    document.removeEventListener("fullscreenchange", screened);
    document.removeEventListener("keydown", lost);
    watching?.disconnect();
    app?.removeEventListener("focusin", came);
    app?.removeEventListener("focusout", went);
    for (const [name, handler] of Object.entries(handlers)) model.off(name, handler);
  };
}

export default { render: (context) => (context.model.get("kind") === "hub" ? renderHub : renderPanel)(context) };
