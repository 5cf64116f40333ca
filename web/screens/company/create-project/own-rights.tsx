import { Plus } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { NO_RIGHT, RIGHTS_BOUNDS } from '#domain/deal/terms/rights.ts';
import { usageLines } from '#domain/deal/terms/terms-v1.ts';
import { NOT_SHOWN } from '#texts/work/not-shown.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { OneRight } from './one-right.tsx';
import type { ProjectForm } from './project-form.ts';
import { useRoleTerms } from './use-role-terms.ts';
import { useTermsLacks } from './use-terms-lacks.ts';

const newRight = () => ({ ...NO_RIGHT, media: [] });

/** Rights to show the recorded material of a role. Without own rights the role has those of the project. */
export function OwnRights({ index, isAgreed }: { index: number; isAgreed: boolean }) {
  const { getValues } = useFormContext<ProjectForm>();
  const { terms, put } = useRoleTerms(index);
  const { rights } = terms;
  const lackAt = useTermsLacks(index);
  const projectRights = () => {
    const lines = usageLines(getValues()).map((line) => ({ ...line, media: [...line.media] }));
    return lines.length > 0 ? lines : [newRight()];
  };
  return (
    <div className="flex flex-col gap-5 pt-2 text-ink">
      {!isAgreed && (
        <Checkbox
          label="Som för hela projektet"
          hint="Ingår i arvodet. Bocka ur för att skriva rollens egna rättigheter, var och en med sin ersättning."
          checked={rights === null}
          onChange={(event) => put({ rights: event.target.checked ? null : projectRights() })}
        />
      )}
      {rights?.map((_, at) => (
        <OneRight
          // biome-ignore lint/suspicious/noArrayIndexKey: the form names the rights by their places
          key={at}
          index={index}
          at={at}
          onRemove={() => put({ rights: rights.filter((__, place) => place !== at) })}
        />
      ))}
      {(rights === null || rights.length === 0) && (
        <Checkbox
          label={NOT_SHOWN}
          hint="Ingen rätt att visa materialet ingår, och det står i avtalet."
          error={lackAt('rights')}
          checked={rights !== null}
          onChange={(event) => put({ rights: event.target.checked ? [] : isAgreed ? [newRight()] : null })}
        />
      )}
      {rights !== null && rights.length < RIGHTS_BOUNDS.lines && (
        <Button
          size="small"
          icon={Plus}
          className="self-start"
          onClick={() => put({ rights: [...rights, newRight()] })}
        >
          Lägg till rättighet
        </Button>
      )}
    </div>
  );
}
