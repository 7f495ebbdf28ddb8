import { getLocale, getTranslations } from "next-intl/server";
import { createElement, Fragment } from "react";
import { requireSignIn } from "#app/[locale]/profile/require-sign-in.ts";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { ErrorSummary } from "#components/ui/forms/error-summary.tsx";
import { UnsavedChangesWarning } from "#components/ui/forms/unsaved-changes-warning.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { Streamed } from "#components/ui/loading/streamed.tsx";
import { SettingsSkeleton } from "#components/users/settings-skeleton.tsx";
import { parseOAuthErrorCode } from "#lib/auth/oauth-provider.ts";
import type { SessionUser } from "#lib/auth/session-user-type.ts";
import { address } from "#lib/routing/address.ts";
import { pictureErrorCodes } from "#lib/users/picture-errors.ts";
import { ProfilePage, profileMetadata } from "../profile-page.tsx";
import { AboutSection } from "./about-section.tsx";
import { AppearanceSection } from "./appearance-section.tsx";
import { DeleteAccountSection } from "./delete-account-section.tsx";
import { EmailSection } from "./email-section.tsx";
import { NewsletterSection } from "./newsletter-section.tsx";
import { OfflineSection } from "./offline-section.tsx";
import { PictureSection } from "./picture-section.tsx";
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
  "accounts.fields",
  "accounts.problems",
  "accounts.changeEmail",
  "accounts.changePassword",
  "accounts.deletion",
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
  return (
    <ProfilePage tab="settings" user={user}>
      <div className="-mt-4">
        <ConnectionError error={error} />
        <UnsavedChangesWarning question={t("unsaved")} />
        <ClientMessages namespaces={clientNamespaces}>
          <Streamed
            skeleton={<SettingsSkeleton count={8} />}
            content={renderSections(user, { picture, isEmailChanged })}
          />
        </ClientMessages>
      </div>
    </ProfilePage>
  );
}

interface Outcomes {
  /** How a form without script has ended. */
  picture: unknown;
  isEmailChanged: boolean;
}

async function renderSections(user: SessionUser, { picture, isEmailChanged }: Outcomes) {
  const outcome = ["saved" as const, ...pictureErrorCodes].find((known) => known === picture) ?? null;
  const sections = await Promise.all([
    PictureSection({ user, outcome }),
    AboutSection({ user }),
    AppearanceSection({ user }),
    ShoppingListSection(),
    OfflineSection(),
    PreferencesSection({ user }),
    NewsletterSection({ user }),
    EmailSection({ user, isNew: isEmailChanged }),
    SignInMethods({ user }),
    DeleteAccountSection({ user }),
  ]);
  return createElement(Fragment, null, ...sections);
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
