/**
 * A backup is a row of frames: a letter, a length (four bytes, big-endian) and that many bytes, JSON for all but D.
 * H header · T table or F file, then its contents as D … D and E with their count · S sequences · Z the end, so that nothing is missing.
 */
export type Tag = "H" | "T" | "F" | "D" | "E" | "S" | "Z";

export interface Frame {
  tag: Tag;
  data: Buffer;
}

/** A frame as it stands in the file; content that is no buffer becomes JSON. */
export function frame(tag: Tag, content: unknown): Buffer {
  const data = Buffer.isBuffer(content) ? content : Buffer.from(JSON.stringify(content));
  const head = Buffer.alloc(5, tag);
  head.writeUInt32BE(data.length, 1);
  return Buffer.concat([head, data]);
}

/** The whole frames of a file, whatever pieces it comes in; a frame that is cut off at the end is left out. */
export async function* readFrames(source: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of source) {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= 5 && rest.length >= 5 + rest.readUInt32BE(1)) {
      const end = 5 + rest.readUInt32BE(1);
      yield { tag: rest.toString("latin1", 0, 1) as Tag, data: rest.subarray(5, end) };
      rest = rest.subarray(end);
    }
  }
}
