import { Check, CircleQuestionMark, Contrast, type LucideIcon, Minus } from 'lucide-react';
import { classNames } from '#web/ui/text/class-names.ts';
import type { ReasonWords } from './reasons.view.ts';

/**
 * Each state has an icon, a colour and a word for screen readers. A missing merit is not a fault, so no state is red.
 */
const MARKS: Readonly<Record<ReasonWords['state'], { icon: LucideIcon; ink: string; word: string }>> = {
  met: { icon: Check, ink: 'text-agreed', word: 'Stämmer' },
  partly: { icon: Contrast, ink: 'text-ink-muted', word: 'Stämmer delvis' },
  missing: { icon: Minus, ink: 'text-ink-muted', word: 'Stämmer inte' },
  unknown: { icon: CircleQuestionMark, ink: 'text-ink-muted', word: 'Okänt' },
};

interface ReasonMarkProps {
  state: ReasonWords['state'];
  children: string;
  className?: string | undefined;
}

/** One reason: its icon and its words. Built of spans, so that it fits in a sentence or a cell. */
export function ReasonMark({ state, children, className }: ReasonMarkProps) {
  const { icon: Icon, ink, word } = MARKS[state];
  return (
    <span className={classNames('flex items-start gap-1.5 text-left', className)}>
      <Icon aria-hidden="true" strokeWidth={2.25} className={classNames('mt-[0.2em] size-3.5 shrink-0', ink)} />
      <span className="min-w-0 wrap-break-word hyphens-auto">
        <span className="sr-only">{word}: </span>
        {children}
      </span>
    </span>
  );
}

export interface ReasonListProps {
  /** Name of the person: 'Alva Alm'. */
  name: string;
  reasons: readonly ReasonWords[];
  className?: string | undefined;
}

/** All reasons for a person's rank, met and unmet. */
export function ReasonList({ name, reasons, className }: ReasonListProps) {
  if (reasons.length === 0) return null;
  return (
    <ul aria-label={`Skäl, ${name}`} className={classNames('flex flex-col gap-1 text-sm', className)}>
      {reasons.map(({ key, state, text }) => (
        <li key={key}>
          <ReasonMark state={state}>{text}</ReasonMark>
        </li>
      ))}
    </ul>
  );
}

/** The few reasons on a card, and the number of further reasons. */
export function FewReasons({ shown, more }: { shown: readonly ReasonWords[]; more: number }) {
  return (
    <span className="mt-1 flex flex-col gap-0.5">
      {shown.map(({ key, state, text }) => (
        <ReasonMark key={key} state={state}>
          {text}
        </ReasonMark>
      ))}
      {more > 0 && (
        <span className="pl-5 text-ink-muted tabular">
          {more} skäl till<span className="sr-only"> i profilen</span>
        </span>
      )}
    </span>
  );
}
