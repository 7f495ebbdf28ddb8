import { z } from "zod";
import type { RecipeSource } from "#lib/platform/db/tables/recipes.ts";
import { lineSchema } from "./text-schemas.ts";

export const sourceLimits = { url: 2000, name: 200 } as const;

const partsSchema = z.strictObject({
  url: z
    .url({ protocol: /^https?$/, error: "url" })
    // In the form of the parser, which encodes what must not stand in an address.
    .transform((address) => new URL(address))
    // "https://site.example@evil.example" reads like a page of the former.
    .refine(({ username, password }) => username === "" && password === "", "url")
    .transform(({ href }) => href)
    .pipe(z.string().max(sourceLimits.url, "length"))
    .nullable()
    .default(null),
  /** Of a website, book or magazine. */
  siteName: lineSchema(sourceLimits.name),
  author: lineSchema(sourceLimits.name),
});

/** Where a recipe comes from; null, or naming nothing, for a recipe of the author's own. */
export const sourceSchema = partsSchema
  .nullable()
  .default(null)
  .transform((source) => (listSourceParts(source).length > 0 ? source : null));

const { url, siteName, author } = partsSchema.shape;
/** A source that was found in a text or on a page: what of it cannot be stored is missing. */
export const foundSourceSchema = partsSchema
  .extend({ url: url.catch(null), siteName: siteName.catch(""), author: author.catch("") })
  .nullable();

/** Who and what a source names, with its address at the end. */
export function listSourceParts(source: RecipeSource | null): string[] {
  if (!source) return [];
  return [source.author, source.siteName, source.url ?? ""].filter((part) => part !== "");
}
