import { PriceText } from '#web/screens/public/price-text.tsx';

const SIDES = [
  { title: 'För företag', id: 'price_company' },
  { title: 'För talanger', id: 'price_talent' },
] as const;

/** The price for both sides, with an example: our fee, and the part of a fee that reaches the talent. */
export function WhatItCosts() {
  return (
    <section aria-labelledby="pris" className="mx-auto max-w-[96rem] px-4 pt-20 sm:px-6 md:pt-28 lg:px-10">
      <h2 id="pris" className="voice-serif max-w-3xl text-title">
        Vad det kostar
      </h2>
      <dl className="mt-10 grid gap-x-12 md:mt-14 md:grid-cols-2">
        {SIDES.map(({ title, id }) => (
          <div key={id} className="border-t border-hairline py-6">
            <dt className="voice-serif text-heading">{title}</dt>
            <dd className="mt-2 max-w-xl text-ink-muted">
              <PriceText id={id} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
