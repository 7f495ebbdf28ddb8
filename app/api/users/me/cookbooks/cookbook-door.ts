import { z } from "zod";
import { ApiProblem, door, parse, requireViewer } from "#lib/api.ts";
import type { Viewer } from "#lib/auth/viewer-type.ts";
import { CookbookError } from "#lib/cookbooks/errors.ts";
import { limits } from "#lib/cookbooks/schema.ts";

export interface Asked {
  request: Request;
  viewer: Viewer;
  /** Ids from the address: of the cookbook, and of what is in it. */
  id: string;
  itemId: string;
}

const anyId = z.uuid("missing");

/** A door of the API to one's own cookbooks: asks who it is, reads the ids in the address and names what cannot be done. */
export function cookbookDoor(answer: (asked: Asked) => Promise<Response>) {
  return door<{ params: Promise<{ id?: string; itemId?: string } | undefined> }>(async (request, { params }) => {
    const viewer = await requireViewer(request);
    // A door whose address has no dynamic part is told nothing about it.
    const { id = "", itemId = "" } = (await params) ?? {};
    // What is no id is the id of nothing.
    for (const value of [id, itemId])
      if (value !== "" && !anyId.safeParse(value).success) throw new ApiProblem("missing");
    try {
      return await answer({ request, viewer, id, itemId });
    } catch (error) {
      throw error instanceof CookbookError ? problemOf(error) : error;
    }
  });
}

function problemOf({ problem }: CookbookError): ApiProblem {
  if (problem === "shelfFull") return new ApiProblem("limit", { cookbooks: String(limits.books) });
  if (problem === "bookFull") return new ApiProblem("limit", { items: String(limits.items) });
  return new ApiProblem("missing");
}

const pageInput = z.strictObject({
  page: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, "page")
    .transform(Number)
    .default(1),
  size: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, "size")
    .transform(Number)
    .pipe(z.number().max(limits.books, "size"))
    .default(24),
});

/** Which page of a list is asked for, and how much is on it. */
export function pageOf(request: Request) {
  const { searchParams } = new URL(request.url);
  return parse({ page: searchParams.get("page") ?? undefined, size: searchParams.get("size") ?? undefined }, pageInput);
}

export function pagination(page: number, size: number, count: number) {
  return { pagination: { page, pages: Math.max(1, Math.ceil(count / size)), count } };
}
