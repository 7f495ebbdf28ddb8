import { setTimeout as sleep } from "node:timers/promises";

const inspector = "http://127.0.0.1:9229";

/**
 * Collects the garbage of a running Node.js process through its inspector, which is closed again.
 *
 * @returns bytes of its heap that are in use
 */
export async function collectGarbage(pid: number): Promise<number> {
  process.kill(pid, "SIGUSR1");
  const socket = new WebSocket(await findDebugger());
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  const call = createCaller(socket);
  await call("HeapProfiler.enable");
  for (let round = 0; round < 2; round++) await call("HeapProfiler.collectGarbage");
  const { usedSize } = await call("Runtime.getHeapUsage");
  // The answer of this call may be lost with the connection.
  const close = "setTimeout(() => process.getBuiltinModule('node:inspector').close(), 50)";
  await call("Runtime.evaluate", { expression: close });
  socket.close();
  await sleep(300);
  return Number(usedSize);
}

function createCaller(socket: WebSocket) {
  let id = 0;
  return (method: string, params: object = {}): Promise<Record<string, unknown>> =>
    new Promise((resolve) => {
      const own = ++id;
      const listen = (event: MessageEvent) => {
        const message = JSON.parse(String(event.data));
        if (message.id !== own) return;
        socket.removeEventListener("message", listen);
        resolve(message.result);
      };
      socket.addEventListener("message", listen);
      socket.send(JSON.stringify({ id: own, method, params }));
    });
}

async function findDebugger(): Promise<string> {
  while (true) {
    const targets = await fetch(`${inspector}/json`).then(
      (response) => response.json(),
      () => [],
    );
    if (targets[0]) return targets[0].webSocketDebuggerUrl;
    await sleep(100);
  }
}
