import type { FieldKind } from "./block-fields.ts";
import { type Block, listFields, mapFields } from "./blocks.ts";
import { mapMarkedReferences, readItemReference } from "./item-references.ts";

/** The ids or addresses that the fields of a block name; links in its texts are not among them. */
export function listReferences(block: Block, to: FieldKind<unknown>["refersTo"]): string[] {
  return listFields(block)
    .filter(({ kind }) => kind.refersTo === to)
    .flatMap(({ kind, value }) => kind.listReferences?.(value) ?? []);
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
  return resolved.filter((block) => listReferences(block, "address").every((href) => readItemReference(href) === null));
}

function mapAddresses(body: readonly Block[], map: (href: string) => string): Block[] {
  const mapText = (text: string) => mapMarkedReferences(text, map);
  return body.map((block) =>
    mapFields(
      block,
      ({ kind, value }) => kind.mapAddress?.(value, map) ?? kind.mapMarkedTexts?.(value, mapText) ?? value,
    ),
  );
}
