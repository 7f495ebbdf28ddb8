/** How many pages a list has; one without entries has a page, too, which says so. */
export const toPageCount = (count: number, pageSize: number): number => Math.max(1, Math.ceil(count / pageSize));

/** One page of a list with its place among all. */
export interface Page<Row> {
  data: Row[];
  meta: { pagination: { page: number; pages: number; count: number } };
}

/**
 * Reads one page of a list. A page beyond the last one is the last one.
 *
 * @param count of all entries
 */
export async function readPage<Row>(
  { count, pageSize, requestedPage }: { count: number; pageSize: number; requestedPage: number },
  read: (range: { limit: number; offset: number }) => PromiseLike<Row[]>,
): Promise<Page<Row>> {
  const pages = toPageCount(count, pageSize);
  const page = Math.min(requestedPage, pages);
  const data = await read({ limit: pageSize, offset: (page - 1) * pageSize });
  return { data, meta: { pagination: { page, pages, count } } };
}
