import { useLocale, useTranslations } from "next-intl";
import { ActionButton } from "#components/ui/action-button.tsx";
import { Badge } from "#components/ui/badge.tsx";
import {
  resendAccountInvitationAction,
  revokeAccountInvitationAction,
} from "#lib/people/accounts/invitations/desk-actions.ts";
import type { AccountInvitation } from "#lib/people/accounts/invitations/queries.ts";
import { formatLongDate } from "#lib/platform/i18n/date.ts";

interface InvitationListProps {
  invitations: AccountInvitation[];
  /** Tells which ones have expired. */
  now: Date;
}

/** Invitations that are not accepted, with buttons to send them again and to revoke them. */
export function InvitationList({ invitations, now }: InvitationListProps) {
  const locale = useLocale();
  const t = useTranslations("accounts.invitations");
  const roles = useTranslations("accounts.roles");
  const problems = { failed: t("errors.failed") };
  const day = (date: Date) => formatLongDate(date.toISOString(), locale);
  return (
    <ul className="divide-y divide-line border-line border-y">
      {invitations.map(({ id, email, newType, inviter, createdAt, expiresAt }) => (
        <li key={id} className="grid gap-3 py-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:gap-8">
          <div className="min-w-0 [overflow-wrap:anywhere]">
            <h3 className="font-strong">{email}</h3>
            <p className="text-ink-2 text-sm">
              {t("sent", { role: roles(newType), name: inviter, day: day(createdAt) })}
            </p>
            <p className="mt-1 text-ink-2 text-sm">
              {expiresAt > now ? (
                t("validUntil", { day: day(expiresAt) })
              ) : (
                <Badge variant="pending">{t("expired")}</Badge>
              )}
            </p>
          </div>
          <div className="flex flex-wrap gap-3">
            <ActionButton
              action={resendAccountInvitationAction}
              fields={{ id, locale }}
              label={t("resend")}
              fullLabel={t("resendNamed", { email })}
              problems={problems}
              variant="quiet"
            />
            <ActionButton
              action={revokeAccountInvitationAction}
              fields={{ id, locale }}
              label={t("revoke")}
              fullLabel={t("revokeNamed", { email })}
              problems={problems}
              variant="bare"
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
