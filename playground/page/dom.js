// Building the page. Text always goes in as text: nothing anybody wrote is ever read as HTML.

// A chosen file as an action carries it.
export async function carried(file) {
  const address = await new Promise((resolve) => { const reader = new FileReader(); reader.onload = () => resolve(reader.result); reader.readAsDataURL(file); });
  return { name: file.name, base64: address.slice(address.indexOf(",") + 1) };
}

export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (key === "data") Object.assign(element.dataset, value);
    else if (key === "value" || key === "checked") element[key] = value;
    else element.setAttribute(key, value === true ? "" : value);
  }
  add(element, children);
  return element;
}

export function add(element, children) {
  for (const child of children.flat(Infinity)) {
    if (child === null || child === undefined || child === false) continue;
    element.append(child instanceof Node ? child : document.createTextNode(String(child)));
  }
  return element;
}

export function fill(element, ...children) {
  element.replaceChildren();
  return add(element, children);
}

const SVG = "http://www.w3.org/2000/svg";

export function svg(tag, props = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  for (const [key, value] of Object.entries(props)) element.setAttribute(key, value);
  for (const child of children) element.append(child);
  return element;
}

// A picture of a few strokes; drawn here so that no font decides how it looks.
const ICONS = {
  hash: "M9 4 7 20M17 4l-2 16M4 9h16M4 15h16",
  thread: "M5 5h14v9H11l-4 4v-4H5z",
  lock: "M7 11V8a5 5 0 0 1 10 0v3M6 11h12v9H6z",
  at: "M15.5 12a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0zm0 0v1.5a2.5 2.5 0 0 0 5 0V12A8.5 8.5 0 1 0 17 19",
  menu: "M4 7h16M4 12h16M4 17h16",
  sun: "M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2",
  moon: "M20 14.5A8.5 8.5 0 1 1 10 4a7 7 0 0 0 10 10.5z",
  auto: "M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18",
  storm: "M13 2 5 14h6l-1 8 9-13h-7z",
  send: "M4 12 20 4l-5 16-4-6z",
  close: "M6 6l12 12M18 6 6 18",
  down: "M6 9l6 6 6-6",
  reply: "M10 6 4 12l6 6M4 12h10a6 6 0 0 1 6 6",
  pin: "M9 4h6l-1 6 3 3H7l3-3zM12 13v7",
  file: "M7 3h7l4 4v14H7zM14 3v4h4",
  plus: "M12 5v14M5 12h14",
  archive: "M4 5h16v4H4zM6 9v10h12V9M10 13h4",
};

export function icon(name) {
  const drawing = svg("svg", { viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true" });
  drawing.append(svg("path", { d: ICONS[name] }));
  return drawing;
}

// Seat marks: colour and shape and letter, always all three.
const SEATS = {
  Red: ["#C24E2A", "#FFFAEE", "R", svgCircle],
  Blue: ["#1D3FB0", "#FFFAEE", "B", () => svg("rect", { x: 11, y: 11, width: 42, height: 42, rx: 4 })],
  Yellow: ["#F3CF58", "#241F18", "Y", () => svg("path", { d: "M32 5 61 55H3z", "stroke-linejoin": "round" })],
  Green: ["#27A59A", "#241F18", "G", () => svg("path", { d: "M32 4 60 32 32 60 4 32z", "stroke-linejoin": "round" })],
  Purple: ["#3A1228", "#FFFAEE", "P", () => svg("path", { d: "M20 6h24v14h14v24H44v14H20V44H6V20h14z", "stroke-linejoin": "round" })],
  Moderator: ["#5F5543", "#FFFAEE", "M", () => svg("path", { d: "M32 4 57 18v28L32 60 7 46V18z", "stroke-linejoin": "round" })],
};

function svgCircle() {
  return svg("circle", { cx: 32, cy: 32, r: 25 });
}

export function mark(name, isBot = false) {
  const drawing = svg("svg", { viewBox: "0 0 64 64", class: "mark", "aria-hidden": "true" });
  if (isBot) {
    const stone = svg("path", { d: "M17 58C13 42 16 23 23 11c4-7 15-8 20 0 7 12 9 30 6 47z", fill: "#A9A295", "stroke-linejoin": "round" });
    stone.setAttribute("class", "shape");
    const crack = svg("path", { d: "M34 20l-5 10 7 7-5 10", fill: "none", stroke: "#5F5543", "stroke-width": 4, "stroke-linecap": "round", "stroke-linejoin": "round" });
    drawing.append(stone, crack);
    return drawing;
  }
  const [colour, ink, letter, shape] = SEATS[name] ?? ["#8E877B", "#241F18", "–", svgCircle];
  const outline = shape();
  outline.setAttribute("fill", colour);
  outline.setAttribute("class", "shape");
  const low = name === "Yellow" ? 48 : 42;
  const text = svg("text", { x: 32, y: low, fill: ink, "text-anchor": "middle", "font-size": name === "Yellow" ? 26 : 29 });
  text.textContent = letter;
  drawing.append(outline, text);
  return drawing;
}

let notes = 0;

export function toast(words, kind = "") {
  const note = h("div", { class: `toast ${kind}`, id: `toast-${++notes}` }, words);
  document.getElementById("toasts").append(note);
  setTimeout(() => note.remove(), 6000);
}
