import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { RecordingView } from '#contract/people/recording.ts';
import { query } from '#web/api/client.ts';
import { Button, IconButton } from '#web/ui/form/button.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { Spinner } from '#web/ui/frame/spinner.tsx';
import { classNames } from '#web/ui/text/class-names.ts';
import { missingWords } from './recording.view.ts';

type Played = Pick<RecordingView, 'id' | 'kind' | 'width' | 'height' | 'poster_url' | 'what_is_missing'>;

export interface RecordingPlayerProps {
  readonly recording: Played;
  /** What is played, for readers: 'Tagning 2 av Anna Berg'. */
  readonly label: string;
  readonly className?: string | undefined;
}

const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2].map((speed) => ({
  value: String(speed),
  label: `${String(speed).replace('.', ',')}×`,
}));
/** One picture of the 25 in a second; films with more step over some. */
const FRAME_SECONDS = 1 / 25;

/**
 * Plays a film or a sound by the browser's own controls, with its speed, and picture by picture: keys , and . beside the
 * buttons. An address that has run out is fetched anew, and it goes on where it stood.
 */
export function RecordingPlayer({ recording, label, className }: RecordingPlayerProps) {
  const { id, kind, width, height, poster_url } = recording;
  const address = useQuery({
    ...query('GET /recordings/:id/address', { params: { id } }),
    // Another address would begin the film anew.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const media = useRef<HTMLMediaElement>(null);
  const went = useRef({ at: 0, isTriedAgain: false });
  const [speed, setSpeed] = useState('1');
  const [isBroken, setIsBroken] = useState(false);

  const goOn = async () => {
    if (went.current.isTriedAgain) return setIsBroken(true);
    went.current = { at: media.current?.currentTime ?? 0, isTriedAgain: true };
    const { isError } = await address.refetch();
    if (isError) setIsBroken(true);
  };
  const step = (frames: number) => {
    const player = media.current;
    if (!player) return;
    player.pause();
    player.currentTime = Math.max(0, player.currentTime + frames * FRAME_SECONDS);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const frames = event.key === '.' ? 1 : event.key === ',' ? -1 : 0;
    if (frames === 0) return;
    event.preventDefault();
    step(frames);
  };
  if (address.isError || isBroken) {
    return (
      <Callout
        tone="lost"
        title="Det går inte att spela just nu"
        action={
          <Button
            size="small"
            onClick={() => {
              went.current.isTriedAgain = false;
              setIsBroken(false);
              void address.refetch();
            }}
          >
            Försök igen
          </Button>
        }
      >
        {missingWords(recording) ?? 'Kontrollera din uppkoppling.'}
      </Callout>
    );
  }
  const shared = {
    ref: media as never,
    src: address.data?.url,
    controls: true,
    preload: 'metadata',
    'aria-label': label,
    onKeyDown,
    onError: goOn,
    onLoadedMetadata: () => {
      const player = media.current;
      if (!player) return;
      player.playbackRate = Number(speed);
      if (went.current.at > 0) player.currentTime = went.current.at;
    },
    onPlaying: () => {
      went.current.isTriedAgain = false;
    },
  } as const;
  const missing = missingWords(recording);
  return (
    <div className={classNames('flex flex-col gap-2', className)}>
      {kind === 'audio' ? (
        <audio {...shared} className="w-full" />
      ) : (
        <div
          className="grid max-h-[70dvh] w-full place-items-center overflow-hidden rounded-panel bg-black"
          style={{ aspectRatio: width && height ? `${width} / ${height}` : '16 / 9' }}
        >
          {address.data ? (
            <video {...shared} playsInline poster={poster_url ?? undefined} className="size-full object-contain" />
          ) : (
            <Spinner className="text-white" />
          )}
        </div>
      )}
      <div className="flex flex-wrap items-center gap-2 text-sm">
        {kind !== 'audio' && (
          <>
            <IconButton icon={ChevronLeft} label="En bild bakåt" aria-keyshortcuts="," onClick={() => step(-1)} />
            <IconButton icon={ChevronRight} label="En bild framåt" aria-keyshortcuts="." onClick={() => step(1)} />
          </>
        )}
        <span className="ml-auto flex items-center gap-2">
          <span className="text-ink-muted" aria-hidden="true">
            Hastighet
          </span>
          <Select
            aria-label="Hastighet"
            options={SPEEDS}
            value={speed}
            onChange={({ target }) => {
              setSpeed(target.value);
              if (media.current) media.current.playbackRate = Number(target.value);
            }}
          />
        </span>
      </div>
      {missing && <p className="text-sm text-ink-muted">{missing}</p>}
    </div>
  );
}
