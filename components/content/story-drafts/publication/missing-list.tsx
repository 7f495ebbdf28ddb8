import { useTranslations } from "next-intl";
import type { MissingPart } from "#lib/content/story-drafts/publication/missing.ts";

const shared = { picture: "picture", theme: "theme" } as const;

/** Where the field of a missing part is. */
function anchorOf({ field, language, rowId }: MissingPart): string {
  if (field === "picture" || field === "theme") return shared[field];
  if (field === "body") return "add-first-block";
  if (field === "block") return `block-${rowId}-${language}`;
  return `${field === "slugTaken" ? "slug" : field}-${language}`;
}

/** What is missing for a publication, each a link to its field. */
export function MissingList({ missing }: { missing: readonly MissingPart[] }) {
  const t = useTranslations("storyDrafts.missing");
  const languages = useTranslations("storyDrafts.languages");
  return (
    <ul className="grid gap-1">
      {missing.map((part) => (
        <li key={`${part.field}-${part.language}-${part.rowId}`}>
          <a href={`#${anchorOf(part)}`} className="inline-block min-h-6 underline">
            {t(part.field, { number: (part.index ?? 0) + 1 })}
            {part.language && ` (${languages(part.language)})`}
          </a>
        </li>
      ))}
    </ul>
  );
}
