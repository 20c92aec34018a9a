// Copies text and saves files, which only the browser can do. The kernel sends the contents on request.

const WELCOME_MS = 4000;

function picture(svg) {
  // twice the size, for screens with small dots and for slides
  return new Promise((done, failed) => {
    const image = new Image();
    image.onload = () => {
      const canvas = document.createElement("canvas");
      canvas.width = image.naturalWidth * 2;
      canvas.height = image.naturalHeight * 2;
      const paint = canvas.getContext("2d");
      paint.fillStyle = "#ffffff";
      paint.fillRect(0, 0, canvas.width, canvas.height);
      paint.drawImage(image, 0, 0, canvas.width, canvas.height);
      canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png");
    };
    image.onerror = () => failed(new Error("no picture"));
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  });
}

function save(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

function render({ model, el }) {
  const root = document.createElement("section");
  root.className = "itut-panel itut-share";
  root.setAttribute("data-lm-suppress-shortcuts", "true");
  const toggle = document.createElement("button");
  toggle.type = "button";
  toggle.className = "itut-button";
  const inside = document.createElement("div");
  const buttons = document.createElement("div");
  buttons.className = "itut-steps";
  const hint = document.createElement("p");
  hint.className = "itut-about";
  const status = document.createElement("p");
  status.className = "itut-notice";
  status.setAttribute("role", "status");
  status.hidden = true;
  const field = document.createElement("textarea");
  field.readOnly = true;
  field.rows = 6;
  field.hidden = true;
  inside.append(hint, buttons, status, field);
  root.append(toggle, inside);
  el.append(root);

  let gone = false;
  let open = false;
  let answered = true;
  let waiting = 0;
  const words = () => model.get("words");
  const tell = (text) => {
    status.textContent = text;
    status.hidden = !text;
  };
  function update() {
    if (gone) return;
    const said = words();
    root.lang = model.get("language");
    root.setAttribute("aria-label", said.label ?? "");
    toggle.textContent = open ? said.close : said.open;
    toggle.setAttribute("aria-expanded", String(open));
    inside.hidden = !open;
    hint.textContent = said.hidden;
    field.setAttribute("aria-label", said.text ?? "");
    const items = model.get("items");
    while (buttons.children.length > items.length) buttons.lastChild.remove();
    items.forEach((item, n) => {
      const button = buttons.children[n] ?? buttons.appendChild(document.createElement("button"));
      button.type = "button";
      button.className = "itut-button";
      button.textContent = item.label;
      button.title = item.hint;
      button.onclick = () => want(item.id);
    });
  }
  function want(id) {
    tell("");
    answered = false;
    clearTimeout(waiting);
    waiting = setTimeout(() => !gone && !answered && tell(words().resume), WELCOME_MS);
    model.send({ type: "want", id });
  }
  async function given(message) {
    answered = true;
    if (message.type === "refuse") {
      tell(message.text);
      return;
    }
    if (message.name) {
      try {
        const type = message.png ? "image/png" : message.mime;
        const blob = message.png ? await picture(message.text) : new Blob([message.text], { type });
        save(blob, message.name);
        tell(words().saved.replace("{file}", message.name));
      } catch {
        tell(words().pngFailed);
      }
      return;
    }
    // a link leads to this page, which opens the table after "#"
    field.value = message.link ? `${location.href.split("#")[0]}#${message.text}` : message.text;
    field.hidden = false;
    try {
      await navigator.clipboard.writeText(field.value);
      tell(words().copied);
    } catch {
      field.focus();
      field.select();
      tell(words().copyYourself);
    }
  }
  toggle.onclick = () => {
    open = !open;
    tell("");
    field.hidden = true;
    update();
  };
  field.addEventListener("keydown", (event) => event.stopPropagation());
  const heard = (message) => given(message);
  model.on("msg:custom", heard);
  model.on("change:words", update);
  model.on("change:items", update);
  update();
  return () => {
    gone = true;
    clearTimeout(waiting);
    model.off("msg:custom", heard);
    model.off("change:words", update);
    model.off("change:items", update);
  };
}

export default { render };
