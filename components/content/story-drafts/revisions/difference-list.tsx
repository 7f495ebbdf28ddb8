import { useTranslations } from "next-intl";
import { Badge } from "#components/ui/badge.tsx";
import type { StoryDifference } from "#lib/content/story-drafts/differences.ts";

/** What differs between two contents, block by block and word by word. */
export function DifferenceList({ differences }: { differences: readonly StoryDifference[] }) {
  const t = useTranslations("storyDrafts.differences");
  const types = useTranslations("storyDrafts.blocks.types");
  const languages = useTranslations("storyDrafts.languages");
  if (differences.length === 0) return <p className="text-ink-2">{t("none")}</p>;
  return (
    <ul className="grid gap-4">
      {differences.map(({ field, language, blockType, kind, parts }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is not changed in place
        <li key={index} className="grid gap-1 border-line border-l-4 pl-4 [overflow-wrap:anywhere]">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-strong text-sm">
            <span>
              {field === "block" && blockType
                ? types(blockType)
                : t(`fields.${field as Exclude<typeof field, "block">}`)}
              {language && ` · ${languages(language)}`}
            </span>
            <Badge variant={kind === "removed" ? "error" : kind === "added" ? "success" : "plain"}>
              {t(`kinds.${kind}`)}
            </Badge>
          </p>
          {parts.length > 0 ? (
            <p className="whitespace-pre-wrap">
              {parts.map((part, at) => {
                const key = `${at}-${part.kind}`;
                if (part.kind === "removed") {
                  return (
                    <del key={key} className="bg-tint text-ink-2">
                      <span className="sr-only">{t("removed")} </span>
                      {part.text}
                    </del>
                  );
                }
                if (part.kind === "added") {
                  return (
                    <ins key={key} className="bg-tint-2 font-strong">
                      <span className="sr-only">{t("added")} </span>
                      {part.text}
                    </ins>
                  );
                }
                return <span key={key}>{part.text}</span>;
              })}
            </p>
          ) : (
            <p className="text-ink-2 text-sm">{t("notWords")}</p>
          )}
        </li>
      ))}
    </ul>
  );
}
