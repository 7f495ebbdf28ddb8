"use client";
import { useTranslations } from "next-intl";
import { Fragment, type ReactNode, useCallback, useId, useMemo, useState } from "react";
import { CookbookForm } from "#components/kitchen/cookbooks/own/cookbook-form.tsx";
import { DeleteButton } from "#components/kitchen/cookbooks/own/delete-button.tsx";
import { DialogLink } from "#components/kitchen/cookbooks/own/dialog-link.tsx";
import { useHiddenIds } from "#components/kitchen/cookbooks/own/use-hidden-ids.ts";
import { useKeptError } from "#components/kitchen/cookbooks/own/use-kept-error.ts";
import { useListFocus } from "#components/kitchen/cookbooks/own/use-list-focus.ts";
import { Modal } from "#components/ui/dialogs/modal.tsx";
import { createCookbookModalId } from "#components/ui/dialogs/modal-ids.ts";
import { closeModal } from "#components/ui/dialogs/open-modal.ts";
import { DropdownMenu } from "#components/ui/navigation/dropdown-menu.tsx";

export interface OwnCookbookView {
  id: string;
  title: string;
  summary: string;
  /** The page that edits it. */
  href: string;
  tile: ReactNode;
}

interface OwnCookbooksProps {
  cookbooks: OwnCookbookView[];
  /** This page. */
  href: string;
  icons: Record<"plus" | "more" | "close" | "error" | "rename" | "delete", ReactNode>;
}

/**
 * The user's cookbooks, with the dialogs that create and rename one, and a menu that deletes one.
 */
export function OwnCookbooks({ cookbooks, href, icons }: OwnCookbooksProps) {
  const t = useTranslations();
  const renameModalId = useId();
  // The count resets the forms with each opening.
  const [selected, setSelected] = useState<{ cookbook: OwnCookbookView; openCount: number }>();
  const select = (cookbook: OwnCookbookView) =>
    setSelected((previous) => ({ cookbook, openCount: (previous?.openCount ?? 0) + 1 }));
  const closeRename = useCallback(() => closeModal(renameModalId), [renameModalId]);
  useKeptError();
  const ids = useMemo(() => cookbooks.map(({ id }) => id), [cookbooks]);
  const [shownIds, setHidden] = useHiddenIds(ids);
  const shown = cookbooks.filter(({ id }) => shownIds.includes(id));
  useListFocus(shownIds, (id) => document.querySelector<HTMLElement>(`[data-book="${id}"] a`));
  const modal = { closeLabel: t("ui.modal.close"), closeIcon: icons.close };
  return (
    <>
      <ul className="grid grid-cols-2 gap-4 md:grid-cols-3 md:gap-6 lg:grid-cols-4" hidden={cookbooks.length === 0}>
        {shown.map((cookbook) => {
          const link = { href: `${cookbook.href}?edit=book`, onOpen: () => select(cookbook) };
          return (
            <li key={cookbook.id} data-book={cookbook.id} className="relative min-w-0">
              {cookbook.tile}
              <DropdownMenu
                label={t("cookbooks.own.more", { title: cookbook.title })}
                icon={icons.more}
                className="!absolute right-1 bottom-1"
              >
                <li>
                  <DialogLink dialog={renameModalId} {...link}>
                    {icons.rename}
                    {t("cookbooks.head.rename")}
                  </DialogLink>
                </li>
                <li>
                  <DeleteButton cookbook={cookbook} onHidden={(isHidden) => setHidden(cookbook.id, isHidden)}>
                    {icons.delete}
                    {t("cookbooks.head.delete")}
                  </DeleteButton>
                </li>
              </DropdownMenu>
            </li>
          );
        })}
        <li className="min-w-0">
          <DialogLink
            dialog={createCookbookModalId}
            href={`${href}?new=1`}
            className="grid aspect-[3/4] place-content-center place-items-center gap-2 rounded-2 border-2 border-line-strong border-dashed p-4 text-center font-strong text-primary no-underline hover:bg-tint"
          >
            {icons.plus}
            {t("cookbooks.own.create")}
          </DialogLink>
        </li>
      </ul>
      <Modal id={createCookbookModalId} title={t("cookbooks.form.createTitle")} {...modal}>
        <CookbookForm id={createCookbookModalId} errorIcon={icons.error} />
      </Modal>
      {selected && (
        <Fragment key={selected.openCount}>
          <Modal id={renameModalId} title={t("cookbooks.form.renameTitle")} {...modal}>
            <CookbookForm
              id={renameModalId}
              errorIcon={icons.error}
              cookbook={selected.cookbook}
              onDone={closeRename}
            />
          </Modal>
        </Fragment>
      )}
    </>
  );
}
