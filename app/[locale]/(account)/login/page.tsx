import { getTranslations } from "next-intl/server";
import { AccountBox } from "#components/accounts/account-box.tsx";
import { accountSetting } from "#components/accounts/account-setting.tsx";
import { SignInForm } from "#components/accounts/sign-in-form.tsx";
import { FormSummary } from "#components/ui/form-summary.tsx";
import { externalRefusal } from "#lib/auth/external-provider.ts";
import { type AccountPageProps, accountMetadata, leadOn, nextOf } from "../account-page.ts";

export const dynamic = "force-dynamic";

export async function generateMetadata() {
  const t = await getTranslations("accounts.signIn");
  return accountMetadata("/login", t("metaTitle"), t("description"));
}

export default async function LoginPage(props: AccountPageProps) {
  const next = await nextOf(props);
  await leadOn(next);
  const [setting, t, { error }] = await Promise.all([
    accountSetting(),
    getTranslations("accounts"),
    props.searchParams,
  ]);
  // The library behind the door has words of its own for what went wrong.
  const refusal = error === undefined ? null : (externalRefusal(error) ?? "failed");
  return (
    <AccountBox title={t("signIn.title")}>
      {refusal === "checkMail" && (
        <p role="status" className="font-strong text-schnittlauch">
          {t("errors.checkMail")}
        </p>
      )}
      {refusal && refusal !== "checkMail" && <FormSummary text={t(`errors.${refusal}`)} icon={setting.icons.error} />}
      {next && !refusal && <p className="text-ink-2">{t("signIn.first")}</p>}
      <SignInForm {...setting} next={next} />
    </AccountBox>
  );
}
