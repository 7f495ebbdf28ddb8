"use client";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useEditorContext } from "#components/content/story-drafts/editor-context.tsx";
import { DialogIcon } from "#components/ui/icons/dialog-icon.tsx";
import type { BlockType } from "#lib/content/stories/blocks.ts";
import { blockTypes } from "#lib/content/story-drafts/editing/block-form.ts";

interface AddBlockProps {
  id: string;
  /** Says where the block is added. */
  label: string;
  onAdd: (type: BlockType) => void;
}

/** A button that opens the types of blocks, each a button. */
export function AddBlock({ id, label, onAdd }: AddBlockProps) {
  const t = useTranslations("storyDrafts.blocks");
  const [isOpen, setOpen] = useState(false);
  const { choices } = useEditorContext();
  // Without any clip there is none to choose, as for partners.
  const isOffered = (type: BlockType) => type !== "video" || choices.videos.length > 0;
  const opener = useRef<HTMLButtonElement>(null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it as its button does
    <div
      className="grid gap-2"
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !isOpen) return;
        setOpen(false);
        opener.current?.focus();
      }}
    >
      <button
        ref={opener}
        id={id}
        type="button"
        className="button button-bare justify-self-start"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <DialogIcon name="plus" />
        {label}
      </button>
      {isOpen && (
        <ul className="flex flex-wrap gap-2 rounded-2 border border-line bg-surface p-3">
          {blockTypes.filter(isOffered).map((type) => (
            <li key={type}>
              <button
                type="button"
                className="button button-secondary"
                onClick={() => {
                  setOpen(false);
                  onAdd(type);
                }}
              >
                {t(`types.${type}`)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
