import { splitLinks, userLinkRel } from "#lib/platform/text/text-links.ts";

/** A text of a reader: plain, with line breaks and links that search engines do not count. */
export function CommentText({ text, lang }: { text: string; lang: string | undefined }) {
  return (
    <p className="comment-text" lang={lang}>
      {splitLinks(text).map((part, index) =>
        part.type === "link" ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
          <a key={index} href={part.href} rel={userLinkRel}>
            {part.text}
          </a>
        ) : (
          part.text
        ),
      )}
    </p>
  );
}
