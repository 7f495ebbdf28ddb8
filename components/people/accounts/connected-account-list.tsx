import { useLocale, useTranslations } from "next-intl";
import { ConnectAccountForm } from "#components/people/accounts/forms/connect-account-form.tsx";
import { ActionButton } from "#components/ui/action-button.tsx";
import { connectAccountAction, disconnectAccountAction } from "#lib/people/accounts/oauth/actions.ts";
import type { ConnectedAccount } from "#lib/people/accounts/oauth/queries.ts";
import type { OAuthProvider } from "#lib/platform/auth/oauth-provider.ts";

interface ConnectedAccountListProps {
  providers: readonly OAuthProvider[];
  connected: ConnectedAccount[];
  /** Path to return to. */
  next: string;
  /** Whether the user has one, which is asked for before an account is connected. */
  hasPassword: boolean;
}

/** Accounts of providers, with buttons to connect and disconnect. */
export function ConnectedAccountList({ providers, connected, next, hasPassword }: ConnectedAccountListProps) {
  const locale = useLocale();
  const t = useTranslations("accounts.connections");
  const disconnected = useTranslations("ui.flash")("accountDisconnected");
  const lastWayIn = useTranslations("accounts.external")("lastWayIn");
  const names = new Set<OAuthProvider>([...providers, ...connected.map(({ provider }) => provider)]);
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
                key="disconnect"
                action={disconnectAccountAction}
                fields={{ provider, locale }}
                label={t("disconnect")}
                fullLabel={t("disconnectNamed", { name })}
                success={disconnected}
                problems={{ failed: t("failed"), lastWayIn }}
                variant="quiet"
              />
            ) : hasPassword ? (
              <ConnectAccountForm provider={provider} next={next} />
            ) : (
              <ActionButton
                action={connectAccountAction}
                fields={{ provider, next, locale }}
                label={t("connect")}
                fullLabel={t("connectNamed", { name })}
                problems={{ failed: t("failed"), wrong: t("wrong") }}
                variant="quiet"
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
