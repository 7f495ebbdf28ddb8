import { globSync, readFileSync } from "node:fs";
import { parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { expect, test } from "vitest";
import de from "#messages/de.json";
import en from "#messages/en.json";

type Messages = { [key: string]: string | Messages };

function flatten(messages: Messages, prefix = ""): Map<string, string> {
  return new Map(
    Object.entries(messages).flatMap(([key, value]) =>
      typeof value === "string" ? [[prefix + key, value] as const] : [...flatten(value, `${prefix}${key}.`)],
    ),
  );
}

/** What a message is given: {count}, {name}, <link>. */
function argumentsOf(message: string): string[] {
  const found = new Set<string>();
  const visit = (nodes: ReturnType<typeof parse>) => {
    for (const node of nodes) {
      if (node.type === TYPE.literal || node.type === TYPE.pound) continue;
      found.add(node.type === TYPE.tag ? `<${node.value}>` : node.value);
      if (node.type === TYPE.tag) visit(node.children);
      if (node.type === TYPE.plural || node.type === TYPE.select) {
        for (const option of Object.values(node.options)) visit(option.value);
      }
    }
  };
  visit(parse(message));
  return [...found].sort();
}

const german = flatten(de);
const english = flatten(en);

test("both languages have the same messages", () => {
  expect([...german.keys()].sort()).toEqual([...english.keys()].sort());
});

test("a message takes the same arguments in both languages", () => {
  const different = [...german].filter(
    ([key, message]) => `${argumentsOf(message)}` !== `${argumentsOf(english.get(key) ?? "")}`,
  );
  expect(different).toEqual([]);
});

test("no message is empty, and none of them shouts", () => {
  const odd = [...german, ...english].filter(
    ([, message]) => message.trim() === "" || (/!/.test(message) && !/Guten Appetit!|Enjoy your meal!/.test(message)),
  );
  expect(odd).toEqual([]);
});

test("German quotes are German", () => {
  const odd = [...german].filter(([, message]) => /"|“[^“]*”/.test(message.replace(/„[^“]*“/g, "")));
  expect(odd).toEqual([]);
});

test("every message of a top key is used", () => {
  const code = globSync(["app/**/*.{ts,tsx}", "components/**/*.{ts,tsx}", "lib/**/*.ts"])
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  const unused = Object.keys(de).filter(
    (domain) => !new RegExp(`(?:Translations|Texts)\\(\\s*"${domain}[."]|namespace: "${domain}`).test(code),
  );
  expect(unused).toEqual([]);
});
