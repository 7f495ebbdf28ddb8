import { getLocale, getTranslations } from "next-intl/server";
import { DigestSection } from "#app/[locale]/profile/digest-section.tsx";
import { requireSignIn } from "#app/[locale]/profile/require-sign-in.ts";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { ErrorSummary } from "#components/ui/forms/error-summary.tsx";
import { UnsavedChangesWarning } from "#components/ui/forms/unsaved-changes-warning.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { pictureErrorCodes } from "#lib/people/users/picture-errors.ts";
import { parseOAuthErrorCode } from "#lib/platform/auth/oauth-provider.ts";
import { address } from "#lib/platform/routing/address.ts";
import { ProfilePage, profileMetadata } from "../profile-page.tsx";
import { AboutSection } from "./about-section.tsx";
import { AppearanceSection } from "./appearance-section.tsx";
import { DeleteAccountSection } from "./delete-account-section.tsx";
import { EmailSection } from "./email-section.tsx";
import { NewsletterSection } from "./newsletter-section.tsx";
import { OfflineSection } from "./offline-section.tsx";
import { PictureSection } from "./picture-section.tsx";
import { PlusSection } from "./plus-section.tsx";
import { PreferencesSection } from "./preferences-section.tsx";
import { ShoppingListSection } from "./shopping-list-section.tsx";
import { SignInMethods } from "./sign-in-methods.tsx";

export const dynamic = "force-dynamic";

export function generateMetadata() {
  return profileMetadata("settings");
}

/** Messages of the forms in the sections. */
const clientNamespaces = [
  "ui.form",
  "users.picture",
  "users.about",
  "users.appearance",
  "newsletters.settings",
] as const;

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function SettingsPage({ searchParams }: Props) {
  const [{ picture, error, email }, locale, t] = await Promise.all([
    searchParams,
    getLocale(),
    getTranslations("ui.form"),
  ]);
  // The confirmation link may be opened in a browser without a session.
  const isEmailChanged = email === "changed";
  const user = await requireSignIn(`${address(locale, "/profile/settings")}${isEmailChanged ? "?email=changed" : ""}`);
  const outcomes = ["saved", ...pictureErrorCodes] as const;
  return (
    <ProfilePage tab="settings" user={user}>
      <div className="-mt-4">
        <ConnectionError error={error} />
        <UnsavedChangesWarning question={t("unsaved")} />
        <ClientMessages namespaces={clientNamespaces}>
          <PictureSection user={user} outcome={outcomes.find((known) => known === picture) ?? null} />
          <AboutSection user={user} />
          <AppearanceSection user={user} />
          <ShoppingListSection />
          <OfflineSection />
          <PreferencesSection user={user} />
          <PlusSection user={user} />
          <NewsletterSection user={user} />
          <DigestSection user={user} />
          <EmailSection user={user} isNew={isEmailChanged} />
          <SignInMethods user={user} />
          <DeleteAccountSection user={user} />
        </ClientMessages>
      </div>
    </ProfilePage>
  );
}

/** Why an account of a provider was not connected. */
async function ConnectionError({ error }: { error: unknown }) {
  const errorCode = parseOAuthErrorCode(error);
  if (!errorCode) return null;
  const t = await getTranslations("accounts.errors");
  return (
    <div className="mb-6">
      <ErrorSummary text={t(errorCode)} icon={<Icon name="circleAlert" />} />
    </div>
  );
}
