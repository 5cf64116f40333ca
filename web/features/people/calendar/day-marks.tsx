import type { CalendarEntry } from '#contract/people/calendar.ts';
import { classNames } from '#web/ui/text/class-names.ts';
import { titleOf } from './calendar.view.ts';

type Kind = CalendarEntry['kind'];

// The kinds can be told apart without colour: a firm entry is filled, an option or an entry of another calendar is
// outlined, and the legend names each kind.
const MARK: Record<Kind, string> = {
  booking: 'border-agreed bg-agreed',
  option: 'border-waiting bg-transparent',
  audition: 'border-info bg-info',
  busy: 'border-ink-muted bg-ink-muted',
  hours: 'border-ink-muted border-dotted bg-sunken',
  foreign: 'border-ink-muted bg-transparent',
};
const LINE: Record<Kind, string> = {
  booking: 'border-agreed bg-agreed-tint',
  option: 'border-waiting border-dashed',
  audition: 'border-info bg-info-tint',
  busy: 'border-ink-muted bg-sunken',
  hours: 'border-ink-muted border-dotted bg-sunken',
  foreign: 'border-ink-muted border-dashed bg-sunken',
};
const WORD: Record<Kind, string> = {
  booking: 'Bokad',
  option: 'Option',
  audition: 'Provfilmning',
  busy: 'Du kan inte',
  hours: 'Du kan inte en del av dagen',
  foreign: 'Upptagen i en annan kalender',
};
const KINDS = Object.keys(WORD) as Kind[];

function Mark({ kind }: { kind: Kind }) {
  return <span aria-hidden className={classNames('inline-block h-2 w-4 shrink-0 rounded-sm border', MARK[kind])} />;
}

/** The entries of a day: words on wide screens, marks on phones. */
export function DayMarks({ entries }: { entries: readonly CalendarEntry[] }) {
  return (
    <span aria-hidden className="flex w-full min-w-0 flex-wrap gap-0.5 sm:flex-col">
      {entries.slice(0, 2).map((entry) => (
        <span key={entry.id} className="min-w-0 max-w-full">
          <span className="block leading-none sm:hidden">
            <Mark kind={entry.kind} />
          </span>
          <span
            className={classNames(
              'hidden truncate border-l-2 pl-1 text-xs leading-5 text-ink sm:block',
              LINE[entry.kind],
            )}
          >
            {titleOf(entry)}
          </span>
        </span>
      ))}
      {entries.length > 2 && <span className="text-xs leading-3 text-ink-muted tabular">+{entries.length - 2}</span>}
    </span>
  );
}

/** The meaning of the marks, and how to choose days. */
export function MarkLegend() {
  return (
    <div className="flex flex-col gap-2 text-sm text-ink-muted">
      <ul aria-label="Markeringar" className="flex flex-wrap gap-x-5 gap-y-1">
        {KINDS.map((kind) => (
          <li key={kind} className="inline-flex items-center gap-2">
            <Mark kind={kind} />
            {WORD[kind]}
          </li>
        ))}
      </ul>
      <p className="max-w-prose">
        Tryck på en dag för att säga att du inte kan, och en gång till för att ta tillbaka det.
        <span className="hidden sm:inline"> Dra över flera dagar, eller håll Skift och gå med piltangenterna.</span>
      </p>
    </div>
  );
}
