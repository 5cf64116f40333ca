import { SEARCH_PHRASES, type SearchPhrase } from '#contract/finding/search-phrases.ts';
import { PublicText } from '#web/screens/public/public-text.tsx';
import { classNames } from '#web/ui/text/class-names.ts';

const PHASES = [
  { phase: 'typed', label: 'Du skriver', lit: 'group-data-[phase=typed]:border-ink group-data-[phase=typed]:text-ink' },
  {
    phase: 'understood',
    label: 'Orden blir önskemål',
    lit: 'group-data-[phase=understood]:border-ink group-data-[phase=understood]:text-ink',
  },
  {
    phase: 'counted',
    label: 'Personerna räknas',
    lit: 'group-data-[phase=counted]:border-ink group-data-[phase=counted]:text-ink',
  },
  { phase: 'rest', label: 'Nästa fråga', lit: 'group-data-[phase=rest]:border-ink group-data-[phase=rest]:text-ink' },
] as const;

/**
 * Sample phrases, each in four phases: typed, understood, counted, rest. start-demo.ts animates them by setting
 * `data-phase` and `data-current`. Without scripts the other phrases are a list below the first.
 */
export function SearchDemo() {
  return (
    <section aria-labelledby="sokning" className="bg-sunken">
      <div className="mx-auto grid max-w-[96rem] gap-x-12 gap-y-8 px-4 py-16 sm:px-6 md:py-24 lg:grid-cols-[4fr_8fr] lg:px-10">
        <div>
          <h2 id="sokning" className="voice-serif text-title">
            <PublicText id="how_search" />
          </h2>
          <p className="mt-4 max-w-md text-ink-muted">
            <PublicText id="how_search_lead" />
          </p>
          <p className="mt-3 max-w-md text-ink-muted">Vilka de är ser bara företag som vi har granskat.</p>
        </div>
        <div data-search-demo className="group border-t border-ink pt-6 md:pt-8">
          <ol className="grid">
            {SEARCH_PHRASES.map((phrase, at) => (
              <Phrase key={phrase.id} phrase={phrase} isFirst={at === 0} />
            ))}
          </ol>
          <div className="mt-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 group-not-data-running:invisible">
            <ol
              aria-hidden="true"
              className="grid grow grid-cols-2 gap-x-4 gap-y-3 text-sm text-ink-muted sm:grid-cols-4"
            >
              {PHASES.map(({ phase, label, lit }, at) => (
                <li key={phase} className={classNames('border-t-2 border-hairline pt-2', lit)}>
                  <span className="tabular mr-2">{at + 1}</span>
                  {label}
                </li>
              ))}
            </ol>
            <button
              type="button"
              data-pause
              className="min-h-11 min-w-24 rounded-control border border-ink/70 px-4 text-sm font-medium hover:bg-ink hover:text-ink-inverse"
            >
              Pausa
            </button>
          </div>
          <noscript>
            <ul className="mt-4 flex flex-col gap-6">
              {SEARCH_PHRASES.slice(1).map(({ id, text, understood }) => (
                <li key={id} className="border-t border-hairline pt-4">
                  <p className="voice-serif text-heading">{text}</p>
                  <p className="mt-1 text-ink-muted">{understood.map(({ word }) => word).join(' · ')}</p>
                </li>
              ))}
            </ul>
          </noscript>
        </div>
      </div>
    </section>
  );
}

/** All phrases are in the same grid cell, so that nothing moves when the phrase changes. */
function Phrase({ phrase, isFirst }: { phrase: SearchPhrase; isFirst: boolean }) {
  return (
    <li
      data-phrase={phrase.id}
      data-current={isFirst ? '' : undefined}
      className="[grid-area:1/1] not-data-current:invisible"
    >
      <p className="voice-serif text-balance text-[clamp(1.75rem,1.2rem+2.4vw,3.25rem)] leading-[1.12]">
        <span data-typed className="border-accent motion-safe:group-data-[phase=typed]:border-r-2">
          {phrase.text}
        </span>
        <span data-untyped aria-hidden="true" className="invisible" />
      </p>
      <ul aria-label="Så förstås det" className="mt-5 flex flex-wrap gap-2 group-data-[phase=typed]:invisible md:mt-6">
        {phrase.understood.map(({ word }) => (
          <li
            key={word}
            className="rounded-full border border-hairline-strong bg-surface px-3 py-1 text-sm group-data-[phase=understood]:animate-rise"
          >
            {word}
          </li>
        ))}
      </ul>
      <p
        data-count
        className="voice-serif tabular mt-5 text-heading group-not-data-running:invisible group-data-[phase=typed]:invisible group-data-[phase=understood]:invisible"
      >
        Antalet kunde inte hämtas just nu
      </p>
    </li>
  );
}
