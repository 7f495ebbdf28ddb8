import fc from "fast-check";
import { actionRequest } from "./actions.ts";
import { body } from "./bodies.ts";
import { conflict, headers } from "./headers.ts";
import type { RawRequest } from "./raw-request.ts";
import { apiTarget, requestTarget } from "./targets.ts";

const sentShare = fc.oneof(
  { weight: 12, arbitrary: fc.constant(1) },
  { weight: 1, arbitrary: fc.constantFrom(0, 0.5) },
);

const writeMethods = fc.constantFrom("POST", "POST", "PUT", "PATCH", "DELETE");
const anyMethod = fc.oneof(
  { weight: 12, arbitrary: fc.constant("GET") },
  { weight: 4, arbitrary: fc.constantFrom("HEAD", "OPTIONS", "POST", "DELETE") },
  { weight: 1, arbitrary: fc.constantFrom("TRACE", "CONNECT", "PROPFIND", "get", "G<x9f", "QUERY", "PRI") },
);

const read: fc.Arbitrary<RawRequest> = fc
  .tuple(anyMethod, requestTarget, headers)
  .map(([method, target, list]) => ({ method, target, headers: list, body: "", sentShare: 1 }));

const write: fc.Arbitrary<RawRequest> = fc
  .tuple(writeMethods, fc.oneof({ weight: 3, arbitrary: apiTarget }, requestTarget), headers, body, sentShare)
  .map(([method, target, list, { type, body }, share]) => ({
    method,
    target,
    headers: [["Content-Type", type], ...list],
    body,
    sentShare: share,
  }));

const contradictory: fc.Arbitrary<RawRequest> = fc
  .tuple(fc.oneof(read, write), conflict)
  .map(([request, list]) => ({ ...request, headers: [...request.headers, ...list], sentShare: 0.9 }));

/** Requests of all kinds by name. */
export const requestKinds: Record<string, () => fc.Arbitrary<RawRequest>> = {
  reads: () => read,
  writes: () => write,
  "server actions": actionRequest,
  "contradictory requests": () => contradictory,
};
