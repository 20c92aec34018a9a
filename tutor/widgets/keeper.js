// @ts-check
// Keeps the frames that the page has shown, so that a step back, a step forward again and the slider show theirs at
// once. The kernel is sent {type: "follow", key, step, serial} and follows; what it tells meanwhile of steps that the
// page has already left waits in the batch channel (message_batch.js), so that the page never goes back by itself.
// A frame is kept under the kernel's key of viewer, concealment, language, theme and size, and all are forgotten when
// the key changes.

const MOST = 80; // frames
const MOST_PIXELS = 32e6; // of all kept pictures, four bytes each
const PATIENCE_MS = 4000; // a kernel that does not follow is believed again
const REST_MS = 400; // a frame that stays as long is copied before it is left, so that leaving it takes less

// what of each part's state is a frame; the SVG only where it is what the page shows
const TRAITS = ["content", "is_empty", "label", "scene", "spoken", "scroll_to", "value", "max", "_dom_classes"];

/** @typedef {{key: string, step: number, number: number, ways: Record<string, number>}} Place */
/** @typedef {{place: Place, text: string, states: Map<string, object>, picture: HTMLCanvasElement | null}} Frame */

/**
 * What the batch channel has to know of each keeper, by its model id.
 * @typedef {{parts: Set<string>, pending: number, done: number, held: any[]}} Line
 * @type {Map<string, Line>}
 */
const lines = (/** @type {any} */ (globalThis).itutKeepers ??= new Map());

/**
 * The number of pixels of the oldest frames' pictures to forget, so that all together stay within a bound.
 * @param {Map<number, {picture: {width: number, height: number} | null}>} frames oldest first
 * @param {number} most
 * @returns {number[]} the steps whose pictures are forgotten
 */
export function overweight(frames, most) {
  let sum = 0;
  const gone = [];
  for (const [step, { picture }] of [...frames].reverse()) {
    sum += picture ? picture.width * picture.height : 0;
    if (picture && sum > most) gone.push(step);
  }
  return gone;
}

/** @param {{model: any}} context */
function initialize({ model }) {
  /** @type {Map<number, Frame>} */
  const frames = new Map();
  /** @type {Map<string, any>} */
  const parts = new Map();
  let id = "";
  /** @type {any} */
  let self = null; // the model itself; what is given here can only be read and sent
  /** @type {Line} */
  const line = { parts: new Set(), pending: 0, done: 0, held: [] };
  /** @type {Frame | null} */
  let shown = null;
  let applying = false;
  let patience = 0;
  let resting = 0;

  const mark = () => `.itut-keeper-${CSS.escape(id)}`;
  const apps = () => (id ? [...document.querySelectorAll(mark())] : []);
  const tables = () => apps().flatMap((app) => [...app.querySelectorAll(".itut-place .itut-table")].slice(0, 1));
  const canvasOf = (table) => table.querySelector("canvas:not(.itut-kept)");

  async function begin() {
    if (id || !model.get("own")) return;
    id = model.get("own");
    self = await model.widget_manager.get_model(id);
    lines.set(id, line);
    await learnParts();
    requestAnimationFrame(() => note(model.get("frame")));
  }
  async function learnParts() {
    for (const each of model.get("parts")) {
      if (parts.has(each)) continue;
      try {
        parts.set(each, await model.widget_manager.get_model(each));
        line.parts.add(each);
      } catch (error) {
        console.debug("a part of the app is not in the page", each, error);
      }
    }
    const slider = parts.get(model.get("slider"));
    if (slider) slider.on("change:value", slid);
  }

  /** @returns {Place | null} */
  function placeOf(text) {
    return text ? JSON.parse(text) : null;
  }

  // ---- keeping

  // The picture of the frame that is shown; the canvas has it until the next one is painted.
  function keepPicture() {
    if (!shown || shown.picture) return;
    const table = tables()[0];
    const canvas = table && canvasOf(table);
    if (!canvas || canvas.width < 8 || table.querySelector(".itut-picture svg")) return;
    const copy = document.createElement("canvas");
    [copy.width, copy.height] = [canvas.width, canvas.height];
    copy.getContext("2d")?.drawImage(canvas, 0, 0);
    shown.picture = copy;
    for (const step of overweight(frames, MOST_PIXELS)) frames.delete(step);
  }

  function note(text) {
    const place = placeOf(text);
    if (!place || parts.size < model.get("parts").length) return;
    const before = frames.get(place.step);
    const states = new Map();
    for (const [each, part] of parts) {
      const state = {};
      for (const name of TRAITS) if (name in part.attributes) state[name] = part.get(name);
      if ("svg" in part.attributes && !hasCanvas()) state.svg = part.get("svg");
      states.set(each, state);
    }
    frames.delete(place.step); // the newest is the last
    const same = before !== undefined && before === shown && sameScene(before.states, states);
    shown = { place, text, states, picture: same ? before.picture : null };
    clearTimeout(resting);
    resting = setTimeout(keepPicture, REST_MS);
    frames.set(place.step, shown);
    if (frames.size > MOST) frames.delete(frames.keys().next().value);
  }

  function sameScene(one, other) {
    return [...other].every(([each, state]) => state.scene === one.get(each)?.scene);
  }

  const hasCanvas = () => tables().some((table) => canvasOf(table) && !table.querySelector(".itut-picture svg"));

  // ---- showing

  function layer(picture) {
    let used = false; // a further view of the table gets a copy
    for (const table of tables()) {
      table.querySelector(".itut-kept")?.remove();
      const under = table.querySelector(".itut-picture");
      if (!picture || !under) continue;
      const own = used ? picture.cloneNode(false) : picture;
      if (used) own.getContext("2d").drawImage(picture, 0, 0);
      own.className = "itut-kept";
      under.after(own);
      used = true;
    }
  }

  /**
   * Show a kept frame and let the kernel follow; false if there is none.
   * @param {number | undefined} step
   */
  function show(step) {
    const frame = step === undefined ? undefined : frames.get(step);
    const now = placeOf(model.get("frame"));
    if (!frame || !now || frame.place.key !== now.key || frame.place.step === now.step) return false;
    if (hasCanvas() && !frame.picture) return false;
    keepPicture();
    line.pending += 1;
    clearTimeout(patience);
    patience = setTimeout(() => {
      line.done = line.pending;
    }, PATIENCE_MS);
    applying = true;
    try {
      for (const [each, state] of frame.states) parts.get(each)?.set_state(state);
      self.set_state({ frame: frame.text });
      layer(frame.picture);
    } finally {
      applying = false;
    }
    shown = frame;
    frames.delete(frame.place.step);
    frames.set(frame.place.step, frame);
    model.send({ type: "follow", key: now.key, step: frame.place.step, serial: line.pending });
    return true;
  }

  function changed() {
    if (applying) return;
    const text = model.get("frame");
    const place = placeOf(text);
    if (shown && place && place.key === shown.place.key && place.step === shown.place.step) {
      requestAnimationFrame(() => model.get("frame") === text && note(text));
      return; // the kernel has followed
    }
    if (place && shown && place.key === shown.place.key) keepPicture();
    else if (place) frames.clear(); // another viewer, concealment, language, theme or size
    else keepPicture();
    shown = null;
    requestAnimationFrame(() => {
      layer(null); // the canvas has the new picture by now
      if (model.get("frame") === text) note(text);
    });
  }

  // ---- what the user does

  const taken = (event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const ofApp = (target) => id !== "" && target instanceof Element && target.closest(mark());
  const way = (command) => placeOf(model.get("frame"))?.ways[command];

  const numbered = (number) => {
    const now = placeOf(model.get("frame"));
    return [...frames.values()].find((each) => each.place.number === number && each.place.key === now?.key);
  };
  const SIDES = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };
  const pressed = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.defaultPrevented) return;
    if (ofApp(event.target) && event.target.closest(".itut-slider") && event.key in SIDES) {
      const now = placeOf(model.get("frame"));
      const frame = now && numbered(now.number + SIDES[event.key]);
      if (frame && show(frame.place.step)) taken(event);
      return;
    }
    const command = model.get("commands")[event.key];
    const alone = event.target === document.body && document.body.dataset.voila !== undefined;
    if (command === undefined || !(alone || ofApp(event.target))) return;
    // the arrows have a use of their own on the table, in trees, tabs and fields
    if (event.target.closest(".itut-overlay, [role=tree], [role=slider], [role=tab], [role=tablist], input, textarea, select")) return;
    if (show(way(command))) taken(event);
  };
  const clicked = (event) => {
    const button = event.target instanceof Element && ofApp(event.target) && event.target.closest("[class*=itut-do-]");
    const command = button && /itut-do-([a-z-]+)/.exec(button.className)?.[1];
    if (command && show(way(command))) taken(event);
  };
  const slid = (slider) => {
    const now = placeOf(model.get("frame"));
    if (applying || slider._state_lock || !now) return;
    const frame = numbered(slider.get("value"));
    if (frame) show(frame.place.step);
  };

  const heard = (message) => {
    if (message.type !== "refused") return;
    // the kernel is elsewhere and tells all of it anew; what was pressed meanwhile it did not take
    frames.clear();
    shown = null;
    line.done = line.pending;
    requestAnimationFrame(() => layer(null));
    model.send({ type: "settled" });
  };

  model.on("msg:custom", heard);
  model.on("change:frame", changed);
  model.on("change:parts", learnParts);
  document.addEventListener("keydown", pressed, true);
  document.addEventListener("click", clicked, true);
  model.on("change:own", begin);
  begin();
  return () => {
    lines.delete(id);
    clearTimeout(patience);
    clearTimeout(resting);
    model.off("msg:custom", heard);
    model.off("change:frame", changed);
    model.off("change:parts", learnParts);
    model.off("change:own", begin);
    parts.get(model.get("slider"))?.off("change:value", slid);
    document.removeEventListener("keydown", pressed, true);
    document.removeEventListener("click", clicked, true);
  };
}

export default { initialize };
