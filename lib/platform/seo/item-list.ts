import type { ItemList, WithContext } from "schema-dts";
import { absoluteUrl } from "./metadata.ts";

interface ListEntry {
  title: string;
  href: string;
}

/**
 * Structured data of a list of pages, in order.
 *
 * @param offset number of entries on the previous pages of a paginated list
 * @see https://schema.org/ItemList
 */
export function itemList(name: string, entries: readonly ListEntry[], offset = 0): WithContext<ItemList> {
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    name,
    itemListElement: entries.map(({ title, href }, index) => ({
      "@type": "ListItem",
      position: offset + index + 1,
      name: title,
      url: absoluteUrl(href),
    })),
  };
}
