import type { db } from "./client.ts";

/** What `db.transaction` hands to its callback. */
export type Transaction = Parameters<Parameters<typeof db.transaction>[0]>[0];
