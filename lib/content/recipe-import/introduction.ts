import type { ImportedRecipe } from "./imported-recipe.ts";
import type { TextLine } from "./text-lines.ts";

const subject = /^(?:betreff|subject)\s*:\s*(.*)/i;
const mailHeader =
  /^(?:from|to|date|sent|cc|von|an|datum|gesendet|reply-to)\s*:(?=.*(?:@|\d{4}|\d{1,2}:\d{2}|\p{Lu}))/iu;
const replyPrefix = /^(?:(?:re|aw|fwd?|wg)\s*:\s*)+/i;
const greeting =
  /^(?:liebe[rs]?|hallo|hi|hey|servus|moin|guten (?:tag|morgen|abend)|dear|hello|good morning)(?!\p{L})/iu;
const credit =
  /(?:^|\s)((?:quelle|source|original(?:rezept)?|gefunden (?:auf|bei)|rezept von|recipe from|from|von)\s{0,3}:?\s{0,3})?(https?:\/\/[^\s<>"]+)/i;
const sourceLine = /^(?:(?:quelle|source|original(?:rezept)?|gefunden (?:auf|bei))\s{0,3}:?\s{0,3})?https?:\/\/\S+$/i;
const titlePrefix = /^(?:rezept|recipe)\s*:\s*/i;
const maxTitleLength = 90;
const maxTitleWords = 12;
/** Longer lines are prose; their addresses stay in the text. */
const maxSourceLineLength = 1000;

/** Reads title, description and source from what stands above the ingredients. */
export function readIntroduction(lines: TextLine[]): Pick<ImportedRecipe, "title" | "description" | "source"> {
  const isMail = lines.slice(0, 10).some(({ text }) => subject.test(text));
  const kept = isMail ? lines.filter(({ text }) => subject.test(text) || !mailHeader.test(text)) : lines;
  const [, mailSubject] = subject.exec(kept.find(({ text }) => subject.test(text))?.text ?? "") ?? [];
  let source: ImportedRecipe["source"] = null;
  const texts = kept.flatMap((line) => {
    const found = subject.test(line.text) ? null : readSource(line.text);
    source ??= found?.source ?? null;
    const text = subject.test(line.text) ? "" : (found?.rest ?? line.text);
    return text === "" ? [] : [{ ...line, text }];
  });
  const own = texts.find(({ mark }) => mark === "heading") ?? texts.find(({ text }) => isTitle(text));
  const title = (mailSubject?.replace(replyPrefix, "") ?? own?.text.replace(/(?<!\s)\s*:$/, "") ?? "").trim();
  const paragraphs: string[] = [];
  for (const line of texts) {
    const before = paragraphs.at(-1);
    if (mailSubject ? line.text === title : line === own) continue;
    if (before === undefined || line.isAfterBlank) paragraphs.push(line.text);
    else paragraphs.splice(-1, 1, `${before} ${line.text}`);
  }
  return { title: title.replace(titlePrefix, "") || null, description: paragraphs.join("\n\n") || null, source };
}

/** Whether a line only says where the recipe is from, which some texts say at their end. */
export const isSourceLine = (text: string): boolean => sourceLine.test(text);

/** A short line that is no sentence. */
const isTitle = (text: string) =>
  text.length <= maxTitleLength &&
  text.split(" ").length <= maxTitleWords &&
  /\p{L}{2}/u.test(text) &&
  !/[.,;?…]$|[.?!] \p{Lu}/u.test(text) &&
  !greeting.test(text);

function readSource(text: string): { source: ImportedRecipe["source"]; rest: string } | null {
  const [all, , address = ""] = (text.length <= maxSourceLineLength && credit.exec(text)) || [];
  const url = address.replace(/(?<![).,;])[).,;]+$/, "");
  if (!all || !URL.canParse(url)) return null;
  return { source: { url, siteName: "", author: "" }, rest: text.replace(all, " ").trim() };
}
