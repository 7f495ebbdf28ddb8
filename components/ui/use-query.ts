"use client";
import { useEffect, useRef, useState } from "react";
import { loadQueries, type QueryKey } from "#lib/query-client.ts";

interface Question<Data> {
  key: QueryKey;
  load: () => Promise<Data>;
  /** False keeps the question back, e.g. until a viewer is known. */
  isWanted?: boolean;
}

interface Answer<Data> {
  /** Undefined until there is an answer. */
  data: Data | undefined;
  /** Nothing came, even after three retries. */
  isFailed: boolean;
}

/** The answer to one question that is asked once per 10 minutes however many leaves want it. */
export function useQuery<Data>({ key, load, isWanted = true }: Question<Data>): Answer<Data> {
  const [answer, setAnswer] = useState<Answer<Data> & { name: string }>();
  const name = JSON.stringify(key);
  const latest = useRef({ key, load });
  latest.current = { key, load };

  // A question with another key is another question.
  useEffect(() => {
    if (!isWanted) return;
    let leave: (() => void) | undefined;
    let isGone = false;
    void loadQueries().then(({ client, QueryObserver }) => {
      if (isGone) return;
      const { key: queryKey, load: queryFn } = latest.current;
      const observer = new QueryObserver<Data>(client, { queryKey, queryFn });
      const show = () => {
        const { data, isError } = observer.getCurrentResult();
        setAnswer({ name, data, isFailed: isError });
      };
      leave = observer.subscribe(show);
      show();
    });
    return () => {
      isGone = true;
      leave?.();
    };
  }, [name, isWanted]);

  const isAnswered = isWanted && answer?.name === name;
  return { data: isAnswered ? answer.data : undefined, isFailed: isAnswered && answer.isFailed };
}
