import { getLocale, getTranslations } from "next-intl/server";
import { requireDeskEditor } from "#app/[locale]/desk/require-desk-role.ts";
import { requireEntry } from "#app/[locale]/desk/require-entry.ts";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { DeletePanel } from "#components/ui/desk/delete-panel.tsx";
import { DeskHeading } from "#components/ui/desk/desk-heading.tsx";
import { FlashMessage } from "#components/ui/flash-message.tsx";
import { deleteMenuAction } from "#lib/content/menus/desk/actions.ts";
import { findDeskMenu } from "#lib/content/menus/desk/desk-queries.ts";
import { getFlashMessage } from "#lib/platform/http/flash-message.ts";
import { address, routeAddress, routeAddresses } from "#lib/platform/routing/address.ts";
import { MenuFormSection } from "../menu-form-section.tsx";

export const dynamic = "force-dynamic";

const route = "/desk/menus/[id]";

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props) {
  const [{ id }, t] = await Promise.all([params, getTranslations("menus.desk")]);
  return noindexMetadata(t("title"), routeAddresses(route, { id }));
}

/** Changes a main entry with its links, or removes it. */
export default async function DeskMenuPage({ params }: Props) {
  const [{ id }, locale, t] = await Promise.all([params, getLocale(), getTranslations("menus.desk")]);
  await requireDeskEditor(routeAddress(locale, route, { id }));
  const menu = await requireEntry(id, findDeskMenu);
  const message = await getFlashMessage();
  const name = menu.title[locale];
  return (
    <>
      <FlashMessage message={message} />
      <DeskHeading back={{ href: address(locale, "/desk/menus"), label: t("back") }} title={name} />
      <MenuFormSection key={menu.version} menu={menu} />
      <DeletePanel
        name={name}
        text={t("deleteText")}
        isPossible
        action={deleteMenuAction}
        fields={{ id: menu.id, version: String(menu.version), locale }}
      />
    </>
  );
}
