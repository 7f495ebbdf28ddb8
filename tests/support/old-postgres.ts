import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Starts a server with just enough of the PostgreSQL protocol to report version 14.
 *
 * @see https://www.postgresql.org/docs/current/protocol-message-formats.html
 */
export async function startOldPostgres(): Promise<{ url: string; close(): void }> {
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", () => {
      socket.write(Buffer.concat([message("R", Buffer.alloc(4)), ready]));
      socket.on("data", (data) => {
        if (data.toString("latin1", 0, 1) === "Q")
          socket.write(Buffer.concat([columns, row, message("C", text("SELECT 1")), ready]));
      });
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address?.port;
  return { url: `postgres://anna:secret@127.0.0.1:${port}/tischlein`, close: () => server.close() };
}

const text = (value: string) => Buffer.from(`${value}\0`);

function message(tag: string, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from(tag), int32(body.length + 4), body]);
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}

const ready = message("Z", Buffer.from("I"));
const two = Buffer.from([0, 2]);
// Table and column 0, then the type (23 an integer, 25 a text), size, modifier and format.
const column = (name: string, type: number) =>
  Buffer.concat([text(name), Buffer.alloc(6), int32(type), Buffer.alloc(8)]);
const columns = message("T", Buffer.concat([two, column("version", 23), column("encoding", 25)]));
const row = message("D", Buffer.concat([two, int32(2), Buffer.from("14"), int32(4), Buffer.from("UTF8")]));
