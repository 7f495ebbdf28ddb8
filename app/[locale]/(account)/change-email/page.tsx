import { getLocale, getTranslations } from "next-intl/server";
import { AccountBox } from "#components/accounts/account-box.tsx";
import { LinkButton } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { ArriveForm } from "#components/users/arrive-form.tsx";
import { isMailTokenValid } from "#lib/auth/mail-tokens.ts";
import { address } from "#lib/i18n/address.ts";
import { type AccountPageProps, accountMetadata } from "../account-page.ts";

export const dynamic = "force-dynamic";
/** The address holds a secret: no other site is told. With no referrer at all a form without script would not say where it comes from. */
const referrer = "same-origin";

export async function generateMetadata() {
  const t = await getTranslations("users.arrive");
  return { ...(await accountMetadata("/change-email", t("metaTitle"), t("text"))), referrer };
}

/** The end of the link in the mail to a new address. */
export default async function ChangeEmailPage({ searchParams }: AccountPageProps) {
  const [locale, t, settings, { token }] = await Promise.all([
    getLocale(),
    getTranslations("users.arrive"),
    getTranslations("users.settings"),
    searchParams,
  ]);
  const isToken = typeof token === "string" && /^[\w-]{43}$/.test(token);
  if (!isToken || !(await isMailTokenValid("email", token))) {
    return (
      <AccountBox title={t("deadTitle")}>
        <p className="text-ink-2">{t("deadText")}</p>
        <p className="mt-5">
          <LinkButton href={address(locale, "/profile/settings")} size="lg" isWide>
            {t("settings")}
          </LinkButton>
        </p>
      </AccountBox>
    );
  }
  return (
    <AccountBox title={t("title")}>
      <p className="text-ink-2">{t("text")}</p>
      <ArriveForm
        locale={locale}
        token={token}
        words={{
          submit: t("submit"),
          sending: settings("saving"),
          dead: t("dead"),
          failed: settings("failed"),
          limited: settings("limited"),
        }}
        errorIcon={<Icon name="circleAlert" />}
      />
    </AccountBox>
  );
}
