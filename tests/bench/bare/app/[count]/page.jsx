/** A page of `count` elements. */
export default async function Page({ params }) {
  const { count } = await params;
  const cards = Math.max(1, Math.round((Number(count) - 5) / 4));
  return (
    <main>
      {Array.from({ length: cards }, (_, index) => index + 1).map((card) => (
        <article key={card} className="rounded-2xl border p-4">
          <h2 className="text-xl font-semibold">Card {card}</h2>
          <p className="mt-2">A sentence of the length that a card usually has.</p>
          <a href={`/${card}`}>More</a>
        </article>
      ))}
    </main>
  );
}
