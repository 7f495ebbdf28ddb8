import { useTranslations } from "next-intl";
import { buttonClass } from "#components/ui/button.tsx";
import { setLikeAction } from "#lib/likes/actions.ts";

/** Takes a like back where the heart cannot be pressed for want of script. */
export function UnlikeForm({ id, title }: { id: string; title: string }) {
  const t = useTranslations("likes.unlike");
  return (
    <form action={setLikeAction} className="mt-2 hidden noscript:block">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="liked" value="false" />
      <button type="submit" className={buttonClass({ look: "quiet" })} aria-label={t("name", { title })}>
        {t("label")}
      </button>
    </form>
  );
}
