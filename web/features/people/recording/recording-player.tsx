import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { RecordingView } from '#contract/people/recording.ts';
import { query } from '#web/api/client.ts';
import { Spinner } from '#web/ui/frame/spinner.tsx';
import { classNames } from '#web/ui/text/class-names.ts';
import { PlayerControls } from './player-controls.tsx';
import { missingWords } from './recording.view.ts';
import { UnplayableNote } from './unplayable-note.tsx';

type Played = Pick<RecordingView, 'id' | 'kind' | 'width' | 'height' | 'poster_url' | 'what_is_missing'>;

export interface RecordingPlayerProps {
  readonly recording: Played;
  /** Accessible name of the recording: 'Tagning 2 av Anna Berg'. */
  readonly label: string;
  readonly className?: string | undefined;
}

/** Length of one step: a frame at 25 frames per second. In films with more frames per second a step skips some. */
const FRAME_SECONDS = 1 / 25;

/**
 * Plays a film or a sound with the browser's own controls and a choice of speed. In a film the buttons, or the keys ','
 * and '.', step by single frames. An expired address is fetched again, and the film goes on from the same position.
 */
export function RecordingPlayer({ recording, label, className }: RecordingPlayerProps) {
  const { id, kind, width, height, poster_url } = recording;
  const address = useQuery({
    ...query('GET /recordings/:id/address', { params: { id } }),
    // Fetched again only when the address has expired: a new address restarts the film.
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
      <UnplayableNote
        words={missingWords(recording)}
        onTryAgain={() => {
          went.current.isTriedAgain = false;
          setIsBroken(false);
          void address.refetch();
        }}
      />
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
      <PlayerControls
        speed={speed}
        onSpeed={(chosen) => {
          setSpeed(chosen);
          if (media.current) media.current.playbackRate = Number(chosen);
        }}
        onStep={kind === 'audio' ? undefined : step}
      />
      {missing && <p className="text-sm text-ink-muted">{missing}</p>}
    </div>
  );
}
