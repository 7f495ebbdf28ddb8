import { useLocale, useTranslations } from "next-intl";
import { ActionButton } from "#components/ui/action-button.tsx";
import { disconnectAction, externalSignInAction } from "#lib/auth/actions.ts";
import type { ConnectedAccount } from "#lib/auth/connections.ts";
import type { ExternalProvider } from "#lib/auth/external-provider.ts";

interface ConnectionListProps {
  /** Those this site is set up for. */
  providers: readonly ExternalProvider[];
  connected: ConnectedAccount[];
  /** Where to come back to. */
  next: string;
}

/** Accounts elsewhere that open this one: connect, disconnect. */
export function ConnectionList({ providers, connected, next }: ConnectionListProps) {
  const locale = useLocale();
  const t = useTranslations("accounts.connections");
  const lastWayIn = useTranslations("accounts.external")("lastWayIn");
  const names = new Set<ExternalProvider>([...providers, ...connected.map(({ provider }) => provider)]);
  return (
    <ul className="grid divide-y divide-line border-line border-y">
      {[...names].map((provider) => {
        const account = connected.find((one) => one.provider === provider);
        const name = t(`name.${provider}`);
        return (
          <li key={provider} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0">
              <p className="font-strong">{name}</p>
              <p className="text-ink-3 text-sm [overflow-wrap:anywhere]">
                {account ? (account.email ?? t("connected")) : t("notConnected")}
              </p>
            </div>
            {account ? (
              <ActionButton
                action={disconnectAction}
                fields={{ provider }}
                label={t("disconnect")}
                fullLabel={t("disconnectNamed", { name })}
                problems={{ failed: t("failed"), lastWayIn }}
                look="quiet"
              />
            ) : (
              <ActionButton
                action={externalSignInAction}
                fields={{ provider, next, locale }}
                label={t("connect")}
                fullLabel={t("connectNamed", { name })}
                problems={{ failed: t("failed") }}
                look="quiet"
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
