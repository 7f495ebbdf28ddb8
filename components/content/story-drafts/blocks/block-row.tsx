"use client";
import { useTranslations } from "next-intl";
import { memo } from "react";
import { AddBlock } from "#components/content/story-drafts/blocks/add-block.tsx";
import { BlockSide } from "#components/content/story-drafts/blocks/block-side.tsx";
import type { BlockActions } from "#components/content/story-drafts/blocks/use-block-actions.ts";
import { DragGrip } from "#components/ui/drag-grip.tsx";
import { DialogIcon } from "#components/ui/icons/dialog-icon.tsx";
import type { BlockRow } from "#lib/content/story-drafts/content.ts";
import { getStaleLanguage } from "#lib/content/story-drafts/stale.ts";
import { isActiveLocale } from "#lib/platform/i18n/active-locales.ts";
import { type Locale, locales } from "#lib/platform/i18n/locales.ts";

interface BlockRowProps {
  row: BlockRow;
  /** From 1. */
  number: number;
  isFirst: boolean;
  isLast: boolean;
  /** Shown on narrow screens. */
  language: Locale;
  actions: BlockActions;
}

/** A block in both languages side by side, and the buttons that move, copy or remove it. */
export const BlockRowItem = memo(function BlockRowItem(props: BlockRowProps) {
  const { row, number, isFirst, isLast, language, actions } = props;
  const t = useTranslations("storyDrafts.blocks");
  const id = `block-${row.id}`;
  const type = (row.de ?? row.en)?.type ?? "text";
  const name = t("name", { number, type: t(`types.${type}`) });
  const stale = getStaleLanguage(row);
  return (
    <li data-entry={row.id} id={id} className="grid scroll-mt-32 gap-3">
      <div className="grid gap-4 rounded-2 border border-line p-4">
        <div className="flex flex-wrap items-center gap-1">
          <DragGrip
            id={`${id}-grip`}
            label={t("drag", { name })}
            onOver={(target) => actions.moveTo(row.id, target)}
            onKeyMove={(direction) => actions.shift(row.id, direction, `${id}-grip`)}
          />
          <h3 className="min-w-0 flex-1 font-strong text-base max-sm:order-first max-sm:basis-full">{name}</h3>
          {(["up", "down"] as const).map((direction) => (
            <button
              key={direction}
              id={`${id}-${direction}`}
              type="button"
              className="icon-button aria-disabled:opacity-40"
              aria-label={t(direction, { name })}
              aria-disabled={direction === "up" ? isFirst : isLast}
              onClick={() => actions.shift(row.id, direction, `${id}-${direction}`)}
            >
              <DialogIcon name={direction === "up" ? "arrowUp" : "arrowDown"} />
            </button>
          ))}
          <button
            type="button"
            className="button button-bare"
            aria-label={t("duplicate", { name })}
            onClick={() => actions.duplicate(row.id)}
          >
            {t("duplicateShort")}
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={t("remove", { name })}
            onClick={() => actions.remove(row.id)}
          >
            <DialogIcon name="trash" />
          </button>
        </div>
        <div className="grid gap-x-8 gap-y-4 lg:grid-cols-2">
          {locales.map((locale) => (
            <BlockSide
              key={locale}
              id={`${id}-${locale}`}
              language={locale}
              block={row[locale]}
              isShown={locale === language}
              isStale={stale === locale && isActiveLocale(locale)}
              onChange={(block) => actions.change(row.id, locale, block)}
              onAddLanguage={() => actions.addLanguage(row.id, locale)}
              onReviewed={() => actions.markReviewed(row.id, locale)}
            />
          ))}
        </div>
      </div>
      <AddBlock id={`${id}-add`} label={t("addAfter", { number })} onAdd={(added) => actions.add(added, row.id)} />
    </li>
  );
});
