import { readFileSync } from "node:fs";
import fc from "fast-check";
import { locales } from "#lib/platform/i18n/locales.ts";
import { pathnames, type Route } from "#lib/platform/routing/routing.ts";
import { renderMultipart } from "./bodies.ts";
import { type Header, headers } from "./headers.ts";
import { fieldName, hostileHeaderValue, hostileJson, hostileText } from "./hostile-values.ts";
import type { RawRequest } from "./raw-request.ts";
import { pageTarget, sitePath } from "./targets.ts";

interface Manifest {
  node: Record<string, { workers: Record<string, unknown> }>;
}

/** The server actions of the build with the addresses of the pages that offer them. */
function readActions(): { id: string; paths: string[] }[] {
  const manifest: Manifest = JSON.parse(readFileSync(".next/server/server-reference-manifest.json", "utf8"));
  return Object.entries(manifest.node).map(([id, { workers }]) => {
    const routes = Object.keys(workers)
      .map(toRoute)
      .filter((route) => route in pathnames) as Route[];
    return { id, paths: locales.flatMap((locale) => routes.map((route) => `/${locale}${pathnames[route][locale]}`)) };
  });
}

/** "app/[locale]/(account)/login/page" becomes "/login". */
function toRoute(worker: string): string {
  return worker.replace(/^app\/\[locale\]|\/\([^)]+\)/g, "").replace(/\/page$/, "") || "/";
}

/** Arguments of an action as React encodes them; most are not. */
const actionArguments = fc.oneof(
  fc.array(hostileJson, { maxLength: 3 }).map((list) => JSON.stringify(list)),
  hostileJson.map((value) => JSON.stringify(value)),
  fc.constantFrom("", "[", '["$K1"]', '["$Q1","$W2"]', '["$F1"]', '["$1:__proto__:a"]', '["$@0"]', '["$undefined"]'),
);

/** Server actions: called by script, and by a form without script. */
export function actionRequest(): fc.Arbitrary<RawRequest> {
  const known = fc.constantFrom(...readActions().filter(({ paths }) => paths.length > 0));
  const action = fc.oneof(
    { weight: 12, arbitrary: known.chain(({ id, paths }) => fc.tuple(sitePath(paths), fc.constant(id))) },
    {
      weight: 1,
      arbitrary: fc.tuple(
        pageTarget,
        known.map(({ id }) => id),
      ),
    },
    { weight: 1, arbitrary: fc.tuple(pageTarget, hostileHeaderValue) },
  );
  const called = fc.tuple(action, headers, actionArguments).map(([[target, id], list, body]): RawRequest => {
    const own: Header[] = [
      ["Next-Action", id],
      ["Accept", "text/x-component"],
      ["Content-Type", "text/plain;charset=UTF-8"],
    ];
    return { method: "POST", target, headers: [...own, ...list], body, sentShare: 1 };
  });
  const fields = fc.array(fc.tuple(fieldName, hostileText), { maxLength: 5 });
  const submitted = fc
    .tuple(action, headers, fields, actionArguments, fc.boolean())
    .map(([[target, id], list, entries, args, isBound]): RawRequest => {
      const reference: [string, string][] = isBound
        ? [
            ["$ACTION_REF_1", ""],
            ["$ACTION_1:0", JSON.stringify({ id, bound: "$@1" })],
            ["$ACTION_1:1", args],
            ["$ACTION_KEY", "k"],
          ]
        : [[`$ACTION_ID_${id}`, ""]];
      const { type, body } = renderMultipart([...reference, ...entries]);
      return { method: "POST", target, headers: [["Content-Type", type], ...list], body, sentShare: 1 };
    });
  return fc.oneof(called, submitted);
}
