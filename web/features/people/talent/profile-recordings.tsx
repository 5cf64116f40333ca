import { useQuery } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { useState } from 'react';
import type { RecordingView } from '#contract/people/recording.ts';
import { query } from '#web/api/client.ts';
import { formatLength } from '#web/features/people/recording/recording.view.ts';
import { Loading } from '#web/ui/frame/query-frame.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { SheetPart, type SheetPartProps } from './sheet-part.tsx';

const player = onDemand(() => import('#web/features/people/recording/recording-player.tsx'));

interface RecordingsProps {
  /** The talent's name, for screen readers. */
  name: string;
  as: SheetPartProps['as'];
}

/**
 * The films and voice samples of a talent; renders nothing if there are none. The browser fetches a recording when the
 * user plays it.
 */
export function ProfileRecordings({ talentId, ...rest }: RecordingsProps & { talentId: string }) {
  const { data } = useQuery(query('GET /talents/:id/recordings', { params: { id: talentId } }));
  return <Recordings {...rest} recordings={data?.items ?? []} />;
}

/** The talent's own recordings as companies see them: without unfinished, refused and unreviewed ones. */
export function OwnProfileRecordings(props: RecordingsProps) {
  const { data } = useQuery(query('GET /talent/recordings', { query: {} }));
  const seen = data?.items.filter(({ status, is_shown }) => status === 'ready' && is_shown) ?? [];
  return <Recordings {...props} recordings={seen} />;
}

function Recordings({ recordings, name, as }: RecordingsProps & { recordings: readonly RecordingView[] }) {
  const films = recordings.filter(({ purpose }) => purpose === 'showreel');
  const voices = recordings.filter(({ purpose }) => purpose === 'voice');
  return (
    <>
      {films.length > 0 && (
        <SheetPart title="Film" as={as}>
          <ul className="flex flex-col gap-4">
            {films.map((film, at) => (
              <li key={film.id}>
                <Recording
                  recording={film}
                  label={film.caption ? `${film.caption}, film med ${name}` : `Film ${at + 1} med ${name}`}
                />
                <Waits recording={film} />
              </li>
            ))}
          </ul>
        </SheetPart>
      )}
      {voices.length > 0 && (
        <SheetPart title="Röst" as={as}>
          <ul className="flex flex-col gap-3">
            {voices.map((voice, at) => (
              <li key={voice.id}>
                <Recording
                  recording={voice}
                  label={voice.caption ? `${voice.caption}, röstprov av ${name}` : `Röstprov ${at + 1} av ${name}`}
                />
                <Waits recording={voice} />
              </li>
            ))}
          </ul>
        </SheetPart>
      )}
    </>
  );
}

/** Marks a recording that is not published yet. Only administrators get such recordings of another person. */
const Waits = ({ recording: { is_shown } }: { recording: RecordingView }) =>
  is_shown ? null : <StateBadge tone="waiting">Ny, syns inte än</StateBadge>;

function Recording({ recording, label }: { recording: RecordingView; label: string }) {
  const [isPlaying, setIsPlaying] = useState(false);
  const Player = useOnDemand(player, isPlaying, () => setIsPlaying(false))?.RecordingPlayer;
  if (isPlaying) return Player ? <Player recording={recording} label={label} /> : <Loading />;
  const isFilm = recording.purpose === 'showreel';
  const length = recording.duration_ms === null ? '' : formatLength(recording.duration_ms);
  return (
    <button
      type="button"
      onClick={() => setIsPlaying(true)}
      className={
        isFilm
          ? 'group relative flex aspect-video w-full items-end overflow-hidden bg-sunken p-3 text-left text-sm'
          : 'group flex min-h-11 w-full items-center gap-3 border-y border-hairline px-1 text-left text-sm'
      }
    >
      {isFilm && recording.poster_url && (
        <img src={recording.poster_url} alt="" loading="lazy" className="absolute inset-0 size-full object-contain" />
      )}
      <span className="relative inline-flex items-center gap-2 rounded-control bg-surface px-3 py-1.5 text-ink group-hover:bg-sunken">
        <Play aria-hidden="true" className="size-4" strokeWidth={1.75} />
        Spela <span className="sr-only">{label}</span>
        {recording.caption && <span aria-hidden="true">{recording.caption}</span>}
        {length && <span className="text-ink-muted tabular">{length}</span>}
      </span>
    </button>
  );
}
