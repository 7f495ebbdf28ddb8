import { getTranslations } from "next-intl/server";
import { SavePreferencesForm } from "#components/people/preferences/save-preferences-form.tsx";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { quizResultAddress } from "#lib/people/preferences/address.ts";
import type { Preferences } from "#lib/people/preferences/preferences.ts";
import { getPreferences } from "#lib/people/preferences/queries.ts";
import { getSessionUser } from "#lib/platform/auth/session-user.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { address } from "#lib/platform/routing/address.ts";
import { signUpAddress } from "#lib/platform/routing/sign-in-address.ts";

/** Says where the answers are stored (account or device), or offers to save them in the account. */
export async function SaveAnswers({ locale, preferences }: { locale: Locale; preferences: Preferences }) {
  const [t, user] = await Promise.all([getTranslations("preferences.result"), getSessionUser()]);
  if (!user) {
    return (
      <p className="needs-script mt-6 max-w-measure text-ink-2 text-sm">
        {t("device")}{" "}
        <a href={signUpAddress(locale, quizResultAddress(locale, preferences))} className="underline">
          {t("signUp")}
        </a>
      </p>
    );
  }
  const saved = await getPreferences(user.id);
  if (saved && quizResultAddress(locale, saved) === quizResultAddress(locale, preferences)) {
    return (
      <p className="mt-6 text-ink-2 text-sm">
        {t("kept")}{" "}
        <a href={`${address(locale, "/profile/settings")}#taste`} className="underline">
          {t("settings")}
        </a>
      </p>
    );
  }
  return (
    <div className="mt-6">
      <ClientMessages namespaces={["preferences.result"]}>
        <SavePreferencesForm locale={locale} userId={user.id} preferences={preferences} />
      </ClientMessages>
    </div>
  );
}
