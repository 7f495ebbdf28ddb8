import { getLocale, getTranslations } from "next-intl/server";
import { ConnectedAccountList } from "#components/people/accounts/connected-account-list.tsx";
import { ChangePasswordForm } from "#components/people/accounts/forms/change-password-form.tsx";
import { SessionList } from "#components/people/accounts/session-list.tsx";
import { UnsentGuard } from "#components/people/accounts/unsent-guard.tsx";
import { SettingsSection } from "#components/people/users/settings-section.tsx";
import { listConnectedAccounts } from "#lib/people/accounts/oauth/queries.ts";
import { hasPassword, listUserSessions } from "#lib/people/accounts/queries.ts";
import { listConfiguredProviders } from "#lib/platform/auth/provider-config.ts";
import type { SessionUser } from "#lib/platform/auth/session-user-type.ts";
import { address } from "#lib/platform/routing/address.ts";

/** Password, connected accounts of providers, and sessions. */
export async function SignInMethods({ user }: { user: SessionUser }) {
  const [locale, sessions, connected, hasOwnPassword, connections, sessionsText] = await Promise.all([
    getLocale(),
    listUserSessions(user),
    listConnectedAccounts(user.id),
    hasPassword(user.id),
    getTranslations("accounts.connections"),
    getTranslations("accounts.sessions"),
  ]);
  const providers = listConfiguredProviders();
  return (
    <>
      <PasswordSection email={user.email ?? ""} hasPassword={hasOwnPassword} />
      {providers.length + connected.length > 0 && (
        <SettingsSection id="connections" title={connections("title")} text={connections("text")}>
          <ConnectedAccountList
            providers={providers}
            connected={connected}
            next={address(locale, "/profile/settings")}
            hasPassword={hasOwnPassword}
          />
        </SettingsSection>
      )}
      <SettingsSection id="places" title={sessionsText("title")} text={sessionsText("text")}>
        <UnsentGuard locale={locale} userId={user.id} sessionId={user.sessionId}>
          <SessionList sessions={sessions} />
        </UnsentGuard>
      </SettingsSection>
    </>
  );
}

interface PasswordSectionProps {
  email: string;
  hasPassword: boolean;
}

async function PasswordSection({ email, hasPassword: hasOwnPassword }: PasswordSectionProps) {
  const t = await getTranslations("accounts.changePassword");
  return (
    <SettingsSection id="password" title={t("title")} text={t(hasOwnPassword ? "text" : "firstText")}>
      <ChangePasswordForm email={email} hasPassword={hasOwnPassword} />
    </SettingsSection>
  );
}
