import { useTranslations } from "next-intl";
import { NoteLoader } from "#components/notes/note-loader.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";

/** The reader's own note on a recipe, which needs script: the page is the same for all readers. */
export function NoteBox({ recipeId }: { recipeId: string }) {
  const t = useTranslations("notes");
  return (
    <div className="needs-script mt-6 px-5 max-sm:px-0 print:px-0">
      <NoteLoader
        recipeId={recipeId}
        icon={<Icon name="notebookPen" />}
        labels={{
          title: t("title"),
          add: t("add"),
          edit: t("edit"),
          hint: t("hint"),
          onDevice: t("onDevice"),
          save: t("save"),
          cancel: t("cancel"),
          saved: t("saved"),
          failed: t("failed"),
          unavailable: t("unavailable"),
        }}
      />
    </div>
  );
}
