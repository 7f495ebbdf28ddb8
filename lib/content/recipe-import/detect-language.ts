import type { Locale } from "#lib/platform/i18n/locales.ts";

/** Words that are frequent in recipes of one language and rare in the other. */
const frequent: Record<Locale, ReadonlySet<string>> = {
  de: new Set(
    (
      "der die das den dem des und mit für im zum zur ein eine einen einem nicht auf bei bis ca etwas nach oder in den " +
      "el tl prise bund zehe zehen dose päckchen pck stück zutaten zubereitung minuten stunde stunden grad ofen teig " +
      "mehl zucker butter eier ei milch sahne salz pfeffer öl wasser zwiebel zwiebeln knoblauch backen kochen rühren " +
      "geben lassen schneiden dazu dann alles gut portionen personen über unter aus von"
    ).split(" "),
  ),
  en: new Set(
    (
      "the and with for to of a an or into until then over on at from it is are be " +
      "tbsp tsp tablespoon tablespoons teaspoon teaspoons cup cups oz lb pinch clove cloves can tin ingredients method " +
      "instructions directions minutes minute hour hours oven dough flour sugar eggs egg milk cream salt pepper oil " +
      "water onion onions garlic bake cook stir add mix heat serve serves servings chopped sliced makes"
    ).split(" "),
  ),
};
/** In both lists or too short to tell. */
const ambiguous = new Set(["in", "butter", "an", "die", "dose", "or"]);

/** Detects the language of a recipe by its frequent words; null when neither language leads. */
export function detectLanguage(text: string): Locale | null {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (locale: Locale) => words.filter((word) => !ambiguous.has(word) && frequent[locale].has(word)).length;
  const umlauts = words.filter((word) => /[äöüß]/.test(word)).length;
  const [german, english] = [count("de") + umlauts, count("en")];
  if (german === english) return null;
  return german > english ? "de" : "en";
}
