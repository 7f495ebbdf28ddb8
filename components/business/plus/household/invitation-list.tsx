import { useLocale, useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { resendInvitationAction, revokeInvitationAction } from "#lib/business/plus/household/actions.ts";
import type { OpenInvitation } from "#lib/business/plus/household/queries.ts";
import { formatLongDate } from "#lib/platform/i18n/date.ts";

/** Invitations that wait for an answer, to send again or to revoke. */
export function InvitationList({ invitations, now }: { invitations: readonly OpenInvitation[]; now: Date }) {
  const locale = useLocale();
  const t = useTranslations("plus.household");
  return (
    <ul className="grid">
      {invitations.map(({ id, email, expiresAt }) => (
        <li key={id} className="grid gap-1 border-line border-b py-3 first:border-t">
          <p className="[overflow-wrap:anywhere]">
            <span className="font-strong">{email}</span>{" "}
            <span className="text-ink-2">
              {expiresAt > now
                ? t("validUntil", { day: formatLongDate(expiresAt.toISOString(), locale) })
                : t("expired")}
            </span>
          </p>
          <form className="flex flex-wrap gap-2">
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="locale" value={locale} />
            <Button
              type="submit"
              variant="quiet"
              formAction={resendInvitationAction}
              aria-label={t("resendNamed", { email })}
            >
              {t("resend")}
            </Button>
            <Button
              type="submit"
              variant="quiet"
              formAction={revokeInvitationAction}
              aria-label={t("revokeNamed", { email })}
            >
              {t("revoke")}
            </Button>
          </form>
        </li>
      ))}
    </ul>
  );
}
