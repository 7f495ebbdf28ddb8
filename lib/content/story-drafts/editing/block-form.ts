import type { FieldKindName } from "#lib/content/stories/block-fields.ts";
import { type BlockType, blockFields } from "#lib/content/stories/blocks.ts";

export { blockTypes } from "#lib/content/stories/blocks.ts";

/** The key of a label in `storyDrafts.blocks.fields`. */
type FieldLabel = {
  [Type in BlockType]: `${Type}.${keyof (typeof blockFields)[Type] & string}`;
}[BlockType];

interface FormField {
  name: string;
  kind: FieldKindName;
  label: FieldLabel;
}

/** The fields of the form of a block. */
export function listFormFields(type: BlockType): FormField[] {
  return Object.entries<FieldKindName>(blockFields[type]).map(([name, kind]) => ({
    name,
    kind,
    label: `${type}.${name}` as FieldLabel,
  }));
}
