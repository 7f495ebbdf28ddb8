import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Icon } from "#components/ui/icons/icon.tsx";
import { ShownFlashMessage } from "#components/ui/shown-flash-message.tsx";
import type { FlashMessage as Message } from "#lib/platform/http/flash-message-cookie.ts";

interface FlashMessageProps {
  message: Message | null;
  /** A form that undoes it. */
  children?: ReactNode;
}

/** Says above the content of a personal page what has just happened; see FlashToast. */
export function FlashMessage({ message, children }: FlashMessageProps) {
  const t = useTranslations("ui.flash");
  if (!message) return null;
  return (
    <div
      data-flash
      className="mb-6 flex max-w-measure flex-wrap items-center gap-x-4 gap-y-2 rounded-2 bg-success-tint px-[0.9rem] py-[0.7rem]"
    >
      <p role="status" className="flex items-start gap-2 font-strong text-sm text-success [&>.icon]:mt-[0.15em]">
        <Icon name="check" />
        {t(message)}
      </p>
      {children}
      <ShownFlashMessage />
    </div>
  );
}
