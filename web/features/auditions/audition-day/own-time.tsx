import { Video } from 'lucide-react';
import { useState } from 'react';
import type { OwnTime as Time } from '#contract/auditions/audition-day.ts';
import { LINK_FIRST_MINUTES } from '#domain/auditions/appointment/appointment.rules.ts';
import { ownAppointmentLabels } from '#texts/auditions/appointment-words.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { formatInstant, formatTime } from '#web/ui/text/format-date.ts';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { useNow } from '#web/ui/text/use-now.ts';
import { OwnWish } from './own-wish.tsx';
import { codeHref } from './times.view.ts';

const chooser = onDemand(() => import('./choose-time.tsx'));
const wishForm = onDemand(() => import('./ask-for-time.tsx'));
const qrCode = onDemand(() => import('#web/features/accounts/security/qr-code.tsx'));

interface OwnTimeProps {
  time: Time;
  /** True if choosing a slot is the main action of the screen: the talent has already answered the invitation. */
  isNext: boolean;
}

/** The talent's slot at an audition, with buttons to confirm or change it, and the code to show at the door. */
export function OwnTime({ time, isNext }: OwnTimeProps) {
  const { id, appointment, may_choose, may_ask, wish, answer } = time;
  const [open, setOpen] = useState<'choose' | 'ask'>();
  const choosing = useOnDemand(chooser, open === 'choose', () => setOpen(undefined));
  const asking = useOnDemand(wishForm, open === 'ask', () => setOpen(undefined));
  if (!appointment && !may_ask) return null;
  const hasTime = appointment !== null && appointment.status !== 'declined' && appointment.status !== 'dropped';
  return (
    <section aria-labelledby={`tid-${id}`} className="flex flex-col gap-4 border-t border-hairline pt-4">
      <h4 id={`tid-${id}`} className="voice-serif text-name">
        Din tid
      </h4>
      {appointment ? (
        <Told id={id} appointment={appointment} hasTime={hasTime} />
      ) : (
        <p className="text-ink-muted">
          {may_choose ? 'Välj en av de lediga tiderna.' : 'Du får veta din tid när företaget har lagt upp den.'}
        </p>
      )}
      {answer && <Callout tone="info" title="Det fanns ingen annan tid">{`”${answer}”`}</Callout>}
      {wish && <OwnWish id={id} wish={wish} />}
      {may_ask && (
        <div className="flex flex-wrap gap-2">
          {may_choose && (
            <Button variant={hasTime || !isNext ? 'secondary' : 'primary'} onClick={() => setOpen('choose')}>
              {hasTime ? 'Byt till en ledig tid' : 'Välj tid'}
            </Button>
          )}
          {!wish && (
            <Button variant="quiet" onClick={() => setOpen('ask')}>
              Be om en annan tid
            </Button>
          )}
        </div>
      )}
      {open === 'choose' && choosing && <choosing.ChooseTime id={id} onClose={() => setOpen(undefined)} />}
      {open === 'ask' && asking && <asking.AskForTime id={id} onClose={() => setOpen(undefined)} />}
    </section>
  );
}

interface ToldProps {
  id: string;
  appointment: NonNullable<Time['appointment']>;
  hasTime: boolean;
}

function Told({ id, appointment, hasTime }: ToldProps) {
  const { starts_date, ends_date, room, status, is_booked, actions, code, video_link } = appointment;
  const { run, isPending, pending } = useCommand({ hasToast: true });
  const { tone, word } = ownAppointmentLabels[status];
  const params = { id };
  const confirm = async () => {
    if (await run('POST /talent/invitations/:id/time/confirm', { params, body: { starts_date } })) {
      showToast('Tiden är bekräftad.');
    }
  };
  const takeBack = async () => {
    if (await run('POST /talent/invitations/:id/time/take-back-decline', { params })) showToast('Tiden är din igen.');
  };
  const isConfirming = pending?.name === 'POST /talent/invitations/:id/time/confirm';
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <p className="voice-serif text-heading">
          {hasTime ? '' : 'Var '}
          {formatInstant(starts_date)}–{formatTime(ends_date)}
        </p>
        {room && <p>{room}</p>}
        <StateBadge tone={tone} wraps>
          {word}
        </StateBadge>
      </div>
      {is_booked && hasTime && (
        <Callout tone="waiting">Du är bokad på ett uppdrag den dagen. Se efter att du hinner med båda.</Callout>
      )}
      <CallLink link={video_link} starts_date={starts_date} />
      {actions.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {actions.includes('confirm') && (
            <Button variant="primary" isBusy={isConfirming} disabled={isPending && !isConfirming} onClick={confirm}>
              Bekräfta tiden
            </Button>
          )}
          {actions.includes('decline') && (
            <Button disabled={isPending} onClick={() => run('POST /talent/invitations/:id/time/decline', { params })}>
              Jag kan inte då
            </Button>
          )}
          {actions.includes('take-back-decline') && (
            <Button disabled={isPending} onClick={takeBack}>
              Jag kan ändå
            </Button>
          )}
        </div>
      )}
      {code && <Code code={code} />}
    </div>
  );
}

/** The link to the video call; shortly before the start it is the main action. */
function CallLink({ link, starts_date }: { link: string; starts_date: string }) {
  const now = useNow();
  if (link === '') return null;
  const isSoon = Date.parse(starts_date) - now.getTime() <= LINK_FIRST_MINUTES * 60_000;
  return isSoon ? (
    <Callout
      tone="info"
      title="Samtalet börjar snart"
      action={
        <a
          href={link}
          rel="noreferrer"
          target="_blank"
          className="text-link inline-flex touch-height items-center gap-2 font-medium"
        >
          <Video aria-hidden="true" className="size-4" strokeWidth={1.75} />
          Gå till samtalet
        </a>
      }
    >
      Sitt där det är tyst och ljust, och prova ljud och bild först.
    </Callout>
  ) : (
    <p>
      <a href={link} rel="noreferrer" target="_blank" className="text-link">
        Länk till samtalet
      </a>
    </p>
  );
}

/** The code that the company scans at the door. */
function Code({ code }: { code: string }) {
  const here = useOnDemand(qrCode, true);
  if (!here) return null;
  return (
    <figure className="flex items-center gap-4">
      <span className="block size-36 shrink-0">
        <here.default text={codeHref(window.location.origin, code)} label="Din kod för att anmäla dig på plats" />
      </span>
      <figcaption className="max-w-56 text-sm text-ink-muted">
        Visa koden när du kommer, så är du anmäld. Det går lika bra att säga ditt namn.
      </figcaption>
    </figure>
  );
}
