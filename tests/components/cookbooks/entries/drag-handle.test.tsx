import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, test, vi } from "vitest";
import { DragHandle } from "#components/cookbooks/entries/drag-handle.tsx";
import { useReorder } from "#components/cookbooks/entries/use-reorder.ts";
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

test("ignores pointer moves until the new order is rendered", async () => {
  const save = vi.fn(async () => true);
  render(
    <NextIntlClientProvider locale="de" messages={messages}>
      <List save={save} />
    </NextIntlClientProvider>,
  );
  // The pointer is over the second entry of the rendered list.
  document.elementFromPoint = () => document.querySelectorAll("li").item(1);
  const [handle] = screen.getAllByRole("button");
  if (handle) fireEvent.pointerDown(handle, { button: 0 });
  const move = () => document.dispatchEvent(new MouseEvent("pointermove", { clientX: 5, clientY: 5 }));
  act(() => {
    move();
    move();
  });
  expect(renderedIds()).toEqual(["b", "a"]);
  act(() => void move());
  await act(async () => void document.dispatchEvent(new MouseEvent("pointerup")));
  expect(save).toHaveBeenCalledExactlyOnceWith(["b", "a"]);
});
