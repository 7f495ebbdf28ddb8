import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { requestAfterLoad, useAfterLoad } from "#components/ui/use-after-load.ts";

const opened = vi.fn();
const native = vi.fn();
let resolveLoad: (code: { Content: typeof Content }) => void;
let rejectLoad: (reason: Error) => void;
const load = vi.fn(
  () =>
    new Promise<{ Content: typeof Content }>((resolve, reject) => {
      resolveLoad = resolve;
      rejectLoad = reject;
    }),
);

function Content() {
  useEffect(() => {
    const open = (event: MouseEvent) => {
      event.preventDefault();
      opened(event.target);
    };
    document.addEventListener("click", open);
    return () => document.removeEventListener("click", open);
  }, []);
  return <p>loaded</p>;
}

const findByKey = ({ key }: KeyboardEvent) => (key === "k" ? screen.getByRole("button") : null);

function Page() {
  const code = useAfterLoad(load, { selector: "[data-opens]", findByKey });
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          native();
        }}
      >
        <button type="submit" data-opens>
          Search
        </button>
      </form>
      {code && <code.Content />}
    </>
  );
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("loads the code after the page, not with it", async () => {
  render(<Page />);
  expect(load).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("load"));
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1), { timeout: 3000 });
});

test("a press before the code is there waits for it, and is repeated once", async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole("button"));
  expect(load).toHaveBeenCalledTimes(1);
  expect(opened).not.toHaveBeenCalled();
  resolveLoad({ Content });
  await vi.waitFor(() => expect(opened).toHaveBeenCalled());
  expect(opened.mock.calls).toEqual([[screen.getByRole("button")]]);
  expect(native).not.toHaveBeenCalled();
});

test("a key counts as a press", async () => {
  render(<Page />);
  await userEvent.keyboard("k");
  resolveLoad({ Content });
  await vi.waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
});

test("without the code a press does what it does without script, and the next one tries again", async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole("button"));
  rejectLoad(new Error("offline"));
  await vi.waitFor(() => expect(native).toHaveBeenCalledTimes(1));
  await userEvent.click(screen.getByRole("button"));
  expect(load).toHaveBeenCalledTimes(2);
  resolveLoad({ Content });
  await vi.waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
});

test("code that is wanted by other code resolves once it is in use", async () => {
  render(<Page />);
  const wanted = requestAfterLoad();
  resolveLoad({ Content });
  await wanted;
  expect(screen.getByText("loaded")).toBeDefined();
});
