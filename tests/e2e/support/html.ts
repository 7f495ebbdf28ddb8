import { Window } from "happy-dom";

const parser = new new Window().DOMParser();

/** Parses HTML without running scripts; React flight data is removed. */
export function parseHtml(html: string): Document {
  return parser.parseFromString(stripFlightData(html), "text/html") as unknown as Document;
}

/** Removes the flight data, which repeats the page for React. */
export function stripFlightData(html: string): string {
  return html.replace(/<script>(?:\(self\.__next_f|self\.__next_f)[^<]*<\/script>/g, "");
}
