import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { type BookWords, bookWords, type DeleteWords, deletionWords } from "#components/cookbooks/words.ts";
import { Icon, type IconName } from "#components/ui/icon.tsx";

/** Messages as they stand in the file, for client leaves that fill the gaps themselves. */
export function rawWords<Word extends string>(t: { raw(word: Word): unknown }, words: readonly Word[]) {
  return Object.fromEntries(words.map((word) => [word, String(t.raw(word))])) as Record<Word, string>;
}

export async function formWords(): Promise<BookWords> {
  return rawWords(await getTranslations("cookbooks.form"), bookWords);
}

export async function deleteWords(): Promise<DeleteWords> {
  return rawWords(await getTranslations("cookbooks.delete"), deletionWords);
}

/** Drawings for client leaves, by the name they have there. */
export function drawn<Name extends string>(names: Record<Name, IconName>): Record<Name, ReactNode> {
  const icons = Object.entries<IconName>(names).map(([name, icon]) => [name, <Icon key={name} name={icon} />]);
  return Object.fromEntries(icons) as Record<Name, ReactNode>;
}
