import clsx from "clsx";
import { useLocale } from "next-intl";
import { InlineText } from "#components/content/stories/inline-text.tsx";
import { hyphenate } from "#lib/platform/text/hyphenate.ts";

interface CarouselBlockProps {
  title: string;
  entries: { title: string; text: string }[];
  heading: 2 | 3;
}

/** Up to this number entries fit side by side in the column of a story. */
const maxFittingEntries = 3;

/**
 * Short texts as boxes. A few stand side by side, on phones below each other; more of them are a
 * row that scrolls sideways, where the next one is partly visible.
 */
export function CarouselBlock({ title, entries, heading }: CarouselBlockProps) {
  const locale = useLocale();
  const Heading = `h${heading}` as const;
  const notes = <Notes entries={entries} heading={`h${heading + 1}` as "h3" | "h4"} />;
  return (
    <div className="mt-8 mb-12">
      <Heading className="mb-4 text-xl">{hyphenate(title, locale)}</Heading>
      {entries.length > maxFittingEntries ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <section aria-label={title} tabIndex={0} className="rail">
          {notes}
        </section>
      ) : (
        notes
      )}
    </div>
  );
}

function Notes({ entries, heading: Heading }: Pick<CarouselBlockProps, "entries"> & { heading: "h3" | "h4" }) {
  const locale = useLocale();
  const fits = entries.length <= maxFittingEntries;
  return (
    <ul
      className={clsx(
        "grid gap-4",
        fits ? "md:auto-cols-fr md:grid-flow-col" : "auto-cols-[18rem] snap-x snap-proximity grid-flow-col",
      )}
    >
      {entries.map((entry) => (
        <li key={entry.title} className={clsx("rounded-2 bg-tint p-5", !fits && "snap-start scroll-ml-(--gutter)")}>
          <Heading className="mb-2 text-[1.1875rem] leading-[1.2]">{hyphenate(entry.title, locale)}</Heading>
          <p className="text-ink-2">
            <InlineText text={entry.text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
