import type { db } from "./client.ts";

/** The argument of the callback of `db.transaction`. */
export type Transaction = Parameters<Parameters<typeof db.transaction>[0]>[0];
