import { getTranslations } from "next-intl/server";
import type { BookToolsProps } from "#components/cookbooks/own-book-tools.tsx";
import {
  coverWords,
  type EntriesWords,
  entryWords,
  gripWords,
  moveWords,
  noteWords,
  removeWords,
  type VisibilityWords,
  visibilityWords,
} from "#components/cookbooks/words.ts";
import type { OwnBook } from "#lib/cookbooks/own-books.ts";
import { deleteWords, formWords, rawWords } from "../words.tsx";

/** The words of the leaves on the page of one's own cookbook. */
export async function bookPageWords({ visibility }: OwnBook): Promise<{
  tools: BookToolsProps["words"];
  entries: EntriesWords;
  visibility: VisibilityWords;
}> {
  const [t, form, deletion] = await Promise.all([getTranslations("cookbooks"), formWords(), deleteWords()]);
  const [head, cover, entries, note, remove, move] = await Promise.all([
    getTranslations("cookbooks.head"),
    getTranslations("cookbooks.cover"),
    getTranslations("cookbooks.entries"),
    getTranslations("cookbooks.note"),
    getTranslations("cookbooks.remove"),
    getTranslations("cookbooks.move"),
  ]);
  const close = t("saveModal.close");
  return {
    tools: {
      close,
      more: head("more"),
      rename: head("rename"),
      renameTitle: t("form.renameTitle"),
      cover: head("cover"),
      coverTitle: cover("title"),
      delete: head("delete"),
      deleteTitle: t("delete.title"),
      form,
      covering: rawWords(cover, coverWords),
      deletion,
    },
    entries: {
      ...rawWords(entries, entryWords),
      close,
      noteTitle: note("title"),
      removeTitle: remove("title"),
      moveTitle: move("title"),
      grip: rawWords(entries, gripWords),
      note: { ...rawWords(note, noteWords), hint: note("hint", { visibility }) },
      removing: rawWords(remove, removeWords),
      moving: rawWords(move, moveWords),
    },
    visibility: rawWords(head, visibilityWords),
  };
}
