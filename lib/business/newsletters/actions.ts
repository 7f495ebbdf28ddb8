"use server";
import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { refuseForm } from "#lib/platform/auth/refuse-form.ts";
import { getSessionUser } from "#lib/platform/auth/session-user.ts";
import { createAction, formData, previousState } from "#lib/platform/http/action.ts";
import { createFormAction, type FormAction } from "#lib/platform/http/form-handler.ts";
import { handlePublicForm } from "#lib/platform/http/public-form.ts";
import { isOwnEmail } from "#lib/platform/http/rate-limit/email-key.ts";
import { defaultLocale, isLocale, type Locale } from "#lib/platform/i18n/locales.ts";
import { address } from "#lib/platform/routing/address.ts";
import { newsletterLimits } from "./limits.ts";
import { confirmSubscription, setSubscription, subscribe, unsubscribe } from "./mutations.ts";
import {
  confirmSchema,
  type NewsletterState,
  type SetNewsletterState,
  setNewsletterSchema,
  subscribeSchema,
  unsubscribeSchema,
} from "./schema.ts";

/** Subscribes with the newsletter form. */
export const subscribeAction = createAction(
  [previousState, formData],
  (_, form): Promise<NewsletterState> =>
    handlePublicForm(
      {
        fields: ["email"],
        schema: subscribeSchema,
        isAllowed: newsletterLimits().perClient,
        save: async ({ website: _, ...request }) =>
          subscribe(request, isOwnEmail(await getSessionUser(), request.email)),
      },
      form,
    ),
);

/** Confirms a subscription from the page a mail links to. */
export const confirmSubscriptionAction = createAction([formData], async (form): Promise<void> => {
  const page = address(readLocale(form), "/newsletter/confirm");
  const { success, data } = confirmSchema.safeParse({ token: form.get("token") });
  const isDone = success && (await confirmSubscription(data.token));
  redirect(`${page}?state=${isDone ? "done" : "dead"}`, "replace");
});

/** Ends a subscription from the page a mail links to. */
export const unsubscribeAction = createAction([formData], async (form): Promise<void> => {
  const page = address(readLocale(form), "/newsletter/unsubscribe");
  const { success, data } = unsubscribeSchema.safeParse({ id: form.get("id"), key: form.get("key") });
  const isDone = success && (await unsubscribe(data));
  redirect(`${page}?state=${isDone ? "done" : "dead"}`, "replace");
});

/** Subscribes or unsubscribes the address of the signed-in user. */
export const setNewsletterAction: FormAction<SetNewsletterState> = createFormAction({
  fields: [],
  schema: setNewsletterSchema,
  submit: async ({ wanted, locale }) => {
    const user = await getSessionUser();
    if (!user) return refuseForm(locale);
    const status = await setSubscription({ userId: user.id, wanted: wanted === "true", locale });
    refresh();
    return { status: status === null ? "failed" : "sent" };
  },
});

function readLocale(form: FormData): Locale {
  const locale = form.get("locale");
  return isLocale(locale) ? locale : defaultLocale;
}
