import { getLocale, getTranslations } from "next-intl/server";
import { requireDeskUser } from "#app/[locale]/desk/require-desk-role.ts";
import { requireEntry } from "#app/[locale]/desk/require-entry.ts";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { DayChart } from "#components/business/statistics/day-chart.tsx";
import { PeriodNav } from "#components/business/statistics/period-nav.tsx";
import { StepDropOff } from "#components/business/statistics/step-drop-off.tsx";
import { Totals } from "#components/business/statistics/totals.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { type Cooking, findItemStatistics } from "#lib/business/statistics/item-queries.ts";
import { parsePeriod } from "#lib/business/statistics/period.ts";
import { listReads } from "#lib/business/statistics/queries.ts";
import { listUnitNames } from "#lib/kitchen/shopping-lists/queries.ts";
import { toPlainText } from "#lib/measures/markup/plain-text.ts";
import { getDeskOwnerId } from "#lib/platform/auth/desk-roles.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { address, routeAddress, routeAddresses } from "#lib/platform/routing/address.ts";

export const dynamic = "force-dynamic";

type Params = Promise<{ id: string }>;
type Query = Partial<Record<"days" | "from" | "to", string | string[]>>;

export async function generateMetadata({ params }: { params: Params }) {
  const [{ id }, t] = await Promise.all([params, getTranslations("statistics.overview")]);
  return noindexMetadata(t("title"), routeAddresses("/desk/statistics/[id]", { id }));
}

/** What readers did with a recipe or story in a period, and at which steps they stop cooking. */
export default async function ItemStatisticsPage(props: { params: Params; searchParams: Promise<Query> }) {
  const [{ id }, query, locale, t] = await Promise.all([
    props.params,
    props.searchParams,
    getLocale(),
    getTranslations("statistics"),
  ]);
  const path = routeAddress(locale, "/desk/statistics/[id]", { id });
  const authorId = getDeskOwnerId(await requireDeskUser(path));
  const period = parsePeriod(query);
  const item = await requireEntry(id, () => findItemStatistics(locale, id, period, authorId));
  const [reads, steps] = await Promise.all([
    listReads(period, { itemId: id }),
    item.cooking ? toPlainSteps(item.cooking, locale) : null,
  ]);
  return (
    <>
      <p>
        <Link
          href={address(locale, "/desk/statistics")}
          className="inline-flex min-h-8 items-center gap-1 text-sm underline"
        >
          {t("item.back")}
        </Link>
      </p>
      <PageHeading title={item.title || t("table.untitled")}>
        {item.href && (
          <p className="mt-2">
            <Link href={item.href} className="underline">
              {t("item.page", { type: item.type })}
            </Link>
          </p>
        )}
      </PageHeading>
      <PeriodNav path={path} period={period} />
      <div className="mt-8">
        <Totals counts={item.counts} isStory={item.type === "article"} />
      </div>
      <section aria-labelledby="reads" className="mt-10 pb-(--section)">
        <h2 id="reads" className="mb-4 text-2xl">
          {t("overview.reads")}
        </h2>
        <DayChart title={t("overview.reads")} counts={reads} />
      </section>
      {item.cooking && steps && (
        <section aria-labelledby="cooking" className="pb-(--section)">
          <h2 id="cooking" className="mb-3 text-2xl">
            {t("cooking.title")}
          </h2>
          <StepDropOff started={item.cooking.started} finished={item.cooking.finished} steps={steps} />
        </section>
      )}
    </>
  );
}

async function toPlainSteps({ steps }: Cooking, locale: Locale) {
  const unitNames = await listUnitNames(locale);
  return steps.map(({ text, stopped }) => ({
    heading: toPlainText(text.heading, locale, unitNames),
    text: toPlainText(text.text, locale, unitNames),
    stopped,
  }));
}
