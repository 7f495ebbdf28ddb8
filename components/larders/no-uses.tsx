import { useTranslations } from "next-intl";
import { WayLinks, type WayLinksProps } from "#components/larders/way-links.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";

/** Nothing fits everything: what there would be with one purchase more or one wish less. */
export function NoUses(props: WayLinksProps) {
  const t = useTranslations("larders.none");
  return <EmptyState title={t("title")} text={t("text")} action={props.ways.length > 0 && <WayLinks {...props} />} />;
}
