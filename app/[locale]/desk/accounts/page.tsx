import { getLocale, getTranslations } from "next-intl/server";
import { requireAdmin } from "#app/[locale]/desk/require-desk-role.ts";
import { readPageParam } from "#app/[locale]/page-param.ts";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { AccountFilterForm } from "#components/people/accounts/desk/account-filter-form.tsx";
import { AccountTable } from "#components/people/accounts/desk/account-table.tsx";
import { SignUpList } from "#components/people/accounts/desk/sign-up-list.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { FlashMessage } from "#components/ui/flash-message.tsx";
import { Pagination } from "#components/ui/navigation/pagination.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { parseAccountFilter, toAccountParams } from "#lib/people/accounts/desk/filter.ts";
import { listAccounts, listPendingSignUps } from "#lib/people/accounts/desk/list-queries.ts";
import { getFlashMessage } from "#lib/platform/http/flash-message.ts";
import { address, addresses } from "#lib/platform/routing/address.ts";

export const dynamic = "force-dynamic";

const route = "/desk/accounts";

export async function generateMetadata() {
  const t = await getTranslations("accounts.desk");
  return noindexMetadata(t("title"), addresses(route));
}

type Param = "search" | "role" | "state" | "order" | "page";
type Props = { searchParams: Promise<Partial<Record<Param, string | string[]>>> };

/** All accounts, for admins. */
export default async function AccountsPage({ searchParams }: Props) {
  const [query, locale, t] = await Promise.all([searchParams, getLocale(), getTranslations("accounts.desk")]);
  const path = address(locale, route);
  await requireAdmin(path);
  const filter = parseAccountFilter(query);
  const showsSignUps = filter.state === "unconfirmed" || filter.search !== "";
  const [{ data, meta }, signUps, message] = await Promise.all([
    listAccounts(filter, readPageParam(query.page)),
    showsSignUps && filter.role === null ? listPendingSignUps(filter.search) : [],
    getFlashMessage(),
  ]);
  const toHref = (page: number) => {
    const params = new URLSearchParams({ ...toAccountParams(filter), ...(page > 1 && { page: String(page) }) });
    return params.size > 0 ? `${path}?${params}` : path;
  };
  return (
    <>
      <FlashMessage message={message} />
      <PageHeading title={t("title")} intro={t("intro")} />
      <AccountFilterForm path={path} filter={filter} />
      <section aria-labelledby="accounts" className="mt-8 pb-(--section)">
        <h2 id="accounts" className="mb-4 text-2xl">
          {t("count", { count: meta.pagination.count })}
        </h2>
        {data.length === 0 ? (
          <EmptyState heading="h3" title={t("emptyTitle")} text={t("emptyText")} />
        ) : (
          <AccountTable accounts={data} />
        )}
        <Pagination {...meta.pagination} getHref={toHref} />
      </section>
      {signUps.length > 0 && (
        <section aria-labelledby="sign-ups" className="pb-(--section)">
          <h2 id="sign-ups" className="text-2xl">
            {t("signUps")}
          </h2>
          <p className="mt-1 mb-4 max-w-measure text-ink-2">{t("signUpsText")}</p>
          <SignUpList signUps={signUps} />
        </section>
      )}
    </>
  );
}
