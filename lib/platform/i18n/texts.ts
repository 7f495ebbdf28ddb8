import { useMessages, useTranslations } from "next-intl";
import type { MessageNamespace, Messages } from "./messages.ts";

type GroupAt<Group, Path extends string> = Path extends `${infer Head extends string & keyof Group}.${infer Rest}`
  ? GroupAt<Group[Head], Rest>
  : Path extends keyof Group
    ? Group[Path]
    : never;
type TextKey<Group> = { [Key in keyof Group]: Group[Key] extends string ? Key : never }[keyof Group];

/** The texts of a group of messages; those of groups within it are not among them. */
export type Texts<Path extends MessageNamespace> = Record<TextKey<GroupAt<Messages, Path>>, string>;

type Values = Record<string, string | number>;

/**
 * All texts of a group, for a client component of a public page, which translates nothing itself.
 *
 * @param values for placeholders; a text with another one keeps it for the component to fill in
 */
export function useTexts<Path extends MessageNamespace>(path: Path, values: Values = {}): Texts<Path> {
  const t = useTranslations(path) as unknown as (key: string, values: Values) => string;
  const group = path.split(".").reduce<unknown>((parent, key) => Object(parent)[key], useMessages());
  const texts = Object.entries(group as Record<string, unknown>).flatMap(([key, text]) => {
    if (typeof text !== "string") return [];
    const isFinished = [...text.matchAll(/\{(\w+)/g)].every(([, name = ""]) => name in values);
    return [[key, isFinished ? t(key, values) : text]];
  });
  return Object.fromEntries(texts);
}
