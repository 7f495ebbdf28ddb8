"use server";
import { refresh } from "next/cache";
import { refuseForm } from "#lib/platform/auth/refuse-form.ts";
import { getSessionUser } from "#lib/platform/auth/session-user.ts";
import { createFormAction, type FormAction } from "#lib/platform/http/form-handler.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { address, routeAddress } from "#lib/platform/routing/address.ts";
import { defineCookbookAction } from "./cookbook-action.ts";
import { setCoverFromItem } from "./cover-mutations.ts";
import { CookbookError } from "./errors.ts";
import { shareInHousehold } from "./household/mutations.ts";
import { cookbookFields } from "./limits.ts";
import { createUserCookbook, deleteCookbook, restoreCookbook, updateCookbook } from "./mutations.ts";
import { countCookbookCreation } from "./rate-limits.ts";
import { revalidateCookbooks } from "./revalidation.ts";
import {
  type CookbookFormState,
  cookbookKeySchema,
  createFormSchema,
  renameFormSchema,
  setCoverSchema,
  setVisibilitySchema,
  shareInHouseholdSchema,
} from "./schema.ts";

const cookbooksHref = (locale: Locale) => address(locale, "/profile/cookbooks");
const cookbookHref = (locale: Locale, id: string) => routeAddress(locale, "/profile/cookbooks/[id]", { id });

/** Creates a cookbook and redirects to it. */
export const createCookbookAction: FormAction<CookbookFormState> = createFormAction({
  fields: cookbookFields,
  schema: createFormSchema,
  submit: async ({ locale, ...input }) => {
    const user = await getSessionUser();
    if (!user) return refuseForm(locale);
    const textLocale = user.locale ?? locale;
    try {
      await countCookbookCreation(user.id);
      const { id } = await createUserCookbook({
        ...input,
        visibility: "private",
        userId: user.id,
        locale: textLocale,
      });
      return { status: "done", href: cookbookHref(locale, id) };
    } catch (error) {
      if (!(error instanceof CookbookError)) throw error;
      return { status: "invalid", errors: { title: "shelfFull" } };
    }
  },
});

export const renameCookbookAction: FormAction<CookbookFormState> = createFormAction({
  fields: cookbookFields,
  schema: renameFormSchema,
  submit: async ({ id, locale, ...change }) => {
    const user = await getSessionUser();
    if (!user) return refuseForm(locale);
    revalidateCookbooks(await updateCookbook({ ...change, userId: user.id, id, locale }));
    refresh();
    return { status: "sent" };
  },
});

/** Without script the list of cookbooks offers to restore the deleted one. */
export const deleteCookbookAction = defineCookbookAction({
  schema: cookbookKeySchema,
  change: (user, { id }) => deleteCookbook({ userId: user.id, id }),
  next: ({ id, locale }) => `${cookbooksHref(locale)}?deleted=${id}`,
});

export const restoreCookbookAction = defineCookbookAction({
  schema: cookbookKeySchema,
  change: (user, { id }) => restoreCookbook({ userId: user.id, id }),
  next: ({ locale }) => cookbooksHref(locale),
  refreshesPage: true,
});

export const setVisibilityAction = defineCookbookAction({
  schema: setVisibilitySchema,
  change: (user, { id, locale, visibility }) => updateCookbook({ userId: user.id, id, locale, visibility }),
  next: ({ id, locale }) => cookbookHref(locale, id),
  refreshesPage: true,
});

export const shareInHouseholdAction = defineCookbookAction({
  schema: shareInHouseholdSchema,
  change: (user, { id, shared }) => shareInHousehold(user.id, id, shared),
  next: ({ id, locale }) => cookbookHref(locale, id),
  refreshesPage: true,
});

/**
 * Chooses a cover among the items. Uploads go to the REST API: an action's body may have 1 MB, a
 * picture 10 MB.
 */
export const setCoverAction = defineCookbookAction({
  schema: setCoverSchema,
  change: (user, { id, item }) => setCoverFromItem({ userId: user.id, id, itemId: item ?? null }),
  next: ({ id, locale }) => cookbookHref(locale, id),
  refreshesPage: true,
});
