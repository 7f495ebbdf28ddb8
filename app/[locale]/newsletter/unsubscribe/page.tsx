import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { NewsletterStep } from "#components/newsletters/newsletter-step.tsx";
import { Button, LinkButton } from "#components/ui/button.tsx";
import { address } from "#lib/i18n/address.ts";
import { unsubscribeAction } from "#lib/newsletters/actions.ts";
import { unsubscribeInput } from "#lib/newsletters/schema.ts";
import { isUnsubscribeKey } from "#lib/newsletters/unsubscribe-link.ts";
import { newsletterMetadata } from "../metadata.ts";

export const dynamic = "force-dynamic";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export function generateMetadata(): Promise<Metadata> {
  return newsletterMetadata("unsubscribe");
}

/** Where the link for leaving leads: one button, nothing to sign in to. */
export default async function UnsubscribeNewsletterPage({ searchParams }: Props) {
  const [{ id, key, state }, locale, t] = await Promise.all([
    searchParams,
    getLocale(),
    getTranslations("newsletters.unsubscribe"),
  ]);
  if (state === "done") {
    const home = <LinkButton href={address(locale, "/")}>{t("doneAction")}</LinkButton>;
    return <NewsletterStep title={t("doneTitle")} text={t("doneText")} action={home} />;
  }
  const { success, data } = unsubscribeInput.safeParse({ id, key });
  if (!success || !isUnsubscribeKey(data.id, data.key)) {
    const contact = <LinkButton href={address(locale, "/contact")}>{t("deadAction")}</LinkButton>;
    return <NewsletterStep title={t("deadTitle")} text={t("deadText")} action={contact} />;
  }
  return (
    <NewsletterStep
      title={t("title")}
      text={t("text")}
      action={
        <form action={unsubscribeAction}>
          <input type="hidden" name="id" value={data.id} />
          <input type="hidden" name="key" value={data.key} />
          <input type="hidden" name="locale" value={locale} />
          <Button type="submit" size="lg">
            {t("button")}
          </Button>
        </form>
      }
    />
  );
}
