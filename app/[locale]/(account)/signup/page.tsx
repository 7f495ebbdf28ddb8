import { getTranslations } from "next-intl/server";
import { AccountBox } from "#components/accounts/account-box.tsx";
import { accountSetting } from "#components/accounts/account-setting.tsx";
import { SignUpForm } from "#components/accounts/sign-up-form.tsx";
import { type AccountPageProps, accountMetadata, leadOn, nextOf } from "../account-page.ts";

export const dynamic = "force-dynamic";

export async function generateMetadata() {
  const t = await getTranslations("accounts.signUp");
  return accountMetadata("/signup", t("metaTitle"), t("description"));
}

export default async function SignUpPage(props: AccountPageProps) {
  const next = await nextOf(props);
  await leadOn(next);
  const [setting, t] = await Promise.all([accountSetting(), getTranslations("accounts.signUp")]);
  return (
    <AccountBox title={t("title")}>
      <SignUpForm {...setting} next={next} />
    </AccountBox>
  );
}
