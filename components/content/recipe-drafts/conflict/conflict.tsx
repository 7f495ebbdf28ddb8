"use client";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { DifferenceChoice } from "#components/content/recipe-drafts/conflict/difference-choice.tsx";
import { Button } from "#components/ui/button.tsx";
import type { DraftContent } from "#lib/content/recipe-drafts/draft.ts";
import type { DraftAutosave } from "#lib/content/recipe-drafts/editing/autosaved-drafts.ts";
import { listDifferences, type MergePart, mergeContents } from "#lib/content/recipe-drafts/editing/differences.ts";
import type { DraftTag } from "#lib/content/recipe-drafts/editing/lookups.ts";
import type { StoredText } from "#lib/platform/browser/autosave/autosave-state.ts";
import { formatDateTime } from "#lib/platform/i18n/date.ts";

interface ConflictProps {
  autosave: DraftAutosave;
  mine: DraftContent;
  stored: StoredText<DraftContent>;
  tags: DraftTag[];
}

/** Lets the later of two writers keep their version, take the other one, or choose by field. */
export function Conflict({ autosave, mine, stored, tags }: ConflictProps) {
  const locale = useLocale();
  const t = useTranslations("recipeDrafts.conflict");
  const [fromStored, setFromStored] = useState<readonly MergePart[]>([]);
  const differences = listDifferences(mine, stored.content);
  const time = formatDateTime(new Date(stored.savedAt ?? 0), locale);
  const merge = () =>
    autosave.resolve(
      mergeContents(
        mine,
        stored.content,
        differences.filter((part) => !fromStored.includes(part)),
      ),
    );
  return (
    <section
      aria-labelledby="conflict-title"
      role="alert"
      className="mb-7 grid gap-4 rounded-2 border border-error bg-surface p-5"
    >
      <h2 id="conflict-title" className="font-serif text-lg">
        {t("title")}
      </h2>
      <p>{t("text", { time })}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => autosave.resolve(mine)}>
          {t("keepMine")}
        </Button>
        <Button variant="quiet" onClick={() => autosave.resolve(stored.content)}>
          {t("takeOther")}
        </Button>
      </div>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-strong text-primary underline">
          {t("compare", { count: differences.length })}
        </summary>
        <div className="mt-3 grid gap-5">
          {differences.map((part) => (
            <DifferenceChoice
              key={part}
              part={part}
              mine={mine}
              stored={stored.content}
              tags={tags}
              isMine={!fromStored.includes(part)}
              onChoose={(isMine) =>
                setFromStored(isMine ? fromStored.filter((other) => other !== part) : [...fromStored, part])
              }
            />
          ))}
          <p>
            <Button variant="secondary" onClick={merge}>
              {t("merge")}
            </Button>
          </p>
        </div>
      </details>
    </section>
  );
}
