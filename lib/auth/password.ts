import "server-only";
import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { createLimiter, type Limiter } from "#lib/limiter.ts";

/** Memory in KiB, passes and lanes as the OWASP Password Storage Cheat Sheet recommends them for Argon2id. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const saltBytes = 16;
const hashBytes = 32;

const derive = promisify(argon2);

// Doors and pages are built apart, but hash on the same cores.
const store = globalThis as typeof globalThis & { tischleinHashing?: Limiter };

/** A hash takes a core and 19 MB for some 30 ms: two at once, a short queue, and then an OverloadedError. */
const limitHashing: Limiter = (job) => {
  store.tischleinHashing ??= createLimiter(2, 40);
  return store.tischleinHashing(job);
};

/** The Argon2id hash of a password as a PHC string. Rejects with an OverloadedError when too many are wanted at once. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const hash = await hashWith(password, salt, cost, hashBytes);
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(hash)}`;
}

/**
 * Whether the password is the one that was hashed. Without a hash (nobody by that name, or no password) it takes the same time and says
 * no, so that the time tells nothing. Rejects with an OverloadedError when too many are wanted at once.
 */
export async function verifyPassword(password: string, phc: string | null): Promise<boolean> {
  const parsed = parse(phc ?? nobodysHash);
  const hash = await hashWith(password, parsed.salt, parsed.cost, parsed.hash.length);
  return timingSafeEqual(hash, parsed.hash) && phc !== null;
}

type Cost = typeof cost;

function hashWith(password: string, nonce: Buffer, { memory, passes, parallelism }: Cost, tagLength: number) {
  // The same letters may arrive composed or decomposed, depending on the keyboard.
  const message = Buffer.from(password.normalize("NFKC"));
  return limitHashing(() => derive("argon2id", { message, nonce, memory, passes, parallelism, tagLength }));
}

const form = /^\$argon2id\$v=19\$m=(?<m>\d+),t=(?<t>\d+),p=(?<p>\d+)\$(?<salt>[\w+/]+)\$(?<hash>[\w+/]+)$/;

function parse(phc: string): { cost: Cost; salt: Buffer; hash: Buffer } {
  const { m, t, p, salt = "", hash = "" } = form.exec(phc)?.groups ?? {};
  if (!hash) throw new Error("a stored password hash is damaged");
  return {
    cost: { memory: Number(m), passes: Number(t), parallelism: Number(p) },
    salt: Buffer.from(salt, "base64"),
    hash: Buffer.from(hash, "base64"),
  };
}

function unpadded(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}

const nobodysHash = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(randomBytes(saltBytes))}$${unpadded(randomBytes(hashBytes))}`;
