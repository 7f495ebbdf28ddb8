/** Key of a cached response; a prefix of a key stands for all keys that begin with it. */
export type QueryKey = readonly (string | number)[];

type Engine = typeof import("./query-engine.ts");

let engine: Promise<Engine> | undefined;

/**
 * Loads the query cache: responses are fresh for 10 minutes and dropped 15 minutes after their last
 * use. It is loaded on first use, so that signed-out readers never load it.
 */
export function loadQueryEngine(): Promise<Engine> {
  engine ??= import("./query-engine.ts").catch((error: unknown) => {
    engine = undefined;
    throw error;
  });
  return engine;
}

/** The cache, once its code has arrived; a cache whose code does not arrive holds nothing. */
async function getLoadedClient(): Promise<Engine["client"] | undefined> {
  try {
    return (await engine)?.client;
  } catch {
    // The caller that loads it gets the error.
    return undefined;
  }
}

/** Refetches the responses below this key that are in use; the others on their next use. */
export async function invalidateQueries(key: QueryKey): Promise<void> {
  const client = await getLoadedClient();
  if (!client) return;
  // A first request that is still running may have read what has just changed.
  await client.cancelQueries({ queryKey: key, type: "active" });
  await client.invalidateQueries({ queryKey: key });
}

/** Drops the responses below this key; they are requested anew on their next use. */
export async function removeQueries(key: QueryKey): Promise<void> {
  (await getLoadedClient())?.removeQueries({ queryKey: key });
}

/** Drops all responses, also those in use, so that one user never sees data of another. */
export async function clearQueries(): Promise<void> {
  const client = await getLoadedClient();
  if (!client) return;
  client.removeQueries({ type: "inactive" });
  for (const query of client.getQueryCache().getAll()) query.reset();
}
