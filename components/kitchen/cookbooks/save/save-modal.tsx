"use client";
import { useEffect, useId, useRef, useState } from "react";
import { NewCookbookForm } from "#components/kitchen/cookbooks/save/new-cookbook-form.tsx";
import { useSavedItem } from "#components/kitchen/cookbooks/save/use-saved-item.ts";
import { Button } from "#components/ui/button.tsx";
import { Modal } from "#components/ui/dialogs/modal.tsx";
import { closeModal, openModal } from "#components/ui/dialogs/open-modal.ts";
import { Checkbox } from "#components/ui/forms/choice.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { DialogIcon } from "#components/ui/icons/dialog-icon.tsx";
import type { CookbookOption, SaveModalContent } from "#lib/kitchen/cookbooks/save-modal-content.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

export interface SaveModalProps {
  itemId: string;
  locale: Locale;
  content: SaveModalContent;
  onClose: () => void;
}

/** Above this number of cookbooks there is a search field. */
const maxWithoutSearch = 7;

/** The user's cookbooks, each with a checkbox for whether the item is in it. */
export function SaveModal({ itemId, locale, content, onClose }: SaveModalProps) {
  const { messages } = content;
  const id = useId();
  const { cookbooks, announcement, toggle, create, finish } = useSavedItem({ itemId, locale, content });
  const [search, setSearch] = useState("");
  const [isCreating, setCreating] = useState(cookbooks.length === 0);
  const list = useRef<HTMLDivElement>(null);
  const handleClose = useRef(() => {});
  handleClose.current = () => {
    finish();
    onClose();
  };

  useEffect(() => {
    openModal(id);
    const dialog = document.getElementById(id);
    // Without cookbooks the dialog starts with the form for a new one.
    dialog?.querySelector<HTMLElement>("input[name=title]")?.focus();
    const close = () => handleClose.current();
    dialog?.addEventListener("close", close);
    return () => dialog?.removeEventListener("close", close);
  }, [id]);

  const searchTerm = search.trim().toLocaleLowerCase();
  const visible = cookbooks.filter(({ title }) => title.toLocaleLowerCase().includes(searchTerm));
  return (
    <Modal id={id} title={messages.title} closeLabel={messages.close} closeIcon={<DialogIcon name="x" />}>
      <p className="text-ink-2 [overflow-wrap:anywhere]">{content.itemTitle}</p>
      {cookbooks.length > maxWithoutSearch && (
        <div className="mt-3">
          <TextField
            id={`${id}-search`}
            type="search"
            label={messages.search}
            autoComplete="off"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </div>
      )}
      {cookbooks.length === 0 && <p className="mt-3 font-strong">{messages.first}</p>}
      <div
        ref={list}
        className="mt-2 max-h-[min(21rem,45dvh)] overflow-y-auto"
        tabIndex={visible.length > maxWithoutSearch ? 0 : -1}
      >
        {visible.map((cookbook) => (
          <CookbookCheckbox key={cookbook.id} cookbook={cookbook} onToggle={toggle} />
        ))}
      </div>
      <p role="status" className="py-2 text-ink-2 text-sm empty:hidden">
        {cookbooks.length > 0 && visible.length === 0 ? messages.nothing : announcement}
      </p>
      {isCreating ? (
        <NewCookbookForm
          messages={messages}
          suggestedTitle={visible.length === 0 ? search.trim() : ""}
          create={async (title) => {
            const failure = await create(title);
            if (failure) return failure;
            setCreating(false);
            setSearch("");
            list.current?.scrollTo({ top: 0 });
          }}
          close={() => closeModal(id)}
        />
      ) : (
        <>
          <Button variant="bare" className="mt-2 mb-4 -ml-2" onClick={() => setCreating(true)}>
            <DialogIcon name="plus" />
            {messages.create}
          </Button>
          <form method="dialog">
            <Button type="submit" isFullWidth>
              {messages.done}
            </Button>
          </form>
        </>
      )}
    </Modal>
  );
}

interface CookbookCheckboxProps {
  cookbook: CookbookOption;
  onToggle: (cookbook: CookbookOption, hasItem: boolean) => void;
}

function CookbookCheckbox({ cookbook, onToggle }: CookbookCheckboxProps) {
  return (
    <Checkbox
      label={<span className="[overflow-wrap:anywhere]">{cookbook.title}</span>}
      extra={cookbook.count}
      checked={cookbook.hasItem}
      onChange={(event) => onToggle(cookbook, event.target.checked)}
      className="border-line border-b pr-1"
    />
  );
}
