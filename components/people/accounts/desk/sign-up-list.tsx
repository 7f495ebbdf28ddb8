import { useLocale, useTranslations } from "next-intl";
import type { PendingSignUp } from "#lib/people/accounts/desk/list-queries.ts";
import { formatInstantDay } from "./account-table.tsx";
import { ResendConfirmation } from "./resend-confirmation.tsx";

/** Sign-ups that wait for the confirmation of their address. */
export function SignUpList({ signUps }: { signUps: PendingSignUp[] }) {
  const locale = useLocale();
  const t = useTranslations("accounts.desk");
  return (
    <ul className="divide-y divide-line border-line border-y">
      {signUps.map(({ email, name, createdAt }) => (
        <li key={email} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
          <div className="min-w-0 [overflow-wrap:anywhere]">
            <p className="font-strong">{name}</p>
            <p className="text-ink-2 text-sm">
              {email} · {t("signedUpOn", { day: formatInstantDay(createdAt, locale) })}
            </p>
          </div>
          <ResendConfirmation email={email} />
        </li>
      ))}
    </ul>
  );
}
