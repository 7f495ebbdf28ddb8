import { useLocale, useTranslations } from "next-intl";
import type { FacetChoice, FacetView } from "#components/searches/facet-view.ts";
import { Icon } from "#components/ui/icon.tsx";
import { facetParams } from "#lib/searches/params.ts";

/** So many values stand in a group before the others have to be asked for. */
const shownAtOnce = 7;

interface FacetGroupProps {
  facet: FacetView;
  isOpen: boolean;
  /** There are more than were counted. */
  isCapped: boolean;
}

/** One facet with its values and how many results each would leave. */
export function FacetGroup({ facet: { kind, values }, isOpen, isCapped }: FacetGroupProps) {
  const t = useTranslations("searches.facets");
  const name = facetParams[useLocale()][kind];
  const first = values.slice(0, shownAtOnce);
  const others = values.slice(shownAtOnce);
  const isChosen = (some: FacetChoice[]) => some.some((value) => value.isChosen);
  if (values.length === 0) return null;
  return (
    <details open={isOpen || isChosen(values)} className="group border-line border-t py-2">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between font-strong [&::-webkit-details-marker]:hidden">
        {t(`kinds.${kind}`)}
        <Icon name="chevronDown" className="text-ink-3 group-open:rotate-180" />
      </summary>
      <fieldset>
        <legend className="sr-only">{t(`kinds.${kind}`)}</legend>
        {first.map((value) => (
          <Value key={value.slug} name={name} value={value} isCapped={isCapped} />
        ))}
        {others.length > 0 && (
          <details open={isChosen(others)}>
            <summary className="flex min-h-11 cursor-pointer items-center text-kobalt text-sm hover:underline">
              {t("more", { count: others.length })}
            </summary>
            {others.map((value) => (
              <Value key={value.slug} name={name} value={value} isCapped={isCapped} />
            ))}
          </details>
        )}
      </fieldset>
    </details>
  );
}

function Value({ name, value, isCapped }: { name: string; value: FacetChoice; isCapped: boolean }) {
  const { slug, title, count, isChosen } = value;
  const locale = useLocale();
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 lg:min-h-[2.6rem]">
      <input
        type="checkbox"
        name={name}
        value={slug}
        defaultChecked={isChosen}
        className="size-5 shrink-0 cursor-pointer accent-kobalt"
      />
      <span className="min-w-0 flex-1">{title}</span>
      <span className="text-ink-3 text-sm tabular-nums">
        {count.toLocaleString(locale)}
        {isCapped && "+"}
      </span>
    </label>
  );
}
