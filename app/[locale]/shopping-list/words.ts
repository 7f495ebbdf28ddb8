import { getTranslations } from "next-intl/server";
import { aisles } from "#lib/aisles.ts";
import { type DeviceWords, deviceWords, type PageWords, pageWords } from "#lib/shopping-lists/page-words.ts";

/** The words of the list, with their gaps: what fills them is known in the browser only. */
export async function readPageWords(): Promise<PageWords> {
  const t = await getTranslations("shoppingLists.page");
  const words = [...pageWords, "title" as const].map((word) => [word, String(t.raw(word))]);
  const titles = [...aisles, "own" as const].map((aisle) => [aisle, t(`aisles.${aisle}`)]);
  return { ...Object.fromEntries(words), aisles: Object.fromEntries(titles) };
}

export async function readDeviceWords(): Promise<DeviceWords> {
  const t = await getTranslations("shoppingLists.device");
  return Object.fromEntries(deviceWords.map((word) => [word, String(t.raw(word))])) as DeviceWords;
}
