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
  /** Asks once more. */
  retry: () => void;
}

/** A page of a list as the API answers it. */
export interface Page<Item> {
  data: Item[];
  meta: { pagination: { page: number; pages: number; count?: number } };
}

interface InfiniteQuestion<Item> {
  key: QueryKey;
  load: (page: number) => Promise<Page<Item>>;
  isWanted?: boolean;
}

interface InfiniteAnswer<Item> extends Omit<Answer<Item[]>, "data"> {
  /** All items so far; undefined until there is an answer. */
  items: Item[] | undefined;
  /** How many there are altogether, where the API says so. */
  count: number | undefined;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
}

type Engine = Awaited<ReturnType<typeof loadQueries>>;

/** What the observers of the query cache have in common. */
interface Observer<Result> {
  getCurrentResult(): Result;
  subscribe(listener: () => void): () => void;
}

/** The answer to one question that is asked once per 10 minutes however many leaves want it. */
export function useQuery<Data>({ key, load, isWanted = true }: Question<Data>): Answer<Data> {
  const result = useObserved(
    key,
    isWanted,
    ({ client, QueryObserver }) => new QueryObserver<Data>(client, { queryKey: key, queryFn: load }),
  );
  return { data: result?.data, isFailed: result?.isError ?? false, retry: () => void result?.refetch() };
}

/** A long list, page by page: the next one is page + 1 as long as the present one is below the number of pages. */
export function useInfiniteQuery<Item>({ key, load, isWanted = true }: InfiniteQuestion<Item>): InfiniteAnswer<Item> {
  const result = useObserved(
    key,
    isWanted,
    ({ client, InfiniteQueryObserver }) =>
      new InfiniteQueryObserver(client, {
        queryKey: key,
        queryFn: ({ pageParam }) => load(pageParam),
        initialPageParam: 1,
        getNextPageParam: ({ meta: { pagination } }: Page<Item>) =>
          pagination.page < pagination.pages ? pagination.page + 1 : undefined,
      }),
  );
  const pages = result?.data?.pages;
  return {
    items: pages?.flatMap((page) => page.data),
    count: pages?.at(-1)?.meta.pagination.count,
    isFailed: result?.isError ?? false,
    hasMore: result?.hasNextPage ?? false,
    isLoadingMore: result?.isFetchingNextPage ?? false,
    loadMore: () => void result?.fetchNextPage(),
    retry: () => void result?.refetch(),
  };
}

/** Follows what `observe` makes as long as it is wanted; a question with another key is another question. */
function useObserved<Result>(key: QueryKey, isWanted: boolean, observe: (engine: Engine) => Observer<Result>) {
  const [result, setResult] = useState<{ of: string; value: Result }>();
  const name = JSON.stringify(key);
  const latest = useRef(observe);
  latest.current = observe;

  useEffect(() => {
    if (!isWanted) return;
    let leave: (() => void) | undefined;
    let isGone = false;
    void loadQueries().then((engine) => {
      if (isGone) return;
      const observer = latest.current(engine);
      const show = () => setResult({ of: name, value: observer.getCurrentResult() });
      leave = observer.subscribe(show);
      show();
    });
    return () => {
      isGone = true;
      leave?.();
    };
  }, [name, isWanted]);

  return isWanted && result?.of === name ? result.value : undefined;
}
