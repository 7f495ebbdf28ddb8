"use client";
import Link from "next/link";
import type { ComponentProps, MouseEvent } from "react";
import { flushSync } from "react-dom";
import { openModal } from "#components/ui/open-modal.ts";

interface OpensDialogProps extends Omit<ComponentProps<typeof Link>, "onClick"> {
  /** Id of the window that opens in place of the page the link leads to. */
  dialog: string;
  /** Before it opens, e.g. to say what it is about. */
  onOpen?: () => void;
}

/** A link to a page with a form on it; with script the form opens in a window instead, unless somebody asks for a new tab. */
export function OpensDialog({ dialog, onOpen, ...link }: OpensDialogProps) {
  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // The window has to be about the right thing before it is seen.
    if (onOpen) flushSync(onOpen);
    if (openModal(dialog)) event.preventDefault();
  }
  return <Link {...link} prefetch={false} aria-haspopup="dialog" onClick={open} />;
}
