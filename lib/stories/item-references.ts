import type { Block } from "#lib/db/tables/stories.ts";

const referencePattern = /^item:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
const markedReference = /\]\((item:[0-9a-f-]{36})\)/g;

/** The address in a text that leads to a recipe or story by its id, so also after it is renamed. */
export const itemReference = (itemId: string) => `item:${itemId}`;

/** The id of the item that an address refers to; null for other addresses. */
export function readItemReference(href: string): string | null {
  return referencePattern.exec(href)?.[1] ?? null;
}

/** The ids of all recipes and stories that the links of a body refer to. */
export function listItemReferences(body: readonly Block[]): string[] {
  const ids = new Set<string>();
  mapAddresses(body, (href) => {
    const id = readItemReference(href);
    if (id) ids.add(id);
    return href;
  });
  return [...ids];
}

/**
 * Replaces references to items by addresses. A link in a text whose item readers do not see loses
 * its address, so that `parseInline` leaves its text; a block that leads nowhere else is left out.
 *
 * @param addresses by id of the item
 */
export function resolveItemReferences(body: readonly Block[], addresses: ReadonlyMap<string, string>): Block[] {
  const resolved = mapAddresses(body, (href) => {
    const id = readItemReference(href);
    return id ? (addresses.get(id) ?? href) : href;
  });
  return resolved.filter((block) => !("href" in block) || readItemReference(block.href) === null);
}

function mapAddresses(body: readonly Block[], map: (href: string) => string): Block[] {
  const inText = (text: string) => text.replace(markedReference, (_, href: string) => `](${map(href)})`);
  return body.map((block): Block => {
    switch (block.type) {
      case "text":
      case "quote":
        return { ...block, text: inText(block.text) };
      case "list":
        return { ...block, items: block.items.map(inText) };
      case "content_meta_carousel":
        return { ...block, entries: block.entries.map((entry) => ({ ...entry, text: inText(entry.text) })) };
      case "proscons":
        return { ...block, pros: block.pros.map(inText), cons: block.cons.map(inText) };
      case "link_module":
      case "cta_button":
        return { ...block, href: map(block.href) };
      default:
        return block;
    }
  });
}
