import type { AuditionTimes, TimePerson, TimeSlot } from '#contract/auditions/audition-day.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { Avatar } from '#web/ui/text/avatar.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { hoursOf, spanOf, standingOf } from './times.view.ts';

/** The people of the day in the order of their slots, with a button for each step; in print, one line per person. */
export function SignInList({ times, arrivedId }: { times: AuditionTimes; arrivedId: string | null }) {
  const rows = hoursOf(times).flatMap(({ cells }) =>
    cells.flatMap(({ room, slot }) => (slot?.people ?? []).map((person) => ({ person, slot, room: room.name }))),
  );
  const arrived = rows.find(({ person }) => person.id === arrivedId)?.person;
  const waiting = rows.filter(({ person }) => person.appointment?.status === 'arrived' && person.status !== 'done');
  return (
    <div className="flex flex-col gap-6">
      {arrived && (
        <Callout tone="agreed" role="status" className="print:hidden">
          {arrived.talent_name} är anmäld.
        </Callout>
      )}
      <p className="text-ink-muted tabular" aria-live="polite">
        {rows.length} kallade, {waiting.length} väntar på plats
      </p>
      <ol className="divide-y divide-hairline border-y border-hairline">
        {rows.map(({ person, slot, room }) => slot && <Row key={person.id} person={person} slot={slot} room={room} />)}
      </ol>
    </div>
  );
}

function Row({ person, slot, room }: { person: TimePerson; slot: TimeSlot; room: string }) {
  const { run, isPending } = useCommand({ hasToast: true });
  const { tone, word } = standingOf(person);
  const { id, talent_name, talent_image, role_title, appointment, actions } = person;
  const may = appointment?.actions ?? [];
  const at = { params: { id: appointment?.id ?? '' } };
  const called = { params: { id } };
  const name = <span className="sr-only"> {talent_name}</span>;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 break-inside-avoid">
      <span className="tabular w-28 shrink-0">
        <span className="block font-medium">{spanOf(slot)}</span>
        <span className="block text-sm text-ink-muted">{room}</span>
      </span>
      <span className="flex min-w-0 flex-1 basis-48 items-center gap-3">
        <span className="print:hidden">
          <Avatar name={talent_name} src={talent_image} />
        </span>
        <span className="min-w-0">
          <span className="voice-serif block text-lg leading-6">{talent_name}</span>
          <span className="block text-sm text-ink-muted">{role_title}</span>
        </span>
      </span>
      <StateBadge tone={tone}>{word}</StateBadge>
      <span className="flex flex-wrap gap-2 max-sm:w-full print:hidden">
        {may.includes('arrive') && (
          <Button size="small" isBusy={isPending} onClick={() => run('POST /appointments/:id/arrive', at)}>
            På plats{name}
          </Button>
        )}
        {may.includes('enter') && appointment?.status === 'arrived' && (
          <Button size="small" isBusy={isPending} onClick={() => run('POST /appointments/:id/enter', at)}>
            Inne{name}
          </Button>
        )}
        {actions.includes('attend') && (may.includes('take-back-arrival') || person.status === 'missed') && (
          <Button size="small" isBusy={isPending} onClick={() => run('POST /invitations/:id/attend', called)}>
            Klar{name}
          </Button>
        )}
        {actions.includes('miss') && (may.includes('arrive') || person.status === 'done') && (
          <Button
            size="small"
            variant="quiet"
            disabled={isPending}
            onClick={() => run('POST /invitations/:id/miss', called)}
          >
            Kom inte{name}
          </Button>
        )}
        {may.includes('take-back-arrival') && (
          <Button
            size="small"
            variant="quiet"
            disabled={isPending}
            onClick={() => run('POST /appointments/:id/take-back-arrival', at)}
          >
            Ångra{name}
          </Button>
        )}
      </span>
    </li>
  );
}
