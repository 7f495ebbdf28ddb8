/** Heading of a feed page that does not begin with a recipe. */
export function FeedHeading({ title, lede }: { title: string; lede: string }) {
  return (
    <header className="wrap pt-2">
      <h1 className="text-4xl leading-tight">{title}</h1>
      <p className="standfirst mt-4">{lede}</p>
    </header>
  );
}
