import { getLocale, getTranslations } from "next-intl/server";
import { AccountBox } from "#components/people/accounts/account-box.tsx";
import { MailTokenForm } from "#components/people/accounts/forms/mail-token-form.tsx";
import { LinkButton } from "#components/ui/button.tsx";
import { confirmEmailAction } from "#lib/people/accounts/actions.ts";
import { isMailTokenValid } from "#lib/platform/auth/mail-tokens.ts";
import { address } from "#lib/platform/routing/address.ts";
import {
  type AccountPageProps,
  accountMetadata,
  parseMailToken,
  readNextPath,
  redirectIfSignedIn,
  tokenPageReferrer,
} from "../account-page.ts";

export const dynamic = "force-dynamic";

export async function generateMetadata() {
  const t = await getTranslations("accounts.confirm");
  return {
    ...(await accountMetadata("/confirm-email", t("metaTitle"), t("description"))),
    referrer: tokenPageReferrer,
  };
}

/** Target of the link in the confirmation mail. */
export default async function ConfirmEmailPage(props: AccountPageProps) {
  const [locale, t, { token }, next] = await Promise.all([
    getLocale(),
    getTranslations("accounts"),
    props.searchParams,
    readNextPath(props),
  ]);
  const mailToken = parseMailToken(token);
  if (mailToken === null || !(await isMailTokenValid("confirm", mailToken))) {
    // They have used the link, and come back to it or click it again.
    await redirectIfSignedIn(next);
    return (
      <AccountBox title={t("confirm.deadTitle")}>
        <p className="text-ink-2">{t("confirm.deadText")}</p>
        <p className="mt-5 grid gap-3">
          <LinkButton href={address(locale, "/login")} size="lg" isFullWidth>
            {t("confirm.signIn")}
          </LinkButton>
          <LinkButton href={address(locale, "/signup")} variant="secondary" size="lg" isFullWidth>
            {t("confirm.signUp")}
          </LinkButton>
        </p>
      </AccountBox>
    );
  }
  const messages = {
    submit: t("confirm.submit"),
    sending: t("fields.sending"),
    dead: t("problems.dead"),
    failed: t("problems.failed"),
    limited: t("problems.limited"),
  };
  return (
    <AccountBox title={t("confirm.title")}>
      <p className="text-ink-2">{t("confirm.text")}</p>
      <MailTokenForm action={confirmEmailAction} token={mailToken} next={next} messages={messages} />
    </AccountBox>
  );
}
