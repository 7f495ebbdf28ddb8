import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Link } from "#components/ui/navigation/link.tsx";
import type { DeskAccountFacts } from "#lib/people/accounts/desk/account-queries.ts";
import { formatLongDate } from "#lib/platform/i18n/date.ts";
import { slugAddress } from "#lib/platform/routing/address.ts";
import { ResendConfirmation } from "./resend-confirmation.tsx";

/** What is stored of an account. */
export function AccountFacts({ account }: { account: DeskAccountFacts }) {
  const locale = useLocale();
  const t = useTranslations("accounts.desk.facts");
  const providerName = useTranslations("accounts.connections.name");
  const day = (date: Date) => formatLongDate(date.toISOString(), locale);
  const { email, emailConfirmedAt, createdAt, lastSeenAt, hasPassword, providers, recipeCount, storyCount } = account;
  const known = (["google", "facebook", "apple"] as const).filter((provider) => providers.includes(provider));
  const signIn = [...(hasPassword ? [t("password")] : []), ...known.map((provider) => providerName(provider))];
  const content = t("contentCounts", { recipes: recipeCount, stories: storyCount, comments: account.commentCount });
  return (
    <dl className="grid divide-y divide-line border-line border-y">
      <Fact term={t("email")}>{email ?? t("noEmail")}</Fact>
      {email && (
        <Fact term={t("confirmed")}>
          {emailConfirmedAt ? (
            day(emailConfirmedAt)
          ) : (
            <span className="grid justify-items-start gap-2">
              {t("notConfirmed")}
              {account.state === "unconfirmed" && <ResendConfirmation email={email} />}
            </span>
          )}
        </Fact>
      )}
      <Fact term={t("createdAt")}>{day(createdAt)}</Fact>
      {lastSeenAt && <Fact term={t("lastSeenAt")}>{day(lastSeenAt)}</Fact>}
      <Fact term={t("signIn")}>{signIn.length > 0 ? signIn.join(", ") : t("none")}</Fact>
      {account.locale && <Fact term={t("locale")}>{t(`locales.${account.locale}`)}</Fact>}
      {account.isPremium && <Fact term={t("plus")}>{t("yes")}</Fact>}
      <Fact term={t("content")}>
        {content}
        {account.isPublic && (
          <Link
            href={slugAddress(locale, "/users/[slug]", account.slug)}
            className="flex min-h-6 items-center text-primary underline"
          >
            {t("profile")}
          </Link>
        )}
      </Fact>
      {account.deletionRequestedAt && <Fact term={t("deletionRequestedAt")}>{day(account.deletionRequestedAt)}</Fact>}
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 py-2.5 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <dt className="text-ink-2">{term}</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
