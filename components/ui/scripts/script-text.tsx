"use client";

/**
 * A script with a text that leaves nothing of HTML to escape. In the browser the script of the
 * document stays as it came: no text may become one there (lib/browser/first-paint).
 */
export function ScriptText({ text, type }: { text: string; type?: string }) {
  return (
    <script
      type={type}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing in the text could end the script
      dangerouslySetInnerHTML={{ __html: typeof window === "undefined" ? text : "" }}
    />
  );
}
