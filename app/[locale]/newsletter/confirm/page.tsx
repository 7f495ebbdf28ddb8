import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { NewsletterStep } from "#components/newsletters/newsletter-step.tsx";
import { Button, LinkButton } from "#components/ui/button.tsx";
import { isMailTokenValid } from "#lib/auth/mail-tokens.ts";
import { address } from "#lib/i18n/address.ts";
import { confirmSubscriptionAction } from "#lib/newsletters/actions.ts";
import { confirmInput } from "#lib/newsletters/schema.ts";
import { newsletterMetadata } from "../metadata.ts";

export const dynamic = "force-dynamic";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export function generateMetadata(): Promise<Metadata> {
  return newsletterMetadata("confirm");
}

/** Where the link of a confirmation mail leads. Programs that look into mails open links, too: only the button confirms. */
export default async function ConfirmNewsletterPage({ searchParams }: Props) {
  const [{ token, state }, locale, t] = await Promise.all([
    searchParams,
    getLocale(),
    getTranslations("newsletters.confirm"),
  ]);
  if (state === "done") {
    const home = <LinkButton href={address(locale, "/")}>{t("doneAction")}</LinkButton>;
    return <NewsletterStep title={t("doneTitle")} text={t("doneText")} action={home} />;
  }
  const { success, data } = confirmInput.safeParse({ token });
  if (!success || !(await isMailTokenValid("newsletter", data.token))) {
    return <NewsletterStep title={t("deadTitle")} text={t("deadText")} />;
  }
  return (
    <NewsletterStep
      title={t("title")}
      text={t("text")}
      action={
        <form action={confirmSubscriptionAction}>
          <input type="hidden" name="token" value={data.token} />
          <input type="hidden" name="locale" value={locale} />
          <Button type="submit" size="lg">
            {t("button")}
          </Button>
        </form>
      }
    />
  );
}
