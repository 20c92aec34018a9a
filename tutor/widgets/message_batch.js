// Hands each model its part of a batch: {number, parts: [[model id, message, number of buffers]]}. All of it happens
// before the page paints, because the code only awaits promises that are already resolved.

const LONG = 1500; // the same number as in the kernel

/**
 * One state for each model, of several; other messages stay as they are.
 * @param {[string, any, any[]][]} told
 * @returns {[string, any, any[]][]}
 */
export function merged(told) {
  const states = new Map();
  const found = [];
  for (const each of told) {
    const [id, data] = each;
    const before = data.method === "update" ? states.get(id) : undefined;
    if (before) before[1] = { ...data, state: { ...before[1].state, ...data.state } };
    else {
      const own = [...each];
      if (data.method === "update") states.set(id, own);
      found.push(own);
    }
  }
  return found;
}

function initialize({ model }) {
  const manager = model.widget_manager;
  const texts = new Map(); // id and trait -> long text as last received
  let heard = null;

  // a long text is the previous one with a new middle
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

  // A page that has gone ahead to a frame it keeps (keeper.js) must not be taken back by what the kernel tells of steps
  // in between: that waits until the kernel has followed to the last one, and then the newest of it counts.
  function ahead(told) {
    let free = told;
    for (const [keeper, line] of globalThis.itutKeepers ?? []) {
      const own = free.findLast(([id, data]) => id === keeper && data.state?.followed !== undefined);
      if (own) line.done = Math.max(line.done, own[1].state.followed);
      const waits = ([id, data]) => data.method === "update" && (id === keeper || line.parts.has(id));
      if (line.pending > line.done) {
        line.held.push(...free.filter(waits));
        free = free.filter((each) => !waits(each));
      } else if (line.held.length) {
        free = merged([...line.held.splice(0), ...free]);
      }
    }
    return free;
  }

  async function hand({ number, parts }, buffers) {
    if (heard !== null && number !== heard + 1) {
      texts.clear(); // a batch is missing: the kernel sends the full state again
      model.send({ type: "listens" });
    }
    heard = number;
    let from = 0;
    const told = parts.map(([id, data, count]) => {
      from += count;
      return [id, whole(id, data), buffers.slice(from - count, from)];
    });
    const free = ahead(told);
    // custom messages about a state, such as moving the focus, come after the state
    const isState = ([, data]) => data.method === "update";
    await Promise.all(free.filter(isState).map(give));
    await Promise.all(free.filter((each) => !isState(each)).map(give));
  }

  model.on("msg:custom", hand);
  model.send({ type: "listens" });
  return () => model.off("msg:custom", hand);
}

export default { initialize };
