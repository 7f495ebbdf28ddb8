"use client";

/**
 * A script that runs before the first paint, with a text that could not end it. In the browser it
 * has run, and stays as the document has it: no text may become a script there.
 */
export function ScriptText({ text }: { text: string }) {
  return (
    <script
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing in the text could end the script
      dangerouslySetInnerHTML={{ __html: typeof window === "undefined" ? text : "" }}
    />
  );
}
