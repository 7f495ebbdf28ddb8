import { z } from "zod";
import { defineOperation } from "#lib/api/api-resources/operation.ts";
import { addItemsSchema, updateItemSchema } from "#lib/kitchen/shopping-lists/schema.ts";
import { usForms } from "#lib/measures/units/us-form.ts";
import { aisles } from "#lib/platform/config/aisles.ts";

const exampleId = "00000000-0000-4000-8000-000000000000";
const shared = { tag: "Shopping list", access: "user", isOlder: true } as const;
const nameSchema = z.object({ one: z.string(), many: z.string() });
const namesSchema = z.object({ de: nameSchema, en: nameSchema });
const textsSchema = z.object({ de: z.string(), en: z.string() }).partial();

const shoppingItemSchema = z
  .object({
    id: z.uuid(),
    ingredient: z
      .object({
        id: z.uuid(),
        aisle: z.enum(aisles),
        names: namesSchema,
        piece_grams: z.number().nullable().describe("Weight of one piece; null where it is not known."),
        us: z
          .object({
            density: z.number().nullable().describe("In g/ml."),
            form: z.enum(usForms).nullable(),
            names: namesSchema.partial(),
          })
          .optional()
          .describe("How US recipes measure and name it."),
      })
      .nullable()
      .describe("Of an own entry: what was read from its text."),
    text: z.string().describe("An own entry as it was sent."),
    amount: z.number().nullable(),
    unit: z.string().nullable().describe("Units are those of recipes, or of shops; null for pieces."),
    recipe: z
      .object({
        id: z.uuid(),
        titles: textsSchema,
        hrefs: textsSchema,
        picture: z.string().nullable(),
      })
      .nullable(),
    ticked: z.boolean(),
  })
  .meta({ id: "ShoppingItem" });

export const listShoppingItems = defineOperation({
  ...shared,
  id: "listShoppingItems",
  method: "GET",
  path: "/users/me/shopping-list",
  summary: "Lists all entries, oldest first, at most 500, with names in both languages.",
  data: z.array(shoppingItemSchema),
});

export const clearShoppingList = defineOperation({
  ...shared,
  id: "clearShoppingList",
  method: "DELETE",
  path: "/users/me/shopping-list",
  summary: "Removes all entries.",
  data: null,
});

export const addShoppingItems = defineOperation({
  ...shared,
  id: "addShoppingItems",
  method: "POST",
  path: "/users/me/shopping-list/items",
  summary: "Adds entries, all or none; ids come from the client, so that repeating adds nothing. 409 above 500.",
  body: addItemsSchema,
  isRepeatable: true,
  data: null,
  example: { body: { items: [{ id: exampleId, text: "500 g Champignons" }] } },
});

export const updateShoppingItem = defineOperation({
  ...shared,
  id: "updateShoppingItem",
  method: "PUT",
  path: "/users/me/shopping-list/items/{itemId}",
  summary: "Ticks an entry off, changes the amount of an ingredient or an own text.",
  body: updateItemSchema,
  data: null,
  example: { path: { itemId: exampleId }, body: { ticked: true } },
});

export const removeShoppingItem = defineOperation({
  ...shared,
  id: "removeShoppingItem",
  method: "DELETE",
  path: "/users/me/shopping-list/items/{itemId}",
  summary: "Removes an entry.",
  data: null,
  example: { path: { itemId: exampleId } },
});
