import { useTranslations } from "next-intl";
import { buttonClass } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";

interface SaveProps {
  itemId: string;
  title: string;
}

/** Cut into the upper right of a card's photo. A plain button: SaveHost, once per page, answers all of them. */
export function SaveNotch({ itemId, title }: SaveProps) {
  const t = useTranslations("cookbooks.saveButton");
  return (
    <button
      type="button"
      data-save={itemId}
      aria-haspopup="dialog"
      aria-label={t("named", { title })}
      className="save-notch"
    >
      <Icon name="bookmark" className="size-5" />
    </button>
  );
}

/** On the page of a recipe or a story, among what can be done with it. */
export function SaveButton({ itemId }: Pick<SaveProps, "itemId">) {
  const t = useTranslations("cookbooks.saveButton");
  return (
    <button
      type="button"
      data-save={itemId}
      aria-haspopup="dialog"
      className={`${buttonClass({ look: "quiet" })} save-button`}
    >
      <Icon name="bookmark" />
      {t("label")}
    </button>
  );
}
