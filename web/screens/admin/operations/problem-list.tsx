import { ArrowRight, CircleCheck, TriangleAlert } from 'lucide-react';
import { summaryWords } from '#texts/office/operations-words.ts';
import { Link } from '#web/ui/text/link.tsx';
import { type Operations, type ProblemRow, problemRows } from './operations.view.ts';

/** The problems with what to do, or one line if all is well. Screen readers hear when the number changes. */
export function ProblemList({ problems }: Pick<Operations, 'problems'>) {
  const isWell = problems.length === 0;
  return (
    <section aria-labelledby="laget" className="border-t-2 border-ink pt-5">
      <div role="status" className="flex items-center gap-3">
        {isWell && <CircleCheck aria-hidden="true" strokeWidth={1.5} className="size-8 shrink-0 text-agreed" />}
        <h2 id="laget" className="voice-serif text-[clamp(1.75rem,1.2rem+2vw,2.75rem)] leading-[1.1]">
          {summaryWords(problems.length)}
        </h2>
      </div>
      {!isWell && (
        <ul className="mt-4 divide-y divide-hairline border-y border-hairline">
          {problemRows(problems).map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ row: { title, where, since, remedy, href } }: { row: ProblemRow }) {
  return (
    <li className="flex items-start gap-3 py-4">
      <TriangleAlert aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-5 shrink-0 text-lost" />
      <div className="min-w-0">
        <h3 className="font-medium">{title}</h3>
        <p className="text-sm text-ink-muted tabular wrap-anywhere">{[where, since].filter(Boolean).join(' · ')}</p>
        <p className="mt-1 max-w-prose text-pretty">{remedy}</p>
        {href && (
          <Link
            to={href}
            className="mt-1 inline-flex min-h-11 items-center gap-2 font-medium underline underline-offset-4"
          >
            Till utskicken
            <ArrowRight aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
          </Link>
        )}
      </div>
    </li>
  );
}
