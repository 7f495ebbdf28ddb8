import type { Visit } from "./visit.ts";

/** Lists problems of the content of a page. */
export function checkBody({ document }: Visit): string[] {
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  return [
    ...(all("h1").length === 1 ? [] : [`has ${all("h1").length} main headings`]),
    ...(all("body > header, body > main, body > footer").length === 3 ? [] : ["lacks header, main part or footer"]),
    ...all("a button, button a, a a, a input, button button").map((element) => `nests ${excerptOf(element)}`),
    ...all("img").flatMap(checkImage),
    ...all("article, li").flatMap(findDuplicateLinks),
    ...all('a[href^="#"]').flatMap((link) => {
      const id = link.getAttribute("href")?.slice(1) ?? "";
      return document.getElementById(id) ? [] : `leads to #${id}, which is not there`;
    }),
    ...all("a[target=_blank]").flatMap((link) =>
      /noopener/.test(link.getAttribute("rel") ?? "") ? [] : `opens ${link.getAttribute("href")} without noopener`,
    ),
    ...all('a[href^="http"]:not([target=_blank])').map((link) => `leaves for ${link.getAttribute("href")} in this tab`),
    ...findLeakedValues(document),
  ];
}

function checkImage(image: Element): string[] {
  const { alt, src } = image as HTMLImageElement;
  const isDecoration = image.closest("[aria-hidden=true], .menu-panel, .avatar") !== null;
  return [
    !image.hasAttribute("alt") && `shows ${src} without alt`,
    alt === "" && !isDecoration && !hasTextAlternative(image) && `shows ${src} with an empty alt`,
    alt.length > 250 && `shows a picture with an alt of ${alt.length} characters`,
    !(Number(image.getAttribute("width")) > 0 && Number(image.getAttribute("height")) > 0) &&
      `shows ${src} without size`,
  ].filter((problem) => problem !== false);
}

/** Whether text beside the picture names it, too. */
function hasTextAlternative(image: Element): boolean {
  return (image.closest("a, figure, article, li")?.textContent ?? "").trim() !== "";
}

/** Lists duplicate links of a card. */
function findDuplicateLinks(card: Element): string[] {
  if (card.querySelector("article, li")) return [];
  const targets = [...card.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute("href"));
  const doubled = targets.filter((target, index) => targets.indexOf(target) !== index);
  return doubled.map((target) => `has a card with two links to ${target}`);
}

/** Lists unformatted values and unresolved placeholders in visible text. */
function findLeakedValues(document: Document): string[] {
  const attributes = [
    ...document.querySelectorAll("[alt], [aria-label], [title], [placeholder], meta[content]"),
  ].flatMap((element) =>
    ["alt", "aria-label", "title", "placeholder", "content"].map((name) => element.getAttribute(name) ?? ""),
  );
  const texts = [document.title, textOf(document.body), ...attributes];
  const spilled = /\bundefined\b|\bNaN\b|\[object |\{\w+\}|&(?:amp|nbsp|quot);|Invalid Date/;
  return texts.flatMap((text) => spilled.exec(text)?.map((found) => `says "${found}"`) ?? []);
}

const hiddenElements = ["SCRIPT", "STYLE", "TEMPLATE"];

function textOf(node: Node): string {
  if (node.nodeType === node.TEXT_NODE) return node.textContent ?? "";
  return hiddenElements.includes(node.nodeName) ? "" : [...node.childNodes].map(textOf).join("");
}

function excerptOf(element: Element): string {
  return element.outerHTML.slice(0, 120);
}
