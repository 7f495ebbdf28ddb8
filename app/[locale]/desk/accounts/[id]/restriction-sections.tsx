import { getLocale, getTranslations } from "next-intl/server";
import { BanForm } from "#components/people/accounts/desk/ban-form.tsx";
import { RoleForm } from "#components/people/accounts/desk/role-form.tsx";
import { ActionButton } from "#components/ui/action-button.tsx";
import type { DeskAccountFacts } from "#lib/people/accounts/desk/account-queries.ts";
import { liftBanAction } from "#lib/people/accounts/desk/actions.ts";
import { formatLongDate } from "#lib/platform/i18n/date.ts";

/** The forms that change the role of an account, and ban it or lift its ban. */
export async function RestrictionSections({ account }: { account: DeskAccountFacts }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("accounts.desk")]);
  const { id, newType, bannedAt, bannedUntil } = account;
  const format = (date: Date) => formatLongDate(date.toISOString(), locale);
  return (
    <>
      <section aria-labelledby="role">
        <h2 id="role" className="mb-4 text-2xl">
          {t("roleForm.title")}
        </h2>
        <RoleForm id={id} currentRole={newType} />
      </section>
      <section aria-labelledby="ban">
        <h2 id="ban" className="mb-2 text-2xl">
          {t(bannedAt ? "ban.liftTitle" : "ban.title")}
        </h2>
        {bannedAt ? (
          <>
            <p className="mb-4 text-ink-2">
              {bannedUntil
                ? t("ban.sinceUntil", { day: format(bannedAt), until: format(new Date(bannedUntil.getTime() - 1)) })
                : t("ban.since", { day: format(bannedAt) })}
            </p>
            <ActionButton
              action={liftBanAction}
              fields={{ id, locale }}
              label={t("ban.lift")}
              problems={{ failed: t("errors.failed") }}
              variant="secondary"
            />
          </>
        ) : (
          <>
            <p className="mb-4 max-w-measure text-ink-2">{t("ban.text")}</p>
            <BanForm id={id} />
          </>
        )}
      </section>
    </>
  );
}
