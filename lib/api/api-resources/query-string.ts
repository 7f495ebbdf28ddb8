import { z } from "zod";

/** The parameters of the address; several values of one name count as one list with commas. */
export function readQuery(request: Request): Record<string, string> {
  // `getAll` would look at all of them for each name.
  const byName = Map.groupBy(new URL(request.url).searchParams, ([name]) => name);
  return Object.fromEntries([...byName].map(([name, pairs]) => [name, pairs.map(([, value]) => value).join(",")]));
}

const maxPageSize = 100;

/** `page` from 1 and `size`, by default as many as a page of the site shows. */
export const pageParameters = {
  page: z
    .string()
    .regex(/^[1-9]\d{0,6}$/, "page")
    .default("1")
    .transform(Number)
    .describe("Number of the page, from 1."),
  size: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, "size")
    .default("24")
    .transform(Number)
    .pipe(z.number().max(maxPageSize, "size"))
    .describe(`Entries on a page, at most ${maxPageSize}.`),
};

/**
 * The parameters of a list of changes. Times before 1970 count as 1970: the database knows fewer
 * years than RFC 3339.
 */
export const changeParameters = {
  updated_since: z.iso
    .datetime({ offset: true, error: "time" })
    .transform((time) => new Date(Math.max(0, Date.parse(time))))
    .describe("Lists what has changed or gone since then instead, oldest change first; only with `after` and `size`.")
    .optional(),
  after: z.uuid("id").describe("Of the link to the next changes: goes on behind this id.").optional(),
};

const slug = /^[\p{Ll}\d-]{1,80}$/u;

/** Slugs separated by commas, at most twenty. */
export const slugsParameter = z
  .string()
  .transform((value) => value.split(","))
  .pipe(z.array(z.string().regex(slug, "slug")).max(20, "limit"));

/** One slug. */
export const slugParameter = z.string().regex(slug, "slug");
