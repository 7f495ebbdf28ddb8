import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { registerWorker } from "#lib/platform/offline/device/register-worker.ts";

const register = vi.fn();
const getRegistration = vi.fn();

function stubBrowser(userAgent: string, connection = {}) {
  vi.stubGlobal("navigator", { userAgent, connection, serviceWorker: { register, getRegistration } });
}

const chrome = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36";

beforeEach(() => {
  register.mockReset().mockResolvedValue({});
  getRegistration.mockReset().mockResolvedValue(undefined);
});
afterEach(() => vi.unstubAllGlobals());

test("readers get the worker", async () => {
  stubBrowser(chrome);
  expect(await registerWorker()).toBe(true);
  expect(register.mock.calls).toEqual([["/service-worker.js", { updateViaCache: "none" }]]);
});

test.each([
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)",
  `${chrome} Chrome-Lighthouse`,
])("crawlers do not: %s", async (userAgent) => {
  stubBrowser(userAgent);
  expect(await registerWorker()).toBe(false);
  expect(register).not.toHaveBeenCalled();
});

test.each([{ saveData: true }, { effectiveType: "slow-2g" }])(
  "readers who save data (%j) get no worker, but keep the one they have",
  async (connection) => {
    stubBrowser(chrome, connection);
    expect(await registerWorker()).toBe(false);
    expect(register).not.toHaveBeenCalled();
    getRegistration.mockResolvedValue({});
    expect(await registerWorker()).toBe(true);
    expect(register).toHaveBeenCalledOnce();
  },
);

test("a browser that refuses the worker has none", async () => {
  stubBrowser(chrome);
  register.mockRejectedValue(new DOMException("storage is blocked", "SecurityError"));
  expect(await registerWorker()).toBe(false);
});
