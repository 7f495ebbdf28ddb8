import { getLocale, getTranslations } from "next-intl/server";
import { AccountBox } from "#components/people/accounts/account-box.tsx";
import { AccountNotice } from "#components/people/accounts/account-notice.tsx";
import { MailTokenForm } from "#components/people/accounts/forms/mail-token-form.tsx";
import { confirmNewEmailAction } from "#lib/people/accounts/email-change/actions.ts";
import { isMailTokenValid } from "#lib/platform/auth/mail-tokens.ts";
import { address } from "#lib/platform/routing/address.ts";
import { type AccountPageProps, accountMetadata, parseMailToken, tokenPageReferrer } from "../account-page.ts";

export const dynamic = "force-dynamic";

export async function generateMetadata() {
  const t = await getTranslations("accounts.confirmNewEmail");
  return { ...(await accountMetadata("/change-email", t("metaTitle"), t("text"))), referrer: tokenPageReferrer };
}

/** Target of the link in the mail to a new address. */
export default async function ChangeEmailPage({ searchParams }: AccountPageProps) {
  const [locale, t, settings, { token }] = await Promise.all([
    getLocale(),
    getTranslations("accounts.confirmNewEmail"),
    getTranslations("ui.form"),
    searchParams,
  ]);
  const mailToken = parseMailToken(token);
  if (mailToken === null || !(await isMailTokenValid("email", mailToken))) {
    return (
      <AccountNotice
        title={t("deadTitle")}
        text={t("deadText")}
        href={address(locale, "/profile/settings")}
        label={t("settings")}
      />
    );
  }
  return (
    <AccountBox title={t("title")}>
      <p className="text-ink-2">{t("text")}</p>
      <MailTokenForm
        action={confirmNewEmailAction}
        token={mailToken}
        messages={{
          submit: t("submit"),
          sending: settings("saving"),
          dead: t("dead"),
          failed: settings("failed"),
          limited: settings("limited"),
        }}
      />
    </AccountBox>
  );
}
