/** A title with the part that was typed marked, whichever accents and case it has. */
export function Highlight({ text, typed }: { text: string; typed: string }) {
  const word = bare(typed.trim().split(/\s+/).at(-1) ?? "");
  const letters = [...text.normalize("NFC")];
  const at = word ? letters.map(bare).join("").indexOf(word) : -1;
  if (at < 0) return text;
  const end = at + [...word].length;
  return (
    <>
      {letters.slice(0, at).join("")}
      <mark className="bg-transparent bg-[linear-gradient(transparent_68%,var(--senf)_68%)] text-inherit">
        {letters.slice(at, end).join("")}
      </mark>
      {letters.slice(end).join("")}
    </>
  );
}

/** A letter stays one: "ü" is "u", "ß" is "ß". */
function bare(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
}
