import { tokenize } from "#lib/measures/kitchen-text/normalize.ts";

/**
 * Words of a query that say nothing about the dish, in both languages because either is typed on
 * either site.
 */
const germanWords =
  "der die das den dem des ein eine einen einem einer eines und oder aber mit im in am an auf aus bei beim für von vom zu zum zur " +
  "als wie was wer wo ich du man wir mir mich uns es ist sind sein hat habe haben kann könnte möchte will soll etwas irgendwas " +
  "heute noch nur auch so sich meine mein mal bitte gern gerne rezept rezepte rezeptidee rezeptideen idee ideen gericht gerichte " +
  "essen speise speisen küche kochen koche kocht mache machen zubereiten selbstgemacht selber geht gehen wird werden warum wann wieso lange hält fällt klebt durch richtig darf immer nun unter minute minuten stunde stunden";
const englishWords =
  "the a an and or but with of in on at for from to as how what which who where i you we me my us it is are be do does can could " +
  "want need some something today also only so just please recipe recipes idea ideas dish dishes meal meals food cook cooking make " +
  "making homemade when why does get gets getting keep keeps too still right way done under minute minutes hour hours";

const stopWords = new Set([...tokenize(germanWords, "de"), ...tokenize(englishWords, "en")]);

/** Whether a normalized word can be left out of a query. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}
