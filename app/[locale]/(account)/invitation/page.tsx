import { getLocale, getTranslations } from "next-intl/server";
import { AccountBox } from "#components/people/accounts/account-box.tsx";
import { AccountNotice } from "#components/people/accounts/account-notice.tsx";
import { getFormContext } from "#components/people/accounts/forms/get-form-context.tsx";
import { NewAccountForm } from "#components/people/accounts/invitations/new-account-form.tsx";
import { ActionButton } from "#components/ui/action-button.tsx";
import { LinkButton } from "#components/ui/button.tsx";
import { acceptAccountInvitationAction } from "#lib/people/accounts/invitations/actions.ts";
import { findInvitation, hasInvitedAccount } from "#lib/people/accounts/invitations/queries.ts";
import { getSessionUser } from "#lib/platform/auth/session-user.ts";
import { address } from "#lib/platform/routing/address.ts";
import { type AccountPageProps, accountMetadata, parseMailToken, tokenPageReferrer } from "../account-page.ts";

export const dynamic = "force-dynamic";

const route = "/invitation";

export async function generateMetadata() {
  const t = await getTranslations("accounts.invitations.accept");
  return { ...(await accountMetadata(route, t("metaTitle"), t("description"))), referrer: tokenPageReferrer };
}

type Invitation = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

/**
 * Target of the link in an invitation to a role. Mail programs open links, so a button accepts it.
 */
export default async function InvitationPage({ searchParams }: AccountPageProps) {
  const [locale, t, { token: sent }] = await Promise.all([
    getLocale(),
    getTranslations("accounts.invitations.accept"),
    searchParams,
  ]);
  const token = parseMailToken(sent);
  const invitation = token === null ? null : await findInvitation(token);
  if (token === null || !invitation) {
    return (
      <AccountNotice
        title={t("deadTitle")}
        text={t("deadText")}
        href={address(locale, "/")}
        label={t("home")}
        variant="secondary"
      />
    );
  }
  const roles = await getTranslations("accounts.roles");
  return (
    <AccountBox title={t("title")}>
      <p className="text-ink-2">{t("text", { name: invitation.inviter, role: roles(invitation.newType) })}</p>
      <Acceptance token={token} invitation={invitation} />
    </AccountBox>
  );
}

/** The way to accept: the signed-in account, signing in, or a new account. */
async function Acceptance({ token, invitation: { email } }: { token: string; invitation: Invitation }) {
  const [locale, t, problems, user] = await Promise.all([
    getLocale(),
    getTranslations("accounts.invitations.accept"),
    getTranslations("accounts.problems"),
    getSessionUser(),
  ]);
  if (user && user.email?.toLowerCase() !== email) {
    return (
      <>
        <p className="mt-3">{t("otherText", { email })}</p>
        <p className="mt-5">
          <LinkButton href={address(locale, "/profile/settings")} variant="secondary" size="lg" isFullWidth>
            {t("toSettings")}
          </LinkButton>
        </p>
      </>
    );
  }
  if (user) {
    return (
      <div className="mt-3 grid gap-5">
        <p>{t("asAccount", { name: user.name })}</p>
        <ActionButton
          action={acceptAccountInvitationAction}
          fields={{ token, locale }}
          label={t("submit")}
          problems={{ failed: problems("failed"), dead: problems("dead"), otherAccount: t("otherAccount") }}
          size="lg"
          isFullWidth
        />
      </div>
    );
  }
  if (await hasInvitedAccount(email)) {
    const next = `${address(locale, route)}?${new URLSearchParams({ token })}`;
    return (
      <>
        <p className="mt-3">{t("signInText", { email })}</p>
        <p className="mt-5">
          <LinkButton href={`${address(locale, "/login")}?${new URLSearchParams({ next })}`} size="lg" isFullWidth>
            {t("signIn")}
          </LinkButton>
        </p>
      </>
    );
  }
  const { messages } = await getFormContext();
  return (
    <>
      <p className="mt-3">{t("newText", { email })}</p>
      <NewAccountForm token={token} email={email} submitLabel={t("newSubmit")} terms={messages.terms} />
    </>
  );
}
