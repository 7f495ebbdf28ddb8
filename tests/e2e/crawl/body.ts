import type { Visit } from "./visit.ts";

/** What is wrong with what a page shows. */
export function examineBody({ document }: Visit): string[] {
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  return [
    ...(all("h1").length === 1 ? [] : [`has ${all("h1").length} main headings`]),
    ...(all("body > header, body > main, body > footer").length === 3 ? [] : ["lacks header, main part or footer"]),
    ...all("a button, button a, a a, a input, button button").map((element) => `nests ${beginningOf(element)}`),
    ...all("img").flatMap(examineImage),
    ...all("article, li").flatMap(findDoubledLinks),
    ...all('a[href^="#"]').flatMap((link) => {
      const id = link.getAttribute("href")?.slice(1) ?? "";
      return document.getElementById(id) ? [] : `leads to #${id}, which is not there`;
    }),
    ...all("a[target=_blank]").flatMap((link) =>
      /noopener/.test(link.getAttribute("rel") ?? "") ? [] : `opens ${link.getAttribute("href")} without noopener`,
    ),
    ...all('a[href^="http"]:not([target=_blank])').map((link) => `leaves for ${link.getAttribute("href")} in this tab`),
    ...findSpilled(document),
  ];
}

function examineImage(image: Element): string[] {
  const { alt, src } = image as HTMLImageElement;
  const isDecoration = image.closest("[aria-hidden=true], .menu-panel, .avatar") !== null;
  return [
    !image.hasAttribute("alt") && `shows ${src} without alt`,
    alt === "" && !isDecoration && !isNamedBesides(image) && `shows ${src} with an empty alt`,
    alt.length > 250 && `shows a picture with an alt of ${alt.length} characters`,
    !(Number(image.getAttribute("width")) > 0 && Number(image.getAttribute("height")) > 0) &&
      `shows ${src} without size`,
  ].filter((problem) => problem !== false);
}

/** Whether the picture is part of a link that also says in words where it leads. */
function isNamedBesides(image: Element): boolean {
  return (image.closest("a, figure, article, li")?.textContent ?? "").trim() !== "";
}

/** Two links of a card to one page, where one would do. */
function findDoubledLinks(card: Element): string[] {
  if (card.querySelector("article, li")) return [];
  const targets = [...card.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute("href"));
  const doubled = targets.filter((target, index) => targets.indexOf(target) !== index);
  return doubled.map((target) => `has a card with two links to ${target}`);
}

/** Values that were never meant to be read. */
function findSpilled(document: Document): string[] {
  const attributes = [
    ...document.querySelectorAll("[alt], [aria-label], [title], [placeholder], meta[content]"),
  ].flatMap((element) =>
    ["alt", "aria-label", "title", "placeholder", "content"].map((name) => element.getAttribute(name) ?? ""),
  );
  const texts = [document.title, textOf(document.body), ...attributes];
  const spilled = /\bundefined\b|\bNaN\b|\[object |\{\w+\}|&(?:amp|nbsp|quot);|Invalid Date/;
  return texts.flatMap((text) => spilled.exec(text)?.map((found) => `says "${found}"`) ?? []);
}

const unseen = ["SCRIPT", "STYLE", "TEMPLATE"];

function textOf(node: Node): string {
  if (node.nodeType === node.TEXT_NODE) return node.textContent ?? "";
  return unseen.includes(node.nodeName) ? "" : [...node.childNodes].map(textOf).join("");
}

function beginningOf(element: Element): string {
  return element.outerHTML.slice(0, 120);
}
