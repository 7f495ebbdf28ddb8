import { z } from "zod";
import { tombstoneSchema } from "./content.ts";

const paginationSchema = z
  .object({
    page: z.int().min(1),
    pages: z.int().min(1),
    count: z.int().min(0).describe("Entries of the list; of a long one, whose `links.last` is null, at least as many."),
  })
  .meta({ id: "Pagination" });

const pageLinksSchema = z
  .object({
    self: z.url(),
    first: z.url(),
    last: z.url().nullable().describe("Null for a long list: follow `next`."),
    next: z.url().nullable(),
    prev: z.url().nullable().describe("Null also where the page before is not found by its number."),
  })
  .meta({ id: "PageLinks" });

const changeLinksSchema = z.object({ self: z.url(), next: z.url().nullable() }).meta({ id: "ChangeLinks" });

const changesSchema = z
  .object({ until: z.iso.datetime().describe("The next `updated_since`, once there is no next page.") })
  .meta({ id: "Changes" });

const linksSchema = z.object({ self: z.url() }).meta({ id: "Links" });

/** What an answer with this data looks like. */
export function envelopeSchema(data: z.ZodType, isPaginated: boolean): z.ZodObject {
  return isPaginated
    ? z.strictObject({ data, meta: z.strictObject({ pagination: paginationSchema }), links: pageLinksSchema })
    : z.strictObject({ data, meta: z.strictObject({}), links: linksSchema });
}

/** The same without the media type of version 3, where an operation is older than that. */
export function olderEnvelopeSchema(data: z.ZodType, isPaginated: boolean): z.ZodObject {
  return isPaginated
    ? z.strictObject({ data, meta: z.strictObject({ pagination: paginationSchema }) })
    : z.strictObject({ data });
}

export const olderErrorSchema = z
  .strictObject({
    error: z.strictObject({ code: z.string(), message: z.string(), fields: z.record(z.string(), z.string()) }),
  })
  .meta({ id: "OlderError" });

/** What an answer to `updated_since` looks like: entries of the list, or what is left of them. */
export function changesEnvelopeSchema(changed: z.ZodType): z.ZodObject {
  return z.strictObject({
    data: z.array(z.union([tombstoneSchema, changed])),
    meta: z.strictObject({ changes: changesSchema }),
    links: changeLinksSchema,
  });
}

export const problemSchema = z
  .strictObject({
    type: z.url(),
    title: z.string(),
    status: z.int(),
    detail: z.string().describe("A sentence in the language of the request."),
    code: z.string(),
    errors: z.array(z.strictObject({ field: z.string(), code: z.string() })),
  })
  .meta({ id: "Problem" });
