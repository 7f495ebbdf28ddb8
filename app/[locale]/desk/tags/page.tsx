import { getLocale, getTranslations } from "next-intl/server";
import { DeskMessage } from "#app/[locale]/desk/desk-message.tsx";
import { requireDeskEditor } from "#app/[locale]/desk/require-desk-role.ts";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { TagTable } from "#components/content/tags/desk/tag-table.tsx";
import { LinkButton } from "#components/ui/button.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { listDeskTags } from "#lib/content/tags/desk-queries.ts";
import { groupTags } from "#lib/content/tags/groups.ts";
import { address, addresses } from "#lib/platform/routing/address.ts";

export const dynamic = "force-dynamic";

const route = "/desk/tags";

export async function generateMetadata() {
  const t = await getTranslations("tags.desk");
  return noindexMetadata(t("title"), addresses(route));
}

/** All tags by group, also hidden ones. */
export default async function DeskTagsPage() {
  const locale = await getLocale();
  const { id: editorId } = await requireDeskEditor(address(locale, route));
  const [t, index, tags] = await Promise.all([
    getTranslations("tags.desk"),
    getTranslations("tags.index"),
    listDeskTags(locale),
  ]);
  return (
    <>
      <DeskMessage kind="tag" editorId={editorId} />
      <PageHeading title={t("title")} intro={t("intro")}>
        <p className="mt-5">
          <LinkButton href={address(locale, "/desk/tags/new")}>{t("new")}</LinkButton>
        </p>
      </PageHeading>
      <div className="grid gap-10 pb-(--section)">
        {groupTags(tags).map((group) => (
          <section key={group.type} aria-labelledby={group.type}>
            <h2 id={group.type} className="mb-2 text-2xl">
              {index("type", { type: group.type })}
            </h2>
            <TagTable caption={index("type", { type: group.type })} tags={group.tags} />
          </section>
        ))}
      </div>
    </>
  );
}
