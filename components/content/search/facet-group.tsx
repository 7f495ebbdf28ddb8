import { useLocale, useTranslations } from "next-intl";
import type { FacetOption, FacetView } from "#components/content/search/facet-view.ts";
import { Icon } from "#components/ui/icons/icon.tsx";
import { facetParams } from "#lib/content/search/param-names.ts";
import { isSingleChoice } from "#lib/content/search-index/facets.ts";
import { formatNumber } from "#lib/platform/i18n/number.ts";

/** Further options are collapsed. */
const maxVisibleOptions = 7;

interface FacetGroupProps {
  facet: FacetView;
  isOpen: boolean;
  /** There are more hits than were counted. */
  isCapped: boolean;
}

/** A facet with its options and the number of hits of each. */
export function FacetGroup({ facet: { kind, values }, isOpen, isCapped }: FacetGroupProps) {
  const t = useTranslations("search.facets");
  const name = facetParams[useLocale()][kind];
  const visible = values.slice(0, maxVisibleOptions);
  const collapsed = values.slice(maxVisibleOptions);
  const hasSelected = (options: FacetOption[]) => options.some((value) => value.isSelected);
  const optionProps = { name, isCapped, type: isSingleChoice(kind) ? "radio" : "checkbox" } as const;
  if (values.length === 0) return null;
  return (
    <details open={isOpen || hasSelected(values)} className="group border-line border-t py-2">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between font-strong [&::-webkit-details-marker]:hidden">
        {t(`kinds.${kind}`)}
        <Icon name="chevronDown" className="text-ink-3 group-open:rotate-180" />
      </summary>
      <fieldset>
        <legend className="sr-only">{t(`kinds.${kind}`)}</legend>
        {visible.map((value) => (
          <FacetChoice key={value.slug} {...optionProps} value={value} />
        ))}
        {isSingleChoice(kind) && (
          <FacetChoice {...optionProps} value={{ slug: "", title: t("any"), isSelected: !hasSelected(values) }} />
        )}
        {collapsed.length > 0 && (
          <details open={hasSelected(collapsed)}>
            <summary className="flex min-h-11 cursor-pointer items-center text-primary text-sm hover:underline">
              {t("more", { count: collapsed.length })}
            </summary>
            {collapsed.map((value) => (
              <FacetChoice key={value.slug} {...optionProps} value={value} />
            ))}
          </details>
        )}
      </fieldset>
    </details>
  );
}

interface FacetChoiceProps {
  name: string;
  type: "checkbox" | "radio";
  /** Without a count for the choice that selects everything. */
  value: Omit<FacetOption, "count"> & { count?: number };
  isCapped: boolean;
}

function FacetChoice({ name, type, value, isCapped }: FacetChoiceProps) {
  const { slug, title, count, isSelected } = value;
  const locale = useLocale();
  return (
    <label className="check items-center lg:min-h-[2.6rem] lg:py-1.5">
      <input type={type} name={name} value={slug} defaultChecked={isSelected} />
      <span className="min-w-0 flex-1">{title}</span>
      {count !== undefined && (
        <span className="text-ink-3 text-sm tabular-nums">
          {formatNumber(count, locale)}
          {isCapped && "+"}
        </span>
      )}
    </label>
  );
}
