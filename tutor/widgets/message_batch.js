// Gives each model what the kernel tells it: {number, parts: [[id of the model, message, how many of the buffers]]}. All
// of it is done before the page is painted, because nothing here waits for anything but promises that are kept already.

const LONG = 1500; // as the kernel has it

function initialize({ model }) {
  const manager = model.widget_manager;
  const texts = new Map(); // id and trait -> long text as it was carried last
  let heard = null;

  // a long text is its old one with another middle
  function whole(id, data) {
    if (data.method !== "update") return data;
    const state = { ...data.state };
    for (const [key, [head, tail, middle]] of Object.entries(data.cut ?? {})) {
      const old = texts.get(`${id} ${key}`);
      if (old !== undefined) state[key] = old.slice(0, head) + middle + old.slice(old.length - tail);
    }
    for (const [key, value] of Object.entries(state)) {
      if (typeof value === "string" && value.length >= LONG) texts.set(`${id} ${key}`, value);
    }
    return { ...data, state };
  }

  async function give([id, data, buffers]) {
    try {
      const other = await manager.get_model(id);
      await other._handle_comm_msg({ content: { comm_id: id, data }, buffers, metadata: {} });
    } catch (error) {
      console.debug("what was for a part of the app did not reach it", id, error);
    }
  }

  async function hand({ number, parts }, buffers) {
    if (heard !== null && number !== heard + 1) {
      texts.clear(); // one was lost on the way: the kernel tells all of it again
      model.send({ type: "listens" });
    }
    heard = number;
    let from = 0;
    const told = parts.map(([id, data, count]) => {
      from += count;
      return [id, whole(id, data), buffers.slice(from - count, from)];
    });
    // what is said of a state, such as where the focus goes, is said once the state is there
    const isState = ([, data]) => data.method === "update";
    await Promise.all(told.filter(isState).map(give));
    await Promise.all(told.filter((each) => !isState(each)).map(give));
  }

  model.on("msg:custom", hand);
  model.send({ type: "listens" });
  return () => model.off("msg:custom", hand);
}

export default { initialize };
