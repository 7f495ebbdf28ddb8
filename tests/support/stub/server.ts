import { createServer } from "node:http";
import { setTimeout } from "node:timers/promises";
import { Pool } from "pg";

// Answers after the commit, so that a test knows which rows must not be lost. Answers contain the
// process id.
const pool = new Pool({ connectionString: process.env.DATABASE_URL });
pool.on("error", () => {});

async function answer(method: string | undefined): Promise<number> {
  if (method === "POST")
    await pool.query("insert into feedback_messages (message, path, locale) values ('Danke', '/', 'de')");
  const { rows } = await pool.query<{ count: number }>("select count(*)::int from feedback_messages");
  return rows[0]?.count ?? 0;
}

/** `?wait=500` answers half a second later. */
async function wait(url = ""): Promise<void> {
  await setTimeout(Number(new URL(url, "http://localhost").searchParams.get("wait")));
}

createServer((request, response) => {
  wait(request.url)
    .then(() => answer(request.method))
    .then((count) => response.end(JSON.stringify({ count, pid: process.pid })))
    .catch(() => response.writeHead(503).end());
}).listen(process.env.PORT);
