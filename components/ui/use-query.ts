"use client";
import { useEffect, useRef, useState } from "react";
import { loadQueryEngine, type QueryKey } from "#lib/platform/browser/query-client.ts";

interface QueryOptions<Data> {
  key: QueryKey;
  load: () => Promise<Data>;
  /** False holds the request back, e.g. until the session is known. */
  isEnabled?: boolean;
}

interface QueryResult<Data> {
  /** Undefined until there is a response. */
  data: Data | undefined;
  /** The request failed even after three retries, or the code for it did not arrive. */
  isFailed: boolean;
}

/** Loads data once per ten minutes, however many components use the same key. */
export function useQuery<Data>({ key, load, isEnabled = true }: QueryOptions<Data>): QueryResult<Data> {
  const [result, setResult] = useState<QueryResult<Data> & { name: string }>();
  const name = JSON.stringify(key);
  const latest = useRef({ key, load });
  latest.current = { key, load };

  // `name` stands for `key`, which is a new array in every render.
  useEffect(() => {
    if (!isEnabled) return;
    let unsubscribe: (() => void) | undefined;
    let isCancelled = false;
    loadQueryEngine().then(
      ({ client, QueryObserver }) => {
        if (isCancelled) return;
        const { key: queryKey, load: queryFn } = latest.current;
        const observer = new QueryObserver<Data>(client, { queryKey, queryFn });
        const update = () => {
          const { data, isError } = observer.getCurrentResult();
          setResult({ name, data, isFailed: isError });
        };
        unsubscribe = observer.subscribe(update);
        update();
      },
      () => {
        if (!isCancelled) setResult({ name, data: undefined, isFailed: true });
      },
    );
    return () => {
      isCancelled = true;
      unsubscribe?.();
    };
  }, [name, isEnabled]);

  const hasResult = isEnabled && result?.name === name;
  return { data: hasResult ? result.data : undefined, isFailed: hasResult && result.isFailed };
}
