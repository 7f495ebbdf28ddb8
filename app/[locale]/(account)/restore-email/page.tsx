import { getLocale, getTranslations } from "next-intl/server";
import { AccountBox } from "#components/people/accounts/account-box.tsx";
import { AccountNotice } from "#components/people/accounts/account-notice.tsx";
import { MailTokenForm } from "#components/people/accounts/forms/mail-token-form.tsx";
import { restoreEmailAction } from "#lib/people/accounts/email-change/actions.ts";
import { findMailTokenEmail } from "#lib/platform/auth/mail-tokens.ts";
import { address } from "#lib/platform/routing/address.ts";
import { type AccountPageProps, accountMetadata, parseMailToken, tokenPageReferrer } from "../account-page.ts";

export const dynamic = "force-dynamic";

export async function generateMetadata() {
  const t = await getTranslations("accounts.restoreEmail");
  return {
    ...(await accountMetadata("/restore-email", t("metaTitle"), t("description"))),
    referrer: tokenPageReferrer,
  };
}

/** Target of the link "This wasn't me" in the mail to a former address. Needs no sign-in. */
export default async function RestoreEmailPage({ searchParams }: AccountPageProps) {
  const [locale, t, { token }] = await Promise.all([getLocale(), getTranslations("accounts"), searchParams]);
  const mailToken = parseMailToken(token);
  const email = mailToken === null ? null : await findMailTokenEmail("restoreEmail", mailToken);
  if (mailToken === null || email === null) {
    return (
      <AccountNotice
        title={t("restoreEmail.deadTitle")}
        text={t("restoreEmail.deadText")}
        href={address(locale, "/contact")}
        label={t("restoreEmail.contact")}
      />
    );
  }
  return (
    <AccountBox title={t("restoreEmail.title")}>
      <p className="text-ink-2">{t("restoreEmail.text", { email })}</p>
      <MailTokenForm
        action={restoreEmailAction}
        token={mailToken}
        messages={{
          submit: t("restoreEmail.submit"),
          sending: t("fields.sending"),
          dead: t("restoreEmail.dead"),
          failed: t("problems.failed"),
          limited: t("problems.limited"),
        }}
      />
    </AccountBox>
  );
}
