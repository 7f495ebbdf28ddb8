import { z } from "zod";
import { isSafeHref } from "./inline-markup.ts";
import { readItemReference } from "./item-references.ts";
import { blockLimits } from "./limits.ts";

/** What a field of a block can hold, and what the site has to know of it. */
export interface FieldKind<Value> {
  /** Complete, as readers get it. */
  stored: z.ZodType<Value>;
  /** As it is written: everything may still be missing. */
  draft: z.ZodType<Value>;
  /** Of a new block. */
  empty: Value;
  /** Its texts, which may have the marks of lib/content/stories/inline-markup.ts. */
  listTexts?(value: Value): string[];
  /** Its words stand beside the text, so they do not count as reading time. */
  isLabel?: true;
  refersTo?: "address" | "item" | "picture" | "video";
  /** Ids or addresses of what it refers to; links in its texts are not among them. */
  listReferences?(value: Value): string[];
  /** Replaces its address. */
  mapAddress?(value: Value, map: (href: string) => string): Value;
  /** Replaces its texts with marks, which have links and placeholders. */
  mapMarkedTexts?(value: Value, map: (text: string) => string): Value;
  /** Leaves out what an editor has left empty. */
  withoutEmpty?(value: Value): Value;
  /** What the other language takes over from `from`; each language has its own without it. */
  share?(from: Value, to: Value): Value;
  /** What has to be the same in both languages, although their words differ. */
  shapeOf?(value: Value): string;
}

const idSchema = z.uuid();
const missingIdSchema = z.union([z.literal(""), idSchema]);
const isFilled = (text: string) => text.trim() !== "";
const takeOver = <Value>(from: Value) => from;

const textOf = (max: number): FieldKind<string> => ({
  stored: z.string().min(1).max(max),
  draft: z.string().max(max),
  empty: "",
  listTexts: (text) => [text],
});

const listOf = (maxStored: number): FieldKind<string[]> => ({
  stored: z.array(z.string().min(1).max(maxStored)).min(1),
  draft: z.array(z.string().max(blockLimits.paragraph)).max(blockLimits.entries),
  empty: [],
  listTexts: (texts) => texts,
  mapMarkedTexts: (texts, map) => texts.map(map),
  withoutEmpty: (texts) => texts.filter(isFilled),
  shapeOf: (texts) => `${texts.length}`,
});

/** A heading. */
const line = textOf(blockLimits.line);
/** The title of a box, or what stands on a button. */
const label: FieldKind<string> = { ...line, isLabel: true };
const optionalLabel: FieldKind<string | undefined> = {
  stored: line.stored.optional(),
  draft: line.draft.optional(),
  empty: undefined,
  isLabel: true,
  listTexts: (text = "") => [text],
  withoutEmpty: (text) => (text && isFilled(text) ? text : undefined),
};
const plainText = textOf(blockLimits.paragraph);
/** Paragraphs with links and other marks. */
const richText: FieldKind<string> = { ...plainText, mapMarkedTexts: (text, map) => map(text) };
const lines = listOf(blockLimits.line);
const paragraphs = listOf(blockLimits.paragraph);

interface Entry {
  title: string;
  text: string;
}
const entrySchema = z.strictObject({ title: line.stored, text: plainText.stored });
const entries: FieldKind<Entry[]> = {
  stored: z.array(entrySchema).min(1),
  draft: z.array(z.strictObject({ title: line.draft, text: plainText.draft })).max(blockLimits.entries),
  empty: [{ title: "", text: "" }],
  listTexts: (list) => list.flatMap((entry) => Object.values(entry)),
  mapMarkedTexts: (list, map) => list.map(({ title, text }) => ({ title, text: map(text) })),
  withoutEmpty: (list) => list.filter(({ title, text }) => isFilled(title) || isFilled(text)),
  shapeOf: (list) => `${list.length}`,
};

interface CaptionedPicture {
  pictureId: string;
  caption?: string | undefined;
}
const pictures: FieldKind<CaptionedPicture[]> = {
  stored: z.array(z.strictObject({ pictureId: idSchema, caption: optionalLabel.stored })).min(1),
  draft: z.array(z.strictObject({ pictureId: idSchema, caption: optionalLabel.draft })).max(blockLimits.entries),
  empty: [],
  isLabel: true,
  listTexts: (list) => list.flatMap(({ caption }) => caption ?? []),
  refersTo: "picture",
  listReferences: (list) => list.map(({ pictureId }) => pictureId),
  withoutEmpty: (list) =>
    list.map(({ pictureId, caption }) => (caption && isFilled(caption) ? { pictureId, caption } : { pictureId })),
  share(from, to) {
    const captions = new Map(to.map(({ pictureId, caption = "" }) => [pictureId, caption]));
    return from.map(({ pictureId }) => ({ pictureId, caption: captions.get(pictureId) ?? "" }));
  },
  shapeOf: (list) => list.map(({ pictureId }) => pictureId).join(),
};

const optionalPicture: FieldKind<string | undefined> = {
  stored: idSchema.optional(),
  draft: missingIdSchema.optional(),
  empty: undefined,
  refersTo: "picture",
  listReferences: (id) => (id ? [id] : []),
  withoutEmpty: (id) => id || undefined,
  share: takeOver,
};

const video: FieldKind<string> = {
  stored: idSchema,
  draft: missingIdSchema,
  empty: "",
  refersTo: "video",
  listReferences: (id) => [id],
  share: takeOver,
  shapeOf: (id) => id,
};

const recipe: FieldKind<string> = { ...video, refersTo: "item" };

const recipes: FieldKind<string[]> = {
  stored: z.array(idSchema).min(1),
  draft: z.array(idSchema).max(blockLimits.entries),
  empty: [],
  refersTo: "item",
  listReferences: (ids) => ids,
  share: takeOver,
  shapeOf: (ids) => ids.join(),
};

/** Leads to a page of the site or elsewhere, or to an item by its id. */
const href: FieldKind<string> = {
  stored: z.string().refine((address) => isSafeHref(address) || readItemReference(address) !== null),
  draft: z.string().max(blockLimits.href),
  empty: "",
  refersTo: "address",
  listReferences: (address) => [address],
  mapAddress: (address, map) => map(address),
  // An item has a page in both languages; other addresses of the site are of one language.
  share: (from, to) => (readItemReference(from) !== null || (to === "" && /^https:/i.test(from)) ? from : to),
};

/** A choice that is the same in both languages. */
const choiceOf = <Value>(schema: z.ZodType<Value>, empty: Value): FieldKind<Value> => ({
  stored: schema,
  draft: schema,
  empty,
  share: takeOver,
  shapeOf: (value) => `${value}`,
});
const headingLevel = choiceOf<2 | 3>(z.union([z.literal(2), z.literal(3)]), 2);
const isOrdered = choiceOf(z.boolean(), false);
/** Position of a group of ingredients in its recipe. */
const group = choiceOf(z.int().min(0).max(99), 0);

export const fieldKinds = {
  line,
  label,
  optionalLabel,
  plainText,
  richText,
  lines,
  paragraphs,
  entries,
  pictures,
  optionalPicture,
  video,
  recipe,
  recipes,
  href,
  headingLevel,
  isOrdered,
  group,
};
export type FieldKindName = keyof typeof fieldKinds;
export type FieldValue<Kind extends FieldKindName> = z.infer<(typeof fieldKinds)[Kind]["stored"]>;
