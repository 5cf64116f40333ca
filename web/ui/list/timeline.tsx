import type { ReactNode } from 'react';
import { classNames } from '#web/ui/text/class-names.ts';
import { formatInstant } from '#web/ui/text/format-date.ts';
import { type Tone, toneInk } from '#web/ui/text/state-badge.tsx';

export interface TimelineEntry {
  id: string;
  /** ISO instant. */
  at: string;
  /** The name of the person who acted. */
  actor?: string | undefined;
  /** The event as a sentence without the name: 'ändrade arvodet'. */
  text: ReactNode;
  /** More content, such as old and new value or a comment. */
  detail?: ReactNode;
  tone?: Tone | undefined;
}

/** Events as a list, in the given order (newest first). */
export function Timeline({ label, entries }: { label: string; entries: readonly TimelineEntry[] }) {
  return (
    <ol aria-label={label} className="relative ml-1 border-l border-hairline">
      {entries.map((entry) => (
        <li key={entry.id} className="relative pb-5 pl-5 text-sm last:pb-0">
          <span
            aria-hidden="true"
            className={classNames(
              'absolute top-1.5 -left-[4.5px] size-2 rounded-full bg-current',
              toneInk[entry.tone ?? 'neutral'],
            )}
          />
          <p>
            {entry.actor && <span className="font-medium">{entry.actor} </span>}
            {entry.text}
          </p>
          {entry.detail && <div className="mt-0.5 text-ink-muted">{entry.detail}</div>}
          <time dateTime={entry.at} className="text-ink-muted tabular">
            {formatInstant(entry.at)}
          </time>
        </li>
      ))}
    </ol>
  );
}
