import type { Block, BlockContent } from "#lib/content/stories/blocks.ts";
import type { Localized } from "#lib/platform/i18n/locales.ts";
import type { BlockRow } from "./content.ts";

/**
 * Puts the blocks of two languages side by side: blocks with the same id, and without ids those at
 * the same position if they have the same type. The order of both languages stays.
 */
export function toRows(bodies: Localized<readonly Block[]>): BlockRow[] {
  const german = bodies.de.map((block, index) => withId(block, bodies.en[index], `b${index}`, "de"));
  const english = bodies.en.map((block, index) => withId(block, bodies.de[index], `b${index}`, "en"));
  const rows: BlockRow[] = german.map(({ id, block }) => ({ id, de: block, en: null, reviewed: null }));
  let position = 0;
  for (const { id, block } of english) {
    const index = rows.findIndex((row, at) => at >= position && row.id === id && row.en === null);
    if (index >= 0 && rows[index]?.de?.type === block.type) {
      rows[index] = { ...rows[index], id, en: block };
      position = index + 1;
    } else {
      const isTaken = rows.some((row) => row.id === id);
      rows.splice(position, 0, { id: isTaken ? `${id}-en` : id, de: null, en: block, reviewed: null });
      position += 1;
    }
  }
  return rows;
}

function withId({ id, ...block }: Block, twin: Block | undefined, fallback: string, language: string) {
  const isPaired = twin?.type === block.type && !twin.id;
  return { id: id ?? (isPaired ? fallback : `${fallback}-${language}`), block: block as BlockContent };
}
