import { getLocale, getTranslations } from "next-intl/server";
import { type AccountPageProps, accountMetadata, tokenPageReferrer } from "#app/[locale]/(account)/account-page.ts";
import { AccountBox } from "#components/people/accounts/account-box.tsx";
import { AccountNotice } from "#components/people/accounts/account-notice.tsx";
import { MailTokenForm } from "#components/people/accounts/forms/mail-token-form.tsx";
import { confirmWithdrawalAction } from "#lib/business/plus/withdrawal/actions.ts";
import { readWithdrawalToken } from "#lib/business/plus/withdrawal/token.ts";
import { address } from "#lib/platform/routing/address.ts";

export const dynamic = "force-dynamic";

const route = "/withdraw-contract/confirm";

export async function generateMetadata() {
  const t = await getTranslations("plus.withdrawalForm.confirm");
  return { ...(await accountMetadata(route, t("metaTitle"), t("description"))), referrer: tokenPageReferrer };
}

/** Target of the link in the receipt of a withdrawal. Needs no sign-in. */
export default async function ConfirmWithdrawalPage({ searchParams }: AccountPageProps) {
  const [locale, t, { token, state }] = await Promise.all([
    getLocale(),
    getTranslations("plus.withdrawalForm.confirm"),
    searchParams,
  ]);
  if (state === "done") {
    return (
      <AccountNotice title={t("doneTitle")} text={t("doneText")} href={address(locale, "/")} label={t("doneAction")} />
    );
  }
  if (typeof token !== "string" || readWithdrawalToken(token) === null) {
    return (
      <AccountNotice
        title={t("deadTitle")}
        text={t("deadText")}
        href={address(locale, "/contact")}
        label={t("contact")}
      />
    );
  }
  const common = await getTranslations("accounts");
  return (
    <AccountBox title={t("title")}>
      <p className="text-ink-2">{t("text")}</p>
      <MailTokenForm
        action={confirmWithdrawalAction}
        token={token}
        messages={{
          submit: t("submit"),
          sending: common("fields.sending"),
          dead: t("deadText"),
          failed: common("problems.failed"),
          limited: common("problems.limited"),
        }}
      />
    </AccountBox>
  );
}
