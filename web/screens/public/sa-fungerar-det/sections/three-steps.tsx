import { PAID_WITHIN_DAYS } from '#domain/deal/price/pay-day.ts';
import { PublicText } from '#web/screens/public/public-text.tsx';

const STEPS = [
  { title: 'how_step_shown', what: <PublicText id="how_step_shown_what" /> },
  { title: 'how_step_yes', what: <PublicText id="how_step_yes_what" /> },
  {
    title: 'how_step_paid',
    what: `Avtalet är skrivet, dagarna är dina och fakturan är vår. Pengarna kommer inom ${PAID_WITHIN_DAYS} dagar från att det är klart.`,
  },
] as const;

/** The three steps of a talent: to be found, to say yes, to be paid. */
export function ThreeSteps() {
  return (
    <section aria-labelledby="tre-steg" className="mx-auto max-w-[96rem] px-4 pt-20 sm:px-6 md:pt-28 lg:px-10">
      <h2 id="tre-steg" className="voice-serif max-w-3xl text-title">
        <PublicText id="how_steps" />
      </h2>
      <ol className="mt-10 grid gap-x-10 gap-y-10 md:mt-14 md:grid-cols-3">
        {STEPS.map(({ title, what }, at) => (
          <li key={title} className="border-t border-ink pt-4">
            <p aria-hidden="true" className="voice-serif tabular text-display leading-none">
              {at + 1}
            </p>
            <h3 className="voice-serif mt-5 text-heading">
              <PublicText id={title} />
            </h3>
            <p className="mt-2 max-w-md text-ink-muted">{what}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
