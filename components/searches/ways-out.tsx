import Link from "next/link";
import { useTranslations } from "next-intl";
import { withoutChoice } from "#lib/searches/address.ts";
import type { Loosened } from "#lib/searches/loosen.ts";
import type { Narrowable } from "#lib/searches/narrowable.ts";

/** Nothing fits everything: what there would be without one of the wishes. */
export function WaysOut({ list, ways }: { list: Narrowable; ways: Loosened[] }) {
  const t = useTranslations("searches.results");
  const kinds = useTranslations("searches.facets.kinds");
  if (ways.length === 0) return null;
  const links = ways.map((way) =>
    "facet" in way
      ? {
          href: list.hrefOf({ chosen: withoutChoice(list.input.chosen, way.facet) }),
          text: t("withoutFacet", { facet: kinds(way.facet), count: way.count }),
        }
      : {
          href: list.hrefOf({ search: way.search }),
          text: t("withoutWord", { word: way.word, count: way.count }),
        },
  );
  return (
    <section aria-labelledby="ways-out" className="mt-8">
      <h2 id="ways-out" className="mb-2 text-xl">
        {t("waysOut")}
      </h2>
      <ul>
        {links.map(({ href, text }) => (
          <li key={text}>
            <Link href={href} prefetch={false} className="inline-flex min-h-11 items-center text-kobalt underline">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
