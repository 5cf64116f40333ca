import { ALLOWED, type Allowed } from '#domain/kernel/roles/agent-permissions.ts';
import { allowedLabels } from '#texts/people/representation-words.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';

interface AllowedChoicesProps {
  value: readonly Allowed[];
  onChange: (value: Allowed[]) => void;
}

/** What an agent may answer; with none chosen, the agent only reads and is copied in. */
export function AllowedChoices({ value, onChange }: AllowedChoicesProps) {
  return (
    <fieldset className="flex flex-col">
      <legend className="font-medium">Får svara åt dig om</legend>
      <p className="mt-1 text-sm text-ink-muted">
        Agenten får alltid läsa och få kopior av mejl om förfrågningar, provfilmningar, bokningar och dagsbesked. Avtal
        skriver du alltid under själv, och uppgifter om dina pengar ser agenten aldrig.
      </p>
      {ALLOWED.map((one) => (
        <Checkbox
          key={one}
          label={allowedLabels[one].name}
          hint={allowedLabels[one].hint}
          checked={value.includes(one)}
          onChange={({ target }) =>
            onChange(ALLOWED.filter((other) => (other === one ? target.checked : value.includes(other))))
          }
        />
      ))}
    </fieldset>
  );
}
