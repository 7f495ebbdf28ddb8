"use client";
import { Fragment, type ReactNode, useCallback, useState } from "react";
import { OpensDialog } from "#components/cookbooks/opens-dialog.tsx";
import { closeDialog } from "#components/cookbooks/own-shelf.tsx";
import { DropMenu } from "#components/ui/drop-menu.tsx";
import { Modal } from "#components/ui/modal.tsx";

type Window = "rename" | "cover" | "delete";

interface BookMenuProps {
  /** The page with the same forms, for readers without script. */
  href: string;
  words: Record<"more" | "close", string>;
  windows: Record<Window, { label: string; title: string; icon: ReactNode }>;
  icons: Record<"more" | "close", ReactNode>;
  forms: Record<Window, (close: () => void) => ReactNode>;
}

const dialogOf = (window: Window) => `cookbook-${window}`;
const order: Window[] = ["rename", "cover", "delete"];

/** Renames, covers and deletes the cookbook of this page, each in a window of its own. */
export function BookMenu({ href, words, windows, icons, forms }: BookMenuProps) {
  const [opening, setOpening] = useState(0);
  const close = useCallback(() => {
    for (const window of order) closeDialog(dialogOf(window));
  }, []);
  return (
    <>
      <DropMenu label={words.more} icon={icons.more}>
        {order.map((window) => (
          <li key={window}>
            <OpensDialog dialog={dialogOf(window)} href={href} onOpen={() => setOpening((before) => before + 1)}>
              {windows[window].icon}
              {windows[window].label}
            </OpensDialog>
          </li>
        ))}
      </DropMenu>
      <Fragment key={opening}>
        {order.map((window) => (
          <Modal
            key={window}
            id={dialogOf(window)}
            title={windows[window].title}
            closeLabel={words.close}
            closeIcon={icons.close}
          >
            {forms[window](close)}
          </Modal>
        ))}
      </Fragment>
    </>
  );
}
