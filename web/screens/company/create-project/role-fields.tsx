import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { Button } from '#web/ui/form/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Loading } from '#web/ui/frame/query-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { onDemand, useOnDemand, useWarmUp } from '#web/ui/overlay/on-demand.ts';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { Money } from '#web/ui/text/money.tsx';
import { NEW_ROLE, type ProjectForm } from './project-form.ts';
import { usual } from './terms-start.tsx';
import { useQuote } from './use-quote.ts';

// Loaded at the first press or key on the page, or at once for a project with roles: a new project has none.
const oneRole = onDemand(() => import('./one-role.tsx'));

/** The roles of the project, with buttons to add, move and remove them, and the total price. */
export function RoleFields({ isLocked, areFixed }: { isLocked: boolean; areFixed: boolean }) {
  const { control, getValues } = useFormContext<ProjectForm>();
  // Roles have an `id` field, which the library's key must not overwrite.
  const { fields, append, remove, move, insert } = useFieldArray({ control, name: 'roles', keyName: 'key' });
  const [dates, roles] = useWatch({ control, name: ['dates', 'roles'] });
  const [isInvoiced, setIsInvoiced] = useState(false);
  useWarmUp(oneRole);
  const here = useOnDemand(oneRole, fields.length > 0, () => undefined);
  const quote = useQuote({ dates, roles }, isInvoiced ? 'F' : 'A');
  const add = async () => {
    // If the usual terms cannot be fetched, the role starts without them.
    const role = await usual.fetch().then(
      ({ newRole }) => newRole(getValues()),
      () => NEW_ROLE,
    );
    append(role);
  };
  const take = (index: number) => {
    const role = getValues(`roles.${index}`);
    remove(index);
    showToast(`${role.title || 'Rollen'} är borttagen ur formuläret.`, {
      tone: 'neutral',
      action: { label: 'Ångra', onChoose: () => insert(index, role) },
    });
  };
  return (
    <Section
      title="Roller"
      aside={fields.length || undefined}
      description="Arvodet är per person. Arbetsgivaravgifter, semesterersättning och skatt betalas ur det, och vår avgift kommer till. Hela priset, och vad personen får ut, visas vid varje roll."
    >
      <ol className="flex flex-col gap-8">
        {fields.length > 0 && !here && <Loading />}
        {here &&
          fields.map((field, index) => (
            <here.OneRole
              key={field.key}
              index={index}
              count={fields.length}
              isLocked={isLocked}
              isFixed={areFixed}
              quote={quote.ofRole(index)}
              onMove={(to) => move(index, to)}
              onRemove={() => take(index)}
            />
          ))}
      </ol>
      {quote.total_ore !== null && (
        <div className="mt-4 border-t border-ink pt-2">
          <dl className="flex flex-wrap items-baseline justify-end gap-x-6 gap-y-1">
            <dt className="text-sm">
              Kostar er i allt{' '}
              <span className="text-ink-muted">om alla platser fylls, med arbetsgivaravgifter, utan moms</span>
            </dt>
            <dd className="font-medium">
              <Money ore={quote.total_ore} />
            </dd>
          </dl>
          <Checkbox
            label="Räkna det personen får ut med F-skatt"
            hint="Annars räknar vi med anställning. Ert pris är detsamma."
            checked={isInvoiced}
            onChange={(event) => setIsInvoiced(event.target.checked)}
          />
        </div>
      )}
      {!areFixed && fields.length < 30 && (
        <Button icon={Plus} className="mt-6" onClick={add}>
          Lägg till roll
        </Button>
      )}
    </Section>
  );
}
