"use client";
import { useTranslations } from "next-intl";
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { showToast } from "#components/ui/toast.ts";
import type { BlockContent, BlockType } from "#lib/content/stories/blocks.ts";
import type { BlockRow, StoryContent } from "#lib/content/story-drafts/content.ts";
import { maxRows } from "#lib/content/story-drafts/limits.ts";
import { createRow } from "#lib/content/story-drafts/new-block.ts";
import {
  addLanguage,
  changeBlock,
  duplicateRow,
  insertRow,
  moveRow,
  shiftRow,
} from "#lib/content/story-drafts/row-changes.ts";
import { markReviewed } from "#lib/content/story-drafts/stale.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

export interface BlockActions {
  add: (type: BlockType, afterId: string | null) => void;
  change: (id: string, locale: Locale, block: BlockContent) => void;
  addLanguage: (id: string, locale: Locale) => void;
  markReviewed: (id: string, locale: Locale) => void;
  moveTo: (id: string, targetId: string) => void;
  /** Keeps the focus on the element with this id. */
  shift: (id: string, direction: "up" | "down", focusId: string) => void;
  duplicate: (id: string) => void;
  remove: (id: string) => void;
}

type Change = (apply: (content: StoryContent) => StoryContent) => void;

/** How long a removed block can be had back. */
const undoMs = 15_000;

/**
 * Changes the blocks of a story, keeps the focus on what was moved and says what happened.
 * `announcement` belongs into a live region.
 */
export function useBlockActions(getRows: () => readonly BlockRow[], change: Change, language: Locale) {
  const t = useTranslations("storyDrafts.blocks");
  const [announcement, announce] = useState("");
  const focus = useRef<string | null>(null);
  const shown = useRef(language);
  shown.current = language;

  // An element that moves in the document loses the focus.
  useLayoutEffect(() => {
    if (!focus.current) return;
    document.getElementById(focus.current)?.focus();
    focus.current = null;
  });

  const update = useCallback(
    (apply: (rows: readonly BlockRow[]) => BlockRow[]) =>
      change((content) => ({ ...content, rows: apply(content.rows) })),
    [change],
  );
  const updateRow = useCallback(
    (id: string, apply: (row: BlockRow) => BlockRow) =>
      update((rows) => rows.map((row) => (row.id === id ? apply(row) : row))),
    [update],
  );

  const actions = useMemo((): BlockActions => {
    const placeOf = (id: string) => getRows().findIndex((row) => row.id === id) + 1;
    const add = (row: BlockRow, apply: (rows: readonly BlockRow[]) => BlockRow[]) => {
      if (getRows().length >= maxRows) return showToast({ kind: "error", text: t("tooMany", { max: maxRows }) });
      focus.current = `block-${row.id}-${shown.current}`;
      update(apply);
      announce(t("added", { number: placeOf(row.id) }));
    };
    return {
      add(type, afterId) {
        const row = createRow(type);
        add(row, (rows) => insertRow(rows, row, afterId));
      },
      change: (id, locale, block) => updateRow(id, (row) => changeBlock(row, locale, block)),
      addLanguage(id, locale) {
        focus.current = `block-${id}-${locale}`;
        updateRow(id, (row) => addLanguage(row, locale));
      },
      markReviewed(id, locale) {
        focus.current = `block-${id}-${locale}`;
        updateRow(id, markReviewed);
      },
      moveTo: (id, targetId) => update((rows) => moveRow(rows, id, targetId)),
      shift(id, direction, focusId) {
        focus.current = focusId;
        update((rows) => shiftRow(rows, id, direction));
        announce(t("moved", { number: placeOf(id), count: getRows().length }));
      },
      duplicate(id) {
        const row = getRows().find((one) => one.id === id);
        const copyId = crypto.randomUUID();
        if (row) add({ ...row, id: copyId }, (rows) => duplicateRow(rows, id, copyId));
      },
      remove(id) {
        const rows = getRows();
        const index = rows.findIndex((row) => row.id === id);
        const [row, neighbour] = [rows[index], rows[index + 1] ?? rows[index - 1]];
        if (!row) return;
        focus.current = neighbour ? `block-${neighbour.id}-grip` : "add-first-block";
        update((all) => all.filter((one) => one.id !== id));
        const before = rows[index - 1]?.id ?? null;
        const restore = () => {
          focus.current = `block-${id}-grip`;
          update((all) => insertRow(all, row, before));
        };
        showToast({
          kind: "success",
          text: t("removed", { number: index + 1 }),
          action: { label: t("undo"), run: restore },
          durationMs: undoMs,
        });
      },
    };
  }, [getRows, t, update, updateRow]);
  return { actions, announcement };
}
