import { useTranslations } from "next-intl";
import { Icon } from "#components/ui/icons/icon.tsx";
import type { FlashMessage as Message } from "#lib/http/flash-message-cookie.ts";

/** Says above the content of a personal page what has just happened; see FlashToast. */
export function FlashMessage({ message }: { message: Message | null }) {
  const t = useTranslations("ui.flash");
  if (!message) return null;
  return (
    <p
      role="status"
      data-flash
      className="mb-6 flex max-w-measure items-start gap-2 rounded-2 bg-success-tint px-[0.9rem] py-[0.7rem] font-strong text-sm text-success [&>.icon]:mt-[0.15em]"
    >
      <Icon name="check" />
      {t(message)}
    </p>
  );
}
