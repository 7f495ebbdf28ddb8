/** Longer queries come back in the headers of an answer, which are too long then for most of what stands before a site. */
const longestQuery = 6000;
/** Characters of a name or a value; no field of the site takes more. */
const longestPart = 200;

/** The beginning of a query that is longer than anybody types, with the beginning of each value; null where it can stay as it is. */
export function shortQuery(query: string): string | null {
  if (query.length <= longestQuery) return null;
  let short = "";
  for (const [name, value] of new URLSearchParams(query)) {
    const part = new URLSearchParams([[beginning(name), beginning(value)]]).toString();
    const more = short === "" ? part : `${short}&${part}`;
    if (more.length > longestQuery) break;
    short = more;
  }
  return short;
}

function beginning(text: string): string {
  return [...text].slice(0, longestPart).join("");
}
