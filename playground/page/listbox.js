// A list to choose from, above or below what opened it. One or several; by mouse, touch or keyboard.

import { fill, h } from "./dom.js";

let open = null;
let number = 0;

export function close() {
  open?.end();
}

// Options: {value, label, description, mark}. Calls `done` with the chosen values, or never.
export function choose(anchor, options, { label, least = 1, most = 1, chosen = [], done }) {
  close();
  const before = document.activeElement;
  const picked = new Set(chosen);
  const many = most > 1;
  const id = `list-${++number}`;
  let at = Math.max(0, options.findIndex((option) => picked.has(option.value)));
  const list = h("div", { class: "listbox", role: "listbox", id, tabindex: "0", "aria-label": label, "aria-multiselectable": many ? "true" : null });
  const box = h("div", { class: "pop" }, list);
  if (many) box.append(h("div", { class: "pop-foot" }, h("button", { type: "button", class: "btn primary", onclick: finish }, "Done")));

  function draw() {
    fill(list, options.map((option, index) =>
      h("div", {
        class: "option", role: "option", id: `${id}-${index}`,
        "aria-selected": picked.has(option.value) ? "true" : "false",
        data: { at: index === at ? "yes" : "" },
        onclick: () => { at = index; take(); },
        onmousemove: () => { if (at !== index) { at = index; point(); } },
      }, option.mark ?? null, h("span", { class: "words" }, h("span", {}, option.label), option.description ? h("small", {}, option.description) : null),
      picked.has(option.value) ? h("span", { class: "tick", "aria-hidden": "true" }, "✓") : null)));
    point();
  }

  function point() {
    [...list.children].forEach((row, index) => { row.dataset.at = index === at ? "yes" : ""; });
    list.setAttribute("aria-activedescendant", `${id}-${at}`);
    list.children[at]?.scrollIntoView({ block: "nearest" });
  }

  function take() {
    const { value } = options[at];
    if (!many) {
      end();
      done([value]);
      return;
    }
    if (picked.has(value)) picked.delete(value);
    else if (picked.size < most) picked.add(value);
    draw();
  }

  function finish() {
    if (picked.size < least) return;
    end();
    done([...picked]);
  }

  function end() {
    if (open?.box !== box) return;
    open = null;
    box.remove();
    document.removeEventListener("pointerdown", outside, true);
    anchor.setAttribute("aria-expanded", "false");
    (anchor.isConnected ? anchor : before)?.focus();
  }

  function outside(event) {
    if (!box.contains(event.target)) end();
  }

  list.addEventListener("keydown", (event) => {
    const moves = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: options.length - 1, PageDown: at + 8, PageUp: at - 8 };
    if (event.key in moves) {
      at = Math.min(Math.max(moves[event.key], 0), options.length - 1);
      point();
    } else if (event.key === "Enter" && many) finish();
    else if (event.key === "Enter" || event.key === " ") take();
    else if (event.key === "Escape" || (event.key === "Tab" && !many)) end();
    else if (event.key.length === 1) {
      const next = options.findIndex((option, index) => index > at && option.label.toLowerCase().startsWith(event.key.toLowerCase()));
      at = next >= 0 ? next : Math.max(0, options.findIndex((option) => option.label.toLowerCase().startsWith(event.key.toLowerCase())));
      point();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  });

  open = { box, end };
  draw();
  (anchor.closest("dialog") ?? document.body).append(box);
  place(anchor, box);
  anchor.setAttribute("aria-expanded", "true");
  document.addEventListener("pointerdown", outside, true);
  list.focus();
  point();
}

function place(anchor, box) {
  const spot = anchor.getBoundingClientRect();
  const below = innerHeight - spot.bottom - 12;
  const above = spot.top - 12;
  const width = Math.min(Math.max(spot.width, 300), innerWidth - 16);
  box.style.width = `${width}px`;
  box.style.left = `${Math.min(Math.max(8, spot.left), innerWidth - width - 8)}px`;
  if (below >= Math.min(box.offsetHeight, 260) || below >= above) {
    box.style.top = `${spot.bottom + 4}px`;
    box.style.maxHeight = `${below}px`;
  } else {
    box.style.bottom = `${innerHeight - spot.top + 4}px`;
    box.style.maxHeight = `${above}px`;
  }
}
