import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { EntryGrip } from "#components/cookbooks/entry-grip.tsx";
import { useOrder } from "#components/cookbooks/use-order.ts";
import messages from "#messages/de.json";

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(document, "elementFromPoint");
});

const ids = ["a", "b"];
const { grip, grabbed, moved, dropped, cancelled } = messages.cookbooks.entries;
const words = { grip, grabbed, moved, dropped, cancelled };

function Shelf({ save }: { save: (ids: string[]) => Promise<void> }) {
  const order = useOrder({ ids, save });
  return (
    <ul>
      {order.order.map((id) => (
        <li key={id} data-entry={id}>
          <EntryGrip id={id} title={id} order={order} words={words} helpId="help" icon="=" say={() => {}} />
        </li>
      ))}
    </ul>
  );
}

test("a pointer that moves faster than the page follows does not put things back", async () => {
  const save = vi.fn(async () => {});
  render(<Shelf save={save} />);
  // What the page shows in its second place is below the pointer.
  document.elementFromPoint = () => document.querySelectorAll("li").item(1);
  const [grip] = screen.getAllByRole("button");
  if (grip) fireEvent.pointerDown(grip, { button: 0 });
  const move = () => document.dispatchEvent(new MouseEvent("pointermove", { clientX: 5, clientY: 5 }));
  act(() => {
    move();
    move();
  });
  expect(shown()).toEqual(["b", "a"]);
  act(() => void move());
  await act(async () => void document.dispatchEvent(new MouseEvent("pointerup")));
  expect(save).toHaveBeenCalledExactlyOnceWith(["b", "a"]);
});

function shown() {
  return [...document.querySelectorAll<HTMLElement>("li")].map(({ dataset }) => dataset.entry);
}
