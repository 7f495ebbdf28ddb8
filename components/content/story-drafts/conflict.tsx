"use client";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { DifferenceList } from "#components/content/story-drafts/revisions/difference-list.tsx";
import { Button } from "#components/ui/button.tsx";
import type { StoryContent } from "#lib/content/story-drafts/content.ts";
import { listStoryDifferences } from "#lib/content/story-drafts/differences.ts";
import type { StoredText } from "#lib/platform/browser/autosave/autosave-state.ts";
import { formatDateTime } from "#lib/platform/i18n/date.ts";

interface ConflictProps {
  mine: StoryContent;
  stored: StoredText<StoryContent>;
  onResolve: (content: StoryContent) => void;
}

/** Tells the later of two editors who has written meanwhile, and shows how both texts differ. */
export function Conflict({ mine, stored, onResolve }: ConflictProps) {
  const locale = useLocale();
  const t = useTranslations("storyDrafts.conflict");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const name = stored.savedBy ?? t("unknown");
  return (
    <section aria-labelledby="conflict-title" className="mb-7 grid gap-4 rounded-2 border border-error bg-surface p-5">
      <h2 ref={heading} id="conflict-title" tabIndex={-1} className="text-xl">
        {t("title")}
      </h2>
      <p role="alert">{t("text", { name, time: formatDateTime(new Date(stored.savedAt ?? 0), locale) })}</p>
      <DifferenceList differences={listStoryDifferences(stored.content, mine)} />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => onResolve(mine)}>
          {t("mine")}
        </Button>
        <Button variant="secondary" onClick={() => onResolve(stored.content)}>
          {t("theirs", { name })}
        </Button>
      </div>
    </section>
  );
}
