import { z } from "zod";
import { cleanText } from "#lib/clean-text.ts";
import { limits } from "./entry.ts";

const id = z.uuid("missing");
const text = z
  .string("textMissing")
  .max(5000, "textTooLong")
  .overwrite((value) => cleanText(value).replace(/\s+/g, " "))
  .trim()
  .max(limits.text, "textTooLong");
const amount = z.number("amount").positive("amount").max(limits.amount, "amount");

/**
 * Something for the list: an ingredient of the lexicon, or one's own words. With both, the words stand for the ingredient should the
 * lexicon not know it. The id is made by whoever asks, so that asking twice adds it once.
 */
export const newItemInput = z
  .strictObject({
    id,
    ingredient: id.nullish(),
    recipe: id.nullish(),
    amount: amount.nullish(),
    unit: z.string("unknown").max(20, "unknown").nullish(),
    text: text.default(""),
    ticked: z.boolean("unknown").default(false),
  })
  .refine((item) => item.ingredient || item.text !== "", { error: "textMissing", path: ["text"] });

export const addInput = z.strictObject({ items: z.array(newItemInput).min(1, "unknown").max(limits.items, "tooMany") });

/** What is to become different about something on the list; only what is written in one's own words has a text. */
export const changeItemInput = z.strictObject({
  amount: amount.optional(),
  text: text.min(1, "textMissing").optional(),
  ticked: z.boolean("unknown").optional(),
});

const ids = z.array(id).max(2 * limits.items, "tooMany");

/** What a page asks for, all in one. */
export const changeInput = z.discriminatedUnion("act", [
  z.strictObject({ act: z.literal("add"), items: addInput.shape.items }),
  z.strictObject({ act: z.literal("change"), items: z.array(changeItemInput.extend({ id })).max(limits.items) }),
  z.strictObject({ act: z.literal("remove"), ids }),
]);

export type NewItem = z.infer<typeof newItemInput>;
export type ItemChange = z.infer<typeof changeItemInput>;
export type ChangeInput = z.infer<typeof changeInput>;
