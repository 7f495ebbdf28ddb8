/** Part of a plain text: words, or a web address with its target. */
export type TextPart = { type: "text"; text: string } | { type: "link"; text: string; href: string };

const webAddress = /(?<![\p{L}\p{N}])https?:\/\/[^\s<>"„“”«»]+/giu;
/** Punctuation of the sentence around an address. */
const sentenceEnd = ".,:;!?'’*_~…";
const closingBrackets = ")]}";

/**
 * The `rel` of links in texts of readers.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links
 */
export const userLinkRel = "ugc nofollow";

/**
 * Splits a plain text into words and links to http(s) addresses. The parts together are the text,
 * character by character; escaping is left to the renderer. No links are addresses with a user
 * name, with a host without a dot or in numbers, and hosts in other letters than Latin ones,
 * because they are used to look like another site.
 */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: match, index } of text.matchAll(webAddress)) {
    const address = trimSentence(match);
    const href = toSafeHref(address);
    if (href === null) continue;
    if (index > end) parts.push({ type: "text", text: text.slice(end, index) });
    parts.push({ type: "link", text: address, href });
    end = index + address.length;
  }
  if (end < text.length) parts.push({ type: "text", text: text.slice(end) });
  return parts;
}

/** Removes punctuation of the sentence, and brackets that were opened before the address. */
function trimSentence(address: string): string {
  let surplus = countOf(address, /[)\]}]/g) - countOf(address, /[([{]/g);
  let end = address.length;
  for (; end > 0; end--) {
    const last = address.charAt(end - 1);
    if (closingBrackets.includes(last) && surplus > 0) surplus--;
    else if (!sentenceEnd.includes(last)) break;
  }
  return address.slice(0, end);
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

function toSafeHref(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, username, password, hostname, href } = new URL(address);
  if (protocol !== "https:" && protocol !== "http:") return null;
  if (username !== "" || password !== "") return null;
  if (!/\.[a-z][a-z0-9-]*$/.test(hostname)) return null;
  const host = /^https?:\/\/([^/?#:]*)/i.exec(address)?.[1] ?? "";
  return /^[\p{Script=Latin}\p{Mn}0-9.-]+$/u.test(host) ? href : null;
}

/** No words of German or English, so that they end an address in any case. */
const technicalEndings =
  "com|net|org|info|biz|de|ch|eu|uk|fr|nl|pl|ru|cn|io|ly|gg|cc|tk|co|tv|app|dev|ai|xyz|icu|vip|club";
/** Words, too: with a capital letter they begin the next sentence ("Lecker.Top"). */
const wordEndings = "at|shop|store|top|link|site|online|live|blog|page|click|pro|fun|win|men|life|world|space|website";
/** Short words: an address only with a path behind it, or as a known host. */
const shortWordEndings = "me|to|it|is|in|so|us|be|no|am|es|se|ws";

const webAddressPatterns = [
  /[a-z][a-z0-9+.-]{1,20}:\/\/|\bwww\.|\b(?:t|wa)\.me\b/i,
  new RegExp(`[\\p{L}\\p{N}-]\\.(?:${technicalEndings})(?![\\p{L}\\p{N}])`, "iu"),
  new RegExp(`[\\p{L}\\p{N}-]\\.(?:${wordEndings}|${wordEndings.toUpperCase()})(?![\\p{L}\\p{N}])`, "u"),
  new RegExp(`[\\p{L}\\p{N}-]\\.(?:${shortWordEndings})\\/[\\p{L}\\p{N}]`, "iu"),
];

/**
 * Whether a text contains a web address, also one that is no link on the page: without a scheme,
 * with another one, or with a host that `splitLinks` refuses.
 */
export function containsWebAddress(text: string): boolean {
  return webAddressPatterns.some((pattern) => pattern.test(text));
}
