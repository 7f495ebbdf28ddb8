import { getLocale, getTranslations } from "next-intl/server";
import { AccountBox } from "#components/accounts/account-box.tsx";
import { ConfirmForm } from "#components/accounts/confirm-form.tsx";
import { LinkButton } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { isMailTokenValid } from "#lib/auth/mail-tokens.ts";
import { address } from "#lib/i18n/address.ts";
import { type AccountPageProps, accountMetadata, nextOf } from "../account-page.ts";

export const dynamic = "force-dynamic";
/** The address holds a secret: no other site is told. With no referrer at all a form without script would not say where it comes from. */
const referrer = "same-origin";

export async function generateMetadata() {
  const t = await getTranslations("accounts.confirm");
  return { ...(await accountMetadata("/confirm-email", t("metaTitle"), t("description"))), referrer };
}

/** The end of the link in the confirmation mail. */
export default async function ConfirmEmailPage(props: AccountPageProps) {
  const [locale, t, { token }, next] = await Promise.all([
    getLocale(),
    getTranslations("accounts"),
    props.searchParams,
    nextOf(props),
  ]);
  const isToken = typeof token === "string" && /^[\w-]{43}$/.test(token);
  if (!isToken || !(await isMailTokenValid("confirm", token))) {
    return (
      <AccountBox title={t("confirm.deadTitle")}>
        <p className="text-ink-2">{t("confirm.deadText")}</p>
        <p className="mt-5 grid gap-3">
          <LinkButton href={address(locale, "/login")} size="lg" isWide>
            {t("confirm.signIn")}
          </LinkButton>
          <LinkButton href={address(locale, "/signup")} look="secondary" size="lg" isWide>
            {t("confirm.signUp")}
          </LinkButton>
        </p>
      </AccountBox>
    );
  }
  const words = {
    submit: t("confirm.submit"),
    sending: t("fields.sending"),
    dead: t("problems.dead"),
    failed: t("problems.failed"),
    limited: t("problems.limited"),
  };
  return (
    <AccountBox title={t("confirm.title")}>
      <p className="text-ink-2">{t("confirm.text")}</p>
      <ConfirmForm locale={locale} token={token} next={next} words={words} errorIcon={<Icon name="circleAlert" />} />
    </AccountBox>
  );
}
