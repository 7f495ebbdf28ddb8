"use client";
import type { ComponentProps, MouseEvent } from "react";
import { flushSync } from "react-dom";
import { openModal } from "#components/ui/dialogs/open-modal.ts";
import { isPlainClick } from "#components/ui/navigation/is-plain-click.ts";
import { Link } from "#components/ui/navigation/link.tsx";

interface DialogLinkProps extends Omit<ComponentProps<typeof Link>, "onClick"> {
  /** Id of the dialog that opens instead of the linked page. */
  dialog: string;
  /** Called before the dialog opens, for example to select what it is about. */
  onOpen?: () => void;
}

/**
 * A link to a page with a form. With script the same form opens in a dialog, unless a modifier key
 * asks for a new tab.
 */
export function DialogLink({ dialog, onOpen, ...link }: DialogLinkProps) {
  function open(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    // The dialog has to be rendered for the selected item before it opens.
    if (onOpen) flushSync(onOpen);
    if (openModal(dialog)) event.preventDefault();
  }
  return <Link {...link} aria-haspopup="dialog" onClick={open} />;
}
