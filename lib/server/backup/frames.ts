/**
 * A backup is a sequence of frames: a tag (one byte), a length (four bytes, big-endian) and the
 * data, JSON except in D. The tags are H header, T table or F file, each followed by its data in D
 * … D and a count in E, S sequences, and Z, the end of a complete backup.
 */
type FrameTag = "H" | "T" | "F" | "D" | "E" | "S" | "Z";

export interface Frame {
  tag: FrameTag;
  data: Buffer;
}

/** Encodes a frame. Content other than a buffer becomes JSON. */
export function encodeFrame(tag: FrameTag, content: unknown): Buffer {
  const data = Buffer.isBuffer(content) ? content : Buffer.from(JSON.stringify(content));
  const header = Buffer.alloc(5, tag);
  header.writeUInt32BE(data.length, 1);
  return Buffer.concat([header, data]);
}

/** Decodes the frames of a stream. An incomplete frame at the end is ignored. */
export async function* readFrames(source: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
  let buffered: Buffer = Buffer.alloc(0);
  for await (const chunk of source) {
    buffered = Buffer.concat([buffered, chunk]);
    while (buffered.length >= 5 && buffered.length >= 5 + buffered.readUInt32BE(1)) {
      const end = 5 + buffered.readUInt32BE(1);
      yield { tag: buffered.toString("latin1", 0, 1) as FrameTag, data: buffered.subarray(5, end) };
      buffered = buffered.subarray(end);
    }
  }
}
