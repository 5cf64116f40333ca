import { useState } from 'react';
import type { TimePerson, TimeSlot, AuditionTimes as Times } from '#contract/auditions/audition-day.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button, LinkButton } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { useSearchParams } from '#web/ui/frame/location.ts';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { classNames } from '#web/ui/text/class-names.ts';
import { formatDay } from '#web/ui/text/format-date.ts';
import { Link } from '#web/ui/text/link.tsx';
import { useTimes } from './audition-day-queries.ts';
import type { OpenDialog } from './time-dialog.tsx';
import { TimeWishes } from './time-wishes.tsx';
import { people, placesOf, signInHref, spanOf } from './times.view.ts';
import { TimesGrid } from './times-grid.tsx';
import { UntimedPeople } from './untimed-people.tsx';
import { usePlaces } from './use-places.ts';

const dialog = onDemand(() => import('./time-dialog.tsx'));

/** The slots of an audition, and the commands that create, fill, publish and change them. */
export function AuditionTimes({ auditionId }: { auditionId: string }) {
  const [params] = useSearchParams();
  const query = useTimes(auditionId, params.get('dag') ?? undefined);
  return <QueryFrame query={query}>{(times) => <OfDay key={times.audition_id} times={times} />}</QueryFrame>;
}

function OfDay({ times }: { times: Times }) {
  const { audition_id, may_plan, day, slots, untimed_count } = times;
  const [params, ask] = useSearchParams();
  const [open, setOpen] = useState<OpenDialog>();
  const [dragged, setDragged] = useState<TimePerson>();
  const { put } = usePlaces(audition_id);
  const here = useOnDemand(dialog, open !== undefined, () => setOpen(undefined));
  const move = (person: TimePerson) => setOpen({ is: 'move', person });
  const drop = (person: TimePerson, slot: TimeSlot) => {
    // A person with a slot who is dropped on a full slot of one person swaps slots with that person.
    const [other] = slot.people;
    const isSwap = slot.left_count === 0 && slot.people.length === 1 && person.slot_id !== null;
    if (slot.left_count === 0 && !isSwap) return showToast('Tiden är full.', { tone: 'lost' });
    put(
      placesOf(person, slot.id, isSwap ? other : undefined),
      isSwap && other
        ? `${person.talent_name} och ${other.talent_name} har bytt tid.`
        : `${person.talent_name} flyttades till ${spanOf(slot)}.`,
    );
  };
  return (
    <Section
      title="Tider"
      aside={untimed_count > 0 ? `${people(untimed_count)} utan tid` : undefined}
      description={
        may_plan
          ? 'Dra en person till en tid, eller välj Flytta till. Ingen får veta något förrän du publicerar.'
          : undefined
      }
      actions={
        <>
          {day !== null && (
            <LinkButton size="small" variant="quiet" to={signInHref(audition_id, day)}>
              Dagens lista
            </LinkButton>
          )}
          {may_plan && slots.length > 0 && untimed_count > 0 && (
            <Button size="small" onClick={() => setOpen({ is: 'fill' })}>
              Fyll i tider
            </Button>
          )}
          {may_plan && (
            <Button size="small" onClick={() => setOpen({ is: 'lay-out' })}>
              Lägg upp tider
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-8">
        <Unsaved times={times} />
        <TimeWishes auditionId={audition_id} onMove={may_plan ? move : undefined} />
        {day === null ? (
          <p className="text-ink-muted">
            Inga tider är upplagda än.{may_plan && ' Lägg upp en dag, så kan du fylla den för hand eller av sig själv.'}
          </p>
        ) : (
          <section aria-label={`Tider ${formatDay(day)}`} className="flex flex-col gap-4">
            <Days times={times} />
            <TimesGrid
              times={times}
              dragged={dragged}
              onDrag={setDragged}
              onDrop={drop}
              onMove={move}
              onTakeAway={(person) => put(placesOf(person, null), `${person.talent_name} har ingen tid nu.`)}
              onChange={(slot) => setOpen({ is: 'change', slot })}
            />
          </section>
        )}
        <UntimedPeople auditionId={audition_id} mayPlan={may_plan && day !== null} onMove={move} onDrag={setDragged} />
      </div>
      {here && open && (
        <here.TimeDialog
          times={times}
          open={open}
          onMade={(made) => ask({ ...Object.fromEntries(params), dag: made }, { replace: true })}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Section>
  );
}

/**
 * Tells how many people are affected by unpublished changes, or that slots are unpublished, with a button to publish if
 * the caller may publish now. Renders nothing if all is published, or the caller may not plan.
 */
function Unsaved({ times }: { times: Times }) {
  const { audition_id, unsaved_count, unpublished_count, may_publish, may_plan } = times;
  const { run, isPending } = useCommand({ hasToast: true });
  if (!may_plan || (unsaved_count === 0 && unpublished_count === 0)) return null;
  const publish = async () => {
    const told = await run('POST /auditions/:id/publish-times', { params: { id: audition_id } });
    if (told)
      showToast(
        told.told_count === 0 ? 'Tiderna är publicerade.' : `${people(told.told_count)} har fått veta sin tid.`,
      );
  };
  return (
    <Callout
      tone="waiting"
      title={unsaved_count > 0 ? `Opublicerade ändringar för ${people(unsaved_count)}` : 'Tiderna är inte publicerade'}
      action={
        may_publish && (
          <Button variant="primary" size="small" isBusy={isPending} onClick={publish}>
            {unsaved_count > 0 ? `Publicera och berätta för ${people(unsaved_count)}` : 'Publicera tiderna'}
          </Button>
        )
      }
    >
      {may_publish
        ? 'Bara de vars tid är ny eller flyttad får veta något.'
        : 'Publicera provfilmningen först, så att de är kallade. Sedan kan tiderna publiceras.'}
    </Callout>
  );
}

/** Links to the days with slots. */
function Days({ times: { days, day } }: { times: Times }) {
  const [params] = useSearchParams();
  return (
    <nav aria-label="Dagar" className="flex flex-wrap gap-x-5 gap-y-1">
      {days.map((one) => (
        <Link
          key={one.day}
          to={`?${new URLSearchParams({ ...Object.fromEntries(params), dag: one.day })}`}
          aria-current={one.day === day ? 'true' : undefined}
          className={classNames(
            'touch-height inline-flex items-center gap-2 border-b-2',
            one.day === day ? 'border-ink font-medium' : 'border-transparent text-ink-muted hover:text-ink',
          )}
        >
          {formatDay(one.day)}
          <span className="text-sm tabular">
            {one.taken_count}/{one.seat_count}
          </span>
        </Link>
      ))}
    </nav>
  );
}
