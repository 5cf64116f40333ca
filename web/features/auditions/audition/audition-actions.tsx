import { useState } from 'react';
import type { AuditionView } from '#contract/auditions/audition.ts';
import { AUDITION_BOUNDS as BOUNDS, lacksOfAudition } from '#domain/auditions/audition/audition.ts';
import { isStopped } from '#domain/auditions/audition/audition-limits.ts';
import { addDays, isDay } from '#domain/kernel/time/day.ts';
import { clockIn, instantAt } from '#domain/kernel/time/instant.ts';
import { auditionCommandLabels, auditionNeedWords } from '#texts/auditions/audition-words.ts';
import { NOT_TO_MINORS } from '#texts/people/withheld-words.ts';
import { ApiError } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { clock } from '#web/ui/text/clock.ts';
import { DueFields } from './due-fields.tsx';

type Asked = 'publish' | 'extend' | 'close' | 'cancel';
const ASKED: readonly Asked[] = ['publish', 'extend', 'close', 'cancel'];

const people = (count: number) => (count === 1 ? '1 person' : `${count} personer`);

/** The commands of an audition. Each opens a question that tells the consequence. */
export function AuditionActions({ audition }: { audition: AuditionView }) {
  const [asked, setAsked] = useState<Asked>();
  const lacks = lacksOfAudition(audition).map((field) => auditionNeedWords[field]);
  const isReady = audition.is_in_review && lacks.length === 0 && !isStopped(audition.limits);
  return (
    <div className="flex flex-col items-start gap-3">
      {audition.status === 'draft' && !isReady && (
        <p className="max-w-prose text-sm text-ink-muted">
          {audition.is_in_review
            ? lacks.length > 0
              ? `Innan ni kan kalla behövs ${lacks.join(', ')}.`
              : 'Ändra det som ber om för mycket, så kan ni kalla.'
            : 'När urvalet har börjat i projektet kan ni kalla.'}
        </p>
      )}
      {ASKED.filter((command) => audition.actions.includes(command) && (command !== 'publish' || isReady)).map(
        (command) => (
          <Button
            key={command}
            variant={command === 'publish' ? 'primary' : command === 'cancel' ? 'quiet' : undefined}
            onClick={() => setAsked(command)}
          >
            {auditionCommandLabels[command]}
          </Button>
        ),
      )}
      {asked && <Question key={asked} asked={asked} audition={audition} onDone={() => setAsked(undefined)} />}
    </div>
  );
}

interface QuestionProps {
  readonly asked: Asked;
  readonly audition: AuditionView;
  readonly onDone: () => void;
}

function Question({ asked, audition, onDone }: QuestionProps) {
  const { send } = useCommand();
  const { id, revision, counts, deadline_date, kind, status } = audition;
  const now = clockIn(deadline_date ?? clock.now().toISOString());
  const [day, setDay] = useState(addDays(now.day, 1));
  const [time, setTime] = useState(now.time);
  const params = { id };
  const waiting = (counts.invited ?? 0) + (counts.accepted ?? 0);
  const words = {
    publish: {
      title: `Kalla ${people(counts.added ?? 0)}?`,
      body: 'Alla som är tillagda får ett mejl nu. Texten öppnas för var och en när de har tackat ja.',
    },
    extend: { title: 'Ge alla mer tid?', body: '' },
    close: {
      title: 'Stäng provfilmningen?',
      body:
        kind === 'self_tape'
          ? `Inga fler filmer kan påbörjas. Den som har börjat skicka är i tid. ${people(waiting)} har inte lämnat in.`
          : 'Ingen fler kan svara. De som kom är kvar i listan.',
    },
    cancel: {
      title: 'Ställ in provfilmningen?',
      body:
        status === 'draft' ? 'Ingen har fått veta något om den.' : `${people(waiting)} får veta att den inte blir av.`,
    },
  }[asked];
  const act = async (reason: string) => {
    if (asked === 'publish') await send('POST /auditions/:id/publish', { params, body: { revision } });
    if (asked === 'close') await send('POST /auditions/:id/close', { params });
    if (asked === 'cancel') await send('POST /auditions/:id/cancel', { params, body: { reason } });
    if (asked === 'extend') {
      if (!isDay(day) || !/^\d{2}:\d{2}$/.test(time))
        throw new ApiError('invalid_input', 422, 'Skriv dagen som ÅÅÅÅ-MM-DD och tiden som TT:MM.');
      await send('POST /auditions/:id/extend', { params, body: { deadline_date: instantAt(day, time) } });
    }
    showToast(
      {
        publish: `${people(counts.added ?? 0)} är kallade.`,
        extend: 'Alla har fått mer tid.',
        close: 'Provfilmningen är stängd.',
        cancel: 'Provfilmningen är inställd.',
      }[asked],
    );
  };
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onDone()}
      title={words.title}
      confirmLabel={auditionCommandLabels[asked]}
      isDangerous={asked === 'cancel'}
      reason={
        asked === 'cancel' && status === 'published'
          ? { label: 'Varför', hint: `De läser det i mejlet. ${NOT_TO_MINORS}`, max_length: BOUNDS.message }
          : undefined
      }
      onConfirm={act}
    >
      {words.body}
      {asked === 'extend' && <DueFields day={day} time={time} onDay={setDay} onTime={setTime} />}
    </ConfirmDialog>
  );
}
