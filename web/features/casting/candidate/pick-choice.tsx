import { TriangleAlert } from 'lucide-react';
import type { ProjectDetails } from '#contract/projects/project.ts';
import { contentWords } from '#texts/casting/content-words.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { FieldGroup } from '#web/ui/form/field.tsx';
import type { Pick } from './use-picks.ts';

export interface PickChoiceProps {
  roles: ProjectDetails['roles'];
  picks: readonly Pick[];
  keyOf: (pick: Pick) => string;
  isAsked: (pick: Pick) => boolean;
  onChange: (pick: Pick, isAsked: boolean) => void;
}

/** Chooses which of the picked people to ask now; the others remain picked. */
export function PickChoice({ roles, picks, keyOf, isAsked, onChange }: PickChoiceProps) {
  return (
    <div className="flex flex-col gap-4">
      {roles.map((role) => {
        const here = picks.filter((pick) => pick.role_id === role.id);
        if (here.length === 0) return null;
        return (
          <FieldGroup key={role.id} label={role.title}>
            <div className="divide-y divide-hairline border-y border-hairline">
              {here.map((pick) => (
                <Checkbox
                  key={keyOf(pick)}
                  label={pick.talent.name}
                  hint={pick.declined.length > 0 && <Declined of={pick.declined} />}
                  checked={isAsked(pick)}
                  onChange={(event) => onChange(pick, event.target.checked)}
                />
              ))}
            </div>
          </FieldGroup>
        );
      })}
    </div>
  );
}

/**
 * Tells that a picked person declines a demand of the role. The company may still ask: this role may be an exception.
 */
function Declined({ of }: { of: readonly string[] }) {
  return (
    <span className="inline-flex items-start gap-1.5 text-waiting">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
      Tackar nej till {contentWords(of)}, som ingår i rollen.
    </span>
  );
}
