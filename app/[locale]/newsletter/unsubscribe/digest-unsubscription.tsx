import { getTranslations } from "next-intl/server";
import { NewsletterMessage } from "#components/business/newsletters/newsletter-message.tsx";
import { Button, LinkButton } from "#components/ui/button.tsx";
import { PlainForm } from "#components/ui/forms/plain/plain-form.tsx";
import { unsubscribeFromDigestAction } from "#lib/people/follows/actions.ts";
import { digestUnsubscribeSchema } from "#lib/people/follows/schema.ts";
import { isValidDigestKey } from "#lib/people/follows/unsubscribe-link.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { address } from "#lib/platform/routing/address.ts";
import { InvalidLink } from "./invalid-link.tsx";

interface DigestUnsubscriptionProps {
  locale: Locale;
  query: Partial<Record<"id" | "key" | "state", string | string[]>>;
}

/** Target of the unsubscribe link of a digest: one button, no sign-in. */
export async function DigestUnsubscription({ locale, query: { id, key, state } }: DigestUnsubscriptionProps) {
  const t = await getTranslations("follows.unsubscribe");
  if (state === "done") {
    const settings = <LinkButton href={address(locale, "/profile/settings")}>{t("doneAction")}</LinkButton>;
    return <NewsletterMessage title={t("doneTitle")} text={t("doneText")} action={settings} />;
  }
  const { success, data } = digestUnsubscribeSchema.safeParse({ id, key });
  if (!success || !isValidDigestKey(data.id, data.key)) return <InvalidLink locale={locale} />;
  return (
    <NewsletterMessage
      title={t("title")}
      text={t("text")}
      action={
        <PlainForm action={unsubscribeFromDigestAction}>
          <input type="hidden" name="id" value={data.id} />
          <input type="hidden" name="key" value={data.key} />
          <input type="hidden" name="locale" value={locale} />
          <Button type="submit" size="lg">
            {t("button")}
          </Button>
        </PlainForm>
      }
    />
  );
}
