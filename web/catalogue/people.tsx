import { useState } from 'react';
import { Button } from '#web/ui/form/button.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { PersonRow } from '#web/ui/list/person-row.tsx';
import { PortraitCard } from '#web/ui/list/portrait-card.tsx';
import { Avatar } from '#web/ui/text/avatar.tsx';
import { Countdown } from '#web/ui/text/countdown.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { people } from './sample-people.ts';

export function PeopleSpecimens() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(['p2']));
  return (
    <>
      <Section title="Väggen" aside={`${people.length} talanger`} description="Stora porträtt, ett namn, en anledning.">
        <ul aria-label="Talanger som passar" className="grid grid-cols-2 gap-4 md:grid-cols-4">
          {people.map((person) => (
            <li key={person.id}>
              <PortraitCard
                name={person.name}
                src={person.src}
                facts={person.facts}
                reason={person.reason}
                href={`/talang/${person.id}`}
                badge={
                  person.badge && (
                    <StateBadge look="tinted" tone={person.badge.tone}>
                      {person.badge.word}
                    </StateBadge>
                  )
                }
                isSelected={chosen.has(person.id)}
                onSelect={(isSelected) => {
                  const next = new Set(chosen);
                  if (isSelected) next.add(person.id);
                  else next.delete(person.id);
                  setChosen(next);
                }}
              />
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Rader">
        <ul className="divide-y divide-hairline">
          {people.slice(0, 4).map((person, index) => (
            <PersonRow
              key={person.id}
              name={person.name}
              src={person.src}
              href={`/talang/${person.id}`}
              facts={person.facts}
              state={
                index === 0 ? (
                  <StateBadge tone="agreed">Intresserad</StateBadge>
                ) : index === 1 ? (
                  <Countdown until="2026-11-19" label="Skulle svarat" isUrgent />
                ) : (
                  <StateBadge tone="waiting">Har inte svarat</StateBadge>
                )
              }
              actions={index === 1 ? <Button size="small">Påminn</Button> : undefined}
            />
          ))}
        </ul>
        <div className="mt-6 flex items-end gap-3">
          <Avatar name="Astrid Öberg" size="small" />
          <Avatar name="Bo Lind" />
          <Avatar name="Çelik" size="large" />
          <Avatar name="Dag Ek" src={people[0]?.src} size="large" />
        </div>
      </Section>
    </>
  );
}
