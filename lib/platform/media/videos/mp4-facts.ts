/** Ten hours, as in files with content; what says more does not know how long it is. */
const maxSeconds = 36_000;

/** What an MP4 says of itself; width and height in pixels, as it is shown. */
export interface Mp4Facts {
  /** At least 1. */
  seconds: number;
  width: number;
  height: number;
  /** Four characters: "avc1" is H.264. */
  codec: string;
}

interface Box {
  type: string;
  /** Without its header. */
  content: DataView;
}

/**
 * Reads duration, size and codec of the picture of an MP4.
 *
 * @returns null for a file that is damaged, has no picture, or does not say how long it is
 * @see https://www.iso.org/standard/83102.html ISO/IEC 14496-12, sections 4.2, 8.2.2 and 8.3.2
 */
export function readMp4Facts(file: Uint8Array): Mp4Facts | null {
  try {
    const movie = find(new DataView(file.buffer, file.byteOffset, file.byteLength), "moov");
    const duration = readDuration(find(movie, "mvhd"));
    for (const { content: track } of listBoxes(movie).filter(({ type }) => type === "trak")) {
      const media = find(track, "mdia");
      if (readType(find(media, "hdlr"), 8) !== "vide") continue;
      const codec = readType(find(media, "minf", "stbl", "stsd"), 12);
      const size = readSize(find(track, "tkhd"));
      const isWhole = duration > 0 && duration <= maxSeconds && size.width > 0 && size.height > 0;
      return isWhole ? { seconds: Math.max(1, Math.round(duration)), ...size, codec } : null;
    }
    return null;
  } catch (error) {
    // A view throws beyond its end.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function readDuration(header: DataView): number {
  const isLong = header.getUint8(0) === 1;
  const timescale = header.getUint32(isLong ? 20 : 12);
  return (isLong ? Number(header.getBigUint64(24)) : header.getUint32(16)) / timescale;
}

/** Phones store portrait clips as landscape, with a matrix that rotates them. */
function readSize(header: DataView): { width: number; height: number } {
  const matrix = header.getUint8(0) === 1 ? 52 : 40;
  const isTurned = header.getInt32(matrix) === 0;
  const [width, height] = [header.getUint32(matrix + 36) >>> 16, header.getUint32(matrix + 40) >>> 16];
  return isTurned ? { width: height, height: width } : { width, height };
}

function find(content: DataView, ...path: string[]): DataView {
  let found = content;
  for (const type of path) {
    const box = listBoxes(found).find((one) => one.type === type);
    if (!box) throw new RangeError(`no ${type}`);
    found = box.content;
  }
  return found;
}

function listBoxes(content: DataView): Box[] {
  const boxes: Box[] = [];
  for (let offset = 0; offset + 8 <= content.byteLength; ) {
    const short = content.getUint32(offset);
    const headerBytes = short === 1 ? 16 : 8;
    const size = short === 1 ? Number(content.getBigUint64(offset + 8)) : short || content.byteLength - offset;
    if (size < headerBytes || offset + size > content.byteLength) throw new RangeError("a box beyond the end");
    const start = content.byteOffset + offset + headerBytes;
    boxes.push({
      type: readType(content, offset + 4),
      content: new DataView(content.buffer, start, size - headerBytes),
    });
    offset += size;
  }
  return boxes;
}

function readType(content: DataView, offset: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((index) => content.getUint8(offset + index)));
}
