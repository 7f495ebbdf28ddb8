import clsx from "clsx";
import { useLocale } from "next-intl";
import { InlineText } from "#components/stories/inline-text.tsx";
import { hyphenate } from "#lib/i18n/hyphenate.ts";

interface CarouselBlockProps {
  title: string;
  entries: { title: string; text: string }[];
  heading: 2 | 3;
}

/** So many fit beside each other in the column of a story; of more, the next one shows a good part of itself. */
const mostBeside = 3;

/** Short notes in one row that scrolls sideways and stops at each. */
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
            entries.length > mostBeside ? "auto-cols-[18rem]" : "auto-cols-[minmax(14rem,1fr)]",
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
