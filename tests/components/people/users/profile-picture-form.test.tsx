import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ProfilePictureForm } from "#components/people/users/profile-picture-form.tsx";
import de from "#messages/de.json";
import { IntlProvider } from "#tests/support/intl-provider.tsx";

const seen = vi.hoisted(() => ({ pageRefreshes: 0, toasts: [] as string[], sessionRefreshes: 0 }));
vi.mock("next/navigation", () => {
  const refresh = () => {
    seen.pageRefreshes += 1;
  };
  const router = { refresh };
  return { useRouter: () => router };
});
vi.mock("#lib/platform/browser/use-session-user.ts", () => ({
  refreshSession: async () => {
    seen.sessionRefreshes += 1;
  },
}));
vi.mock("#components/ui/toast.ts", () => ({ showToast: ({ text }: { text: string }) => void seen.toasts.push(text) }));

const { problem: problems, ...words } = de.users.picture;
const size = { width: 800, height: 600 };

class FakeImage {
  src = "";
  naturalWidth = size.width;
  naturalHeight = size.height;
  async decode() {
    if (size.width === 0) throw new Error("damaged");
  }
}

beforeEach(() => {
  Object.assign(seen, { pageRefreshes: 0, toasts: [], sessionRefreshes: 0 });
  Object.assign(size, { width: 800, height: 600 });
  vi.stubGlobal("Image", FakeImage);
  URL.createObjectURL = () => "blob:x";
  URL.revokeObjectURL = vi.fn();
  render(
    <ProfilePictureForm
      avatar={<span>A</span>}
      hasPicture={false}
      outcome={null}
      icons={{ camera: null, error: null }}
    />,
    { wrapper: IntlProvider },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function choose(type = "image/jpeg", bytes = 10) {
  const file = new File([new Uint8Array(bytes)], "x", { type });
  fireEvent.change(screen.getByLabelText(words.chooseFirst), { target: { files: [file] } });
}

test.each([
  ["unsupported_type", "image/gif", 10, 800],
  ["too_large", "image/png", 10 * 1024 * 1024 + 1, 800],
  ["too_small", "image/webp", 10, 299],
  ["damaged", "image/jpeg", 10, 0],
] as const)("rejects a file that is %s", async (problem, type, bytes, width) => {
  size.width = width;
  choose(type, bytes);
  expect(await screen.findByText(problems[problem])).toBeTruthy();
  expect(screen.queryByRole("slider")).toBeNull();
});

test("moves the focus to the first slider and back to the file input", async () => {
  const input = screen.getByLabelText(words.chooseFirst);
  input.focus();
  choose();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(words.zoom)));
  fireEvent.click(screen.getByRole("button", { name: words.cancel }));
  expect(document.activeElement).toBe(input);
});

test("uploads the file with its crop once and refreshes the page", async () => {
  const send = vi.fn(async (_url: string, _init: RequestInit) => new Response(null, { status: 204 }));
  vi.stubGlobal("fetch", send);
  choose();
  const save = await screen.findByRole("button", { name: words.save });
  fireEvent.click(save);
  fireEvent.click(save);
  await waitFor(() => expect(seen).toEqual({ pageRefreshes: 1, toasts: [words.saved], sessionRefreshes: 1 }));
  expect(send).toHaveBeenCalledTimes(1);
  const [url, init] = send.mock.calls[0] ?? [];
  const form = init?.body as FormData;
  expect(url).toBe("/api/users/me/picture/");
  expect([form.get("x"), form.get("y"), form.get("size")]).toEqual(["100", "0", "600"]);
  expect(screen.queryByRole("slider")).toBeNull();
});

test("keeps the crop after a rejected upload", async () => {
  vi.stubGlobal("fetch", async () =>
    Response.json({ error: { code: "invalid", fields: { picture: "damaged" } } }, { status: 422 }),
  );
  choose();
  fireEvent.click(await screen.findByRole("button", { name: words.save }));
  expect(await screen.findByText(problems.damaged)).toBeTruthy();
  expect(screen.getAllByRole("slider")).toHaveLength(3);
  fireEvent.click(screen.getByRole("button", { name: words.cancel }));
  expect(screen.queryByRole("slider")).toBeNull();
});
