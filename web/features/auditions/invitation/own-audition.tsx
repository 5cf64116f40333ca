import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useEffect } from 'react';
import type { InvitationDetails } from '#contract/auditions/invitation.ts';
import { hasSaidYes } from '#domain/auditions/invitation/invitation.rules.ts';
import { dayOf } from '#domain/kernel/time/day.ts';
import { auditionKindLabels, ownInvitationLabel } from '#texts/auditions/audition-words.ts';
import { query } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { formatDeadline } from '#web/features/auditions/audition/audition.view.ts';
import { AuditionFacts } from '#web/features/auditions/audition/audition-facts.tsx';
import { useOwnTime } from '#web/features/auditions/audition-day/audition-day-queries.ts';
import { OwnTime } from '#web/features/auditions/audition-day/own-time.tsx';
import { RecordingUpload } from '#web/features/people/recording/recording-upload.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { FieldError } from '#web/ui/form/field.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Countdown } from '#web/ui/text/countdown.tsx';
import { formatInstant } from '#web/ui/text/format-date.ts';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { useNow } from '#web/ui/text/use-now.ts';
import { AccessNeeds } from './access-needs.tsx';
import { AnswerCall } from './answer-call.tsx';

/** One invitation of the talent to an audition: the tasks, the deadline and the answer. */
export function OwnAudition({ id }: { id: string }) {
  const call = useQuery(query('GET /talent/invitations/:id', { params: { id } }));
  const { run } = useCommand();
  const isUnseen = call.data?.status === 'invited' && !call.data.represents;
  useEffect(() => {
    if (isUnseen) void run('POST /talent/invitations/:id/seen', { params: { id } });
  }, [isUnseen, id, run]);
  return <QueryFrame query={call}>{(data) => <Call call={data} />}</QueryFrame>;
}

function Call({ call }: { call: InvitationDetails }) {
  const today = dayOf(useNow());
  const { id, kind, title, status, due_date, is_open, message, sent_in_date, withdraw_reason } = call;
  const label = ownInvitationLabel(kind, status);
  const isAhead = is_open && (status === 'invited' || status === 'accepted');
  return (
    <article aria-labelledby={`prov-${id}`} className="flex flex-col gap-6">
      <header className="flex flex-col gap-2">
        <p className="text-sm text-ink-muted">{auditionKindLabels[kind]}</p>
        <h3 id={`prov-${id}`} className="voice-serif text-2xl text-balance">
          {title}
        </h3>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 text-sm">
          <StateBadge tone={label.tone} wraps>
            {label.word}
          </StateBadge>
          {isAhead && due_date && (
            <span className="flex flex-wrap gap-x-2 tabular">
              <span>Senast {formatDeadline(due_date, today)}</span>
              <Countdown until={due_date} isUrgent />
            </span>
          )}
        </div>
      </header>
      {withdraw_reason && <Callout tone="lost" title="Gäller inte längre">{`”${withdraw_reason}”`}</Callout>}
      {sent_in_date && (
        <Callout tone="agreed" title="Kvitto">
          Din film var framme {formatInstant(sent_in_date, today)}.
          {call.may_send && ' Du kan byta den fram till sista tidpunkten.'}
        </Callout>
      )}
      {message && <p className="max-w-prose whitespace-pre-line">”{message}”</p>}
      <AuditionFacts audition={call} due={null} today={today} />
      <Sides call={call} />
      {kind === 'video_call' && status === 'invited' && (
        <p className="max-w-prose text-sm text-ink-muted">Länken till samtalet visas när du har tackat ja.</p>
      )}
      {kind === 'self_tape' || status === 'withdrawn' ? <AnswerCall call={call} /> : <Meeting call={call} />}
      {kind === 'self_tape' && hasSaidYes(status) && !call.represents && (
        <section aria-label="Din film" className="flex flex-col gap-2">
          <h4 className="font-medium">Din film</h4>
          <RecordingUpload
            purpose="self_tape"
            invitation_id={id}
            due_date={due_date}
            max_takes={call.max_takes}
            max_minutes={call.max_minutes}
            may_begin={call.may_send}
          />
        </section>
      )}
      {isAhead && kind !== 'self_tape' && !call.represents && <AccessNeeds call={call} />}
    </article>
  );
}

/**
 * The answer to a call to a room or a video call. While the talent has a time to answer, that answer is the only one: a
 * yes to the time is a yes to the call, and a no to the call comes after a no to the time.
 */
function Meeting({ call }: { call: InvitationDetails }) {
  return (
    <QueryFrame query={useOwnTime(call.id)}>
      {(time) => (
        <>
          {!time.appointment?.actions.includes('decline') && <AnswerCall call={call} />}
          <OwnTime time={time} isNext={call.status !== 'invited'} />
        </>
      )}
    </QueryFrame>
  );
}

/** The text of the scene. The talent can open it after saying yes, with the talent's name printed on it. */
function Sides({ call: { id, sides_pages, may_read_sides, status, represents } }: { call: InvitationDetails }) {
  const { run, isPending, failure } = useCommand();
  const length = sides_pages === 1 ? '1 sida' : `${sides_pages} sidor`;
  if (sides_pages === 0 || represents) return null;
  if (!may_read_sides) {
    if (status !== 'invited') return null;
    return <p className="max-w-prose text-sm text-ink-muted">Texten ({length}) öppnas för dig när du har tackat ja.</p>;
  }
  const open = async () => {
    const made = await run('POST /talent/invitations/:id/sides', { params: { id } });
    if (made) window.location.assign(made.url);
  };
  return (
    <div className="flex flex-col items-start gap-2">
      <Button icon={Download} isBusy={isPending} onClick={open}>
        Ladda ner texten ({length})
      </Button>
      <p className="text-sm text-ink-muted">Ditt namn står på varje sida, så visa den bara för den du läser med.</p>
      {failure && <FieldError>{failure}</FieldError>}
    </div>
  );
}
