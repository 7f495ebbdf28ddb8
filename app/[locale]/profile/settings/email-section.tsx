import { getLocale, getTranslations } from "next-intl/server";
import { Icon } from "#components/ui/icon.tsx";
import { MoveForm } from "#components/users/move-form.tsx";
import { SettingsSection } from "#components/users/settings-section.tsx";
import type { Viewer } from "#lib/auth/viewer-type.ts";
import { hasPassword } from "#lib/users/deletion.ts";

interface EmailSectionProps {
  viewer: Viewer;
  /** The address has just been proved. */
  isNew: boolean;
}

export async function EmailSection({ viewer, isNew }: EmailSectionProps) {
  const [locale, t, fields, settings, has] = await Promise.all([
    getLocale(),
    getTranslations("users.move"),
    getTranslations("accounts.fields"),
    getTranslations("users.settings"),
    hasPassword(viewer.id),
  ]);
  return (
    <SettingsSection
      id="email"
      title={t("title")}
      text={viewer.email && <span className="[overflow-wrap:anywhere]">{t("current", { email: viewer.email })}</span>}
    >
      {isNew && (
        <p role="status" className="font-strong text-schnittlauch">
          {t("changed")}
        </p>
      )}
      <MoveForm
        locale={locale}
        hasPassword={has}
        words={{
          email: t("email"),
          password: t("password"),
          showPassword: fields("showPassword"),
          hidePassword: fields("hidePassword"),
          submit: t("submit"),
          sending: settings("saving"),
          sent: t("sent"),
          invalid: settings("invalid"),
          failed: settings("failed"),
          limited: settings("limited"),
          badEmail: t("badEmail"),
          sameEmail: t("sameEmail"),
          wrong: t("wrong"),
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
