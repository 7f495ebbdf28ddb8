import type { ServerResponse } from "node:http";
import { pipeline, Readable } from "node:stream";

/**
 * Larger bodies are written piece by piece, each when the one before has been taken: whether a
 * reader still takes anything shows in pieces (guard/stalled-connections.ts).
 */
const pieceBytes = 64 * 1024;

/** Sends a body from memory as the rest of an answer. */
export function sendBody(response: ServerResponse, body: Buffer): void {
  if (body.length <= pieceBytes) return void response.end(body);
  pipeline(Readable.from(listPieces(body)), response, () => response.writableFinished || response.destroy());
}

/** The pieces of a body, in the same memory. */
export function* listPieces(body: Buffer): Generator<Buffer> {
  for (let start = 0; start < body.length; start += pieceBytes) yield body.subarray(start, start + pieceBytes);
}
