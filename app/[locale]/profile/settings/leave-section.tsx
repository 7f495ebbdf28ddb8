import { getLocale, getTranslations } from "next-intl/server";
import { buttonClass } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { LeaveForm } from "#components/users/leave-form.tsx";
import { SettingsSection } from "#components/users/settings-section.tsx";
import type { Viewer } from "#lib/auth/viewer-type.ts";
import { hasPassword } from "#lib/users/deletion.ts";

/** Everything to take along, and the way out. */
export async function LeaveSection({ viewer }: { viewer: Viewer }) {
  const [locale, t, fields, settings, has] = await Promise.all([
    getLocale(),
    getTranslations("users.leave"),
    getTranslations("accounts.fields"),
    getTranslations("users.settings"),
    hasPassword(viewer.id),
  ]);
  return (
    <SettingsSection id="leave" title={t("title")}>
      <div className="grid justify-items-start gap-2">
        <a href="/api/users/me/export" download className={buttonClass({ look: "quiet" })}>
          <Icon name="download" />
          {t("export")}
        </a>
        <p className="text-ink-3 text-sm">{t("exportText")}</p>
      </div>
      <p className="text-ink-2 text-sm">{t("text")}</p>
      <LeaveForm
        locale={locale}
        email={viewer.email ?? ""}
        hasPassword={has}
        words={{
          open: t("open"),
          word: t("word"),
          password: t("password"),
          showPassword: fields("showPassword"),
          hidePassword: fields("hidePassword"),
          submit: t("submit"),
          sending: settings("saving"),
          invalid: settings("invalid"),
          failed: settings("failed"),
          limited: settings("limited"),
          wrongWord: t("wrongWord"),
          wrong: t("wrong"),
        }}
        icons={{
          trash: <Icon name="trash" />,
          error: <Icon name="circleAlert" className="mt-[0.1em]" />,
          show: <Icon name="eye" />,
          hide: <Icon name="eyeOff" />,
        }}
      />
    </SettingsSection>
  );
}
