import fc from "fast-check";
import { parseAndValidateFlightRouterState } from "next/dist/server/app-render/parse-and-validate-flight-router-state.js";
import { expect, test } from "vitest";
import { createGuard } from "#lib/server/edge/guard/guard.ts";
import { isRouterState } from "#lib/server/edge/guard/router-state.ts";

const encode = (tree: unknown) => encodeURIComponent(JSON.stringify(tree));
const leaf = ["__PAGE__", {}];

/** A tree of this many levels. */
function nest(depth: number): unknown {
  let tree: unknown = ["", {}];
  for (let level = 1; level < depth; level++) tree = ["", { children: tree }];
  return tree;
}

function isReadByNext(header: string): boolean {
  try {
    parseAndValidateFlightRouterState(header);
    return true;
  } catch {
    return false;
  }
}

const real = [
  leaf,
  ["", { children: [["locale", "de", "d", null], { children: leaf }, null, null, 16] }, null, "refetch"],
  ["", { children: leaf, modal: ["(.)login", {}] }, ["/de?a=1", "/de"], "inside-shared-layout", 1, "text"],
  [["slug", "a/b", "oc", ["new"]], {}, ["/de", ""], "metadata-only"],
];

test("trees that Next.js reads pass", () => {
  for (const tree of [...real, nest(100)]) {
    expect(isReadByNext(encode(tree))).toBe(true);
    expect(isRouterState(encode(tree))).toBe(true);
  }
});

test.each([
  ["no escape", "%"],
  ["no UTF-8", "%ff"],
  ["no JSON", "a"],
  ["nothing", ""],
  ["two headers", `${encode(leaf)}, ${encode(leaf)}`],
  ["no tree", encode({})],
  ["no slots", encode([""])],
  ["no slot", encode(["", [1]])],
  ["an unknown marker", encode(["", {}, null, "other"])],
  ["an unknown type of a parameter", encode([["a", "b", "e", null], {}])],
  ["a broken slot", encode(["", { children: leaf, modal: ["", { children: [] }] }])],
  ["more than a tree has", encode(["", {}, null, null, 1, "", ""])],
  ["a longer one than Next.js takes", encode(["a".repeat(40_000), {}])],
])("%s is refused, as by Next.js", (_, header) => {
  expect(isReadByNext(header)).toBe(false);
  expect(isRouterState(header)).toBe(false);
});

test("a tree of more levels than any page has is refused", () => {
  expect(isRouterState(encode(nest(101)))).toBe(false);
  expect(isRouterState(`${"[".repeat(20_000)}${"]".repeat(20_000)}`)).toBe(false);
});

test("of all that clients may send, what Next.js reads passes, and nothing else", () => {
  const { tree } = fc.letrec((tie) => {
    const text = fc.constantFrom<unknown>("", "c", "oc", "refetch", "/de", null, 1, {}, []);
    const segment = fc.oneof(text, fc.tuple(text, text, text, fc.oneof(fc.array(text, { maxLength: 2 }), text)));
    const slots = fc.oneof(fc.dictionary(fc.constantFrom("children", "modal", "__proto__"), tie("tree")), text);
    const rest = fc.array(fc.oneof(text, fc.array(text, { maxLength: 3 })), { maxLength: 5 });
    return {
      tree: fc.oneof(
        { maxDepth: 4 },
        text,
        fc.tuple(segment, slots, rest).map(([a, b, c]) => [a, b, ...c]),
      ),
    };
  });
  const changed = fc
    .tuple(fc.constantFrom(...real), fc.jsonValue())
    .map(([value, other]) => JSON.stringify(value).replace(/null|\{\}|"de"/, () => JSON.stringify(other)));
  fc.assert(
    fc.property(fc.oneof(tree.map(encode), fc.jsonValue().map(encode), changed, fc.string()), (header) => {
      expect(isRouterState(header)).toBe(isReadByNext(header));
    }),
    { numRuns: 2000 },
  );
});

test("the guard answers what Next.js cannot read with 400", () => {
  const guard = createGuard({ siteUrl: "https://tischlein.example", port: 3000, allowedHosts: [] });
  const statusOf = (state: string, method = "GET") => {
    const headers = { host: "tischlein.example", rsc: "1", "next-router-state-tree": state };
    return guard({ method, url: "/de?_rsc=a", headers })?.status ?? null;
  };
  expect([statusOf(encode(leaf)), statusOf("%"), statusOf("", "POST")]).toEqual([null, 400, 400]);
});
