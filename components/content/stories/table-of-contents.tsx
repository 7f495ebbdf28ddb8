import { useLocale, useTranslations } from "next-intl";
import type { ContentsEntry } from "#lib/content/stories/table-of-contents.ts";
import { hyphenate } from "#lib/platform/text/hyphenate.ts";

/** Links to the headlines of a long text, above it. */
export function TableOfContents({ entries }: { entries: ContentsEntry[] }) {
  const locale = useLocale();
  const t = useTranslations("stories.staticPage");
  return (
    <nav aria-labelledby="contents" className="mt-8 rounded-2 bg-tint p-5 print:hidden">
      <h2 id="contents" className="text-[1.25rem]">
        {t("contents")}
      </h2>
      <ol className="mt-2 gap-x-8 md:columns-2">
        {entries.map(({ id, text }) => (
          <li key={id} className="break-inside-avoid">
            <a href={`#${id}`} className="inline-block py-1.5 no-underline hover:underline">
              {hyphenate(text, locale)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
