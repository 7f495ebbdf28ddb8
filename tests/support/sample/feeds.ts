import { repeatYearly } from "#lib/seed/repeat-yearly.ts";
import { toFileName } from "./item-keys.ts";
import { readSample } from "./read-sample.ts";

interface Module {
  startsAt?: string;
  endsAt?: string;
  data: { type: string; itemKeys?: string[]; links?: { ingredientKey?: string }[] };
}

const feeds = readSample<{ key: string; modules: Module[] }[]>("content/feeds.json");

/** The modules of a feed as the seed inserts them at a time. */
export function insertedModules(key: string, now = new Date()): Module[] {
  const feed = feeds.find((one) => one.key === key);
  if (!feed) throw new Error(`there is no feed "${key}"`);
  return repeatYearly(feed, now).modules as Module[];
}

/** Names of the files of the recipes of the day, in their order. */
export const dishesOfTheDay = insertedModules("home")
  .filter(({ data }) => data.type === "recipe")
  .flatMap(({ data }) => data.itemKeys ?? [])
  .filter((key, index, all) => all.indexOf(key) === index)
  .map(toFileName);
