"use strict";
// The layouts of the page, and the dialog with one of them. The views, problems and reasons of a layout are in
// a script of its own, which calls showLayout, so that the page works from a file.
const layouts = JSON.parse(document.getElementById("layouts").textContent);
const element = (id) => document.getElementById(id);
let shown = [];
let open = -1;

function made(tag, words, attributes = {}) {
  const node = document.createElement(tag);
  node.textContent = words;
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  return node;
}

function fillFilters() {
  for (const name of new Set(layouts.map((layout) => layout.conditions))) {
    element("conditions").append(made("option", name, { value: name }));
  }
  for (const kind of [...new Set(layouts.flatMap((layout) => layout.problems))].sort()) {
    element("problems").append(made("option", kind, { value: kind }));
  }
}

function isWanted(layout) {
  const name = element("name").value.trim().toLowerCase();
  const conditions = element("conditions").value;
  const problem = element("problems").value;
  return (layout.preview + " " + layout.title).toLowerCase().includes(name)
    && (!conditions || layout.conditions === conditions)
    && (!problem || (problem === "any" ? layout.problems.length > 0 : layout.problems.includes(problem)));
}

function address(layout) {
  const direction = layout.conditions.includes("right to left") ? "&direction=rtl" : "";
  return `live/index.html#scene=${layout.preview}&size=${layout.width}x${layout.height}${direction}`;
}

function card(layout, number) {
  const button = made("button", "", { type: "button", class: "card" });
  const width = Math.min(layout.width, Math.max(120, (layout.width / Math.max(layout.height, 1)) * 320));
  const picture = made("img", "", {
    src: `layouts/${layout.file}.svg`, width: Math.round(width),
    height: Math.round((width * layout.height) / Math.max(layout.width, 1)), loading: "lazy",
    alt: `${layout.title}, ${layout.conditions}`,
  });
  button.append(picture, made("span", layout.conditions));
  const count = layout.problems.length;
  if (count) button.append(made("span", count === 1 ? "1 problem" : `${count} problems`, { class: "bad" }));
  button.addEventListener("click", () => show(number));
  return button;
}

function list() {
  shown = layouts.filter(isWanted);
  const groups = new Map();
  shown.forEach((layout, number) => {
    if (!groups.has(layout.preview)) {
      const section = document.createElement("section");
      const heading = made("h2", layout.title + " ");
      if (layout.title !== layout.preview) heading.append(made("code", layout.preview));
      if (layout.isLive) heading.append(" ", made("a", "Live", { href: address(layout) }));
      const row = made("div", "", { class: "row" });
      section.append(heading, row);
      groups.set(layout.preview, { section, row });
    }
    groups.get(layout.preview).row.append(card(layout, number));
  });
  element("list").replaceChildren(...[...groups.values()].map((group) => group.section));
  const failing = shown.filter((layout) => layout.problems.length > 0).length;
  element("count").textContent =
    `${shown.length} of ${layouts.length} layouts, ${failing} with a problem`;
}

function show(number) {
  open = number;
  const layout = shown[number];
  element("detail-title").textContent = `${layout.title}, ${layout.conditions}`;
  element("before").disabled = number === 0;
  element("after").disabled = number === shown.length - 1;
  element("live").hidden = !layout.isLive;
  element("live").href = address(layout);
  const stage = element("stage");
  stage.style.width = `${layout.width}px`;
  stage.replaceChildren(made("img", "", {
    src: `layouts/${layout.file}.svg`, alt: `${layout.title}, ${layout.conditions}`,
  }));
  for (const id of ["found", "views"]) element(id).replaceChildren();
  explain(null);
  if (!element("detail").open) element("detail").showModal();
  const script = made("script", "", { src: `layouts/${layout.file}.js` });
  script.addEventListener("load", () => script.remove());
  document.head.append(script);
}

// Called by the script of the layout that is open.
function showLayout(content) {
  const layout = shown[open];
  const buttons = content.views.map((view) => {
    const percent = (value, whole) => `${(100 * value) / Math.max(whole, 1)}%`;
    const button = made("button", "", { type: "button", "aria-label": view.path, "aria-pressed": "false" });
    button.title = view.path;
    button.style.left = percent(view.frame.x, layout.width);
    button.style.top = percent(view.frame.y, layout.height);
    button.style.width = percent(view.frame.width, layout.width);
    button.style.height = percent(view.frame.height, layout.height);
    return button;
  });
  const choose = (number) => {
    buttons.forEach((button, index) => {
      button.classList.remove("wrong");
      button.setAttribute("aria-pressed", String(index === number));
    });
    explain(content.views[number].reason ?? content.views[number].path);
  };
  buttons.forEach((button, number) => button.addEventListener("click", () => choose(number)));
  element("stage").append(...buttons);
  element("views").replaceChildren(...content.views.map((view, number) => {
    const button = made("button", view.path, { type: "button" });
    button.addEventListener("click", () => choose(number));
    const item = document.createElement("li");
    item.append(button);
    return item;
  }));
  const found = content.problems.map((problem) => {
    const button = made("button", "", { type: "button" });
    button.append(made("span", problem.kind, { class: "kind" }), ` ${problem.description}`);
    button.addEventListener("click", () => {
      const isMeant = (view) => problem.frames.some((frame) =>
        ["x", "y", "width", "height"].every((side) => Math.abs(frame[side] - view.frame[side]) < 0.51));
      buttons.forEach((other, number) => {
        other.setAttribute("aria-pressed", "false");
        other.classList.toggle("wrong", isMeant(content.views[number]));
      });
    });
    const item = document.createElement("li");
    item.append(button);
    return item;
  });
  element("found").replaceChildren(...(found.length ? found : [made("li", "None.")]));
}

function explain(text) {
  element("hint").hidden = text !== null;
  element("reason").hidden = text === null;
  element("reason").textContent = text ?? "";
}

for (const id of ["name", "conditions", "problems"]) element(id).addEventListener("input", list);
element("filters").addEventListener("submit", (event) => event.preventDefault());
element("before").addEventListener("click", () => show(open - 1));
element("after").addEventListener("click", () => show(open + 1));
element("close").addEventListener("click", () => element("detail").close());
fillFilters();
list();
