import { lineElements } from "./parse-html.ts";
import { shortName, type Thing } from "./thing.ts";

type Item = Record<string, unknown[]>;

interface OpenElement {
  /** The item that this element is, if it is one. */
  item: Item | null;
  /** Properties of the item around it whose value is the text of this element. */
  properties: string[];
  owner: Item | null;
  /** Index of its first piece of text. */
  start: number;
}

/** Characters of one value that are read. */
const maxValueLength = 50_000;
/** Texts within texts that are read: each reads what is in it again. */
const maxOpenTexts = 16;

/**
 * Reads microdata and RDFa Lite while a page is parsed. Own code, because libraries follow the
 * standards and return the text of an element without its line breaks, which separate the steps and
 * ingredients of a recipe.
 *
 * @param items filled with the items that are no value of another one
 * @see https://html.spec.whatwg.org/multipage/microdata.html
 * @see https://www.w3.org/TR/rdfa-lite/
 */
export function createItemReader(items: Thing[]) {
  const elements: OpenElement[] = [];
  const pieces: string[] = [];
  let owner: Item | null = null;
  let openTexts = 0;

  function open(name: string, attributes: Record<string, string>): void {
    if (openTexts > 0 && lineElements.has(name)) pieces.push("\n");
    const properties = owner ? toNames(attributes.itemprop ?? attributes.property) : [];
    const types = toNames(attributes.itemtype ?? attributes.typeof);
    const isItem = attributes.itemscope !== undefined || attributes.typeof !== undefined;
    const item: Item | null = isItem ? { "@type": types } : null;
    const value = item ?? getAttributeValue(name, attributes);
    if (item && properties.length === 0) items.push(item);
    else if (owner && value !== null) addValue(owner, properties, value);
    const isText = properties.length > 0 && value === null && openTexts < maxOpenTexts;
    if (isText) openTexts += 1;
    elements.push({ item, properties: isText ? properties : [], owner, start: pieces.length });
    if (item) owner = item;
  }

  function close(name: string): void {
    const element = elements.pop();
    if (!element) return;
    if (openTexts > 0 && lineElements.has(name)) pieces.push("\n");
    owner = element.owner;
    if (element.properties.length === 0 || !owner) return;
    addValue(owner, element.properties, joinText(pieces, element.start));
    openTexts -= 1;
    if (openTexts === 0) pieces.length = 0;
  }

  function addText(text: string): void {
    if (openTexts > 0) pieces.push(text);
  }

  return { open, close, addText };
}

/** Each name once: repeated, a small page would have any number of values. */
function toNames(attribute = ""): string[] {
  return [...new Set(attribute.split(/\s+/).filter(Boolean).map(shortName))];
}

/** The value that stands in an attribute. That of a link is its text: names are needed here. */
function getAttributeValue(name: string, { content, datetime, src }: Record<string, string>): string | null {
  if (content !== undefined) return content;
  if (name === "time" && datetime !== undefined) return datetime;
  return name === "img" ? (src ?? "") : null;
}

function addValue(item: Item, properties: string[], value: unknown): void {
  for (const property of properties) {
    if (!Object.hasOwn(item, property)) item[property] = [];
    item[property]?.push(value);
  }
}

function joinText(pieces: string[], start: number): string {
  let text = "";
  for (let index = start; index < pieces.length && text.length < maxValueLength; index += 1) text += pieces[index];
  return text;
}
