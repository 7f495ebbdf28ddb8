import type { BlockContent } from "#lib/db/tables/stories.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { BlockType } from "#lib/story-drafts/new-block.ts";

export type BlockOf<Type extends BlockType> = Extract<BlockContent, { type: Type }>;

/** What the form of a block gets. */
export interface BlockFormProps<Block extends BlockContent = BlockContent> {
  /** Prefix of the ids of its fields; the first field has it as its id. */
  id: string;
  block: Block;
  language: Locale;
  onChange: (block: Block) => void;
}
