"use client";
import { useEffect, useSyncExternalStore } from "react";
import { useSaveMessages } from "#components/kitchen/cookbooks/save/save-messages.tsx";
import { savedStore } from "#components/kitchen/cookbooks/save/saved-store.ts";
import { buttonClass } from "#components/ui/button.tsx";
import { PartBoundary } from "#components/ui/errors/part-boundary.tsx";
import { watchItem } from "#lib/platform/browser/item-states.ts";

interface SaveProps {
  itemId: string;
  title: string;
}

/** A save button in the upper right corner of a card. `SaveController` handles the click. */
export function SaveCorner(props: SaveProps) {
  return (
    <PartBoundary>
      <SaveCornerButton {...props} />
    </PartBoundary>
  );
}

function SaveCornerButton({ itemId, title }: SaveProps) {
  const { icon, name, savedName } = useSaveMessages();
  const isSaved = useIsSaved(itemId);
  return (
    <button
      type="button"
      data-save={itemId}
      data-saved={isSaved || undefined}
      aria-haspopup="dialog"
      aria-label={(isSaved ? savedName : name).replace("{title}", () => title)}
      className="save-corner"
    >
      {icon}
    </button>
  );
}

/** The save button on the page of a recipe or a story. */
export function SaveButton(props: Pick<SaveProps, "itemId">) {
  return (
    <PartBoundary>
      <LabelledSaveButton {...props} />
    </PartBoundary>
  );
}

function LabelledSaveButton({ itemId }: Pick<SaveProps, "itemId">) {
  const { icon, label, savedLabel } = useSaveMessages();
  const isSaved = useIsSaved(itemId);
  return (
    <button
      type="button"
      data-save={itemId}
      data-saved={isSaved || undefined}
      aria-haspopup="dialog"
      className={`${buttonClass({ variant: "quiet" })} save-button`}
    >
      {icon}
      {/* As wide as the longer label, so that nothing beside it moves. */}
      <span className="save-label" data-other={isSaved ? label : savedLabel}>
        {isSaved ? savedLabel : label}
      </span>
    </button>
  );
}

function useIsSaved(itemId: string): boolean {
  useEffect(() => watchItem(itemId), [itemId]);
  return useSyncExternalStore(
    savedStore.subscribe,
    () => savedStore.isSaved(itemId),
    () => false,
  );
}
