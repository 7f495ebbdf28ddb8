import { getTranslations } from "next-intl/server";
import { AccountBox } from "#components/people/accounts/account-box.tsx";
import { getFormContext } from "#components/people/accounts/forms/get-form-context.tsx";
import { SignUpForm } from "#components/people/accounts/forms/sign-up-form.tsx";
import { type AccountPageProps, accountMetadata, readNextPath, redirectIfSignedIn } from "../account-page.ts";

export const dynamic = "force-dynamic";

export async function generateMetadata() {
  const t = await getTranslations("accounts.signUp");
  return accountMetadata("/signup", t("metaTitle"), t("description"));
}

export default async function SignUpPage(props: AccountPageProps) {
  const next = await readNextPath(props);
  await redirectIfSignedIn(next);
  const [context, t] = await Promise.all([getFormContext(), getTranslations("accounts.signUp")]);
  return (
    <AccountBox title={t("title")}>
      <SignUpForm {...context} next={next} />
    </AccountBox>
  );
}
