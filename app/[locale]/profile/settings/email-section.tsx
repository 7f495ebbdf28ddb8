import { getTranslations } from "next-intl/server";
import { ChangeEmailForm } from "#components/people/accounts/forms/change-email-form.tsx";
import { SettingsSection } from "#components/people/users/settings-section.tsx";
import { hasPassword } from "#lib/people/accounts/queries.ts";
import type { SessionUser } from "#lib/platform/auth/session-user-type.ts";

interface EmailSectionProps {
  user: SessionUser;
  /** The address has just been confirmed. */
  isNew: boolean;
}

export async function EmailSection({ user, isNew }: EmailSectionProps) {
  const [t, hasOwnPassword] = await Promise.all([getTranslations("accounts.changeEmail"), hasPassword(user.id)]);
  return (
    <SettingsSection
      id="email"
      title={t("title")}
      text={user.email && <span className="[overflow-wrap:anywhere]">{t("current", { email: user.email })}</span>}
    >
      {isNew && (
        <p role="status" className="font-strong text-success">
          {t("changed")}
        </p>
      )}
      <ChangeEmailForm hasPassword={hasOwnPassword} />
    </SettingsSection>
  );
}
