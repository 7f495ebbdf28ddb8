import { getTranslations } from "next-intl/server";
import { AccountBox } from "#components/people/accounts/account-box.tsx";
import { getFormContext } from "#components/people/accounts/forms/get-form-context.tsx";
import { SignInForm } from "#components/people/accounts/forms/sign-in-form.tsx";
import { FlashMessage } from "#components/ui/flash-message.tsx";
import { ErrorSummary } from "#components/ui/forms/error-summary.tsx";
import { parseOAuthErrorCode } from "#lib/platform/auth/oauth-provider.ts";
import { getFlashMessage } from "#lib/platform/http/flash-message.ts";
import { type AccountPageProps, accountMetadata, readNextPath, redirectIfSignedIn } from "../account-page.ts";

export const dynamic = "force-dynamic";

export async function generateMetadata() {
  const t = await getTranslations("accounts.signIn");
  return accountMetadata("/login", t("metaTitle"), t("description"));
}

export default async function LoginPage(props: AccountPageProps) {
  const next = await readNextPath(props);
  await redirectIfSignedIn(next);
  const [context, t, { error }, flashMessage] = await Promise.all([
    getFormContext(),
    getTranslations("accounts"),
    props.searchParams,
    getFlashMessage(),
  ]);
  // The sign-in library has other error codes, which are shown as "failed".
  const errorCode = error === undefined ? null : (parseOAuthErrorCode(error) ?? "failed");
  return (
    <AccountBox title={t("signIn.title")}>
      <FlashMessage message={flashMessage} />
      {errorCode === "checkMail" && (
        <p role="status" className="font-strong text-success">
          {t("errors.checkMail")}
        </p>
      )}
      {errorCode && errorCode !== "checkMail" && (
        <ErrorSummary text={t(`errors.${errorCode}`)} icon={context.icons.error} />
      )}
      {next && !errorCode && <p className="text-ink-2">{t("signIn.first")}</p>}
      <SignInForm {...context} next={next} />
    </AccountBox>
  );
}
