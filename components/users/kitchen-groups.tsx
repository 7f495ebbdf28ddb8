import { useTranslations } from "next-intl";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { KitchenGrid } from "#components/users/kitchen-grid.tsx";
import type { UserType } from "#lib/db/tables/users.ts";
import { groupKitchens } from "#lib/users/kitchen-groups.ts";
import type { Profile } from "#lib/users/queries.ts";

interface KitchenGroupsProps {
  kitchens: Profile[];
  /** Where to read more about a type of kitchens. */
  more: Partial<Record<UserType, { label: string; href: string }>>;
}

/** Everybody who cooks here, type by type. */
export function KitchenGroups({ kitchens, more }: KitchenGroupsProps) {
  const t = useTranslations("users.index");
  return groupKitchens(kitchens).map(({ type, kitchens: ofType }) => (
    <section key={type} aria-labelledby={type} className="mt-12 md:mt-16 [header+&]:mt-0">
      <SectionHeading id={type} title={t("group", { type })} text={t("groupText", { type })} more={more[type]} />
      <KitchenGrid kitchens={ofType} heading={3} />
    </section>
  ));
}
