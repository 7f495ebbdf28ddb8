import type { Localized } from "#lib/platform/i18n/locales.ts";
import { type LintedRecipe, languagesOf } from "../content.ts";
import { type Finding, toFinding } from "../finding.ts";
import { listStepTexts } from "../recipe-texts.ts";

interface Tool extends Localized<RegExp> {
  /** Keys of the utensils that can be meant. */
  keys: string[];
}

const pots = ["pot", "saucepan", "casserole", "dutch-oven"];
const pans = ["frying-pan", "paella-pan", "wok"];
const sieves = ["colander", "fine-sieve", "juicer"];
const blenders = ["blender", "hand-blender", "food-processor"];

/**
 * The words for tools in steps. What every kitchen has enough of (bowls, plates, glasses, knives,
 * boards, forks) is left out, and so are words that are also verbs ("reibe", "whisk").
 */
const tools: Tool[] = [
  { keys: ["baking-paper"], de: /\bbackpapier/i, en: /\b(?:baking|parchment) paper/i },
  {
    keys: ["baking-sheet"],
    de: /\b(?:back)?blech(?:e[ns]?|s)?\b/i,
    en: /\bbaking (?:sheet|tray)|\btrays?\b(?! (?:cake|bake))/i,
  },
  { keys: ["bar-spoon"], de: /\bbarlöffel/i, en: /\bbar spoon/i },
  { keys: [...blenders, "hand-mixer", "stand-mixer"], de: /\b(?:stand)?mixer\b/i, en: /\bblender\b/i },
  { keys: ["hand-blender"], de: /\b(?:stabmixer|pürierstab)/i, en: /\b(?:hand|stick) blender/i },
  { keys: ["hand-mixer"], de: /\bhand(?:rührgerät|mixer)/i, en: /\bhand mixer|electric whisk/i },
  { keys: ["stand-mixer"], de: /\bküchenmaschine/i, en: /\bstand mixer/i },
  { keys: ["food-processor"], de: /\bblitzhacker/i, en: /\bfood processor/i },
  { keys: ["casserole", "dutch-oven"], de: /\b(?:schmortopf|bräter)/i, en: /\bcasserole|\bDutch oven/i },
  { keys: pots, de: /\bt(?:opf|öpfe)(?:s|n)?\b/i, en: /\bsaucepan|\bpots?\b/i },
  { keys: pans, de: /\b(?:grill)?pfannen?\b/i, en: /\bfrying pan|\bgriddle pan/i },
  { keys: ["wok"], de: /\bwoks?\b/i, en: /\bwok\b/i },
  { keys: sieves, de: /\bsieb(?:e?s)?\b/i, en: /\b(?:sieve|colander|strainer)\b/i },
  { keys: ["grater"], de: /\bküchenreibe/i, en: /\bgrater\b/i },
  { keys: ["mandoline"], de: /\bgemüsehobel/i, en: /\bmandoline?\b/i },
  {
    keys: ["ladle"],
    de: /\b(?:schöpf|suppen)?kellen?(?:weise)?\b/i,
    en: /\bladleful|\b(?:an?|the|small|large) ladle\b/i,
  },
  { keys: ["slotted-spoon"], de: /\bschaum(?:kelle|löffel)/i, en: /\bslotted spoon/i },
  { keys: ["whisk"], de: /\bschneebesen/i, en: /\b(?:with (?:a|the)|balloon) whisk\b/i },
  { keys: ["wooden-spoon"], de: /\b(?:koch|holz)löffel/i, en: /\bwooden spoon/i },
  { keys: ["spatula"], de: /\bpfannenwender/i, en: /\bfish slice/i },
  { keys: ["silicone-spatula"], de: /\b(?:teigschaber|gummispatel)/i, en: /\bsilicone spatula/i },
  { keys: ["spatula", "silicone-spatula"], de: /\bspatel/i, en: /\bspatula/i },
  { keys: ["dough-scraper"], de: /\bteigkarte/i, en: /\b(?:dough )?scraper\b/i },
  { keys: ["palette-knife"], de: /\bpalette\b/i, en: /\bpalette knife/i },
  { keys: ["tongs"], de: /\b(?:küchen|grill)?zange\b/i, en: /\btongs\b/i },
  { keys: ["rolling-pin"], de: /\b(?:nudelholz|teigrolle)/i, en: /\brolling pin/i },
  { keys: ["mortar"], de: /\bmörser\b/i, en: /\bmortar\b/i },
  { keys: ["thermometer"], de: /thermometer/i, en: /thermometer/i },
  { keys: ["kitchen-towel"], de: /\b(?:geschirr|küchen)?t(?:uch|ücher)(?:e?s|n)?\b/i, en: /\btowels?\b|\bcloth\b/i },
  { keys: ["kitchen-string"], de: /\b(?:küchen)?garn\b/i, en: /\bkitchen (?:string|twine)|\btwine\b/i },
  { keys: ["cling-film"], de: /\b(?:frischhalte|klarsicht)folie/i, en: /\bcling film|\bplastic wrap/i },
  { keys: ["lid", "dutch-oven", "screw-top-jar"], de: /\bdeckel/i, en: /\blids?\b/i },
  { keys: ["peeler"], de: /\bsparschäler/i, en: /\bpeeler\b/i },
  { keys: ["pastry-brush"], de: /\b(?:back|küchen)?pinsel\b/i, en: /\bpastry brush/i },
  { keys: ["wire-rack"], de: /\b(?:kuchen)?gitters?\b/i, en: /\b(?:wire|cooling) rack/i },
  {
    keys: ["citrus-press"],
    de: /\bzit(?:rus|ronen)presse/i,
    en: /\bcitrus (?:press|juicer|squeezer)|\blemon squeezer/i,
  },
  { keys: ["cookie-cutter"], de: /\bausstecher/i, en: /\bcutter\b/i },
  { keys: ["steamer"], de: /\bdämpf(?:einsatz|korb)/i, en: /\bsteamer\b/i },
  { keys: ["proofing-basket"], de: /\bgärkorb/i, en: /\b(?:proofing|proving) basket|\bbanneton/i },
  { keys: ["pizza-stone"], de: /\bpizzastein/i, en: /\bpizza stone/i },
  { keys: ["juicer"], de: /\bentsafter/i, en: /(?<!citrus )\bjuicer\b/i },
  { keys: ["jigger"], de: /\bbarmaß/i, en: /\bjigger\b/i },
  { keys: ["mixing-glass"], de: /\brührglas/i, en: /\bmixing glass/i },
];

/** Tools that a step names and the list of utensils lacks; a recipe without a list needs none. */
export function lintUtensils(recipe: LintedRecipe): Finding[] {
  const { utensils } = recipe;
  if (utensils.length === 0) return [];
  const missing = tools.filter(
    (tool) =>
      !utensils.some(({ key, names }) => tool.keys.includes(key) || tool.de.test(names.de) || tool.en.test(names.en)),
  );
  return languagesOf(recipe.texts).flatMap((language) => {
    const texts = listStepTexts(recipe, language);
    return missing.flatMap((tool) => {
      const index = texts.findIndex((text) => tool[language].test(text));
      const [name = ""] = tool[language].exec(texts[index] ?? "") ?? [];
      return index < 0 ? [] : [toFinding("utensilUnlisted", { field: "step", index, language }, { name })];
    });
  });
}
