import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { OwnBusyDays } from '#contract/people/talent.ts';
import { daysBetween } from '#domain/kernel/time/day.ts';
import { useCommand } from '#web/api/use-command.ts';
import { IconButton } from '#web/ui/form/button.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { SpanText } from '#web/ui/text/date-text.tsx';
import { formatSpan } from '#web/ui/text/format-date.ts';

type Span = OwnBusyDays['spans'][number];

const lengthOf = ({ starts_on, ends_on }: Span) => {
  const days = daysBetween(starts_on, ends_on) + 1;
  return days === 1 ? '1 dag' : `${days} dagar`;
};

/** The coming days on which the talent cannot work. The talent can remove each span, with 'Ångra' in a toast. */
export function BusyDaysList({ spans }: { spans: readonly Span[] }) {
  const { run, pending } = useCommand({ hasToast: true });
  const list = useRef<HTMLDivElement>(null);
  const removedAt = useRef<number>(null);
  // After a removal the focus goes to the row that takes its place, or to the list if that is empty.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the rows change
  useEffect(() => {
    if (removedAt.current === null) return;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    (buttons[Math.min(removedAt.current, buttons.length - 1)] ?? list.current)?.focus();
    removedAt.current = null;
  }, [spans]);

  const argsOf = ({ id }: Span) => ({ params: { id } });
  const isBeingRemoved = (span: Span) => JSON.stringify(pending?.args) === JSON.stringify(argsOf(span));
  const remove = async (span: Span, index: number) => {
    removedAt.current = index;
    if (!(await run('DELETE /talent/busy-days/:id', argsOf(span)))) {
      removedAt.current = null;
      return;
    }
    const { starts_on, ends_on } = span;
    const putBack = () => void run('POST /talent/busy-days', { body: { starts_on, ends_on } });
    showToast(`${formatSpan(starts_on, ends_on)} är borttaget`, { action: { label: 'Ångra', onChoose: putBack } });
  };
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      {spans.length === 0 ? (
        <p className="max-w-prose text-ink-muted">
          Inga dagar ännu. Lägg till semester, andra jobb och annat som gör att du inte kan.
        </p>
      ) : (
        <ul aria-label="Dagar du inte kan" className="divide-y divide-hairline border-y border-hairline">
          {spans.map((span, index) => (
            <li key={span.id} className="flex items-center gap-4 py-2">
              <span className="min-w-0 flex-1">
                <SpanText from={span.starts_on} to={span.ends_on} />{' '}
                <span className="ml-2 text-sm text-ink-muted tabular">{lengthOf(span)}</span>
              </span>
              <IconButton
                icon={X}
                label={`Ta bort ${formatSpan(span.starts_on, span.ends_on)}`}
                isBusy={isBeingRemoved(span)}
                onClick={() => void remove(span, index)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
