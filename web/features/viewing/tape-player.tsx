import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { RecordingView } from '#contract/recording.ts';

import { Callout } from '#web/ui/callout.tsx';
import { Select } from '#web/ui/select.tsx';
import { takeAddress } from './use-viewing.ts';

const SPEEDS = ['0.5', '0.75', '1', '1.25', '1.5', '2'].map((value) => ({
  value,
  label: `${value.replace('.', ',')} ×`,
}));
/** Films know no number of their frames; most have twenty-five a second. */
const FRAME_SECONDS = 1 / 25;

/** A take as it plays: the browser's own controls, speed, and one frame at a time by comma and point. */
export function TapePlayer({ take }: { take: RecordingView }) {
  const film = useRef<HTMLVideoElement>(null);
  const address = useQuery(takeAddress(take.id));
  const [speed, setSpeed] = useState('1');
  const [hasFailed, setFailed] = useState(false);
  const choose = (value: string) => {
    setSpeed(value);
    if (film.current) film.current.playbackRate = Number(value);
  };
  const step = (event: KeyboardEvent) => {
    const by = event.key === ',' ? -1 : event.key === '.' ? 1 : 0;
    if (!film.current || by === 0) return;
    event.preventDefault();
    film.current.pause();
    film.current.currentTime += by * FRAME_SECONDS;
  };
  return (
    <div className="flex flex-col gap-2">
      {/* biome-ignore lint/a11y/useMediaCaption: a talent's tape has no words of its own beside the sound */}
      <video
        ref={film}
        controls
        playsInline
        preload="auto"
        poster={take.poster_url ?? undefined}
        src={address.data?.url}
        onKeyDown={step}
        onPlay={() => choose(speed)}
        onLoadedData={() => setFailed(false)}
        onError={() => setFailed(true)}
        className="max-h-[70dvh] w-full bg-sunken"
        style={{ aspectRatio: take.width && take.height ? `${take.width} / ${take.height}` : '16 / 9' }}
      />
      {(hasFailed || address.error) && (
        <Callout tone="lost">Filmen går inte att spela här. Prova en annan webbläsare, eller ladda om sidan.</Callout>
      )}
      <div className="flex items-center gap-3 text-sm text-ink-muted">
        <Select
          aria-label="Hastighet"
          options={SPEEDS}
          value={speed}
          onChange={(event) => choose(event.target.value)}
          className="w-28"
        />
        <span className="max-md:hidden pointer-coarse:hidden">Komma och punkt går en bild i taget.</span>
      </div>
    </div>
  );
}
