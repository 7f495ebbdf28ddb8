import { useTranslations } from "next-intl";
import { MoveForm } from "#components/kitchen/cookbooks/entries/move-form.tsx";
import { NoteForm } from "#components/kitchen/cookbooks/entries/note-form.tsx";
import type { OwnEntriesProps } from "#components/kitchen/cookbooks/entries/own-entries.tsx";

interface EntryFormsProps extends OwnEntriesProps {
  itemId: string;
  /** The form that moves it has come back without the name of a new cookbook. */
  isTitleMissing: boolean;
}

const headingClass = "mb-2 text-xl";

/** The forms of one entry on the page, for readers without script. */
export function EntryForms({ itemId, cookbook, entries, otherCookbooks, icons, isTitleMissing }: EntryFormsProps) {
  const t = useTranslations("cookbooks");
  const entry = entries.find(({ id }) => id === itemId);
  if (!entry) return null;
  return (
    <div className="mb-12 grid gap-10 border-line border-y py-8 md:grid-cols-2">
      <section>
        <h2 className={headingClass}>{t("note.title")}</h2>
        <p className="text-ink-2">{entry.title}</p>
        <NoteForm id="open-note" cookbook={cookbook} itemId={itemId} note={entry.note} errorIcon={icons.error} />
      </section>
      <section>
        <h2 className={headingClass}>{t("move.title")}</h2>
        <MoveForm
          id="open-move"
          item={entry}
          errorIcon={icons.error}
          cookbook={cookbook}
          otherCookbooks={otherCookbooks}
          isTitleMissing={isTitleMissing}
        />
      </section>
    </div>
  );
}
