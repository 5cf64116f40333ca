import { CirclePause, CirclePlay, Play, RotateCw, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { RecordingView } from '#contract/people/recording.ts';
import { formatBytes, recordingStatusLabels, refusedForWords } from '#texts/people/recording-words.ts';
import { Button, IconButton } from '#web/ui/form/button.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { formatInstant } from '#web/ui/text/format-date.ts';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { ChooseRecording } from './choose-recording.tsx';
import { ProgressLine } from './progress-line.tsx';
import { formatLength, nameOf } from './recording.view.ts';
import { changeSend, type Send, type SendStage } from './sends.ts';

const player = onDemand(() => import('./recording-player.tsx'));

interface RecordingRowProps {
  readonly recording: RecordingView;
  readonly count: number;
  readonly send: Send | undefined;
  readonly today: string;
  /** True if the talent may send another recording that replaces this one. */
  readonly may_replace: boolean;
  readonly onReplace: (file: File) => void;
  readonly onGoOn: (file: File) => void;
  readonly onRemove: () => void;
  /** More commands, shown below the row. */
  readonly children?: ReactNode;
}

const STAGES: Readonly<Record<SendStage, string>> = {
  elsewhere: 'Den skickas i en annan flik.',
  sending: 'Skickas. Du kan använda resten av sajten under tiden.',
  waiting: 'Uppkopplingen är bruten. Den fortsätter av sig själv där den var.',
  paused: 'Pausad. Det som har kommit fram finns kvar.',
  failed: 'Det gick inte att skicka mer. Försök igen, det som har kommit fram finns kvar.',
};

/** One recording, sent or being sent, with its state and commands. */
export function RecordingRow(props: RecordingRowProps) {
  const { recording, count, send, today, may_replace, onReplace, onGoOn, onRemove, children } = props;
  const { purpose, status, kind, bytes, progress, duration_ms, refused_for, received_date, begun_date, is_shown } =
    recording;
  const [isOpen, setIsOpen] = useState(false);
  const Player = useOnDemand(player, isOpen, () => setIsOpen(false))?.RecordingPlayer;
  const name = nameOf(recording, count);
  const label = recordingStatusLabels[status];
  const isOnItsWay = status === 'receiving';
  const sent = isOnItsWay ? send?.part : status === 'preparing' ? progress / 100 : undefined;
  return (
    <li className="flex flex-col gap-3 py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="min-w-0 flex-1 basis-48">
          <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <span className="font-medium">{name}</span>
            <StateBadge tone={isOnItsWay && !send ? 'waiting' : label.tone} wraps>
              {isOnItsWay && !send ? 'Avbruten' : label.word}
            </StateBadge>
          </span>
          <span className="block text-sm text-ink-muted tabular">
            {[duration_ms === null ? null : formatLength(duration_ms), formatBytes(bytes)].filter(Boolean).join(' · ')}
            {received_date ? ` · Framme ${formatInstant(received_date, today)}` : null}
            {isOnItsWay ? ` · Påbörjad ${formatInstant(begun_date, today)}` : null}
          </span>
        </span>
        {status === 'ready' && (
          <Button size="small" icon={Play} aria-expanded={isOpen} onClick={() => setIsOpen((was) => !was)}>
            {isOpen ? 'Stäng' : kind === 'audio' ? 'Lyssna' : 'Spela'}
          </Button>
        )}
        {send && send.stage !== 'elsewhere' && <SendButtons id={recording.id} name={name} send={send} />}
        {isOnItsWay && !send && (
          <ChooseRecording purpose={purpose} label="Fortsätt med samma fil" icon={RotateCw} isSmall onChoose={onGoOn} />
        )}
        {may_replace && !isOnItsWay && (
          <ChooseRecording purpose={purpose} label="Byt ut" icon={RotateCw} isSmall onChoose={onReplace} />
        )}
        {recording.actions.includes('remove') && (
          <IconButton icon={Trash2} label={`Ta bort ${name.toLowerCase()}`} onClick={onRemove} />
        )}
      </div>
      {sent !== undefined && (
        <div className="flex items-center gap-3">
          <ProgressLine part={sent} label={`${name}: ${label.word.toLowerCase()}`} />
          <span className="w-12 text-right text-sm tabular">{Math.floor(sent * 100)} %</span>
        </div>
      )}
      {send && isOnItsWay && (
        <p role="status" className="text-sm text-ink-muted">
          {STAGES[send.stage]}
        </p>
      )}
      {isOnItsWay && !send && (
        <p className="text-sm text-ink-muted">
          Allt har inte kommit fram. Välj samma fil, så skickas bara resten. Att du började i tid är redan noterat.
        </p>
      )}
      {status === 'ready' && !is_shown && (
        <p className="text-sm text-ink-muted">Den syns för företag när en av oss har tittat på den.</p>
      )}
      {refused_for && <p className="text-sm text-lost">{refusedForWords[refused_for]}</p>}
      {isOpen && Player && <Player recording={recording} label={name} className="max-w-2xl" />}
      {children}
    </li>
  );
}

function SendButtons({ id, name, send }: { id: string; name: string; send: Send }) {
  const isRunning = send.stage === 'sending' || send.stage === 'waiting';
  if (isRunning) {
    return (
      <IconButton
        icon={CirclePause}
        label={`Pausa ${name.toLowerCase()}`}
        onClick={() => {
          send.sending.pause();
          changeSend(id, { stage: 'paused' });
        }}
      />
    );
  }
  return (
    <Button
      size="small"
      icon={CirclePlay}
      onClick={() => {
        send.sending.resume();
        changeSend(id, { stage: 'sending' });
      }}
    >
      {send.stage === 'paused' ? 'Fortsätt' : 'Försök igen'}
    </Button>
  );
}
