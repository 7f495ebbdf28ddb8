import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { z } from "zod";
import { requireReviewer } from "#app/[locale]/desk/require-reviewer.ts";
import { listMetadata } from "#app/[locale]/paginated-list.ts";
import { DeletePanel } from "#components/ui/desk/delete-panel.tsx";
import { DeskHeading } from "#components/ui/desk/desk-heading.tsx";
import { FlashMessage } from "#components/ui/flash-message.tsx";
import { deleteMenuAction } from "#lib/content/menus/desk/actions.ts";
import { findDeskMenu } from "#lib/content/menus/desk/desk-queries.ts";
import { getFlashMessage } from "#lib/platform/http/flash-message.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { address, routeAddress } from "#lib/platform/routing/address.ts";
import { MenuFormSection } from "../menu-form-section.tsx";

export const dynamic = "force-dynamic";

const route = "/desk/menus/[id]";

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props) {
  const [{ id }, t] = await Promise.all([params, getTranslations("menus.desk")]);
  const alternates = Object.fromEntries(locales.map((locale) => [locale, routeAddress(locale, route, { id })]));
  return listMetadata({ title: t("title"), description: "", alternates, isIndexed: false });
}

/** Changes a main entry with its links, or removes it. */
export default async function DeskMenuPage({ params }: Props) {
  const [{ id }, locale, t] = await Promise.all([params, getLocale(), getTranslations("menus.desk")]);
  await requireReviewer(routeAddress(locale, route, { id }));
  const menu = z.uuid().safeParse(id).success ? await findDeskMenu(id) : null;
  if (!menu) notFound();
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
