/**
 * Characters of a header with a list that are read. Those of browsers have at most 200; a program
 * may send 160 KB, which would take the edge 20 to 40 ms of the only thread that answers everyone.
 */
export const maxListLength = 500;

/** The entries of a list in a header that fit into the limit; none of them is cut. */
export function limitList(header: string): string {
  if (header.length <= maxListLength) return header;
  const end = header.slice(0, maxListLength + 1).lastIndexOf(",");
  return header.slice(0, Math.max(0, end));
}
