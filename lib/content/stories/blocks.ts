import { z } from "zod";
import { type FieldKind, type FieldKindName, type FieldValue, fieldKinds } from "./block-fields.ts";

/**
 * What a story consists of: the fields of each type of block, in the order of its form. Checks,
 * editor, search, translation state and references follow from the kinds of its fields
 * (block-fields.ts). The types stand in the order of the menu that adds one.
 */
export const blockFields = {
  text: { text: "richText" },
  headline: { text: "line", level: "headingLevel" },
  list: { items: "paragraphs", ordered: "isOrdered" },
  quote: { text: "richText", author: "optionalLabel" },
  image_collection: { pictures: "pictures" },
  video: { videoId: "video", caption: "optionalLabel" },
  recipes: { itemIds: "recipes" },
  recipe_part: { itemId: "recipe", group: "group" },
  content_meta_carousel: { title: "label", entries: "entries" },
  link_module: { title: "line", text: "plainText", label: "label", href: "href", pictureId: "optionalPicture" },
  proscons: { prosTitle: "label", pros: "lines", consTitle: "label", cons: "lines" },
  cta_button: { text: "label", href: "href" },
} as const satisfies Record<string, Record<string, FieldKindName>>;

type BlockFields = typeof blockFields;
export type BlockType = keyof BlockFields;
export const blockTypes = Object.keys(blockFields) as BlockType[];

type Values<Fields extends Record<string, FieldKindName>> = { [Name in keyof Fields]: FieldValue<Fields[Name]> };
type OptionalName<Fields> = { [Name in keyof Fields]: undefined extends Fields[Name] ? Name : never }[keyof Fields];
type WithOptional<Fields> = Omit<Fields, OptionalName<Fields>> & Partial<Pick<Fields, OptionalName<Fields>>>;

/** A block of a type, or of any. */
export type BlockOf<Type extends BlockType> = {
  [One in Type]: { type: One } & WithOptional<Values<BlockFields[One]>>;
}[Type];
export type BlockContent = BlockOf<BlockType>;

/**
 * A block as it is stored. `id` is the same in both languages; blocks that were never edited at the
 * desk have none.
 */
export type Block = { id?: string } & BlockContent;

/** Checks blocks: complete ones, or those that are being written. */
export function createBlockSchema(state: "stored" | "draft"): z.ZodType<BlockContent> {
  const [first, ...others] = blockTypes.map((type) => {
    const shape: Record<string, z.ZodType> = { type: z.literal(type) };
    for (const [name, kind] of Object.entries<FieldKindName>(blockFields[type])) shape[name] = fieldKinds[kind][state];
    return z.strictObject(shape);
  });
  if (!first) throw new Error("createBlockSchema: there is no type of block");
  const schema: z.ZodType = z.discriminatedUnion("type", [first, ...others]);
  return schema as z.ZodType<BlockContent>;
}

interface FilledField {
  name: string;
  kind: FieldKind<unknown>;
  value: unknown;
}

/** The fields that a block has. */
export function listFields(block: Block): FilledField[] {
  const kinds: Record<string, FieldKindName> = blockFields[block.type];
  return Object.entries(block).flatMap(([name, value]) => {
    const kind = kinds[name];
    return kind && value !== undefined ? [{ name, kind: fieldKinds[kind], value }] : [];
  });
}

/** A copy of a block with other values in its fields. */
export function mapFields<One extends Block>(block: One, map: (field: FilledField) => unknown): One {
  const values = listFields(block).map((field) => [field.name, map(field)]);
  return { ...block, ...Object.fromEntries(values) };
}
