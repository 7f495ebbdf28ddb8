import { z } from "zod";
import { defineOperation } from "#lib/api/api-resources/operation.ts";
import { cardSchema } from "#lib/api/api-resources/schemas/content.ts";
import {
  addItemSchema,
  coverSchema,
  createCookbookSchema,
  idSchema,
  itemOrderSchema,
  updateCookbookSchema,
  updateItemSchema,
} from "#lib/kitchen/cookbooks/schema.ts";
import { cookbookVisibilities } from "#lib/platform/db/tables/cookbooks.ts";
import { cookbookPageParameters } from "./cookbook-pages.ts";

const exampleId = "00000000-0000-4000-8000-000000000000";
const shared = { tag: "Cookbooks", access: "user", isOlder: true } as const;
const instant = z.iso.datetime();
const cookbookPath = "/users/me/cookbooks/{id}";
const path = { id: exampleId };
const itemPath = { id: exampleId, itemId: exampleId };

const cookbookSchema = z
  .object({
    id: z.uuid(),
    title: z.string(),
    summary: z.string(),
    visibility: z.enum(cookbookVisibilities),
    url: z.url().nullable().describe("Null while private; an unlisted one is read by everyone who has it."),
    image: z.object({ url: z.url(), width: z.int(), height: z.int() }).nullable(),
    count: z.int(),
    publishing: z.object({ created: instant, updated: instant }),
    has_item: z.boolean().optional().describe("With `item` in the query."),
  })
  .meta({ id: "Cookbook" });

export const listCookbooks = defineOperation({
  ...shared,
  id: "listCookbooks",
  method: "GET",
  path: "/users/me/cookbooks",
  summary: "Lists the cookbooks of the user, last changed first.",
  query: z.object({ ...cookbookPageParameters, item: idSchema.describe("Tells whether each has it.").optional() }),
  data: z.array(cookbookSchema),
  isPaginated: true,
  example: { query: { item: exampleId } },
});

export const createCookbook = defineOperation({
  ...shared,
  id: "createCookbook",
  method: "POST",
  path: "/users/me/cookbooks",
  summary: "Creates a cookbook; 409 above 200.",
  body: createCookbookSchema,
  isRepeatable: true,
  data: cookbookSchema,
  status: 201,
  example: { body: { title: "Sonntagsbraten", visibility: "private" } },
});

export const getCookbook = defineOperation({
  ...shared,
  id: "getCookbook",
  method: "GET",
  path: cookbookPath,
  summary: "Returns a cookbook of the user.",
  data: cookbookSchema,
  example: { path },
});

export const updateCookbook = defineOperation({
  ...shared,
  id: "updateCookbook",
  method: "PUT",
  path: cookbookPath,
  summary: "Changes title, summary or visibility. The address of an unlisted one stays when it becomes public.",
  body: updateCookbookSchema,
  data: cookbookSchema,
  example: { path, body: { visibility: "unlisted" } },
});

export const deleteCookbook = defineOperation({
  ...shared,
  id: "deleteCookbook",
  method: "DELETE",
  path: cookbookPath,
  summary: "Deletes a cookbook; `restore` reverts it for a minute.",
  data: null,
  example: { path },
});

export const restoreCookbook = defineOperation({
  ...shared,
  id: "restoreCookbook",
  isRepeatable: true,
  method: "POST",
  path: `${cookbookPath}/restore`,
  summary: "Restores a cookbook that was deleted within the last minute.",
  data: null,
  example: { path },
});

export const listCookbookItems = defineOperation({
  ...shared,
  id: "listCookbookItems",
  method: "GET",
  path: `${cookbookPath}/items`,
  summary: "Lists the entries in their order; `item` is null when it is no longer public.",
  query: z.object(cookbookPageParameters),
  data: z.array(
    z.object({
      id: z.uuid(),
      note: z.string().nullable(),
      saved: instant,
      item: cardSchema.nullable(),
    }),
  ),
  isPaginated: true,
  example: { path },
});

export const addCookbookItem = defineOperation({
  ...shared,
  id: "addCookbookItem",
  method: "POST",
  path: `${cookbookPath}/items`,
  summary:
    "Adds an item, once; 409 above 1,000. Within a minute after its removal it returns to its position; " +
    "`from` reverts a move to that cookbook.",
  body: addItemSchema,
  isRepeatable: true,
  data: null,
  example: { path, body: { id: exampleId } },
});

export const updateCookbookItem = defineOperation({
  ...shared,
  id: "updateCookbookItem",
  method: "PUT",
  path: `${cookbookPath}/items/{itemId}`,
  summary: "Sets the note, moves the item to another cookbook, or both.",
  body: updateItemSchema,
  data: null,
  example: { path: itemPath, body: { note: "Für Omas Geburtstag." } },
});

export const removeCookbookItem = defineOperation({
  ...shared,
  id: "removeCookbookItem",
  method: "DELETE",
  path: `${cookbookPath}/items/{itemId}`,
  summary: "Removes an item.",
  data: null,
  example: { path: itemPath },
});

export const orderCookbookItems = defineOperation({
  ...shared,
  id: "orderCookbookItems",
  method: "PUT",
  path: `${cookbookPath}/order`,
  summary: "Sets the order of all entries. Unknown ids are ignored; entries added meanwhile come last.",
  body: itemOrderSchema,
  data: null,
  example: { path, body: { ids: [exampleId] } },
});

export const setCookbookCover = defineOperation({
  ...shared,
  id: "setCookbookCover",
  method: "PUT",
  path: `${cookbookPath}/cover`,
  summary: "Sets a picture as the cover, or that of an item.",
  body: coverSchema,
  upload: {},
  data: null,
  example: { path, body: { item: exampleId } },
});

export const uploadCookbookCover = defineOperation({
  ...shared,
  id: "uploadCookbookCover",
  method: "POST",
  path: `${cookbookPath}/cover`,
  summary: "The form of the site without script: sets the cover and redirects to the path in `next`.",
  upload: { fields: z.object({ next: z.string().optional() }) },
  data: null,
  example: { path },
});

export const deleteCookbookCover = defineOperation({
  ...shared,
  id: "deleteCookbookCover",
  method: "DELETE",
  path: `${cookbookPath}/cover`,
  summary: "Sets the picture of the first entry as the cover again.",
  data: null,
  example: { path },
});
