import { getLocale, getTranslations } from "next-intl/server";
import { readPageParam } from "#app/[locale]/page-param.ts";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { HouseAdTable } from "#components/business/ads/desk/house-ad-table.tsx";
import { LinkButton } from "#components/ui/button.tsx";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { FlashMessage } from "#components/ui/flash-message.tsx";
import { Pagination } from "#components/ui/navigation/pagination.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { listHouseAds } from "#lib/business/ads/desk-queries.ts";
import { getFlashMessage } from "#lib/platform/http/flash-message.ts";
import { address, addresses, routeAddress } from "#lib/platform/routing/address.ts";
import { requireDeskEditor } from "../require-desk-role.ts";

export const dynamic = "force-dynamic";

export async function generateMetadata() {
  const t = await getTranslations("ads.desk");
  return noindexMetadata(t("title"), addresses("/desk/house-ads"));
}

type Props = { searchParams: Promise<{ page?: string | string[] }> };

/** The advertisements that the site serves itself, with what was counted. */
export default async function HouseAdsPage({ searchParams }: Props) {
  const locale = await getLocale();
  await requireDeskEditor(address(locale, "/desk/house-ads"));
  const page = readPageParam((await searchParams).page);
  const [t, { data, meta }, message] = await Promise.all([
    getTranslations("ads.desk"),
    listHouseAds(page),
    getFlashMessage(),
  ]);
  return (
    <ClientMessages namespaces={["ads.desk"]}>
      <FlashMessage message={message} />
      <PageHeading title={t("title")} intro={t("intro")}>
        <p className="mt-5">
          <LinkButton href={address(locale, "/desk/house-ads/new")}>{t("new")}</LinkButton>
        </p>
      </PageHeading>
      {data.length === 0 ? (
        <EmptyState title={t("emptyTitle")} text={t("emptyText")} />
      ) : (
        <HouseAdTable ads={data} locale={locale} />
      )}
      <Pagination {...meta.pagination} getHref={(number) => routeAddress(locale, "/desk/house-ads", {}, number)} />
    </ClientMessages>
  );
}
