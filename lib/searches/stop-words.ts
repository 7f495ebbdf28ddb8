import { tokens } from "#lib/search/fold.ts";

/** Words of a question that say nothing about the dish; in German and English at once, because either is asked on both sites. */
const german =
  "der die das den dem des ein eine einen einem einer eines und oder aber mit im in am an auf aus bei beim für von vom zu zum zur " +
  "als wie was wer wo ich du man wir mir mich uns es ist sind sein hat habe haben kann könnte möchte will soll etwas irgendwas " +
  "heute noch nur auch so sich meine mein mal bitte gern gerne rezept rezepte rezeptidee rezeptideen idee ideen gericht gerichte " +
  "essen speise speisen küche kochen koche kocht mache machen zubereiten selbstgemacht selber unter minute minuten stunde stunden";
const english =
  "the a an and or but with of in on at for from to as how what which who where i you we me my us it is are be do does can could " +
  "want need some something today also only so just please recipe recipes idea ideas dish dishes meal meals food cook cooking make " +
  "making homemade under minute minutes hour hours";

const stopWords = new Set([...tokens(german, "de"), ...tokens(english, "en")]);

/** Whether a folded word may be left out of a question. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}
