import { useState } from 'react';
import type { AuditionView } from '#contract/auditions/audition.ts';
import { AUDITION_BOUNDS as BOUNDS } from '#domain/auditions/audition/audition.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { usePossible } from './audition-queries.ts';
import { ChooseCallbacks, PossibleOfRole, people } from './possible-people.tsx';

/**
 * Here the company adds people that have said yes, by role. Only the first page is shown; further people appear when
 * those on it are added.
 */
export function AddPeople({ audition, onClose }: { audition: AuditionView; onClose: () => void }) {
  const { run, isPending, failure } = useCommand();
  const possible = usePossible(audition.id, 1);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [message, setMessage] = useState('');
  const isCalled = audition.status === 'published';
  const toggle = (ids: readonly string[], isOn: boolean) =>
    setChosen(isOn ? [...new Set([...chosen, ...ids])] : chosen.filter((id) => !ids.includes(id)));
  const add = async () => {
    const body = { candidate_ids: [...chosen], message };
    const added = await run('POST /auditions/:id/invitations', { params: { id: audition.id }, body });
    if (!added) return;
    showToast(isCalled ? `${people(added.added_count)} är kallade.` : `${people(added.added_count)} tillagda.`);
    onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}
      size="wide"
      title="Vilka vill ni se?"
      description={
        isCalled ? 'De kallas direkt, med ett mejl.' : 'Ingen får veta något förrän provfilmningen publiceras.'
      }
      actions={
        <>
          <Button variant="quiet" onClick={onClose} disabled={isPending}>
            Avbryt
          </Button>
          <Button variant="primary" isBusy={isPending} disabled={chosen.length === 0} onClick={add}>
            {chosen.length === 0 ? 'Lägg till' : `${isCalled ? 'Kalla' : 'Lägg till'} ${people(chosen.length)}`}
          </Button>
        </>
      }
    >
      <QueryFrame
        query={possible}
        isEmpty={({ total }) => total === 0}
        empty={
          <EmptyState title="Ingen kvar att lägga till">
            Här står de som har svarat ja och som ni inte har valt bort.
          </EmptyState>
        }
      >
        {({ items, total }) => (
          <div className="flex flex-col gap-8">
            <ChooseCallbacks items={items} onChoose={(ids) => toggle(ids, true)} />
            {[...Map.groupBy(items, (person) => person.role_title)].map(([role, rows]) => (
              <PossibleOfRole key={role} role={role} rows={rows} chosen={chosen} onToggle={toggle} />
            ))}
            {total > items.length && (
              <p className="text-sm text-ink-muted">
                {total - items.length} till visas här när du har lagt till dessa.
              </p>
            )}
            <Field
              label="Några ord till dem"
              isOptional
              hint="Den som är under 18 år får kallelsen utan dina egna ord."
            >
              <Textarea
                rows={2}
                maxLength={BOUNDS.message}
                value={message}
                onChange={({ target }) => setMessage(target.value)}
              />
            </Field>
            {failure && (
              <Callout tone="lost" role="alert">
                {failure}
              </Callout>
            )}
          </div>
        )}
      </QueryFrame>
    </Dialog>
  );
}
