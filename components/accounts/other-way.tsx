import type { ReactNode } from "react";
import type { AccountFormProps } from "./setting.ts";

interface OtherWayProps {
  /** The page of the other form, and the window with the same. */
  to: string;
  modal: string;
  next: AccountFormProps["next"];
  isModal: boolean | undefined;
  className?: string;
  children: ReactNode;
}

/** Leads from one account form to another: from page to page, from window to window. */
export function OtherWay({ to, modal, next, isModal, className, children }: OtherWayProps) {
  const href = next ? `${to}?next=${encodeURIComponent(next)}` : to;
  return (
    <a href={href} data-opens={isModal ? modal : undefined} className={className}>
      {children}
    </a>
  );
}
