import "server-only";
import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { processSingleton } from "#lib/platform/config/process-singleton.ts";
import { createConcurrencyLimit } from "#lib/platform/http/concurrency-limit.ts";

/**
 * Memory in KiB, iterations and lanes for Argon2id.
 * https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html#argon2id
 */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const saltBytes = 16;
const hashBytes = 32;

const derive = promisify(argon2);

/** A hash takes one core and 19 MB for about 30 ms. */
const getHashingLimit = processSingleton("password-hashing", () => createConcurrencyLimit(2, 40));

/**
 * Hashes a password with Argon2id.
 *
 * @returns A PHC string, https://github.com/P-H-C/phc-string-format
 * @throws OverloadedError when too many hashes are requested at once
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const hash = await deriveHash(password, salt, cost, hashBytes);
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${toUnpaddedBase64(salt)}$${toUnpaddedBase64(hash)}`;
}

/**
 * Whether the password matches the hash.
 *
 * @param phc Null for an unknown user or a user without a password: the result is false after the
 *   same time, so that the duration reveals nothing.
 * @throws OverloadedError when too many hashes are requested at once
 */
export async function verifyPassword(password: string, phc: string | null): Promise<boolean> {
  const parsed = parsePhc(phc ?? dummyHash);
  const hash = await deriveHash(password, parsed.salt, parsed.cost, parsed.hash.length);
  return timingSafeEqual(hash, parsed.hash) && phc !== null;
}

type Cost = typeof cost;

function deriveHash(password: string, nonce: Buffer, { memory, passes, parallelism }: Cost, tagLength: number) {
  // Keyboards send accented letters composed or decomposed: https://unicode.org/reports/tr15/
  const message = Buffer.from(password.normalize("NFKC"));
  return getHashingLimit()(() => derive("argon2id", { message, nonce, memory, passes, parallelism, tagLength }));
}

const phcPattern = /^\$argon2id\$v=19\$m=(?<m>\d+),t=(?<t>\d+),p=(?<p>\d+)\$(?<salt>[\w+/]+)\$(?<hash>[\w+/]+)$/;

function parsePhc(phc: string): { cost: Cost; salt: Buffer; hash: Buffer } {
  const { m, t, p, salt = "", hash = "" } = phcPattern.exec(phc)?.groups ?? {};
  if (!hash) throw new Error("stored password hash is malformed");
  return {
    cost: { memory: Number(m), passes: Number(t), parallelism: Number(p) },
    salt: Buffer.from(salt, "base64"),
    hash: Buffer.from(hash, "base64"),
  };
}

function toUnpaddedBase64(bytes: Buffer): string {
  return bytes.toString("base64").replace(/={1,2}$/, "");
}

const dummyHash = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${toUnpaddedBase64(randomBytes(saltBytes))}$${toUnpaddedBase64(randomBytes(hashBytes))}`;
