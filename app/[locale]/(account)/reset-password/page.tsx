import { getTranslations } from "next-intl/server";
import { AccountBox } from "#components/people/accounts/account-box.tsx";
import { getFormContext } from "#components/people/accounts/forms/get-form-context.tsx";
import { NewPasswordForm } from "#components/people/accounts/forms/new-password-form.tsx";
import { RequestResetForm } from "#components/people/accounts/forms/request-reset-form.tsx";
import { ErrorSummary } from "#components/ui/forms/error-summary.tsx";
import { findMailTokenEmail } from "#lib/platform/auth/mail-tokens.ts";
import { type AccountPageProps, accountMetadata, parseMailToken, tokenPageReferrer } from "../account-page.ts";

export const dynamic = "force-dynamic";

export async function generateMetadata() {
  const t = await getTranslations("accounts.reset");
  return {
    ...(await accountMetadata("/reset-password", t("metaTitle"), t("description"))),
    referrer: tokenPageReferrer,
  };
}

/** Requests a reset link, or sets the new password with its token. */
export default async function ResetPasswordPage({ searchParams }: AccountPageProps) {
  const [context, t, { token, why }] = await Promise.all([getFormContext(), getTranslations("accounts"), searchParams]);
  const mailToken = parseMailToken(token);
  const email = mailToken === null ? null : await findMailTokenEmail("reset", mailToken);
  if (mailToken !== null && email !== null) {
    const reason = why === "contested" || why === "restored" ? why : null;
    return (
      <AccountBox title={t(reason ? `newPassword.${reason}Title` : "newPassword.title")}>
        <p className="text-ink-2">{t(`newPassword.${reason ?? "text"}`)}</p>
        <NewPasswordForm token={mailToken} email={email} />
      </AccountBox>
    );
  }
  return (
    <AccountBox title={t("reset.title")}>
      {token !== undefined && (
        <div className="mb-4">
          <ErrorSummary text={t("newPassword.dead")} icon={context.icons.error} />
        </div>
      )}
      <RequestResetForm {...context} next="" />
    </AccountBox>
  );
}
