import type { PossiblePerson } from '#contract/auditions/audition.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';

/** A count of people in words. */
export const people = (count: number) => (count === 1 ? '1 person' : `${count} personer`);

interface PossibleOfRoleProps {
  role: string;
  rows: readonly PossiblePerson[];
  chosen: readonly string[];
  onToggle: (ids: readonly string[], isOn: boolean) => void;
}

/** The people of one role that can be added, one by one or all together. */
export function PossibleOfRole({ role, rows, chosen, onToggle }: PossibleOfRoleProps) {
  const ids = rows.map(({ id }) => id);
  const isWhole = ids.every((id) => chosen.includes(id));
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="voice-serif text-lg">{role}</legend>
      <Button variant="quiet" size="small" className="self-start" onClick={() => onToggle(ids, !isWhole)}>
        {isWhole ? 'Välj ingen' : `Välj alla ${rows.length}`}
      </Button>
      {rows.map(({ id, talent_name, is_callback }) => (
        <Checkbox
          key={id}
          label={talent_name}
          hint={is_callback ? 'Ni vill återkalla personen.' : undefined}
          checked={chosen.includes(id)}
          onChange={({ target }) => onToggle([id], target.checked)}
        />
      ))}
    </fieldset>
  );
}

/** A button that selects all people marked to be called back. */
export function ChooseCallbacks({
  items,
  onChoose,
}: {
  items: readonly PossiblePerson[];
  onChoose: (ids: readonly string[]) => void;
}) {
  const ids = items.filter(({ is_callback }) => is_callback).map(({ id }) => id);
  if (ids.length === 0) return null;
  return (
    <Button className="self-start" onClick={() => onChoose(ids)}>
      Välj {people(ids.length)} att återkalla
    </Button>
  );
}
