import { useLocale, useTranslations } from "next-intl";
import { ChipLink } from "#components/ui/navigation/chip.tsx";
import { groupTags, maxTagCount } from "#lib/content/tags/groups.ts";
import type { Tag } from "#lib/content/tags/queries.ts";
import { formatNumber } from "#lib/platform/i18n/number.ts";
import { capitalize } from "#lib/platform/text/capitalize.ts";

/** All tags by type, each with its number of items. */
export function TagGroups({ tags }: { tags: Tag[] }) {
  const locale = useLocale();
  const t = useTranslations("tags.index");
  return groupTags(tags).map(({ type, tags: ofType }) => (
    <section key={type} aria-labelledby={type} className="mt-10 [header+&]:mt-0">
      <h2 id={type} className="mb-4 text-2xl">
        {t("type", { type })}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {ofType.map(({ key, title, href, count }) => (
          <li key={key}>
            <ChipLink href={href}>
              {capitalize(title, locale)}
              <span aria-hidden="true" className="font-text text-ink-3 tabular-nums">
                {formatNumber(Math.min(count, maxTagCount), locale)}
                {count > maxTagCount && "+"}
              </span>
              <span className="sr-only">
                ({count > maxTagCount ? t("countCapped", { count: maxTagCount }) : t("count", { count })})
              </span>
            </ChipLink>
          </li>
        ))}
      </ul>
    </section>
  ));
}
