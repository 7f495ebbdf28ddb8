import clsx from "clsx";
import { useLocale } from "next-intl";
import { InlineText } from "#components/content/stories/inline-text.tsx";
import { hyphenate } from "#lib/platform/text/hyphenate.ts";

const bodyTextClass = "prose mt-6 max-w-none text-[1.25rem] max-sm:text-lg";

interface HeadlineBlockProps {
  level: 2 | 3;
  text: string;
  id?: string;
}

export function HeadlineBlock({ level, text, id }: HeadlineBlockProps) {
  const messages = hyphenate(text, useLocale());
  const Heading = `h${level}` as const;
  return (
    <Heading id={id} className={level === 3 ? "mt-10 text-xl" : "mt-12 text-2xl md:mt-16"}>
      {messages}
    </Heading>
  );
}

/** Blank lines separate paragraphs; single line breaks are kept. */
export function TextBlock({ text, hasDropCap }: { text: string; hasDropCap: boolean }) {
  return text.split(/\n{2,}/).map((paragraph, index) => (
    <p
      key={paragraph}
      className={clsx(bodyTextClass, "whitespace-pre-line", hasDropCap && index === 0 && dropCapClass)}
    >
      <InlineText text={paragraph} />
    </p>
  ));
}

const dropCapClass =
  "first-letter:mr-[0.55rem] first-letter:font-title first-letter:text-primary first-letter:[-webkit-initial-letter:3] first-letter:[initial-letter:3]";

export function ListBlock({ ordered, items }: { ordered: boolean; items: string[] }) {
  const List = ordered ? "ol" : "ul";
  return (
    <List
      className={clsx(
        bodyTextClass,
        "grid gap-2 marker:text-primary",
        ordered ? "list-decimal pl-8" : "list-[square] pl-6",
      )}
    >
      {items.map((item) => (
        <li key={item} className="pl-1">
          <InlineText text={item} />
        </li>
      ))}
    </List>
  );
}

/** A large quote with hanging quotation marks. */
export function QuoteBlock({ text, author }: { text: string; author?: string }) {
  return (
    <figure className="my-12">
      <blockquote
        className={clsx(
          "text-balance font-[500] font-serif text-[clamp(1.625rem,1.2rem+1.8vw,2.375rem)] leading-[1.25] tracking-title",
          "-indent-[0.42em]",
          !/^[„“‚‘]/.test(text) && "before:content-[open-quote] after:content-[close-quote]",
        )}
      >
        <InlineText text={text} />
      </blockquote>
      {author && (
        <figcaption className="mt-3 flex items-center gap-[0.6rem] text-ink-3 text-sm">
          <span
            aria-hidden="true"
            className="h-2 w-6 flex-none bg-[repeating-linear-gradient(90deg,var(--primary)_0_8px,transparent_8px_16px)]"
          />
          {author}
        </figcaption>
      )}
    </figure>
  );
}
