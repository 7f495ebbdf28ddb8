import { getLocale, getTranslations } from "next-intl/server";
import { DeletePreferencesForm } from "#components/people/preferences/delete-preferences-form.tsx";
import { PreferenceList } from "#components/people/preferences/preference-list.tsx";
import { SettingsSection } from "#components/people/users/settings-section.tsx";
import { LinkButton } from "#components/ui/button.tsx";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { quizResultAddress } from "#lib/people/preferences/address.ts";
import { getPreferences } from "#lib/people/preferences/queries.ts";
import type { SessionUser } from "#lib/platform/auth/session-user-type.ts";
import { address } from "#lib/platform/routing/address.ts";

/** Answers of the quiz, with links to change or delete them. */
export async function PreferencesSection({ user }: { user: SessionUser }) {
  const [locale, t, flash, preferences] = await Promise.all([
    getLocale(),
    getTranslations("preferences.settings"),
    getTranslations("ui.flash"),
    getPreferences(user.id),
  ]);
  const quiz = address(locale, "/quiz");
  return (
    <SettingsSection id="taste" title={t("title")} text={t("text")}>
      {preferences ? (
        <>
          <PreferenceList preferences={preferences} />
          <div className="flex flex-wrap gap-3">
            <LinkButton href={quiz} variant="secondary">
              {t("change")}
            </LinkButton>
            <LinkButton href={quizResultAddress(locale, preferences)} variant="quiet">
              {t("suggestions")}
            </LinkButton>
            <ClientMessages namespaces={["preferences.settings"]}>
              <DeletePreferencesForm
                locale={locale}
                userId={user.id}
                success={flash("preferencesDeleted")}
                icon={<Icon name="trash" />}
              />
            </ClientMessages>
          </div>
        </>
      ) : (
        <div className="grid justify-items-start gap-3">
          <p>{t("none")}</p>
          <LinkButton href={quiz} variant="secondary">
            {t("start")}
          </LinkButton>
        </div>
      )}
    </SettingsSection>
  );
}
