"use client";
import { useRef, useState } from "react";
import { submitSave } from "#components/kitchen/cookbooks/save/deliver-saves.ts";
import { type PendingSave, toSaveId } from "#components/kitchen/cookbooks/save/pending-saves.ts";
import { showToast } from "#components/ui/toast.ts";
import { undoMs } from "#lib/kitchen/cookbooks/limits.ts";
import type { CookbookOption, SaveMessages, SaveModalContent } from "#lib/kitchen/cookbooks/save-modal-content.ts";
import { type ActionErrorCode, isRetryable } from "#lib/platform/browser/action-client.ts";
import { createUuid } from "#lib/platform/browser/create-uuid.ts";
import { sessionStore } from "#lib/platform/browser/session-store.ts";
import type { WriteResult } from "#lib/platform/browser/write-queue/write-queue.ts";
import { interpolate } from "#lib/platform/i18n/interpolate.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

interface SavedItem {
  itemId: string;
  locale: Locale;
  content: SaveModalContent;
}

interface Change {
  title: string;
  hasItem: boolean;
}

/**
 * Which of the user's cookbooks hold an item. A change is shown and saved at once, and reverted
 * when it fails; one that cannot be delivered now stays shown and is delivered later. After the
 * dialog has closed, a toast for each saved change offers to undo it.
 */
export function useSavedItem({ itemId, locale, content: { messages, cookbooks: initial } }: SavedItem) {
  // Cookbooks that hold the item come first, so that they are found among up to 200.
  const [cookbooks, setCookbooks] = useState(() => initial.toSorted((a, b) => Number(b.hasItem) - Number(a.hasItem)));
  const [announcement, announce] = useState("");
  const pendingWrites = useRef<Promise<unknown>>(Promise.resolve());
  /** What the server has confirmed, by id of the cookbook. */
  const saved = useRef(new Map<string, Change>());
  const initialIds = new Set(initial.flatMap(({ id, hasItem }) => (hasItem ? id : [])));
  /** The cookbooks that hold the item, as they are shown. */
  const holding = useRef(new Set(initialIds));

  function submit(save: Pick<PendingSave, "id" | "cookbook" | "hasItem" | "newTitle">, title: string) {
    const texts = toTexts(save.newTitle !== undefined, { title, hasItem: save.hasItem }, messages);
    holding.current[save.hasItem ? "add" : "delete"](save.cookbook);
    const userId = sessionStore.read()?.id;
    return submitSave({ ...save, item: itemId, isSaved: holding.current.size > 0, locale, texts, userId });
  }

  function show(id: string, hasItem: boolean) {
    holding.current[hasItem ? "add" : "delete"](id);
    setCookbooks((previous) =>
      previous.map((cookbook) =>
        cookbook.id === id && cookbook.hasItem !== hasItem
          ? { ...cookbook, hasItem, count: cookbook.count + (hasItem ? 1 : -1) }
          : cookbook,
      ),
    );
  }

  async function save({ id, title }: Pick<CookbookOption, "id" | "title">, hasItem: boolean) {
    const result = await submit({ id: toSaveId(id, itemId), cookbook: id, hasItem }, title);
    if (!result || isDelayed(result, messages)) return result;
    if (result.ok) confirm(id, { title, hasItem });
    else {
      show(id, saved.current.get(id)?.hasItem ?? initialIds.has(id));
      showToast({ kind: "error", text: toErrorText(result.code, { title, hasItem }, messages) });
    }
    return result;
  }

  function toggle(cookbook: CookbookOption, hasItem: boolean) {
    show(cookbook.id, hasItem);
    pendingWrites.current = save(cookbook, hasItem);
  }

  function confirm(id: string, change: Change) {
    saved.current.set(id, change);
    announce(textFor(change, messages));
  }

  /**
   * Creates a cookbook with the item in it and shows it first in the list.
   *
   * @returns why it could not be created
   */
  async function create(newTitle: string): Promise<WriteResult | undefined> {
    const id = createUuid();
    const write = submit({ id, cookbook: id, hasItem: true, newTitle }, newTitle);
    pendingWrites.current = write;
    const result = await write;
    if (!result || (!result.ok && !isDelayed(result, messages))) {
      holding.current.delete(id);
      return result;
    }
    const created = { id, title: newTitle, count: 1, hasItem: true };
    setCookbooks((previous) => [created, ...previous]);
    if (result.ok) confirm(id, created);
    return undefined;
  }

  function showUndoToasts() {
    for (const [id, { title, hasItem }] of saved.current) {
      if (hasItem === initialIds.has(id)) continue;
      const undo = async () => {
        const result = await save({ id, title }, !hasItem);
        if (result?.ok) showToast({ kind: "success", text: textFor({ title, hasItem: !hasItem }, messages) });
      };
      const action = { label: messages.undo, run: () => void undo() };
      showToast({ kind: "success", text: textFor({ title, hasItem }, messages), action, durationMs: undoMs });
    }
  }

  /** Waits for the last write, then shows the toasts. */
  const finish = () => void pendingWrites.current.then(showUndoToasts);
  return { cookbooks, announcement, toggle, create, finish };
}

function textFor({ title, hasItem }: Change, messages: SaveMessages): string {
  return interpolate(hasItem ? messages.saved : messages.removed, { book: title });
}

function toTexts(isNew: boolean, change: Change, messages: SaveMessages): PendingSave["texts"] {
  const { missing, failed } = messages;
  const limit = isNew ? messages.shelfFull : interpolate(messages.bookFull, { book: change.title });
  return { done: textFor(change, messages), limit, missing, failed };
}

/**
 * Whether a change arrives later, and says so. While the page is being reloaded there is nothing to
 * say.
 */
function isDelayed(result: WriteResult, messages: SaveMessages): boolean {
  if (result.ok || !isRetryable(result.code)) return false;
  if (result.code !== "outdated") showToast({ kind: "error", text: messages.later });
  return true;
}

function toErrorText(code: ActionErrorCode, change: Change, messages: SaveMessages): string {
  const texts = toTexts(false, change, messages);
  return code === "limit" || code === "missing" ? texts[code] : texts.failed;
}
