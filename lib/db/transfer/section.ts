import type { Writable } from "node:stream";

/** A table or a file while it is read from a backup. */
export interface Section {
  name: string;
  write(data: Buffer): Promise<void>;
  /** How many rows or bytes have arrived. */
  close(): Promise<number>;
}

/** Waits until the stream has taken the data, so that memory stays small. */
export function write(stream: Writable, data: Buffer): Promise<void> {
  return new Promise((resolve, reject) => stream.write(data, (error) => (error ? reject(error) : resolve())));
}
