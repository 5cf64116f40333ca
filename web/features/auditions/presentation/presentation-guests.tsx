import type { PresentationDetails } from '#contract/auditions/presentation.ts';
import { Disclosure } from '#web/ui/frame/disclosure.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { InstantText } from '#web/ui/text/date-text.tsx';

/** The guests that have opened the presentation, and the people that each has looked at. */
export function PresentationGuests({ presentation: { guests, people } }: { presentation: PresentationDetails }) {
  const nameOf = (id: string) => people.find(({ person_id }) => person_id === id)?.name ?? 'Någon som är borttagen';
  return (
    <Section title="Vilka som har sett">
      {guests.length === 0 && <p className="text-ink-muted">Ingen har öppnat visningen ännu.</p>}
      {guests.map(({ id, name, first_date, last_date, looks }) => (
        <Disclosure
          key={id}
          title={
            <span>
              {name}
              <span className="block text-sm font-normal text-ink-muted">
                Senast <InstantText instant={last_date} />
              </span>
            </span>
          }
        >
          <p className="text-sm">
            Kom första gången <InstantText instant={first_date} />.
          </p>
          <ul className="mt-2 flex flex-col gap-1 text-sm">
            {looks.map(({ person_id, what, times, last_date: last }) => (
              <li key={`${person_id} ${what}`}>
                {nameOf(person_id)}
                {what === 'tape' ? ', spelade film' : ', såg'} {times === 1 ? 'en gång' : `${times} gånger`}, senast{' '}
                <InstantText instant={last} />
              </li>
            ))}
          </ul>
        </Disclosure>
      ))}
    </Section>
  );
}
