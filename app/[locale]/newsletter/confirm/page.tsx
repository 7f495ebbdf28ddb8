import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { NewsletterMessage } from "#components/business/newsletters/newsletter-message.tsx";
import { Button, LinkButton } from "#components/ui/button.tsx";
import { PlainForm } from "#components/ui/forms/plain/plain-form.tsx";
import { confirmSubscriptionAction } from "#lib/business/newsletters/actions.ts";
import { confirmSchema } from "#lib/business/newsletters/schema.ts";
import { isMailTokenValid } from "#lib/platform/auth/mail-tokens.ts";
import { address } from "#lib/platform/routing/address.ts";
import { newsletterMetadata } from "../metadata.ts";

export const dynamic = "force-dynamic";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export function generateMetadata(): Promise<Metadata> {
  return newsletterMetadata("confirm");
}

/**
 * Target of the confirmation link. Mail programs open links by themselves, so only the button
 * confirms.
 */
export default async function ConfirmNewsletterPage({ searchParams }: Props) {
  const [{ token, state }, locale, t] = await Promise.all([
    searchParams,
    getLocale(),
    getTranslations("newsletters.confirm"),
  ]);
  if (state === "done") {
    const home = <LinkButton href={address(locale, "/")}>{t("doneAction")}</LinkButton>;
    return <NewsletterMessage title={t("doneTitle")} text={t("doneText")} action={home} />;
  }
  const { success, data } = confirmSchema.safeParse({ token });
  if (!success || !(await isMailTokenValid("newsletter", data.token))) {
    return <NewsletterMessage title={t("deadTitle")} text={t("deadText")} />;
  }
  return (
    <NewsletterMessage
      title={t("title")}
      text={t("text")}
      action={
        <PlainForm action={confirmSubscriptionAction}>
          <input type="hidden" name="token" value={data.token} />
          <input type="hidden" name="locale" value={locale} />
          <Button type="submit" size="lg">
            {t("button")}
          </Button>
        </PlainForm>
      }
    />
  );
}
