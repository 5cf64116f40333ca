import { useQuery } from '@tanstack/react-query';
import { Upload, Video } from 'lucide-react';
import { useState } from 'react';
import type { RecordingView } from '#contract/people/recording.ts';
import { dayOf } from '#domain/kernel/time/day.ts';
import { RECORDING_BOUNDS, secondsFor } from '#domain/people/recording/recording.rules.ts';
import { formatBytes } from '#texts/people/recording-words.ts';
import { type Answer, query } from '#web/api/client.ts';
import { useExpected } from '#web/api/expected.ts';
import { Button } from '#web/ui/form/button.tsx';
import { FieldError } from '#web/ui/form/field.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import { ChooseRecording } from './choose-recording.tsx';
import { nameOf } from './recording.view.ts';
import { RecordingPlace } from './recording-place.tsx';
import { RecordingRow } from './recording-row.tsx';
import { useSends } from './sends.ts';
import { SmallerNote } from './smaller-note.tsx';
import { type SentFor, useSender } from './use-sender.ts';

const recorder = onDemand(() => import('./recorder.tsx'));

export interface RecordingUploadProps extends SentFor {
  /** The maximum number of takes of the audition, and of minutes per take; absent for the profile. */
  readonly max_takes?: number | undefined;
  readonly max_minutes?: number | undefined;
  /** True if another upload may begin now, or replace a recording. */
  readonly may_begin: boolean;
}

/** The recordings for one purpose, sent and unfinished, and the buttons for sending more. */
export function RecordingUpload(props: RecordingUploadProps) {
  const { purpose, invitation_id } = props;
  const asked = query('GET /talent/recordings', { query: invitation_id ? { invitation_id } : {} });
  const own = useQuery({ ...asked, select: useExpected<Answer<'GET /talent/recordings'>>(asked.queryKey) });
  return (
    <QueryFrame query={own}>
      {({ items }) => <Uploads {...props} recordings={items.filter((one) => one.purpose === purpose)} />}
    </QueryFrame>
  );
}

type UploadsProps = RecordingUploadProps & { readonly recordings: readonly RecordingView[] };

function Uploads({ recordings, max_takes, max_minutes, may_begin, ...sentFor }: UploadsProps) {
  const { purpose } = sentFor;
  const bounds = RECORDING_BOUNDS[purpose];
  const isFilm = bounds.kind === 'video';
  const today = dayOf(useNow());
  const sends = useSends();
  const [isRecording, setIsRecording] = useState(false);
  const [removing, setRemoving] = useState<RecordingView>();
  const Recorder = useOnDemand(recorder, isRecording, () => setIsRecording(false))?.Recorder;
  const seconds = secondsFor(purpose, max_minutes ?? null);
  const { begin, beginRecorded, goOn, remove, smaller, failure } = useSender(sentFor, seconds, recordings);
  const count = Math.min(bounds.count, max_takes ?? bounds.count);
  const mayAdd = may_begin && recordings.length < count && smaller === undefined;
  return (
    <div className="flex flex-col gap-4">
      {recordings.length > 0 && (
        <ul className="divide-y divide-hairline border-y border-hairline">
          {recordings.map((recording) => (
            <RecordingRow
              key={recording.id}
              recording={recording}
              count={recordings.length}
              send={sends[recording.id]}
              today={today}
              may_replace={may_begin && smaller === undefined}
              onReplace={(file) => begin(file, recording)}
              onGoOn={(file) => goOn(recording, file)}
              onRemove={() => setRemoving(recording)}
            >
              {purpose !== 'self_tape' && (
                <RecordingPlace
                  recording={recording}
                  purpose={purpose}
                  ids={recordings.map(({ id }) => id)}
                  name={nameOf(recording, recordings.length)}
                />
              )}
            </RecordingRow>
          ))}
        </ul>
      )}
      {smaller && <SmallerNote part={smaller.part} onSkip={smaller.skip} />}
      {isRecording && Recorder ? (
        <Recorder
          kind={bounds.kind}
          max_seconds={seconds}
          onDone={beginRecorded}
          onCancel={() => setIsRecording(false)}
        />
      ) : (
        mayAdd && (
          <div className="flex flex-wrap gap-2">
            <ChooseRecording
              purpose={purpose}
              label={isFilm ? 'Välj film' : 'Välj ljudfil'}
              icon={Upload}
              variant={recordings.length === 0 ? 'primary' : 'secondary'}
              onChoose={(file) => begin(file, null)}
            />
            <Button icon={Video} onClick={() => setIsRecording(true)}>
              Spela in här
            </Button>
          </div>
        )
      )}
      {failure && <FieldError>{failure}</FieldError>}
      {may_begin && (
        <p className="max-w-prose text-sm text-ink-muted">
          Högst {count} {purpose === 'self_tape' ? (count === 1 ? 'tagning' : 'tagningar') : 'stycken'},{' '}
          {seconds === 60 ? '1 minut' : `${seconds / 60} minuter`} och {formatBytes(bounds.bytes)} var. Bryts
          uppkopplingen fortsätter det där det var.
        </p>
      )}
      {removing && (
        <ConfirmDialog
          isOpen
          isDangerous
          onOpenChange={(isOpen) => !isOpen && setRemoving(undefined)}
          title={`Ta bort ${nameOf(removing, recordings.length).toLowerCase()}?`}
          confirmLabel="Ta bort"
          onConfirm={() => remove(removing.id)}
        >
          Den tas bort för gott och på en gång. Ingen annan kan se den efter det.
        </ConfirmDialog>
      )}
    </div>
  );
}
