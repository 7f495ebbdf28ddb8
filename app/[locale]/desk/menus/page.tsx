import { getLocale, getTranslations } from "next-intl/server";
import { DeskMessage } from "#app/[locale]/desk/desk-message.tsx";
import { requireDeskEditor } from "#app/[locale]/desk/require-desk-role.ts";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { LinkButton } from "#components/ui/button.tsx";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { SortableList } from "#components/ui/desk/sortable-list.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { arrangeMenuAction } from "#lib/content/menus/desk/actions.ts";
import { listDeskMenus } from "#lib/content/menus/desk/desk-queries.ts";
import { getMenu } from "#lib/content/menus/queries.ts";
import { address, addresses, routeAddress } from "#lib/platform/routing/address.ts";

export const dynamic = "force-dynamic";

const route = "/desk/menus";

export async function generateMetadata() {
  const t = await getTranslations("menus.desk");
  return noindexMetadata(t("title"), addresses(route));
}

/** The main entries of the header in the order of the site. */
export default async function DeskMenusPage() {
  const locale = await getLocale();
  const { id: editorId } = await requireDeskEditor(address(locale, route));
  const [t, menus, shown] = await Promise.all([getTranslations("menus.desk"), listDeskMenus(), getMenu(locale)]);
  const entries = menus.map(({ id, type, title, content }) => {
    const links = content.reduce((sum, group) => sum + group.entries.length, 0);
    const isShown = shown.some((entry) => entry.type === type);
    return {
      id,
      name: title[locale],
      facts: isShown ? t("facts", { groups: content.length, links }) : t("hidden"),
      href: routeAddress(locale, "/desk/menus/[id]", { id }),
    };
  });
  return (
    <>
      <DeskMessage kind="menu" editorId={editorId} />
      <PageHeading title={t("title")} intro={t("intro")}>
        <p className="mt-5">
          <LinkButton href={address(locale, "/desk/menus/new")}>{t("new")}</LinkButton>
        </p>
      </PageHeading>
      <ClientMessages namespaces={["ui.desk"]}>
        <SortableList
          key={menus.map(({ id }) => id).join()}
          locale={locale}
          entries={entries}
          action={arrangeMenuAction}
        />
      </ClientMessages>
    </>
  );
}
