import { useRef, useState } from 'react';
import type { ViewedPerson as Person } from '#contract/auditions/viewing.ts';
import type { AuditionKind } from '#domain/auditions/audition/audition.workflow.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { usePlayInStep } from './play-in-step.ts';
import { useViewing } from './use-viewing.ts';
import { ViewedPerson } from './viewed-person.tsx';

interface CompareTwoProps {
  /** The two people: the shown one, and the one beside. */
  two: readonly [Person, Person];
  people: readonly Person[];
  kind: AuditionKind;
  onChoose: (two: readonly [string, string]) => void;
}

/** Two people side by side, their films played together or separately. */
export function CompareTwo({ two, people, kind, onChoose }: CompareTwoProps) {
  const container = useRef<HTMLDivElement>(null);
  const [isInStep, setInStep] = useState(true);
  usePlayInStep(container, isInStep && kind === 'self_tape');
  const [first, second] = two;
  const choose = (place: 0 | 1, id: string) => onChoose(place === 0 ? [id, second.id] : [first.id, id]);
  return (
    <div ref={container} className="flex flex-col gap-4">
      {kind === 'self_tape' && (
        <Checkbox label="Spela i takt" checked={isInStep} onChange={(event) => setInStep(event.target.checked)} />
      )}
      <div className="grid gap-8 md:grid-cols-2">
        {([first, second] as const).map((person, place) => (
          <div key={place === 0 ? 'first' : 'second'} className="flex min-w-0 flex-col gap-4">
            <Select
              aria-label={place === 0 ? 'Första personen' : 'Andra personen'}
              value={person.id}
              options={people
                .filter(({ id }) => id !== two[1 - place]?.id)
                .map(({ id, talent_name }) => ({ value: id, label: talent_name }))}
              onChange={(event) => choose(place as 0 | 1, event.target.value)}
            />
            <OneOfTwo key={person.id} id={person.id} kind={kind} />
          </div>
        ))}
      </div>
    </div>
  );
}

function OneOfTwo({ id, kind }: { id: string; kind: AuditionKind }) {
  return (
    <QueryFrame query={useViewing(id)}>
      {(viewing) => <ViewedPerson viewing={viewing} kind={kind} isBeside />}
    </QueryFrame>
  );
}
