import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { NewsletterMessage } from "#components/business/newsletters/newsletter-message.tsx";
import { Button, LinkButton } from "#components/ui/button.tsx";
import { PlainForm } from "#components/ui/forms/plain/plain-form.tsx";
import { unsubscribeAction } from "#lib/business/newsletters/actions.ts";
import { unsubscribeSchema } from "#lib/business/newsletters/schema.ts";
import { isValidUnsubscribeKey } from "#lib/business/newsletters/unsubscribe-link.ts";
import { address } from "#lib/platform/routing/address.ts";
import { newsletterMetadata } from "../metadata.ts";
import { DigestUnsubscription } from "./digest-unsubscription.tsx";
import { InvalidLink } from "./invalid-link.tsx";

export const dynamic = "force-dynamic";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { list } = await searchParams;
  return newsletterMetadata("unsubscribe", list === "follows" ? "follows" : "newsletters");
}

/**
 * Target of the unsubscribe link of a newsletter or, with `list=follows`, of a digest: one button,
 * no sign-in.
 */
export default async function UnsubscribeNewsletterPage({ searchParams }: Props) {
  const [{ list, id, key, state }, locale, t] = await Promise.all([
    searchParams,
    getLocale(),
    getTranslations("newsletters.unsubscribe"),
  ]);
  if (list === "follows") return <DigestUnsubscription locale={locale} query={{ id, key, state }} />;
  if (state === "done") {
    const home = <LinkButton href={address(locale, "/")}>{t("doneAction")}</LinkButton>;
    return <NewsletterMessage title={t("doneTitle")} text={t("doneText")} action={home} />;
  }
  const { success, data } = unsubscribeSchema.safeParse({ id, key });
  if (!success || !isValidUnsubscribeKey(data.id, data.key)) return <InvalidLink locale={locale} />;
  return (
    <NewsletterMessage
      title={t("title")}
      text={t("text")}
      action={
        <PlainForm action={unsubscribeAction}>
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
