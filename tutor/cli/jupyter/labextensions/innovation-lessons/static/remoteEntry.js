// What `python -m tutor lab` adds to JupyterLab for pages of lessons: such a page runs when it is opened, unless what it
// shows is alive in its kernel; it is saved then, so that a reload finds it; and when another lesson is opened, the kernels
// of lessons that nobody sees end. What a learner did is in files by then (progress, place, games), so nothing is lost.
//
// This is all of it, as JupyterLab loads it: there is nothing to build. A page is one of ours by its metadata, and runs by
// itself only if Jupyter trusts it.

(() => {
  const MARK = "innovation_tutor";
  const WIDGET = "application/vnd.jupyter.widget-view+json";
  const STYLE = `
.itut-paper .jp-Toolbar > [data-jp-item-name="insert"], .itut-paper .jp-Toolbar > [data-jp-item-name="cut"],
.itut-paper .jp-Toolbar > [data-jp-item-name="copy"], .itut-paper .jp-Toolbar > [data-jp-item-name="paste"],
.itut-paper .jp-Toolbar > [data-jp-item-name="cellType"], .itut-paper .jp-cell-toolbar,
.itut-paper .jp-InputPrompt, .itut-paper .jp-OutputArea-promptOverlay, .itut-paper .jp-OutputPrompt, .itut-paper .jp-Notebook-footer,
.itut-paper .jp-CodeCell .jp-Cell-inputWrapper:has(.jp-Placeholder) { display: none; }
.itut-paper-button { position: absolute; bottom: 10px; left: 50%; transform: translateX(-50%); z-index: 20; border: 0;
  border-radius: 22px !important; padding: 10px 20px; min-height: 44px; font: 600 15px/1.4 var(--jp-ui-font-family); cursor: pointer;
  width: max-content; color: #fff; background: #333;
  box-shadow: 0 2px 10px rgb(0 0 0 / 30%); }
.itut-paper-strip .jp-NotebookPanel-notebook { box-sizing: border-box; border-bottom: 64px solid var(--jp-layout-color1); }
.itut-paper-button[disabled] { cursor: default; }
.itut-paper-button:focus-visible { outline: 3px solid var(--jp-brand-color1); outline-offset: 2px; }`;

  const markOf = (panel) => {
    const found = panel?.sessionContext && panel.content?.model?.getMetadata?.(MARK);
    return found && typeof found.page === "string" ? found : null;
  };
  const codeCells = (panel) => Array.from(panel.content.model.cells).filter((cell) => cell.type === "code");
  const outputs = (panel) => codeCells(panel).flatMap((cell) => cell.sharedModel.outputs);

  // Whether a widget that the page shows lives in the page's kernel.
  async function isAlive(panel, kernel) {
    const shown = outputs(panel).map((output) => output.data?.[WIDGET]?.model_id).filter(Boolean);
    if (!shown.length) return false;
    const reply = await kernel.requestCommInfo({ target_name: "jupyter.widget" });
    return shown.some((id) => id in (reply.content.comms ?? {}));
  }

  // A cell that was added has an id of its own, and variables of which nobody else knows.
  const isAsDelivered = (panel, mark) =>
    Array.from(panel.content.model.cells).every(
      (cell) => cell.id.startsWith(`${mark.page}-`) || !cell.sharedModel.getSource().trim()
    );

  function chip(panel, text, act) {
    panel.node.querySelector(".itut-paper-button")?.remove();
    panel.toggleClass("itut-paper-strip", Boolean(text));
    if (!text) return null;
    const made = document.createElement("button");
    made.className = "itut-paper-button";
    made.textContent = text;
    made.disabled = !act;
    made.setAttribute("role", act ? "button" : "status");
    if (act) made.addEventListener("click", act);
    panel.node.append(made);
    return made;
  }

  // An output that was saved as folded up has no place for the app.
  const unfold = (panel) => {
    for (const cell of panel.content.widgets) {
      if (cell.model.type !== "code") continue;
      if (cell.outputHidden) cell.outputHidden = false;
      if (cell.outputsScrolled) cell.outputsScrolled = false;
    }
  };

  const appIn = (panel) => panel.node.querySelector(".itut-app");
  const toTable = (panel) => {
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    appIn(panel)?.scrollIntoView({ block: "start", behavior: still ? "auto" : "smooth" });
  };

  // While the app begins low in what is seen and its end is not seen, a button leads there.
  const MOST_ABOVE = 0.3;
  function offerTable(panel, mark) {
    const app = appIn(panel);
    if (!app || !mark.below) return;
    const watch = new IntersectionObserver((seen) => {
      if (panel.isDisposed || !app.isConnected) {
        watch.disconnect();
        chip(panel, "");
        return;
      }
      const last = seen[seen.length - 1];
      const begin = last.rootBounds?.top ?? 0;
      const room = last.rootBounds?.height ?? window.innerHeight;
      const top = last.boundingClientRect.top - begin;
      const below = top > 0 && last.boundingClientRect.height > room - top && top > room * MOST_ABOVE;
      chip(panel, below ? `${mark.below} ↓` : "", () => toTable(panel));
    }, { threshold: Array.from({ length: 21 }, (_, i) => i / 20) });
    watch.observe(app);
  }

  const until = async (true_, seconds) => {
    for (let left = seconds * 10; left > 0; left -= 1) {
      const found = true_();
      if (found) return found;
      await new Promise((on) => setTimeout(on, 100));
    }
    return null;
  };

  // Lab does not queue what is saved: a second save that begins while one is under way finds a file that is newer than
  // what it knows, and asks whether to overwrite it.
  const saving = new WeakSet();
  const noteSaves = ({ context }) =>
    context.saveState.connect((_, state) => (state === "started" ? saving.add(context) : saving.delete(context)));
  async function save({ context }) {
    await until(() => context.isDisposed || !saving.has(context), 20);
    if (!context.isDisposed && !saving.has(context) && context.model.dirty) await context.save();
  }

  async function run(app, panel, mark) {
    const wasRun = codeCells(panel).some((cell) => cell.executionCount !== null);
    chip(panel, mark.waits);
    try {
      await app.commands.execute("notebook:run-all-cells");
    } finally {
      chip(panel, "");
    }
    await until(() => panel.isDisposed || appIn(panel), 20);
    if (panel.isDisposed) return;
    panel.content.activeCellIndex = 0;
    if (wasRun) toTable(panel);
    await save(panel);
  }

  // Lessons that nobody sees: their kernels end, and their tabs are closed.
  async function leaveOthers(app, panel) {
    for (const other of Array.from(app.shell.widgets("main"))) {
      const mark = other !== panel && markOf(other);
      if (!mark?.lesson || other.isVisible || other.isDisposed || !isAsDelivered(other, mark)) continue;
      if (other.sessionContext.session?.kernel?.status === "busy") continue;
      await save(other);
      await other.sessionContext.shutdown();
      other.dispose();
    }
  }

  const met = new WeakSet();
  let calm = false;

  async function meet(app, panel) {
    if (!panel?.sessionContext || !panel.context || met.has(panel)) return;
    await panel.context.ready;
    const mark = markOf(panel);
    if (!mark || met.has(panel) || panel.isDisposed) return;
    met.add(panel);
    noteSaves(panel);
    panel.addClass("itut-paper");
    if (!calm) {
      calm = true;
      app.shell.collapseLeft?.();
      app.shell.collapseRight?.();
    }
    if (!codeCells(panel).length) return;
    unfold(panel);
    chip(panel, mark.waits);
    try {
      await panel.sessionContext.ready;
      await panel.revealed;
      const kernel = panel.sessionContext.session?.kernel;
      if (!kernel) return;
      await kernel.info;
      if (await isAlive(panel, kernel)) {
        chip(panel, "");
        if (await until(() => panel.isDisposed || appIn(panel), 20)) toTable(panel);
      } else if (codeCells(panel).every((cell) => cell.trusted)) {
        // The command runs the page that is in front; another one waits for its turn.
        if (app.shell.currentWidget !== panel) {
          met.delete(panel);
          return;
        }
        await run(app, panel, mark);
      }
    } finally {
      chip(panel, "");
    }
    if (panel.isDisposed) return;
    offerTable(panel, mark);
    if (mark.lesson) await leaveOthers(app, panel);
  }

  const plugin = {
    id: "innovation-lessons:pages",
    autoStart: true,
    activate: (app) => {
      const style = document.createElement("style");
      style.textContent = STYLE;
      document.head.append(style);
      const look = () => meet(app, app.shell.currentWidget).catch((error) => console.debug("a lesson's page", error));
      app.restored.then(() => {
        app.shell.currentChanged?.connect(look);
        look();
      });
    },
  };

  (window._JUPYTERLAB ??= {})["innovation-lessons"] = {
    init: () => {},
    get: async () => () => ({ __esModule: true, default: plugin }),
  };
})();
