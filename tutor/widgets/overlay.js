// The input layer of the table. Everything here happens in the browser; the kernel is sent
// {type: "activate", key, question}, {type: "mark", from, to}, {type: "enlarge", key} once for each card, {type: "preview", key} once for each choice, {type: "picture"} after a pause,
// {type: "rested"} after a longer pause, and {type: "hello"} at the beginning.

const SVG = "http://www.w3.org/2000/svg";
const DRAG_PX = 6; // a pointer that moves less has clicked
const TIP_DELAY = 280;
const HOLD_MS = 450; // a finger that rests as long looks, and does not choose
const HOLD_PX = 10; // a finger that moves farther scrolls
const MOVE_MS = 350;
const EASE = "cubic-bezier(.2,.7,.2,1)";
const TURN = 7; // degrees, in the middle of a long way
// a ring that draws itself: what it takes, and how much later each further one begins
const RINGS = { achieved: [450, 0], right: [250, 0], won: [450, 80] };
const FACES = ['400 12px "Tutor Inter"', '700 12px "Tutor Inter"'];
const FONT_MS = 1500; // the font comes with the style sheet, so it takes no time at all
const WELCOME_MS = 15000; // a busy kernel answers late
const PICTURE_MS = 500;
const STILL_MS = 1800;
const REST_MS = 4000;
let serial = 0;

function centre([x, y, w, h]) {
  return [x + w / 2, y + h / 2];
}

// The nearest box in a direction: forward distance counts once, sideways distance twice.
export function nearest(boxes, from, key) {
  const [fx, fy] = centre(from.at);
  const along = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  let best = null;
  let least = Infinity;
  for (const box of boxes) {
    if (box.key === from.key) continue;
    const [cx, cy] = centre(box.at);
    const forward = (cx - fx) * along[0] + (cy - fy) * along[1];
    if (forward <= 1) continue;
    // boxes that overlap sideways are straight ahead
    const [lo, size, flo, fsize] = along[0]
      ? [box.at[1], box.at[3], from.at[1], from.at[3]]
      : [box.at[0], box.at[2], from.at[0], from.at[2]];
    const gap = Math.max(0, lo - (flo + fsize), flo - (lo + size));
    const off = Math.abs(along[0] ? cy - fy : cx - fx);
    const cost = forward + gap * 3 + off * 0.3;
    if (cost < least) {
      least = cost;
      best = box;
    }
  }
  return best;
}

// An SVG text from the kernel as an element; it contains no scripts, and they would not run.
function parseSvg(text) {
  const doc = new DOMParser().parseFromString(text, "image/svg+xml");
  const svg = doc.documentElement;
  return svg.namespaceURI === SVG && svg.localName === "svg" ? document.importNode(svg, true) : null;
}

function render({ model, el }) {
  const id = `itut-${++serial}`;
  const root = document.createElement("div");
  root.className = "itut-overlay";
  root.setAttribute("role", "group");
  root.setAttribute("data-lm-suppress-shortcuts", "true"); // disables Lab's own keys while the focus is here
  const words = document.createElement("div");
  words.className = "itut-words";
  words.id = `${id}-words`;
  root.setAttribute("aria-describedby", words.id);
  const picture = document.createElement("div");
  picture.className = "itut-picture";
  picture.setAttribute("aria-hidden", "true");
  const stage = document.createElement("div");
  const resume = document.createElement("div");
  resume.className = "itut-resume";
  resume.setAttribute("role", "status");
  root.append(words, picture, stage);
  el.append(resume, root);
  const tip = document.createElement("div");
  tip.className = "itut-tip";
  tip.setAttribute("aria-hidden", "true");
  tip.hidden = true;
  document.body.append(tip);

  const elements = new Map(); // key -> element of a box
  const shapes = new WeakMap(); // element -> its input, to skip unchanged elements
  const containers = new Map(); // key -> role=group element
  let boxes = new Map(); // key -> box as sent
  let order = []; // focusable boxes, in reading order
  let current = null; // key in the tab order
  let canvasAlive = false;
  let welcomed = false;
  let gone = false;
  const cards = new Map(); // key -> SVG text, "" for none
  const asked = new Set();

  // ---- picture

  function canvasElement() {
    const table = root.closest(".itut-table");
    const canvas = table ? table.querySelector("canvas") : null;
    if (canvas && canvas.getAttribute("tabindex") !== "-1") {
      // ipycanvas makes the canvas focusable, and it would swallow every key
      canvas.setAttribute("tabindex", "-1");
      canvas.setAttribute("aria-hidden", "true");
    }
    return canvas;
  }

  function canvasHasPicture() {
    const canvas = canvasElement();
    if (!canvas || !canvas.isConnected || canvas.width < 8) return false;
    try {
      return canvas.getContext("2d").getImageData(4, 4, 1, 1).data[3] > 0;
    } catch {
      return false;
    }
  }

  function showPicture() {
    if (canvasAlive) {
      picture.replaceChildren();
      return;
    }
    const svg = parseSvg(model.get("svg"));
    picture.replaceChildren(...(svg ? [svg] : []));
  }

  // While the canvas paints, the SVG is requested after a pause, only for saving.
  // After a longer pause without a click everything is repainted, in case a part was lost.
  let asking = 0;
  let resting = 0;
  function askPicture(delay) {
    clearTimeout(asking);
    clearTimeout(resting);
    resting = setTimeout(() => {
      if (!gone) model.send({ type: "rested" });
    }, REST_MS);
    asking = setTimeout(() => {
      if (!gone) model.send({ type: "picture" });
    }, delay);
  }

  // The fallback in the notebook. The kernel updates it, but after a reload of the page Lab no longer knows which
  // output a display id belongs to; then it is updated here, through the notebook that the widget manager knows.
  let stilling = 0;
  function keepStill() {
    clearTimeout(stilling);
    stilling = setTimeout(putStill, STILL_MS);
  }
  function putStill() {
    const head = model.get("still");
    const mark = /data-table="[^"]+"/.exec(head)?.[0];
    const cells = !gone && mark && model.widget_manager?.context?.model?.cells;
    if (!cells) return;
    try {
      const alone = model.get("svg").replace("\n", `\n${model.get("font_style")}\n`);
      const bytes = new TextEncoder().encode(alone);
      const parts = [];
      for (let i = 0; i < bytes.length; i += 8192) parts.push(String.fromCharCode(...bytes.subarray(i, i + 8192)));
      const html = `${head}${btoa(parts.join(""))}"></div>`;
      for (const { outputs } of cells) {
        for (let i = 0; outputs && i < outputs.length; i++) {
          const output = outputs.get(i).toJSON();
          const old = output.data?.["text/html"];
          const text = Array.isArray(old) ? old.join("") : old;
          if (!text?.includes(mark) || text === html) continue;
          outputs.set(i, { ...output, data: { ...output.data, "text/html": html } });
        }
      }
    } catch (error) {
      console.debug("the last picture was not put into the notebook", error);
    }
  }

  let probing = 0;
  let probed = null; // the canvas that is known to have a picture; reading it is slow, so it is read once
  function probe(tries) {
    if (canvasAlive && probed !== null && probed === canvasElement()) return;
    const mine = ++probing;
    const step = (left) => {
      if (gone || mine !== probing) return;
      if (canvasHasPicture()) {
        probed = canvasElement();
        if (!canvasAlive) {
          canvasAlive = true;
          showPicture();
        }
      } else if (left > 0) {
        setTimeout(() => step(left - 1), 60);
      } else {
        canvasAlive = false;
        askPicture(0);
        showPicture();
      }
    };
    requestAnimationFrame(() => step(tries));
  }

  // ---- boxes

  function container(key) {
    if (!key) return stage;
    let made = containers.get(key);
    if (!made) {
      made = document.createElement("div");
      made.setAttribute("role", "group");
      containers.set(key, made);
    }
    return made;
  }

  function place(element, [x, y, w, h], scene) {
    element.style.left = `${(x / scene.width) * 100}%`;
    element.style.top = `${(y / scene.height) * 100}%`;
    element.style.width = `${(w / scene.width) * 100}%`;
    element.style.height = `${(h / scene.height) * 100}%`;
  }

  function describe(element, box) {
    const set = (name, value) =>
      value === null ? element.removeAttribute(name) : element.setAttribute(name, value);
    set("role", box.role === "note" ? "note" : box.role);
    set("aria-label", box.label);
    set("aria-pressed", box.role === "button" && box.enabled ? String(Boolean(box.selected)) : null);
    set("data-enabled", box.enabled ? "" : null);
    set("aria-describedby", box.describedBy ? `${id}-note-${box.describedBy}` : null);
    if (box.role === "note") {
      element.id = `${id}-note-${box.key}`;
      element.textContent = box.label;
      element.classList.add("itut-words");
    }
  }

  let scened = null; // the text of the scene of the current boxes
  function update() {
    const text = model.get("scene");
    if (text === scened) return;
    const scene = JSON.parse(text);
    if (!scene.boxes) return;
    still();
    forgetAhead();
    const was = scened ? JSON.parse(scened) : scene;
    scened = text;
    const before = boxes;
    const hadFocus = root.contains(document.activeElement) ? document.activeElement.dataset.key : null;
    const wasAt = hadFocus !== null && before.get(hadFocus);
    root.setAttribute("aria-label", scene.title);
    words.textContent = scene.description;
    root.style.maxWidth = `${scene.width}px`;
    root.style.aspectRatio = `${scene.width} / ${scene.height}`;
    const table = root.closest(".itut-table");
    if (table) table.style.setProperty("--itut-width", `${scene.width}px`);
    boxes = new Map(scene.boxes.map((box) => [box.key, box]));
    order = scene.boxes.filter((box) => box.role !== "group" && box.role !== "note");
    const wanted = new Map(); // parent -> children in order
    const child = (parent, element) => {
      if (!wanted.has(parent)) wanted.set(parent, []);
      const list = wanted.get(parent);
      if (!list.includes(element)) list.push(element);
    };
    const groups = new Set(scene.boxes.filter((box) => box.group).map((box) => box.group));
    for (const box of scene.boxes) {
      let parent = container(box.group);
      if (groups.has(box.key)) {
        const own = container(box.key);
        if (box.role === "group") own.setAttribute("aria-label", box.label);
        else own.removeAttribute("aria-label");
        child(parent, own);
        parent = own;
      }
      if (box.role === "group") continue;
      let element = elements.get(box.key);
      if (!element) {
        element = document.createElement("div");
        element.className = "itut-box";
        element.dataset.key = box.key;
        element.tabIndex = -1;
        elements.set(box.key, element);
      }
      const shape = JSON.stringify([box, scene.width, scene.height]);
      if (shapes.get(element) !== shape) {
        shapes.set(element, shape);
        place(element, box.at, scene);
        describe(element, box);
      }
      child(parent, element);
    }
    for (const [key, element] of elements) {
      const box = boxes.get(key);
      if (!box || box.role === "group") {
        element.remove();
        elements.delete(key);
      }
    }
    for (const [key, element] of containers) {
      if (!groups.has(key)) {
        element.remove();
        containers.delete(key);
      }
    }
    for (const [parent, list] of wanted) {
      list.forEach((element, i) => {
        if (parent.children[i] !== element) parent.insertBefore(element, parent.children[i] || null);
      });
    }
    if (hadFocus !== null && wasAt) {
      const again = elements.has(hadFocus) ? boxes.get(hadFocus) : closest(wasAt.at);
      if (again && document.activeElement !== elements.get(again.key)) focus(again.key, true);
    }
    if (!current || !elements.has(current)) {
      const first = order.find((box) => box.enabled) || order[0];
      rove(first ? first.key : null);
    } else {
      rove(current);
    }
    if (canvasAlive) askPicture(PICTURE_MS);
    slide(before, was, scene);
    if (!tip.hidden && !boxes.has(tip.dataset.key)) hideTip();
  }

  function closest(at) {
    const [x, y] = centre(at);
    let best = null;
    let least = Infinity;
    for (const box of order) {
      const [bx, by] = centre(box.at);
      const far = (bx - x) ** 2 + (by - y) ** 2;
      if (far < least) {
        least = far;
        best = box;
      }
    }
    return best;
  }

  function rove(key) {
    if (current !== null && elements.has(current)) elements.get(current).tabIndex = -1;
    current = key;
    if (key !== null && elements.has(key)) elements.get(key).tabIndex = 0;
  }

  function focus(key, still = false) {
    const element = elements.get(key);
    if (!element) return;
    rove(key);
    element.focus({ preventScroll: true });
    if (!still) element.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  function activate(key) {
    still();
    model.send({ type: "activate", key, question: model.get("question") });
    if (!welcomed) resume.textContent = model.get("resume_text");
  }

  // ---- motion

  const running = new Set(); // what moves now; a new act ends it
  function still() {
    for (const each of [...running]) each.cancel();
  }
  function run(element, keyframes, options) {
    const motion = element.animate(keyframes, { fill: "backwards", ...options });
    running.add(motion);
    motion.onfinish = motion.oncancel = () => {
      running.delete(motion);
      (element.closest(".itut-highlight") ?? element).remove();
    };
  }
  const moves = () =>
    root.animate && model.get("motion") && !window.matchMedia("(prefers-reduced-motion: reduce)").matches;

  // A part of the picture as it is now, to be moved: a card's front or back.
  function cutOut([x, y, w, h], scene) {
    const canvas = canvasAlive ? canvasElement() : null;
    if (canvas) {
      const fine = canvas.width / scene.width;
      const copy = document.createElement("canvas");
      [copy.width, copy.height] = [Math.max(1, Math.round(w * fine)), Math.max(1, Math.round(h * fine))];
      copy.getContext("2d").drawImage(canvas, x * fine, y * fine, w * fine, h * fine, 0, 0, copy.width, copy.height);
      return copy;
    }
    const svg = picture.querySelector("svg")?.cloneNode(true);
    svg?.setAttribute("viewBox", `${x} ${y} ${w} ${h}`);
    return svg ?? document.createElement("div");
  }

  const isCard = (box) => box.role !== "group" && box.at[2] < 260 && box.at[3] < 220;

  function slide(before, was, scene) {
    const moved = model.get("moves") || [];
    if (!before.size || !moves()) return;
    for (const [from, to] of moved) {
      const [start, end] = [before.get(from), boxes.get(to)];
      if (!start || !end) continue;
      // where it lies it is drawn as this viewer sees it; a card that went into a deck or a zone, as it was before
      if (isCard(end)) requestAnimationFrame(() => !gone && fly(cutOut(end.at, scene), start.at, end.at, end.at, scene));
      else if (isCard(start)) fly(cutOut(start.at, was), start.at, end.at, start.at, scene);
    }
  }

  function fly(ghost, start, end, [, , w, h], scene) {
    const scale = root.clientWidth / scene.width;
    const [[sx, sy], [ex, ey]] = [centre(start), centre(end)];
    ghost.classList.add("itut-ghost", "itut-flying");
    Object.assign(ghost.style, { left: "0", top: "0", width: `${w * scale}px`, height: `${h * scale}px` });
    const turn = TURN * Math.min(1, Math.hypot(ex - sx, ey - sy) / 300) * (ex < sx ? -1 : 1);
    const at = (part, size, degrees) => {
      const [x, y] = [sx + (ex - sx) * part, sy + (ey - sy) * part];
      return `translate(${(x - w / 2) * scale}px, ${(y - h / 2) * scale}px) rotate(${degrees}deg) scale(${size})`;
    };
    // at a place that is smaller than the card it shrinks
    const fit = ([, , pw, ph]) => Math.min(1, pw / w, ph / h);
    const [first, last] = [fit(start), fit(end)];
    root.append(ghost);
    run(
      ghost,
      [
        { transform: at(0, first, 0) },
        { transform: at(0.5, (first + last) / 2, turn) },
        { transform: at(1, last, 0), opacity: 1, offset: 0.98 },
        { transform: at(1, last, 0), opacity: 0 },
      ],
      { duration: MOVE_MS, easing: EASE },
    );
  }

  // A ring closes around what was achieved or rightly answered, and around each coin of who has won.
  function ring() {
    if (gone || !scened || !moves()) return;
    const scene = JSON.parse(scened);
    const count = {};
    for (const [kind, key] of model.get("highlights") || []) {
      const box = boxes.get(key);
      const [duration, apart] = RINGS[kind] ?? [0, 0];
      if (!box || !duration) continue;
      count[kind] = (count[kind] ?? -1) + 1;
      const by = 4;
      const [x, y, w, h] = box.at;
      const svg = document.createElementNS(SVG, "svg");
      svg.setAttribute("class", `itut-highlight itut-highlight-${kind}`);
      svg.setAttribute("viewBox", `0 0 ${w + 2 * by} ${h + 2 * by}`);
      place(svg, [x - by, y - by, w + 2 * by, h + 2 * by], scene);
      const line = document.createElementNS(SVG, "rect");
      const size = { x: 2, y: 2, width: w + 2 * by - 4, height: h + 2 * by - 4, rx: kind === "right" ? 8 : h, pathLength: 1 };
      for (const [name, value] of Object.entries(size)) line.setAttribute(name, String(value));
      svg.append(line);
      root.append(svg);
      run(line, [{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], {
        duration,
        delay: count[kind] * apart,
        endDelay: 250,
        easing: EASE,
      });
    }
  }

  // ---- tooltip: the label at once, the enlarged card when there is one

  let tipTimer = 0;

  function fillTip(key) {
    const svg = cards.get(key);
    const parsed = svg ? parseSvg(svg) : null;
    // in full screen only descendants of its element are visible
    const ground = document.fullscreenElement ?? document.body;
    if (tip.parentElement !== ground) ground.append(tip);
    tip.dataset.key = key;
    tip.dataset.kind = parsed ? "card" : "text";
    if (parsed) tip.replaceChildren(parsed);
    else tip.textContent = boxes.get(key)?.label || "";
    tip.hidden = !tip.hasChildNodes();
    const box = elements.get(key)?.getBoundingClientRect();
    if (!box) return;
    const [w, h] = [tip.offsetWidth, tip.offsetHeight];
    // what is seen of the page may be less than its window: a phone enlarges
    const seen = window.visualViewport;
    const [x, y] = [seen?.offsetLeft ?? 0, seen?.offsetTop ?? 0];
    const right = x + Math.min(seen?.width ?? Infinity, document.documentElement.clientWidth);
    const bottom = y + Math.min(seen?.height ?? Infinity, window.innerHeight);
    let left = box.right + 10;
    let top = box.top;
    if (left + w > right - 4) left = box.left - w - 10;
    if (left < x + 4) {
      left = Math.max(x + 4, Math.min(box.left, right - w - 4));
      top = box.bottom + 8 + h > bottom ? box.top - h - 8 : box.bottom + 8;
    }
    tip.style.left = `${left}px`;
    tip.style.top = `${Math.max(y + 4, Math.min(top, bottom - h - 4))}px`;
  }

  function openTip(key) {
    if (gone || !elements.has(key)) return;
    fillTip(key);
    if (!asked.has(key)) {
      asked.add(key);
      model.send({ type: "enlarge", key });
    }
  }
  function wantTip(key) {
    clearTimeout(tipTimer);
    tipTimer = setTimeout(() => openTip(key), TIP_DELAY);
  }

  // ---- where a choice would lead: an arrow over the picture, while the choice is pointed at or focused

  const previews = new Map(); // name of a choice -> {svg, words}, for the scene that is shown
  const ahead = document.createElement("div");
  ahead.className = "itut-arrows";
  ahead.setAttribute("aria-hidden", "true");
  picture.after(ahead);
  let pointed = null; // [name, element]

  function showAhead() {
    const found = pointed && previews.get(pointed[0]);
    const svg = found?.svg ? parseSvg(found.svg) : null;
    ahead.replaceChildren(...(svg ? [svg] : []));
    if (found?.words) pointed[1].setAttribute("aria-description", found.words);
  }
  function wantAhead(name, element) {
    if (pointed?.[0] === name) return;
    pointed = name ? [name, element] : null;
    if (name && !previews.has(name)) {
      previews.set(name, null);
      model.send({ type: "preview", key: name });
    }
    showAhead();
  }
  function forgetAhead() {
    previews.clear();
    pointed = null;
    showAhead();
  }
  // an option of the panel Now names itself, a place of the table its key
  const choiceOf = (target) => {
    const option = target.closest?.(".itut-now [data-act^='option:']");
    if (option) return [option.dataset.act, option];
    const box = target.closest?.(".itut-box[data-enabled]");
    return box && root.contains(box) ? [box.dataset.key, box] : ["", null];
  };
  const lookAhead = (event) => {
    if (gone || !root.isConnected) return;
    const app = root.closest(".itut-app");
    if (app ? app.contains(event.target) : root.contains(event.target)) wantAhead(...choiceOf(event.target));
    else if (pointed) wantAhead("", null);
  };
  document.addEventListener("pointerover", lookAhead);
  document.addEventListener("focusin", lookAhead);

  function hideTip() {
    clearTimeout(tipTimer);
    tip.hidden = true;
    tip.dataset.key = "";
  }

  // ---- events, all on the root

  const keyOf = (event) => event.target.closest?.(".itut-box")?.dataset.key ?? null;

  // ---- dragging a box onto another, while the kernel allows it; a finger scrolls instead, and picks by taps

  let drag = null; // {key, x, y, ghost}
  let dragged = false; // the click after a drag is none
  const keyAt = (x, y) =>
    document.elementsFromPoint(x, y).find((each) => each.matches?.(".itut-box") && root.contains(each))?.dataset.key ?? null;

  function endDrag() {
    drag?.ghost?.remove();
    drag = null;
    root.classList.remove("itut-dragging");
  }
  function moveDrag(event) {
    const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
    if (!drag.ghost) {
      if (Math.hypot(dx, dy) < DRAG_PX) return;
      hideTip();
      drag.ghost = document.createElement("div");
      drag.ghost.className = "itut-ghost";
      const [box, all] = [elements.get(drag.key)?.getBoundingClientRect(), root.getBoundingClientRect()];
      if (!box) return endDrag();
      Object.assign(drag.ghost.style, {
        left: `${box.left - all.left}px`,
        top: `${box.top - all.top}px`,
        width: `${box.width}px`,
        height: `${box.height}px`,
      });
      root.append(drag.ghost);
      root.classList.add("itut-dragging");
      root.setPointerCapture(event.pointerId);
    }
    drag.ghost.style.transform = `translate(${dx}px, ${dy}px)`;
  }
  root.addEventListener("pointerdown", (event) => {
    dragged = false;
    const key = keyOf(event);
    if (key === null || !model.get("draggable") || event.button !== 0 || event.pointerType === "touch") return;
    drag = { key, x: event.clientX, y: event.clientY, ghost: null };
  });
  root.addEventListener("pointermove", (event) => drag && moveDrag(event));
  root.addEventListener("pointerup", (event) => {
    if (drag?.ghost) {
      dragged = true;
      const to = keyAt(event.clientX, event.clientY);
      if (to !== null && to !== drag.key) model.send({ type: "drag", from: drag.key, to });
    }
    endDrag();
  });
  root.addEventListener("pointercancel", endDrag);
  root.addEventListener("dragstart", (event) => event.preventDefault());

  // ---- the right mouse button draws: a click a ring, a drag an arrow to where it lets go

  let drawing = null; // {key, x, y, line}

  // the smallest place under the pointer, a group too
  function placeAt(x, y) {
    const all = root.getBoundingClientRect();
    const scene = JSON.parse(scened ?? "{}");
    const [px, py] = [((x - all.left) / all.width) * scene.width, ((y - all.top) / all.height) * scene.height];
    let best = null;
    for (const box of boxes.values()) {
      const [bx, by, bw, bh] = box.at;
      if (box.role === "note" || px < bx || py < by || px > bx + bw || py > by + bh) continue;
      if (best === null || bw * bh < best.at[2] * best.at[3]) best = box;
    }
    return keyAt(x, y) ?? best?.key ?? null;
  }
  function stopDrawing() {
    drawing?.line?.remove();
    drawing = null;
  }
  root.addEventListener("pointerdown", (event) => {
    if (event.button !== 2 || event.pointerType === "touch") return;
    const key = placeAt(event.clientX, event.clientY);
    if (key === null) return;
    drawing = { key, x: event.clientX, y: event.clientY, line: null };
    root.setPointerCapture(event.pointerId);
  });
  root.addEventListener("pointermove", (event) => {
    if (!drawing) return;
    const [dx, dy] = [event.clientX - drawing.x, event.clientY - drawing.y];
    if (!drawing.line) {
      if (Math.hypot(dx, dy) < DRAG_PX) return;
      hideTip();
      const all = root.getBoundingClientRect();
      drawing.line = document.createElement("div");
      drawing.line.className = "itut-drawing";
      Object.assign(drawing.line.style, { left: `${drawing.x - all.left}px`, top: `${drawing.y - all.top}px` });
      root.append(drawing.line);
    }
    drawing.line.style.width = `${Math.hypot(dx, dy)}px`;
    drawing.line.style.transform = `rotate(${Math.atan2(dy, dx)}rad)`;
  });
  root.addEventListener("pointerup", (event) => {
    if (!drawing || event.button !== 2) return;
    const to = drawing.line ? placeAt(event.clientX, event.clientY) : "";
    if (to !== null && to !== drawing.key) model.send({ type: "mark", from: drawing.key, to });
    stopDrawing();
  });
  root.addEventListener("pointercancel", stopDrawing);

  // ---- a finger that rests on a card opens it and chooses nothing; the card stays until the next touch

  let finger = null; // {key, x, y, timer}
  let held = false;
  function lift() {
    clearTimeout(finger?.timer);
    finger = null;
  }
  const touched = (event) => {
    if (event.pointerType !== "touch") return;
    lift();
    if (held) hideTip();
    held = false;
    const key = root.contains(event.target) ? keyOf(event) : null;
    if (key === null) return;
    const timer = setTimeout(() => {
      held = true;
      openTip(key);
    }, HOLD_MS);
    finger = { key, x: event.clientX, y: event.clientY, timer };
  };
  document.addEventListener("pointerdown", touched, true);
  root.addEventListener("pointermove", (event) => {
    if (finger && Math.hypot(event.clientX - finger.x, event.clientY - finger.y) > HOLD_PX) lift();
  });
  root.addEventListener("pointerup", lift);
  root.addEventListener("pointercancel", lift);
  root.addEventListener("touchend", (event) => held && event.cancelable && event.preventDefault());
  root.addEventListener("contextmenu", (event) => {
    if (finger || held || (event.button === 2 && event.pointerType !== "touch")) event.preventDefault();
    if (event.button === 2) event.stopPropagation(); // Lab's menu
  });

  root.addEventListener("click", (event) => {
    if (dragged || (held && event.detail > 0)) {
      dragged = false;
      return;
    }
    const key = keyOf(event);
    if (key === null) return;
    hideTip();
    rove(key);
    activate(key);
  });
  root.addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch") return;
    const key = keyOf(event);
    if (key !== null) wantTip(key);
    else hideTip();
  });
  root.addEventListener("pointerleave", () => held || hideTip());
  root.addEventListener("focusin", (event) => {
    const key = keyOf(event);
    if (key === null) return;
    rove(key);
    if (event.target.matches(":focus-visible")) wantTip(key);
  });
  root.addEventListener("focusout", () => held || hideTip());
  root.addEventListener("wheel", hideTip, { passive: true });
  root.addEventListener("keydown", (event) => {
    const key = keyOf(event);
    if (key === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const box = boxes.get(key);
    let to = null;
    if (event.key.startsWith("Arrow")) to = nearest(order, box, event.key);
    else if (event.key === "Home") to = order[0];
    else if (event.key === "End") to = order[order.length - 1];
    else if (event.key === "Enter" && event.shiftKey && model.get("marking") && box.group) activate(box.group);
    else if (event.key === "Enter" || event.key === " ") activate(key);
    else if (event.key === "Escape") {
      hideTip();
      event.target.blur();
    } else return;
    event.preventDefault();
    event.stopPropagation();
    if (to) focus(to.key);
  });

  // ---- messages of the kernel

  const heard = (message) => {
    if (message.type === "painted") {
      welcomed = true;
      resume.textContent = "";
      if (message.alive) probe(30);
      else if (canvasAlive) {
        canvasAlive = false;
        showPicture();
      }
    } else if (message.type === "welcome") {
      welcomed = true;
      resume.textContent = "";
    } else if (message.type === "enlarged") {
      cards.set(message.key, message.svg);
      if (message.words) elements.get(message.key)?.setAttribute("aria-description", message.words);
      if (!tip.hidden && tip.dataset.key === message.key && message.svg) fillTip(message.key);
    } else if (message.type === "previewed" && previews.has(message.key)) {
      previews.set(message.key, message);
      if (pointed?.[0] === message.key) showAhead();
    }
  };
  const forget = () => {
    for (const element of elements.values()) element.removeAttribute("aria-description");
    cards.clear();
    asked.clear();
  };
  // scene and moves come in one message: handle both after all traits are set
  let pending = false;
  const changed = () => {
    if (pending) return;
    pending = true;
    queueMicrotask(() => {
      pending = false;
      if (!gone) update();
    });
  };
  model.on("msg:custom", heard);
  const ringSoon = () => requestAnimationFrame(ring);
  model.on("change:scene", changed);
  model.on("change:highlights", ringSoon);
  model.on("change:svg", showPicture);
  model.on("change:svg", keepStill);
  model.on("change:card_epoch", forget);
  update();
  showPicture();
  keepStill();
  // greet the kernel only when the canvas is in the document and its font is there: a canvas does not wait for one
  const fonts = Promise.allSettled(FACES.map((face) => document.fonts.load(face, "Aяґ")));
  const late = new Promise((done) => setTimeout(done, FONT_MS));
  Promise.race([fonts, late]).then(() => requestAnimationFrame(() => {
    if (gone) return;
    scened = null;
    update();
    model.send({ type: "hello" });
    setTimeout(() => {
      if (!gone && !welcomed) resume.textContent = model.get("resume_text");
    }, WELCOME_MS);
  }));

  return () => {
    gone = true;
    clearTimeout(asking);
    clearTimeout(resting);
    clearTimeout(stilling);
    document.removeEventListener("pointerover", lookAhead);
    document.removeEventListener("focusin", lookAhead);
    document.removeEventListener("pointerdown", touched, true);
    lift();
    hideTip();
    tip.remove();
    model.off("msg:custom", heard);
    model.off("change:scene", changed);
    model.off("change:highlights", ringSoon);
    model.off("change:svg", showPicture);
    model.off("change:svg", keepStill);
    model.off("change:card_epoch", forget);
  };
}

export default { render };
