"use strict";
(() => {
  const steps = [...document.querySelectorAll("section")];
  const main = document.querySelector("main");
  const slider = document.querySelector("nav input");
  const [back, on] = ["back", "on"].map((name) => document.querySelector(`[data-go=${name}]`));
  const last = steps.length - 1;
  let here = 0;
  function go(to) {
    here = Math.min(Math.max(to, 0), last);
    steps.forEach((step, n) => step.classList.toggle("here", n === here));
    slider.value = String(here);
    back.disabled = here === 0;
    on.disabled = here === last;
    document.querySelector("output").textContent = main.dataset.place.replace("{n}", here).replace("{last}", last);
    history.replaceState(null, "", `#step-${here}`);
  }
  const KEYS = {
    ArrowRight: () => here + 1, ArrowLeft: () => here - 1, Home: () => 0, End: () => last,
    PageDown: () => here + 1, PageUp: () => here - 1,
  };
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.key in KEYS)) return;
    event.preventDefault();
    go(KEYS[event.key]());
  });
  back.addEventListener("click", () => go(here - 1));
  on.addEventListener("click", () => go(here + 1));
  slider.max = String(last);
  slider.addEventListener("input", () => go(Number(slider.value)));
  main.classList.add("walking");
  const named = /^#step-([0-9]+)$/.exec(location.hash);
  go(named ? Number(named[1]) : 0);
})();
