"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { DragHandle } from "#components/kitchen/cookbooks/entries/drag-handle.tsx";
import { RemoveButton } from "#components/kitchen/cookbooks/entries/remove-button.tsx";
import type { ReorderState } from "#components/kitchen/cookbooks/entries/use-reorder.ts";
import { DialogLink } from "#components/kitchen/cookbooks/own/dialog-link.tsx";
import { entryNoteModalId, moveEntryModalId } from "#components/ui/dialogs/modal-ids.ts";
import { DropdownMenu } from "#components/ui/navigation/dropdown-menu.tsx";

export interface EntryView {
  id: string;
  title: string;
  note: string;
  card: ReactNode;
}

interface EntryItemProps {
  entry: EntryView;
  cookbookId: string;
  order: ReorderState;
  /** Id of the sentence that describes the keys of the drag handle. */
  helpId: string;
  icons: Record<"grip" | "note" | "more" | "forward" | "back" | "move" | "remove", ReactNode>;
  announce: (text: string) => void;
  /** The page with the forms of this entry, for readers without script. */
  formHref: string;
  /** Called before a dialog about this entry opens. */
  onSelect: () => void;
  /** Called when the entry is removed, and when that is undone. */
  onHidden: (isHidden: boolean) => void;
}

/** One entry of the user's own cookbook with its card, its note and its menu. */
export function EntryItem(props: EntryItemProps) {
  const { entry, order, helpId, icons, announce, formHref, onSelect } = props;
  const t = useTranslations("cookbooks.entries");
  const { id, title, note, card } = entry;
  const index = order.indexOf(id);
  const count = order.ids.length;
  const isHeld = order.held?.id === id;
  const link = { href: formHref, onOpen: onSelect };

  async function step(by: number) {
    const newIndex = await order.step(id, by);
    announce(t("dropped", { title, position: newIndex + 1, count }));
  }

  return (
    <li
      data-entry={id}
      data-grabbed={isHeld || undefined}
      data-dragged={(isHeld && order.held?.by === "pointer") || undefined}
      className="entry flex min-w-0 flex-col"
    >
      {card}
      {note && (
        <p className="mt-3 whitespace-pre-line border-line-strong border-l-2 pl-3 text-ink-2 text-sm [overflow-wrap:anywhere]">
          {note}
        </p>
      )}
      <div className="mt-auto -ml-2.5 flex items-center pt-2">
        <DragHandle id={id} title={title} order={order} helpId={helpId} announce={announce} icon={icons.grip} />
        <DialogLink
          dialog={entryNoteModalId}
          {...link}
          aria-label={t("noteOf", { action: note ? t("editNote") : t("writeNote"), title })}
          className="icon-button"
        >
          {icons.note}
        </DialogLink>
        <DropdownMenu label={t("more", { title })} icon={icons.more} className="ml-auto">
          <li>
            <button type="button" disabled={index === 0} onClick={() => step(-1)}>
              {icons.forward}
              {t("forward")}
            </button>
          </li>
          <li>
            <button type="button" disabled={index === count - 1} onClick={() => step(1)}>
              {icons.back}
              {t("back")}
            </button>
          </li>
          <li>
            <DialogLink dialog={moveEntryModalId} {...link}>
              {icons.move}
              {t("move")}
            </DialogLink>
          </li>
          <li>
            <RemoveButton cookbookId={props.cookbookId} item={entry} onHidden={props.onHidden}>
              {icons.remove}
              {t("remove")}
            </RemoveButton>
          </li>
        </DropdownMenu>
      </div>
    </li>
  );
}
