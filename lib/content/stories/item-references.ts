const referencePattern = /^item:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
const markedReference = /\]\((item:[0-9a-f-]{36})\)/g;

/** The address in a text that leads to a recipe or story by its id, so also after it is renamed. */
export const itemReference = (itemId: string) => `item:${itemId}`;

/** The id of the item that an address refers to; null for other addresses. */
export function readItemReference(href: string): string | null {
  return referencePattern.exec(href)?.[1] ?? null;
}

/** Replaces the references to items in the links of a text. */
export function mapMarkedReferences(text: string, map: (href: string) => string): string {
  return text.replace(markedReference, (_, href: string) => `](${map(href)})`);
}
