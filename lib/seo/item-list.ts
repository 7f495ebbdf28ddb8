import type { ItemList, WithContext } from "schema-dts";
import { absolute } from "./metadata.ts";

interface Listed {
  title: string;
  href: string;
}

/** Structured data of a list of pages, in its order; `offset` is the number of entries on the pages of the list before this one. */
export function itemList(name: string, entries: readonly Listed[], offset = 0): WithContext<ItemList> {
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    name,
    itemListElement: entries.map(({ title, href }, index) => ({
      "@type": "ListItem",
      position: offset + index + 1,
      name: title,
      url: absolute(href),
    })),
  };
}
