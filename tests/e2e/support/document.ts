import { Window } from "happy-dom";

const parser = new new Window().DOMParser();

/** HTML as a reader without script gets it, to be asked with selectors. The page's data for its own script is left out. */
export function parseHtml(html: string): Document {
  return parser.parseFromString(withoutData(html), "text/html") as unknown as Document;
}

/** HTML without the flight data, which repeats everything for the browser's script. */
export function withoutData(html: string): string {
  return html.replace(/<script>(?:\(self\.__next_f|self\.__next_f)[^<]*<\/script>/g, "");
}
