// A button that opens a text file and sends its contents to the kernel. The file stays on this computer.

function render({ model, el }) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "jupyter-button itut-desk-button";
  const field = document.createElement("input");
  field.type = "file";
  field.hidden = true;
  el.append(button, field);
  const word = () => {
    button.textContent = model.get("label");
    field.accept = model.get("accept");
    field.setAttribute("aria-label", model.get("label"));
  };
  button.onclick = () => field.click();
  field.onchange = async () => {
    const [file] = field.files;
    field.value = ""; // so that the same file can be opened again
    if (!file) return;
    if (file.size > model.get("most")) model.send({ type: "file", name: file.name }, []);
    else model.send({ type: "file", name: file.name }, undefined, [await file.arrayBuffer()]);
  };
  model.on("change:label", word);
  word();
  return () => model.off("change:label", word);
}

export default { render };
