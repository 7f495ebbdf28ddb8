import clsx from "clsx";
import { useLocale } from "next-intl";
import { InlineText } from "#components/content/stories/inline-text.tsx";
import { hyphenate } from "#lib/platform/text/hyphenate.ts";

interface CarouselBlockProps {
  title: string;
  entries: { title: string; text: string }[];
  heading: 2 | 3;
}

/** Fits side by side in the column of a story; with more entries the next one is partly visible. */
const maxFittingEntries = 3;

/** Short texts in a row that scrolls sideways and snaps to each. */
export function CarouselBlock({ title, entries, heading }: CarouselBlockProps) {
  const locale = useLocale();
  const Heading = `h${heading}` as const;
  const NoteHeading = `h${heading + 1}` as "h3" | "h4";
  return (
    <div className="mt-8 mb-12">
      <Heading className="mb-4 text-xl">{hyphenate(title, locale)}</Heading>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section aria-label={title} tabIndex={0} className="rail">
        <ul
          className={clsx(
            "grid snap-x snap-proximity grid-flow-col gap-4",
            entries.length > maxFittingEntries ? "auto-cols-[18rem]" : "auto-cols-[minmax(14rem,1fr)]",
          )}
        >
          {entries.map((entry) => (
            <li key={entry.title} className="snap-start scroll-ml-(--gutter) rounded-2 bg-tint p-5">
              <NoteHeading className="mb-2 text-[1.1875rem] leading-[1.2]">
                {hyphenate(entry.title, locale)}
              </NoteHeading>
              <p className="text-ink-2">
                <InlineText text={entry.text} />
              </p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
