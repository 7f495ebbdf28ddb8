/** A value in both systems of units; CSS shows one of them (amount.css). */
export function DualText({ metric, us }: { metric: string; us: string }) {
  if (metric === us) return metric;
  return (
    <>
      <span className="in-metric">{metric}</span>
      <span className="in-us">{us}</span>
    </>
  );
}
