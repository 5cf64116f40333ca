import { PAID_WITHIN_DAYS } from '#domain/price/pay-day.ts';

const STEPS = [
  {
    title: 'Visa vem du är',
    what: 'Några bilder, vad du kan och var du bor. Fem korta steg, och du kan fortsätta en annan dag. Det kostar ingenting.',
  },
  {
    title: 'Säg ja till det du vill',
    what: 'Företag frågar dig direkt. Du läser hela förfrågan, ser om dagarna krockar och svarar när du har bestämt dig.',
  },
  {
    title: 'Gör jobbet, få betalt',
    what: `Avtalet är skrivet, dagarna är dina och fakturan är vår. Pengarna kommer inom ${PAID_WITHIN_DAYS} dagar från att det är klart.`,
  },
] as const;

/** The way of a talent in three steps. */
export function ThreeSteps() {
  return (
    <section aria-labelledby="tre-steg" className="mx-auto max-w-[96rem] px-4 pt-20 sm:px-6 md:pt-28 lg:px-10">
      <h2 id="tre-steg" className="voice-serif max-w-3xl text-title">
        Tre steg för dig som är talang
      </h2>
      <ol className="mt-10 grid gap-x-10 gap-y-10 md:mt-14 md:grid-cols-3">
        {STEPS.map(({ title, what }, at) => (
          <li key={title} className="border-t border-ink pt-4">
            <p aria-hidden="true" className="voice-serif tabular text-display leading-none">
              {at + 1}
            </p>
            <h3 className="voice-serif mt-5 text-heading">{title}</h3>
            <p className="mt-2 max-w-md text-ink-muted">{what}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
