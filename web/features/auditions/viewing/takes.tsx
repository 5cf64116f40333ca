import { useState } from 'react';
import type { RecordingView } from '#contract/people/recording.ts';
import { KEPT_DAYS } from '#domain/people/recording/recording.rules.ts';
import { recordingStatusLabels, refusedForCompany } from '#texts/people/recording-words.ts';
import { RecordingPlayer } from '#web/features/people/recording/recording-player.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { InstantText } from '#web/ui/text/date-text.tsx';

/** The takes of one person: the list, the chosen take, and how long the company can see the takes. */
export function Takes({ takes, name }: { takes: readonly RecordingView[]; name: string }) {
  const [chosenId, setChosenId] = useState<string>();
  const chosen = takes.find(({ id }) => id === chosenId) ?? takes.find(({ status }) => status === 'ready') ?? takes[0];
  if (!chosen) return <p className="py-6 text-ink-muted">{name} har inte skickat någon film.</p>;
  return (
    <div className="flex flex-col gap-3">
      {takes.length > 1 && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">Tagningar av {name}</legend>
          {takes.map((take) => (
            <button
              key={take.id}
              type="button"
              aria-pressed={take.id === chosen.id}
              onClick={() => setChosenId(take.id)}
              className="min-h-9 border border-hairline-strong px-3 text-sm aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-ink-inverse rounded-control max-md:min-h-11"
            >
              Tagning {take.position}
            </button>
          ))}
        </fieldset>
      )}
      <Take key={chosen.id} take={chosen} name={name} />
      <p className="text-sm text-ink-muted">
        {chosen.received_date && (
          <>
            Kom <InstantText instant={chosen.received_date} />.{' '}
          </>
        )}
        Ni ser filmerna tills rollen är klar för {name}. {KEPT_DAYS} dagar senare raderas de, eller så snart {name} tar
        bort dem.
      </p>
    </div>
  );
}

function Take({ take, name }: { take: RecordingView; name: string }) {
  if (take.status === 'ready')
    return <RecordingPlayer recording={take} label={`Tagning ${take.position} av ${name}`} />;
  const { word } = recordingStatusLabels[take.status];
  if (take.status === 'refused') {
    return (
      <Callout tone="lost" title={word}>
        {take.refused_for && refusedForCompany[take.refused_for]} Talangen vet om det och kan skicka en ny.
      </Callout>
    );
  }
  return (
    <div className="grid aspect-video place-items-center bg-sunken p-6 text-center">
      <p>
        {word}
        <span className="block text-ink-muted">Filmen syns här så snart den är klar.</span>
        <progress
          value={take.progress}
          max={100}
          aria-label="Hur långt det har kommit"
          className="mt-4 h-1 w-48 appearance-none [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-hairline [&::-webkit-progress-value]:bg-ink"
        />
      </p>
    </div>
  );
}
