import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { NewsletterMessage } from "#components/newsletters/newsletter-message.tsx";
import { Button, LinkButton } from "#components/ui/button.tsx";
import { unsubscribeAction } from "#lib/newsletters/actions.ts";
import { unsubscribeSchema } from "#lib/newsletters/schema.ts";
import { isValidUnsubscribeKey } from "#lib/newsletters/unsubscribe-link.ts";
import { address } from "#lib/routing/address.ts";
import { newsletterMetadata } from "../metadata.ts";

export const dynamic = "force-dynamic";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export function generateMetadata(): Promise<Metadata> {
  return newsletterMetadata("unsubscribe");
}

/** Target of the unsubscribe link: one button, no sign-in. */
export default async function UnsubscribeNewsletterPage({ searchParams }: Props) {
  const [{ id, key, state }, locale, t] = await Promise.all([
    searchParams,
    getLocale(),
    getTranslations("newsletters.unsubscribe"),
  ]);
  if (state === "done") {
    const home = <LinkButton href={address(locale, "/")}>{t("doneAction")}</LinkButton>;
    return <NewsletterMessage title={t("doneTitle")} text={t("doneText")} action={home} />;
  }
  const { success, data } = unsubscribeSchema.safeParse({ id, key });
  if (!success || !isValidUnsubscribeKey(data.id, data.key)) {
    const contact = <LinkButton href={address(locale, "/contact")}>{t("deadAction")}</LinkButton>;
    return <NewsletterMessage title={t("deadTitle")} text={t("deadText")} action={contact} />;
  }
  return (
    <NewsletterMessage
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
