import { getTranslations } from "next-intl/server";
import { AccountBox } from "#components/accounts/account-box.tsx";
import { accountSetting } from "#components/accounts/account-setting.tsx";
import { NewPasswordForm } from "#components/accounts/new-password-form.tsx";
import { ResetForm } from "#components/accounts/reset-form.tsx";
import { FormSummary } from "#components/ui/form-summary.tsx";
import { emailOfMailToken } from "#lib/auth/mail-tokens.ts";
import { type AccountPageProps, accountMetadata } from "../account-page.ts";

export const dynamic = "force-dynamic";
/** The address holds a secret: no other site is told. With no referrer at all a form without script would not say where it comes from. */
const referrer = "same-origin";

export async function generateMetadata() {
  const t = await getTranslations("accounts.reset");
  return { ...(await accountMetadata("/reset-password", t("metaTitle"), t("description"))), referrer };
}

/** Asks for the link, and takes the new password of whoever comes with one. */
export default async function ResetPasswordPage({ searchParams }: AccountPageProps) {
  const [setting, t, { token, why }] = await Promise.all([accountSetting(), getTranslations("accounts"), searchParams]);
  const isToken = typeof token === "string" && /^[\w-]{43}$/.test(token);
  const email = isToken ? await emailOfMailToken("reset", token) : null;
  if (isToken && email !== null) {
    const { locale, words, icons } = setting;
    const fields = { ...words.fields, submit: t("newPassword.submit") };
    const isContested = why === "contested";
    return (
      <AccountBox title={t(isContested ? "newPassword.contestedTitle" : "newPassword.title")}>
        <p className="text-ink-2">{t(isContested ? "newPassword.contested" : "newPassword.text")}</p>
        <NewPasswordForm
          locale={locale}
          token={token}
          email={email}
          words={{ problems: words.problems, fields }}
          icons={icons}
        />
      </AccountBox>
    );
  }
  return (
    <AccountBox title={t("reset.title")}>
      {token !== undefined && (
        <div className="mb-4">
          <FormSummary text={t("newPassword.dead")} icon={setting.icons.error} />
        </div>
      )}
      <ResetForm {...setting} next="" />
    </AccountBox>
  );
}
