"use client";
import { useTranslations } from "next-intl";
import { AddBlock } from "#components/content/story-drafts/blocks/add-block.tsx";
import { BlockRowItem } from "#components/content/story-drafts/blocks/block-row.tsx";
import { useBlockActions } from "#components/content/story-drafts/blocks/use-block-actions.ts";
import type { BlockRow, StoryContent } from "#lib/content/story-drafts/content.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

interface BlockListProps {
  rows: readonly BlockRow[];
  getRows: () => readonly BlockRow[];
  /** Shown on narrow screens. */
  language: Locale;
  onChange: (apply: (content: StoryContent) => StoryContent) => void;
}

/** The blocks of a story in their order. */
export function BlockList({ rows, getRows, language, onChange }: BlockListProps) {
  const t = useTranslations("storyDrafts.blocks");
  const { actions, announcement } = useBlockActions(getRows, onChange, language);
  return (
    <section aria-labelledby="blocks-title" className="grid gap-3">
      <h2 id="blocks-title" className="text-xl">
        {t("title")}
      </h2>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <AddBlock id="add-first-block" label={t("addFirst")} onAdd={(type) => actions.add(type, null)} />
      <ol className="grid gap-3" data-entry-lists>
        {rows.map((row, index) => (
          <BlockRowItem
            key={row.id}
            row={row}
            number={index + 1}
            isFirst={index === 0}
            isLast={index === rows.length - 1}
            language={language}
            actions={actions}
          />
        ))}
      </ol>
    </section>
  );
}
