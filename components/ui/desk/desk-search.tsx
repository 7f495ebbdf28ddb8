import { Button } from "#components/ui/button.tsx";

interface DeskSearchProps {
  path: string;
  label: string;
  submit: string;
  value: string;
}

/** Searches a list of the desk: the parameter `search`. */
export function DeskSearch({ path, label, submit, value }: DeskSearchProps) {
  return (
    <search className="mb-6 block">
      <form action={path} className="grid max-w-xl gap-[0.35rem]">
        <label htmlFor="desk-search" className="font-strong text-sm">
          {label}
        </label>
        <div className="flex gap-3">
          <input
            type="search"
            id="desk-search"
            name="search"
            defaultValue={value}
            maxLength={80}
            autoComplete="off"
            enterKeyHint="search"
            className="text-input min-h-12 min-w-0 flex-1"
          />
          <Button type="submit" variant="secondary">
            {submit}
          </Button>
        </div>
      </form>
    </search>
  );
}
