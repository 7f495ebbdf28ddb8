import { normalizeUnicode, removeMarks } from "#lib/platform/text/normalize-unicode.ts";

/** Letters of other alphabets beside the Latin ones they are taken for, in each case by itself. */
const lookalikes = new Map(
  [
    // Cyrillic
    "аaАaвbВbеeЕeкkКkмmМmнhНhоoОoрpРpсcСcтtТtуyУyхxХxіiІiјjЈjѕsЅsԁdԛqԚqԝwԜwһhҺhӏlӀlьbгrпnзeЗeєeЄeґrҝk",
    // Greek
    "αaΑaβbΒbεeΕeΖzηnΗhιiΙiκkΚkΜmνvΝnοoΟoρpΡpσoτtΤtυuΥyχxΧxωwϲcϹcϳjγy",
    // Armenian
    "օoՕoսuՍuհhոnցgՏsԼlյjզqփpաw",
    // Cherokee
    "ᎪaᏴbᏟcᎠdᎬeᎻhᎥiᎫjᏦkᏞlᎷmᏢpᎡrᏚsᎢtᏙvᎳwᏃz",
    // Latin letters that have no decomposition, and small capitals
    "ıiłlŁløoØođdĐdħhĦhŧtŦtɑaɡgɩiƖlǀlɾrᴀaʙbᴄcᴅdᴇeꜰfɢgʜhɪiᴊjᴋkʟlᴍmɴnᴏoᴘpʀrꜱsᴛtᴜuᴠvᴡwʏyᴢz",
    // Digits and signs
    "0o1l3e4a5s7t|l!l$s@a€e",
  ].flatMap((pairs) => [...pairs.matchAll(/(.)(.)/gu)].map(([, from = "", to = ""]) => [from, to] as const)),
);

/**
 * What a name looks like: two names with one skeleton can be taken for each other. In the manner
 * of UTS 39, section 4, with a small table instead of its data: compatibility forms (full-width,
 * mathematical and circled letters), accents, the letters of Cyrillic, Greek, Armenian and
 * Cherokee that look Latin, digits for letters, and "I", "l" and "1", "rn" and "m", "vv" and "w".
 * Everything but letters and digits is left out.
 * https://www.unicode.org/reports/tr39/#Confusable_Detection
 */
export function toNameSkeleton(name: string): string {
  const decomposed = removeMarks(name, "NFKD");
  return [...decomposed]
    .map((character) => lookalikes.get(character) ?? character)
    .join("")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("æ", "ae")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .replaceAll("i", "l")
    .replaceAll("rn", "m")
    .replaceAll("vv", "w");
}

/** Alphabets whose letters look like those of the others. */
const similarScripts = [
  /\p{scx=Latin}/u,
  /\p{scx=Cyrillic}/u,
  /\p{scx=Greek}/u,
  /\p{scx=Armenian}/u,
  /\p{scx=Cherokee}/u,
];

/**
 * Whether a name mixes alphabets that look alike, which only deceives. Latin letters beside those
 * of other scripts, such as Han or Hebrew, are usual: "Moderately Restrictive" of UTS 39.
 * https://www.unicode.org/reports/tr39/#Restriction_Level_Detection
 */
export function hasMixedScripts(name: string): boolean {
  const letters = normalizeUnicode(name, "NFKC").match(/\p{L}/gu) ?? [];
  return similarScripts.filter((script) => letters.some((letter) => script.test(letter))).length > 1;
}
