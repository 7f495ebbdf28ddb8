import { getLocale, getTranslations } from "next-intl/server";
import { MenuForm } from "#components/content/menus/desk/menu-form.tsx";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { type DeskMenu, findItems } from "#lib/content/menus/desk/desk-queries.ts";
import { externalTarget } from "#lib/content/menus/desk/form-fields.ts";
import { externalTypes, toEditedGroups, toEntryTarget } from "#lib/content/menus/desk/menu-content.ts";
import { pathnames, type StaticRoute } from "#lib/platform/routing/routing.ts";
import { loadTargets } from "./load-targets.ts";

/** The form of a main entry with what is stored; null for a new one. */
export async function MenuFormSection({ menu }: { menu: DeskMenu | null }) {
  const locale = await getLocale();
  const itemIds = menu?.content.flatMap(({ entries }) => entries.flatMap(({ itemId }) => itemId ?? [])) ?? [];
  const [t, options, items] = await Promise.all([
    getTranslations("menus.desk"),
    loadTargets(),
    findItems(locale, itemIds),
  ]);
  const target = menu ? toEntryTarget(menu.route) : "";
  const pages = options.filter((option) => /^(?:route|category):/.test(option.target));
  const isListed = target === "" || target === externalTarget || pages.some((page) => page.target === target);
  const path = target.startsWith("route:") && pathnames[target.slice("route:".length) as StaticRoute]?.[locale];
  const targets = [
    ...(menu && externalTypes.includes(menu.type) ? [{ value: externalTarget, label: t("external") }] : []),
    // A page that is not offered, which the entry leads to already.
    ...(isListed ? [] : [{ value: target, label: path || target }]),
    ...pages.map((page) => ({ value: page.target as string, label: page.name })),
  ];
  return (
    <ClientMessages namespaces={["menus.desk"]}>
      <MenuForm
        saved={menu && { id: menu.id, version: menu.version }}
        initial={
          menu
            ? {
                titleDe: menu.title.de,
                titleEn: menu.title.en,
                target,
                groups: JSON.stringify(toEditedGroups(menu.content, [...options, ...items])),
              }
            : {}
        }
        locale={locale}
        targets={targets}
        options={options}
      />
    </ClientMessages>
  );
}
