import { useState } from 'react';
import type { AuditionView } from '#contract/auditions/audition.ts';
import { dayOf } from '#domain/kernel/time/day.ts';
import { auditionCommandLabels, auditionStatusLabels } from '#texts/auditions/audition-words.ts';
import { useCommand } from '#web/api/use-command.ts';
import { useMayCast } from '#web/features/accounts/session/may-cast.ts';
import { roleTapesHref, standingOf } from '#web/features/auditions/audition/audition.view.ts';
import { AuditionActions } from '#web/features/auditions/audition/audition-actions.tsx';
import { AuditionFacts } from '#web/features/auditions/audition/audition-facts.tsx';
import { AuditionLimits } from '#web/features/auditions/audition/audition-limits.tsx';
import { CalledList } from '#web/features/auditions/audition/called-list.tsx';
import { SidesPart } from '#web/features/auditions/audition/sides-part.tsx';
import { AuditionTimes } from '#web/features/auditions/audition-day/audition-times.tsx';
import { Button, LinkButton } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { Loading } from '#web/ui/frame/query-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { Countdown } from '#web/ui/text/countdown.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { useNow } from '#web/ui/text/use-now.ts';

const auditionForm = onDemand(() => import('#web/features/auditions/audition/audition-form.tsx'));
const addPeople = onDemand(() => import('#web/features/auditions/audition/add-people.tsx'));

/** The called talents, times, text and facts of an audition; beside them its state and commands. */
export function OneAudition({ audition }: { audition: AuditionView }) {
  const [isWriting, setIsWriting] = useState(false);
  if (isWriting) return <Write audition={audition} onDone={() => setIsWriting(false)} />;
  return <Read audition={audition} onWrite={() => setIsWriting(true)} />;
}

function Read({ audition, onWrite }: { audition: AuditionView; onWrite: () => void }) {
  const today = dayOf(useNow());
  const [isAdding, setIsAdding] = useState(false);
  const here = useOnDemand(addPeople, isAdding, () => setIsAdding(false));
  const { status, kind, counts, limits, cancel_reason, deadline_date, roles, id, actions } = audition;
  const label = auditionStatusLabels[status];
  const mayAdd = useMayCast() && (status === 'draft' || status === 'published');
  const command = actions.find((one) => one === 'write' || one === 'change');
  const waiting = (counts.invited ?? 0) + (kind === 'self_tape' ? (counts.accepted ?? 0) : 0);
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex min-w-0 flex-col gap-12">
        {status === 'cancelled' && cancel_reason && (
          <Callout tone="lost" title="Inställd">{`”${cancel_reason}”`}</Callout>
        )}
        {status === 'draft' && <AuditionLimits limits={limits} />}
        <Section
          title={status === 'draft' ? 'Tillagda' : 'Kallade'}
          actions={
            mayAdd && (
              <div className="flex flex-wrap gap-2">
                {status === 'published' && waiting > 0 && <RemindAll id={id} />}
                <Button onClick={() => setIsAdding(true)}>Lägg till personer</Button>
              </div>
            )
          }
        >
          <CalledList audition={audition} />
          {isAdding && here && <here.AddPeople audition={audition} onClose={() => setIsAdding(false)} />}
        </Section>
        {kind !== 'self_tape' && <AuditionTimes auditionId={id} />}
        <Section title="Texten" description="Scenen som de läser.">
          <SidesPart audition={audition} mayChange={mayAdd} />
        </Section>
        <Section
          title={status === 'draft' ? 'Så läser de det' : 'Det här har de fått läsa'}
          actions={command && <Button onClick={onWrite}>{auditionCommandLabels[command]}</Button>}
        >
          <AuditionFacts audition={audition} due={deadline_date} today={today} />
        </Section>
      </div>
      <aside className="flex flex-col gap-8 max-lg:order-first lg:sticky lg:top-24 lg:self-start">
        <Section
          title="Läget"
          aside={status === 'published' && deadline_date && <Countdown until={deadline_date} isUrgent />}
        >
          <div className="flex flex-col items-start gap-5">
            <StateBadge tone={label.tone}>{label.word}</StateBadge>
            <p className="tabular">{standingOf(audition)}</p>
            <AuditionActions audition={audition} />
          </div>
        </Section>
        {kind === 'self_tape' && status !== 'draft' && roles.length > 0 && (
          <Section title="Titta på filmerna">
            <ul className="flex flex-col items-start gap-2">
              {roles.map((role) => (
                <li key={role.id}>
                  <LinkButton to={roleTapesHref(id, role.id)}>{role.title}</LinkButton>
                </li>
              ))}
            </ul>
          </Section>
        )}
      </aside>
    </div>
  );
}

function RemindAll({ id }: { id: string }) {
  const { run, isPending } = useCommand({ hasToast: true });
  const remind = async () => {
    const done = await run('POST /auditions/:id/remind', { params: { id } });
    const told = done?.moved_count;
    if (told === 0) showToast('Alla är redan påminda i dag.');
    else if (told) showToast(`${told} är ${told === 1 ? 'påmind' : 'påminda'}.`);
  };
  return (
    <Button isBusy={isPending} onClick={remind}>
      Påminn alla
    </Button>
  );
}

function Write({ audition, onDone }: { audition: AuditionView; onDone: () => void }) {
  const { send } = useCommand();
  const here = useOnDemand(auditionForm, true, onDone);
  const { id, revision, status } = audition;
  if (!here) return <Loading />;
  return (
    <div className="flex max-w-prose flex-col gap-6">
      {status === 'published' && <Callout tone="waiting">Alla som är kallade får veta att något har ändrats.</Callout>}
      <here.AuditionForm
        audition={audition}
        submitLabel={status === 'published' ? 'Ändra och säg till' : 'Spara utkastet'}
        save={async (content) => {
          await send('PUT /auditions/:id', { params: { id }, body: { content, revision } });
          showToast(status === 'published' ? 'Ändringen har gått ut.' : 'Utkastet är sparat.');
          onDone();
        }}
      />
      <Button variant="quiet" className="self-start" onClick={onDone}>
        Tillbaka utan att spara
      </Button>
    </div>
  );
}
