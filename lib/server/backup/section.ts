import type { Writable } from "node:stream";

/** Receives the content of one table or file of a backup. */
export interface SectionWriter {
  name: string;
  write(data: Buffer): Promise<void>;
  /** Returns the number of rows or bytes received. */
  close(): Promise<number>;
}

/** Resolves when the stream has processed the data, which bounds memory. */
export function write(stream: Writable, data: Buffer): Promise<void> {
  return new Promise((resolve, reject) => stream.write(data, (error) => (error ? reject(error) : resolve())));
}
