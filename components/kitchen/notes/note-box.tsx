import { NoteLoader } from "#components/kitchen/notes/note-loader.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { useTexts } from "#lib/platform/i18n/texts.ts";

/** The reader's own note on a recipe, which needs script: the page is the same for all readers. */
export function NoteBox({ recipeId }: { recipeId: string }) {
  return (
    <div className="needs-script mt-6 px-5 max-sm:px-0 print:px-0">
      <NoteLoader recipeId={recipeId} icon={<Icon name="notebookPen" />} labels={useTexts("notes")} />
    </div>
  );
}
