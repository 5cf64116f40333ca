import { Printer } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import type { ClientView } from '#contract/auditions/presentation.ts';
import { Button } from '#web/ui/form/button.tsx';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { classNames } from '#web/ui/text/class-names.ts';
import { DateText } from '#web/ui/text/date-text.tsx';
import { toggled } from './presentation.view.ts';
import { PresentedPerson, type Voting } from './presented-person.tsx';

/** The people of a presentation, as the client sees them; two of them side by side for a comparison. */
export function PresentedPeople({ view, voting }: { view: ClientView; voting?: Voting | undefined }) {
  const [compared, setCompared] = useState<readonly string[]>([]);
  const [isComparing, setIsComparing] = useState(false);
  const marked = view.people.filter(({ id }) => compared.includes(id));
  const isPair = isComparing && marked.length === 2;
  const shown = isPair ? marked : view.people;
  // The arrow keys go from person to person, unless a control inside uses them.
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const own = event.target instanceof HTMLElement ? event.target.closest('[data-person]') : null;
    if (by === 0 || !own || event.altKey || event.target instanceof HTMLTextAreaElement) return;
    if (event.target instanceof HTMLMediaElement || event.target instanceof HTMLInputElement) return;
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-person]')];
    const next = all[all.indexOf(own as HTMLElement) + by];
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.scrollIntoView({ block: 'start' });
  };
  if (view.people.length === 0)
    return (
      <EmptyState title="Ingen att visa just nu">
        De som visades kan inte visas längre, eller så är ingen vald ännu. Fråga {view.company_name}.
      </EmptyState>
    );
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <p className="text-sm text-ink-muted">
          {view.people.length === 1 ? '1 person' : `${view.people.length} personer`}, till och med{' '}
          <DateText day={view.ends_on} />
        </p>
        <div className="flex flex-wrap gap-2">
          {marked.length === 2 && (
            <Button size="small" onClick={() => setIsComparing(!isComparing)}>
              {isPair ? 'Visa alla' : `Jämför ${marked.map(({ name }) => name).join(' och ')}`}
            </Button>
          )}
          <Button size="small" variant="quiet" icon={Printer} onClick={() => window.print()}>
            Skriv ut
          </Button>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows move between focusable elements inside */}
      <div
        onKeyDown={onKeyDown}
        className={classNames(
          'grid gap-x-6 gap-y-12',
          isPair ? 'grid-cols-2' : 'sm:grid-cols-2 lg:grid-cols-3 xl:gap-x-8 print:grid-cols-3',
        )}
      >
        {shown.map((person, index) => (
          <PresentedPerson
            key={person.id}
            person={person}
            voting={voting}
            isCompared={compared.includes(person.id)}
            // Marking a third person unmarks the first of the two.
            onCompare={() => setCompared(toggled(compared, person.id).slice(-2))}
            isEager={index < 3}
          />
        ))}
      </div>
    </div>
  );
}
