/** What is kept of how a shape is painted. Colours become that of the text. */
const kept = [
  "fill",
  "stroke",
  "fill-rule",
  "clip-rule",
  "stroke-width",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-miterlimit",
  "opacity",
  "fill-opacity",
  "stroke-opacity",
  "display",
];

/** Reads the rules of classes in a style sheet of the file, as drawing programs write them. */
export function readStyleRules(file: string): Map<string, string> {
  const rules = new Map<string, string>();
  for (const piece of file.split(/<style[^<>]*>/i).slice(1)) {
    const [sheet = ""] = piece.split(/<\/style>/i, 1);
    for (const [, selectors = "", body = ""] of sheet.matchAll(/(?<=^|[{}])([^{}]+)\{([^{}]*)\}/g)) {
      for (const selector of selectors.split(",")) {
        const name = /^\s*\.([\w-]+)\s*$/.exec(selector)?.[1];
        if (name) rules.set(name, `${rules.get(name) ?? ""};${body}`);
      }
    }
  }
  return rules;
}

/** How an element is painted: by its attributes, its classes and its style, the last one counts. */
export function presentationOf(attributes: Record<string, string>, rules: Map<string, string>): Record<string, string> {
  const classes = (attributes.class ?? "").split(/\s+/).map((name) => rules.get(name) ?? "");
  const declared = [...classes, attributes.style ?? ""].join(";").split(";");
  const styles = declared.flatMap((declaration): [string, string][] => {
    const [name = "", value = ""] = declaration.split(":").map((part) => part.trim());
    return value ? [[name, value]] : [];
  });
  const all = { ...attributes, ...Object.fromEntries(styles) };
  return Object.fromEntries(
    kept.flatMap((name): [string, string][] => {
      const value = all[name];
      if (value === undefined) return [];
      return [[name, (name === "fill" || name === "stroke") && value !== "none" ? "currentColor" : value]];
    }),
  );
}
