import { useTranslations } from "next-intl";
import { Link } from "#components/ui/navigation/link.tsx";
import { removeSelected } from "#lib/content/search/address.ts";
import type { ListControls } from "#lib/content/search/list-controls.ts";
import type { QueryRelaxation } from "#lib/content/search/relax.ts";

/** Links to the search without one of its filters or words, with the number of hits of each. */
export function RelaxationLinks({ list, relaxations }: { list: ListControls; relaxations: QueryRelaxation[] }) {
  const t = useTranslations("search.results");
  const kinds = useTranslations("search.facets.kinds");
  if (relaxations.length === 0) return null;
  const links = relaxations.map((relaxation) =>
    "facet" in relaxation
      ? {
          href: list.getHref({ selected: removeSelected(list.input.selected, relaxation.facet) }),
          text: t("withoutFacet", { facet: kinds(relaxation.facet), count: relaxation.count }),
        }
      : {
          href: list.getHref({ search: relaxation.search }),
          text: t("withoutWord", { word: relaxation.word, count: relaxation.count }),
        },
  );
  return (
    <section aria-labelledby="ways-out" className="mt-8">
      <h2 id="ways-out" className="mb-2 text-xl">
        {t("relaxations")}
      </h2>
      <ul>
        {links.map(({ href, text }) => (
          <li key={text}>
            <Link href={href} className="inline-flex min-h-11 items-center text-primary underline">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
