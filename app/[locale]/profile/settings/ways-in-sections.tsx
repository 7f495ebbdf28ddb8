import { getLocale, getTranslations } from "next-intl/server";
import { ChangePasswordForm } from "#components/accounts/change-password-form.tsx";
import { ConnectionList } from "#components/accounts/connection-list.tsx";
import { PlaceList } from "#components/accounts/place-list.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { SettingsSection } from "#components/users/settings-section.tsx";
import { listPlaces } from "#lib/accounts/queries.ts";
import { listConnectedAccounts } from "#lib/auth/connections.ts";
import { externalProviders } from "#lib/auth/providers.ts";
import type { Viewer } from "#lib/auth/viewer-type.ts";
import { address } from "#lib/i18n/address.ts";
import { hasPassword } from "#lib/users/deletion.ts";

/** How one gets in: password, accounts elsewhere, where the doors stand open. */
export async function WaysInSections({ viewer }: { viewer: Viewer }) {
  const [locale, places, connected, hasOne, connections, devices] = await Promise.all([
    getLocale(),
    listPlaces(viewer),
    listConnectedAccounts(viewer.id),
    hasPassword(viewer.id),
    getTranslations("accounts.connections"),
    getTranslations("accounts.places"),
  ]);
  const providers = externalProviders();
  return (
    <>
      <PasswordSection email={viewer.email ?? ""} hasPassword={hasOne} />
      {providers.length + connected.length > 0 && (
        <SettingsSection id="connections" title={connections("title")} text={connections("text")}>
          <ConnectionList providers={providers} connected={connected} next={address(locale, "/profile/settings")} />
        </SettingsSection>
      )}
      <SettingsSection id="places" title={devices("title")} text={devices("text")}>
        <PlaceList places={places} />
      </SettingsSection>
    </>
  );
}

async function PasswordSection({ email, hasPassword: has }: { email: string; hasPassword: boolean }) {
  const [t, fields, problems] = await Promise.all([
    getTranslations("accounts.changePassword"),
    getTranslations("accounts.fields"),
    getTranslations("accounts.problems"),
  ]);
  return (
    <SettingsSection id="password" title={t("title")} text={t(has ? "text" : "firstText")}>
      <ChangePasswordForm
        email={email}
        hasPassword={has}
        words={{
          current: t("current"),
          newPassword: t("newPassword"),
          passwordHint: fields("passwordHint"),
          showPassword: fields("showPassword"),
          hidePassword: fields("hidePassword"),
          submit: t(has ? "submit" : "submitFirst"),
          sending: fields("sending"),
          done: t("done"),
          invalid: problems("summary"),
          failed: problems("failed"),
          limited: problems("limited"),
          wrong: t("wrong"),
          tooShort: problems("tooShort"),
          tooLong: problems("tooLong"),
          common: problems("common"),
        }}
        icons={{
          error: <Icon name="circleAlert" className="mt-[0.1em]" />,
          show: <Icon name="eye" />,
          hide: <Icon name="eyeOff" />,
        }}
      />
    </SettingsSection>
  );
}
