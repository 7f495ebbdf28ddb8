import { useTranslations } from "next-intl";
import { RelaxationLinks, type RelaxationLinksProps } from "#components/kitchen/pantry/relaxation-links.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";

/** Empty state with links to less strict queries. */
export function NoMatches(props: RelaxationLinksProps) {
  const t = useTranslations("pantry.none");
  return (
    <EmptyState
      title={t("title")}
      text={t("text")}
      action={props.relaxations.length > 0 && <RelaxationLinks {...props} />}
    />
  );
}
