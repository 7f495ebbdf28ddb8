import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, test, vi } from "vitest";
import { DragHandle } from "#components/kitchen/cookbooks/entries/drag-handle.tsx";
import { useReorder } from "#components/kitchen/cookbooks/entries/use-reorder.ts";
import messages from "#messages/de.json";

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(document, "elementFromPoint");
});

const ids = ["a", "b"];
const renderedIds = () => [...document.querySelectorAll<HTMLElement>("li")].map(({ dataset }) => dataset.entry);

function List({ save }: { save: (ids: string[]) => Promise<boolean> }) {
  const order = useReorder({ ids, save });
  return (
    <ul>
      {order.ids.map((id) => (
        <li key={id} data-entry={id}>
          <DragHandle id={id} title={id} order={order} helpId="help" icon="=" announce={() => {}} />
        </li>
      ))}
    </ul>
  );
}

const move = () => document.dispatchEvent(new MouseEvent("pointermove", { clientX: 5, clientY: 5 }));

/** Grabs the first entry, with the pointer over the second one of the rendered list. */
function dragFirst(save = vi.fn(async () => true)) {
  render(
    <NextIntlClientProvider locale="de" messages={messages}>
      <List save={save} />
    </NextIntlClientProvider>,
  );
  document.elementFromPoint = () => document.querySelectorAll("li").item(1);
  const [handle] = screen.getAllByRole("button");
  if (handle) fireEvent.pointerDown(handle, { button: 0 });
  return save;
}

test("moves over an entry once, also before the new order is rendered", async () => {
  const save = dragFirst();
  act(() => {
    move();
    move();
  });
  expect(renderedIds()).toEqual(["b", "a"]);
  act(() => void move());
  await act(async () => void document.dispatchEvent(new MouseEvent("pointerup")));
  expect(save).toHaveBeenCalledExactlyOnceWith(["b", "a"]);
});

test("Escape puts a dragged entry back and ends the drag", async () => {
  const save = dragFirst();
  act(() => void move());
  expect(renderedIds()).toEqual(["b", "a"]);
  act(() => void document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" })));
  expect(renderedIds()).toEqual(["a", "b"]);
  act(() => void move());
  await act(async () => void document.dispatchEvent(new MouseEvent("pointerup")));
  expect(renderedIds()).toEqual(["a", "b"]);
  expect(save).not.toHaveBeenCalled();
});
