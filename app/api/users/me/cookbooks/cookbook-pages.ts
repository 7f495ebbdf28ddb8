import { z } from "zod";
import { limits } from "#lib/kitchen/cookbooks/limits.ts";
import { toPageCount } from "#lib/platform/http/pagination.ts";

/** `page` and `size` of lists that are as long as an account may have cookbooks. */
export const cookbookPageParameters = {
  page: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, "page")
    .default("1")
    .transform(Number)
    .describe("Number of the page, from 1."),
  size: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, "size")
    .default("24")
    .transform(Number)
    .pipe(z.number().max(limits.cookbooks, "size"))
    .describe(`Entries on a page, at most ${limits.cookbooks}.`),
};

export function toPagination(page: number, size: number, count: number) {
  return { page, pages: toPageCount(count, size), count };
}
