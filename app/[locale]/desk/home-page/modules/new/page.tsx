import { getLocale, getTranslations } from "next-intl/server";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { Link } from "#components/ui/navigation/link.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { findDeskFeed } from "#lib/content/feeds/desk/desk-queries.ts";
import { type ModuleValues, moduleTypes } from "#lib/content/feeds/desk/module-form.ts";
import { address, addresses } from "#lib/platform/routing/address.ts";
import { requireDeskEditor } from "../../../require-desk-role.ts";
import { ModuleFormSection } from "../../module-form-section.tsx";
import { feedAddress, readFeed } from "../../read-feed.ts";

export const dynamic = "force-dynamic";

export async function generateMetadata() {
  const t = await getTranslations("feeds.desk");
  return noindexMetadata(t("newTitle"), addresses("/desk/home-page/modules/new"));
}

type Props = { searchParams: Promise<Partial<Record<"feed" | "type", string | string[]>>> };

const initialValues: ModuleValues = {
  language: "both",
  "search.type": "recipe",
  "search.sort": "newest",
  "search.size": "8",
};

/** The form of a new module, after the choice of its type. */
export default async function NewModulePage({ searchParams }: Props) {
  const [locale, t, query] = await Promise.all([getLocale(), getTranslations("feeds.desk"), searchParams]);
  await requireDeskEditor(address(locale, "/desk/home-page/modules/new"));
  const feed = readFeed(query.feed);
  const type = moduleTypes.find((one) => one === query.type);
  if (type) {
    const { version } = await findDeskFeed(feed);
    return <ModuleFormSection feed={feed} version={version} type={type} id="" values={initialValues} />;
  }
  return (
    <>
      <PageHeading title={t("newTitle")} intro={t("newIntro", { feed: t(`feeds.${feed}`) })} />
      <ul className="grid gap-3 pb-(--section) sm:grid-cols-2 lg:grid-cols-3">
        {moduleTypes.map((one) => (
          <li key={one} className="rounded-2 border border-line p-4">
            <Link
              href={`${feedAddress(locale, "/desk/home-page/modules/new", feed)}&type=${one}`}
              className="inline-flex min-h-6 items-center font-strong underline"
            >
              {t(`types.${one}`)}
            </Link>
            <p className="mt-1 text-ink-2 text-sm">{t(`typeHints.${one}`)}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
