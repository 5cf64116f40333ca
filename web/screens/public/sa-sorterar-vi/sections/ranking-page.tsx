import type { ReactNode } from 'react';
import { PublicPage } from '#web/screens/public/public-page.tsx';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { FAIRNESS, NEVER, PARTS, POINTS_IN_ALL, WISHES } from './ranking-words.ts';

/** The page that explains the order of search results to companies and talents, as plain markup. */
export function RankingPage({ above }: { above?: ReactNode }) {
  return (
    <PublicPage>
      <div className="mx-auto max-w-[96rem] px-4 pt-10 pb-16 sm:px-6 md:pt-16 lg:px-10">
        {above && <div className="mb-6">{above}</div>}
        <header className="max-w-3xl">
          <h1 id="sidrubrik" tabIndex={-1} className="voice-serif text-display outline-none">
            Så sorterar vi
          </h1>
          <p className="mt-5 text-lg text-ink-muted">
            Den som passar det som söks bäst står först. Ordningen räknas ut på samma sätt för alla, ingen kan köpa en
            plats, och varje träff visar sina skäl. Vem som får frågan bestämmer alltid en människa.
          </p>
        </header>
        <Points />
        <div className="mt-14 grid gap-x-12 gap-y-12 md:mt-20 lg:grid-cols-2">
          <Words id="onskemal" title="Så räknas önskemålen" items={WISHES} />
          <Words id="rattvist" title="Lika för alla" items={FAIRNESS} />
        </div>
        <section aria-labelledby="aldrig" className="mt-14 border-t border-ink pt-5 md:mt-20">
          <h2 id="aldrig" className="voice-serif text-heading">
            Det här används aldrig
          </h2>
          <ul className="mt-4 grid max-w-4xl gap-x-12 sm:grid-cols-2">
            {NEVER.map((item) => (
              <li key={item} className="border-b border-hairline py-2.5">
                {item}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </PublicPage>
  );
}

/** The points for each part of the ranking: a bar with the shares, and a table with the numbers. */
function Points() {
  return (
    <section aria-labelledby="poang" className="mt-12 border-t border-ink pt-5 md:mt-16">
      <h2 id="poang" className="voice-serif text-heading">
        Högst {formatNumber(POINTS_IN_ALL)} poäng
      </h2>
      <div aria-hidden="true" className="mt-5 flex h-10 gap-px">
        {PARTS.map(({ name, tint }) => (
          <span key={name} className={tint} />
        ))}
      </div>
      <table className="mt-4 w-full max-w-5xl border-collapse text-left max-sm:block">
        <caption className="sr-only">Vad som ger poäng</caption>
        <thead className="max-sm:hidden">
          <tr className="border-b border-ink text-sm text-ink-muted">
            <th scope="col" className="py-2 pr-6 font-medium">
              Vad
            </th>
            <th scope="col" className="py-2 pr-6 text-right font-medium">
              Poäng
            </th>
            <th scope="col" className="py-2 font-medium">
              Hur
            </th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {PARTS.map(({ name, points, tint, how }) => (
            <tr key={name} className="border-b border-hairline align-top max-sm:block max-sm:py-4">
              <th scope="row" className="py-4 pr-6 font-normal max-sm:block max-sm:py-0">
                <span aria-hidden="true" className={`mr-2.5 inline-block size-3 ${tint}`} />
                {name}
              </th>
              <td className="voice-serif tabular py-3 pr-6 text-right text-heading max-sm:block max-sm:py-0 max-sm:text-left">
                {points}
                <span className="text-base sm:sr-only"> poäng</span>
              </td>
              <td className="max-w-prose py-4 text-ink-muted max-sm:block max-sm:py-0">{how}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface WordsProps {
  id: string;
  title: string;
  items: readonly { readonly title: string; readonly text: string }[];
}

function Words({ id, title, items }: WordsProps) {
  return (
    <section aria-labelledby={id} className="border-t border-ink pt-5">
      <h2 id={id} className="voice-serif text-heading">
        {title}
      </h2>
      <dl className="mt-4">
        {items.map((item) => (
          <div key={item.title} className="border-b border-hairline py-4">
            <dt className="font-medium">{item.title}</dt>
            <dd className="mt-1 max-w-prose text-ink-muted">{item.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
