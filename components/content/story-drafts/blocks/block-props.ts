import type { BlockContent } from "#lib/content/stories/blocks.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

/** What the form of a block gets. */
export interface BlockFormProps<Block extends BlockContent = BlockContent> {
  /** Prefix of the ids of its fields; the first field has it as its id. */
  id: string;
  block: Block;
  language: Locale;
  onChange: (block: Block) => void;
}

/** What the form of a field gets. */
export interface FieldProps<Value> {
  id: string;
  label: string;
  value: Value;
  language: Locale;
  onChange(value: Value): void;
}
