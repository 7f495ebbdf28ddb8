/** Names one remembered answer; the beginning of a name stands for all that begin so. */
export type QueryKey = readonly (string | number)[];

type Engine = typeof import("./query-engine.ts");

let engine: Promise<Engine> | undefined;

/**
 * The memory of answers: fresh for 10 minutes, forgotten 15 minutes after nobody needs them. Its code comes with the first question, so
 * that anonymous readers never load it.
 */
export function loadQueries(): Promise<Engine> {
  engine ??= import("./query-engine.ts").catch((error: unknown) => {
    engine = undefined;
    throw error;
  });
  return engine;
}

/** Asks anew for the answers with this name that are on the screen; the others are asked for when they are needed again. */
export async function invalidate(key: QueryKey): Promise<void> {
  if (engine) await (await engine).client.invalidateQueries({ queryKey: key });
}

/** Changes a remembered answer before the server has spoken. Nothing happens to one that is not remembered. */
export async function amend<Data>(key: QueryKey, change: (data: Data) => Data): Promise<void> {
  if (!engine) return;
  (await engine).client.setQueryData<Data>(key, (data) => (data === undefined ? undefined : change(data)));
}

/** Drops everything that is remembered, on the screen too: nothing of one reader may be seen by the next. */
export async function forgetAnswers(): Promise<void> {
  if (!engine) return;
  const { client } = await engine;
  client.removeQueries({ type: "inactive" });
  for (const query of client.getQueryCache().getAll()) query.reset();
}
