import { getTranslations } from "next-intl/server";
import { DeleteAccountForm } from "#components/people/accounts/forms/delete-account-form.tsx";
import { SettingsSection } from "#components/people/users/settings-section.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { hasPassword } from "#lib/people/accounts/queries.ts";
import type { SessionUser } from "#lib/platform/auth/session-user-type.ts";

/** Export of all data, and deletion of the account. */
export async function DeleteAccountSection({ user }: { user: SessionUser }) {
  const [t, hasOwnPassword] = await Promise.all([getTranslations("accounts.deletion"), hasPassword(user.id)]);
  return (
    <SettingsSection id="leave" title={t("title")}>
      <div className="grid justify-items-start gap-2">
        <a href="/api/users/me/export" download className={buttonClass({ variant: "quiet" })}>
          <Icon name="download" />
          {t("export")}
        </a>
        <p className="text-ink-3 text-sm">{t("exportText")}</p>
      </div>
      <p className="text-ink-2 text-sm">{t("text")}</p>
      <DeleteAccountForm userId={user.id} email={user.email ?? ""} hasPassword={hasOwnPassword} />
    </SettingsSection>
  );
}
