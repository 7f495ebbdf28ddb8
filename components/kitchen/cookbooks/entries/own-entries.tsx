"use client";
import { useTranslations } from "next-intl";
import { Fragment, type ReactNode, useCallback, useId, useMemo, useState } from "react";
import { EntryItem, type EntryView } from "#components/kitchen/cookbooks/entries/entry-item.tsx";
import { MoveForm } from "#components/kitchen/cookbooks/entries/move-form.tsx";
import { NoteForm } from "#components/kitchen/cookbooks/entries/note-form.tsx";
import { useReorder } from "#components/kitchen/cookbooks/entries/use-reorder.ts";
import { showActionError } from "#components/kitchen/cookbooks/own/action-toasts.ts";
import { useHiddenIds } from "#components/kitchen/cookbooks/own/use-hidden-ids.ts";
import { useKeptError } from "#components/kitchen/cookbooks/own/use-kept-error.ts";
import { useListFocus } from "#components/kitchen/cookbooks/own/use-list-focus.ts";
import { Modal } from "#components/ui/dialogs/modal.tsx";
import { entryNoteModalId, moveEntryModalId } from "#components/ui/dialogs/modal-ids.ts";
import { closeModal } from "#components/ui/dialogs/open-modal.ts";
import { reorderItemsAction } from "#lib/kitchen/cookbooks/item-actions.ts";
import { callAction } from "#lib/platform/browser/action-client.ts";
import type { CookbookVisibility } from "#lib/platform/db/tables/cookbooks.ts";

export interface OwnEntriesProps {
  cookbook: { id: string; title: string; href: string; visibility: CookbookVisibility };
  /** Ids of all entries of the cookbook in order; `entries` are those of this page. */
  ids: string[];
  entries: EntryView[];
  otherCookbooks: { id: string; title: string; count: number }[];
  icons: Record<"grip" | "note" | "more" | "forward" | "back" | "move" | "remove" | "close" | "error", ReactNode>;
}

/** The entries of the user's own cookbook: to reorder, annotate, move and remove. */
export function OwnEntries({ cookbook, ids, entries, otherCookbooks, icons }: OwnEntriesProps) {
  const t = useTranslations();
  const helpId = useId();
  const [announcement, announce] = useState("");
  const [selected, setSelected] = useState<{ entry: EntryView; openCount: number }>();
  const [shownIds, setHidden] = useHiddenIds(ids);
  const order = useReorder({ ids: shownIds, save });
  const closeNote = useCallback(() => closeModal(entryNoteModalId), []);
  useListFocus(shownIds, (id) => document.querySelector<HTMLElement>(`[data-entry="${id}"] [aria-describedby]`));
  useKeptError();
  const byId = useMemo(() => new Map(entries.map((entry) => [entry.id, entry])), [entries]);
  const visible = order.ids.flatMap((id) => byId.get(id) ?? []);

  async function save(next: string[]): Promise<boolean> {
    const result = await callAction(() => reorderItemsAction({ id: cookbook.id, ids: next }));
    if (!result.ok) showActionError(result.code, t("cookbooks.entries.notSaved"));
    return result.ok;
  }

  const select = (entry: EntryView) =>
    setSelected((previous) => ({ entry, openCount: (previous?.openCount ?? 0) + 1 }));
  const modal = { closeLabel: t("ui.modal.close"), closeIcon: icons.close };
  return (
    <>
      <p id={helpId} className="sr-only">
        {t("cookbooks.entries.help")}
      </p>
      <p aria-live="assertive" className="sr-only">
        {announcement}
      </p>
      <ul
        aria-label={t("cookbooks.entries.label")}
        className="grid grid-cols-2 gap-x-4 gap-y-8 empty:hidden md:grid-cols-3 md:gap-x-6 md:gap-y-10 lg:grid-cols-4"
      >
        {visible.map((entry) => (
          <EntryItem
            key={entry.id}
            entry={entry}
            order={order}
            helpId={helpId}
            icons={icons}
            announce={announce}
            formHref={`${cookbook.href}?item=${entry.id}`}
            cookbookId={cookbook.id}
            onSelect={() => select(entry)}
            onHidden={(isHidden) => setHidden(entry.id, isHidden)}
          />
        ))}
      </ul>
      {selected && (
        // The key resets the forms with each opening.
        <Fragment key={selected.openCount}>
          <Modal id={entryNoteModalId} title={t("cookbooks.note.title")} {...modal}>
            <p className="text-ink-2">{selected.entry.title}</p>
            <NoteForm
              id={`${entryNoteModalId}-text`}
              cookbook={cookbook}
              itemId={selected.entry.id}
              note={selected.entry.note}
              errorIcon={icons.error}
              onDone={closeNote}
            />
          </Modal>
          <Modal id={moveEntryModalId} title={t("cookbooks.move.title")} {...modal}>
            <MoveForm
              id={moveEntryModalId}
              cookbook={cookbook}
              item={selected.entry}
              otherCookbooks={otherCookbooks}
              errorIcon={icons.error}
            />
          </Modal>
        </Fragment>
      )}
    </>
  );
}
