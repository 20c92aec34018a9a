"use strict";
(() => {
  const sections = [...document.querySelectorAll("section")];
  const main = document.querySelector("main");
  const lines = main.dataset.lines.split("|").map((line) => line.split(" ").map((n) => sections[Number(n)]));
  const slider = document.querySelector("nav input");
  const choice = document.querySelector("nav select");
  const [back, on] = ["back", "on"].map((name) => document.querySelector(`[data-go=${name}]`));
  let steps = [];
  let last = 0;
  let here = 0;
  function go(to) {
    hide();
    here = Math.min(Math.max(to, 0), last);
    for (const each of sections) each.classList.toggle("here", each === steps[here]);
    slider.value = String(here);
    back.disabled = here === 0;
    on.disabled = here === last;
    document.querySelector("output").textContent = main.dataset.place.replace("{n}", here).replace("{last}", last);
    const line = lines.indexOf(steps);
    history.replaceState(null, "", line ? `#line-${line}-step-${here}` : `#step-${here}`);
  }
  // to another line: to the step that both have, if this is one, else to where they part
  function walk(line) {
    const before = steps[here];
    const parted = lines[line].findIndex((each, n) => each !== steps[n]);
    steps = lines[line];
    last = steps.length - 1;
    slider.max = String(last);
    for (const each of sections) each.classList.toggle("walked", steps.includes(each));
    if (choice) choice.value = String(line);
    go(steps.includes(before) ? steps.indexOf(before) : Math.max(parted, 0));
  }
  const KEYS = {
    ArrowRight: () => here + 1, ArrowLeft: () => here - 1, Home: () => 0, End: () => last,
    PageDown: () => here + 1, PageUp: () => here - 1,
  };
  document.addEventListener("keydown", (event) => {
    if (event.target === choice || tip.contains(event.target) || event.ctrlKey || event.metaKey || event.altKey || !(event.key in KEYS)) return;
    event.preventDefault();
    go(KEYS[event.key]());
  });
  back.addEventListener("click", () => go(here - 1));
  on.addEventListener("click", () => go(here + 1));
  choice?.addEventListener("change", () => walk(Number(choice.value)));
  slider.addEventListener("input", () => go(Number(slider.value)));
  // the text of a card, while the card is pointed at or has the focus; a click holds it, Escape puts it away
  const tip = document.createElement("div");
  tip.className = "tip";
  tip.id = "tip";
  tip.setAttribute("role", "tooltip");
  tip.hidden = true;
  document.body.append(tip);
  let shown = null;
  let held = false;
  function hide() {
    shown?.removeAttribute("aria-describedby");
    shown = null;
    held = false;
    tip.hidden = true;
  }
  function show(place) {
    const text = document.getElementById(`card-${place.dataset.card}`);
    if (!text) return;
    if (shown !== place) hide();
    shown = place;
    tip.replaceChildren(...[...text.childNodes].map((each) => each.cloneNode(true)));
    tip.hidden = false;
    place.setAttribute("aria-describedby", tip.id);
    const [card, own, gap] = [place.getBoundingClientRect(), tip.getBoundingClientRect(), 8];
    const below = card.bottom + gap + own.height <= innerHeight || card.top - gap - own.height < 0;
    const top = below ? Math.min(card.bottom + gap, innerHeight - own.height - gap) : card.top - gap - own.height;
    tip.style.top = `${Math.max(gap, top)}px`;
    tip.style.left = `${Math.max(gap, Math.min(card.left, document.documentElement.clientWidth - own.width - gap))}px`;
  }
  const placeOf = (event) => event.target.closest?.(".place") ?? null;
  document.addEventListener("pointerover", (event) => {
    if (held || event.pointerType === "touch" || tip.contains(event.target)) return;
    const place = placeOf(event);
    if (place) show(place);
    else if (shown && shown !== document.activeElement) hide();
  });
  document.addEventListener("focusin", (event) => (placeOf(event) ? show(placeOf(event)) : hide()));
  document.addEventListener("click", (event) => {
    const place = placeOf(event);
    if (place) {
      show(place);
      held = true;
    } else if (!tip.contains(event.target)) hide();
  });
  document.addEventListener("keydown", (event) => event.key === "Escape" && hide());
  addEventListener("scroll", (event) => event.target !== tip && hide(), true);

  main.classList.add("walking");
  const named = /^#(?:line-([0-9]+)-)?step-([0-9]+)$/.exec(location.hash);
  walk(named && lines[Number(named[1] ?? 0)] ? Number(named[1] ?? 0) : 0);
  go(named ? Number(named[2]) : 0);
})();
