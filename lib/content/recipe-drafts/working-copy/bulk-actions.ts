"use server";
import { z } from "zod";
import { setFlashMessage } from "#lib/platform/http/flash-message.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { address } from "#lib/platform/routing/address.ts";
import { revalidatePublication } from "#lib/platform/routing/publication/revalidate-publication.ts";
import { bulkActions, maxBulkRecipes } from "./bulk-change.ts";
import { applyBulk, undoBulk } from "./bulk-mutations.ts";
import { defineCopyAction } from "./copy-action.ts";

const locale = z.enum(locales);

/** Applies a bulk action to the recipes of its preview, whose ids are joined by spaces. */
export const applyBulkAction = defineCopyAction({
  schema: z.object({
    locale,
    action: z.enum(bulkActions),
    targetId: z.union([z.literal(""), z.uuid()]).default(""),
    ids: z
      .string()
      .transform((text) => text.split(" ").filter(Boolean))
      .pipe(z.array(z.uuid()).min(1).max(maxBulkRecipes)),
  }),
  change: async (userId, { ids, action, targetId }) => {
    const changes = await applyBulk({ ids, userId, change: { action, targetId } });
    for (const change of changes) await revalidatePublication(change);
  },
  next: ({ locale: language }) => address(language, "/desk/published-recipes"),
  refused: ({ locale: language }) => address(language, "/desk/published-recipes"),
});

/** Undoes the last bulk action. */
export const undoBulkAction = defineCopyAction({
  schema: z.object({ locale, id: z.uuid() }),
  change: async (userId, { id, locale: language }) => {
    for (const change of await undoBulk(id, userId)) await revalidatePublication(change);
    await setFlashMessage("bulkUndone", address(language, "/desk/published-recipes"));
  },
  next: ({ locale: language }) => address(language, "/desk/published-recipes"),
  refused: ({ locale: language }) => address(language, "/desk/published-recipes"),
});
