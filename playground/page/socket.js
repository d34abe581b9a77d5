// The page's line to the playground: actions out, what happens in. It comes back by itself.

let socket = null;
let counter = 0;
const waiting = new Map();
const listeners = {};

export function on(name, listener) {
  listeners[name] = listener;
}

export function connect() {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  socket = new WebSocket(`${scheme}://${location.host}/page/socket`);
  socket.onopen = () => listeners.open?.();
  socket.onmessage = (frame) => {
    const said = JSON.parse(frame.data);
    if ("re" in said) {
      const settle = waiting.get(said.re);
      waiting.delete(said.re);
      if (!settle) return;
      if (said.ok) settle.resolve(said.result);
      else settle.reject(new Error(said.error));
    } else {
      listeners[said.event]?.(said);
    }
  };
  socket.onclose = () => {
    for (const { reject } of waiting.values()) reject(new Error("the connection was lost"));
    waiting.clear();
    listeners.closed?.();
    setTimeout(connect, 1000);
  };
}

// Ask the playground to do something as the current person.
export function act(name, words = {}) {
  return new Promise((resolve, reject) => {
    if (socket?.readyState !== WebSocket.OPEN) {
      reject(new Error("the playground is not running"));
      return;
    }
    const id = ++counter;
    waiting.set(id, { resolve, reject });
    socket.send(JSON.stringify({ ...words, id, act: name }));
  });
}
