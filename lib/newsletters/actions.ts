"use server";
import { redirect } from "next/navigation";
import { getViewer } from "#lib/auth/viewer.ts";
import { address } from "#lib/i18n/address.ts";
import { defaultLocale, isLocale, type Locale } from "#lib/i18n/locales.ts";
import { takeLetter } from "#lib/letterbox.ts";
import { takeForm } from "#lib/take-form.ts";
import { limits } from "./limits.ts";
import { confirmSubscription, setNewsletter, subscribe, unsubscribe } from "./mutations.ts";
import {
  confirmInput,
  type NewsletterState,
  type SetNewsletterState,
  setNewsletterInput,
  subscribeInput,
  unsubscribeInput,
} from "./schema.ts";

/** The door of the newsletter's forms. */
export async function subscribeAction(_before: NewsletterState, form: FormData): Promise<NewsletterState> {
  const keep = ({ website: _, ...order }: Parameters<typeof subscribe>[0] & { website: string }) => subscribe(order);
  return takeLetter({ fields: ["email"], schema: subscribeInput, isAllowed: limits().from, keep }, form);
}

/** Confirms an order by the button of the page a mail has led to. */
export async function confirmSubscriptionAction(form: FormData): Promise<void> {
  const page = address(localeOf(form), "/newsletter/confirm");
  const { success, data } = confirmInput.safeParse({ token: form.get("token") });
  const isDone = success && (await confirmSubscription(data.token));
  redirect(`${page}?state=${isDone ? "done" : "dead"}`);
}

/** Ends a subscription by the button of the page a mail has led to. */
export async function unsubscribeAction(form: FormData): Promise<void> {
  const page = address(localeOf(form), "/newsletter/unsubscribe");
  const { success, data } = unsubscribeInput.safeParse({ id: form.get("id"), key: form.get("key") });
  const isDone = success && (await unsubscribe(data));
  redirect(`${page}?state=${isDone ? "done" : "dead"}`);
}

/** The switch in the settings of whoever is signed in. */
export async function setNewsletterAction(_before: SetNewsletterState, form: FormData): Promise<SetNewsletterState> {
  return takeForm(
    {
      fields: [],
      schema: setNewsletterInput,
      act: async ({ wanted, locale }) => {
        const viewer = await getViewer();
        if (!viewer) return { status: "done", href: address(locale, "/login") };
        const outcome = await setNewsletter({ userId: viewer.id, wanted: wanted === "true", locale });
        return { status: outcome === null ? "failed" : "sent" };
      },
    },
    form,
  );
}

function localeOf(form: FormData): Locale {
  const locale = form.get("locale");
  return isLocale(locale) ? locale : defaultLocale;
}
