import { useQuery } from '@tanstack/react-query';
import type { CheckedMonth, MonthLineShown } from '#contract/money/month.ts';
import { monthText } from '#texts/money/books-words.ts';
import { monthLineText, monthLineWords } from '#texts/money/month-words.ts';
import { query } from '#web/api/client.ts';
import { Callout } from '#web/ui/frame/callout.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { formatInstant } from '#web/ui/text/format-date.ts';
import { Link } from '#web/ui/text/link.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { lineHref } from './books.view.ts';
import { booksHref } from './books-url.ts';
import { CloseMonth } from './close-month.tsx';

/** One month of the books: each line with what is left, a link to where it is done, and the closing. */
export function BookMonth({ month }: { month: string }) {
  const found = useQuery(query('GET /admin/books/months/:month', { params: { month } }));
  return (
    <div className="flex flex-col gap-8">
      <Link to={booksHref({ part: 'months', page: 1 })} className="self-start text-sm text-link">
        Alla månader
      </Link>
      <QueryFrame query={found}>{(data) => <Month month={data} />}</QueryFrame>
    </div>
  );
}

function Month({ month }: { month: CheckedMonth }) {
  const { closed, left_open, lines } = month;
  const left = lines.filter((line) => line.left !== null);
  return (
    <div className="flex max-w-3xl flex-col items-start gap-6">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 className="voice-serif text-heading first-letter:uppercase">{monthText(month.month)}</h2>
        {closed ? (
          <StateBadge tone="agreed">Stängd</StateBadge>
        ) : (
          <StateBadge tone={left.length > 0 ? 'waiting' : 'agreed'}>
            {left.length > 0 ? `${left.length} kvar` : 'Allt klart'}
          </StateBadge>
        )}
      </div>
      {closed && (
        <p className="text-sm text-ink-muted">
          {closed.by} stängde {formatInstant(closed.date)}.
          {left_open.length > 0 && ` Då var kvar: ${left_open.map((code) => monthLineWords[code].label).join(', ')}.`}
        </p>
      )}
      <ul aria-label="Månadens rader" className="w-full divide-y divide-hairline border-y border-hairline">
        {lines.map((line) => (
          <Line key={line.code} line={line} month={month.month} />
        ))}
      </ul>
      {!closed && !month.actions.includes('close') && (
        <Callout tone="info">Månaden kan stängas när den är slut och månaderna före är stängda.</Callout>
      )}
      {month.actions.includes('close') && <CloseMonth month={month.month} left={left} />}
    </div>
  );
}

function Line({ line, month }: { line: MonthLineShown; month: string }) {
  const { label } = monthLineWords[line.code];
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
      <Link to={lineHref(line, month)} className="text-link">
        {label}
      </Link>
      <StateBadge tone={line.left === null ? 'agreed' : 'waiting'}>{monthLineText(line)}</StateBadge>
    </li>
  );
}
