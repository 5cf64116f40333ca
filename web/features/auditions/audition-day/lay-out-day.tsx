import type { FormEvent } from 'react';
import type { AuditionTimes } from '#contract/auditions/audition-day.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { NewTimesFields } from './new-times-fields.tsx';
import { useNewTimes } from './use-new-times.ts';

export interface LayOutDayProps {
  times: AuditionTimes;
  onMade: (day: string) => void;
  onClose: () => void;
}

const FORM = 'lagg-upp-tider';

/** Divides a day into slots: rooms, hours, lengths, and a break. */
export function LayOutDay({ times, onMade, onClose }: LayOutDayProps) {
  const { written, change, lay, isPending, failure, fields } = useNewTimes(times);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const made_count = await lay();
    if (made_count === undefined) return;
    showToast(
      made_count === 0
        ? 'Dagen rymmer ingen tid av den längden.'
        : `${made_count} ${made_count === 1 ? 'tid är upplagd' : 'tider är upplagda'}.`,
    );
    onMade(written.day);
    onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}
      title="Lägg upp tider"
      description="Tiderna syns bara för er tills ni publicerar dem."
      actions={
        <>
          <Button variant="quiet" onClick={onClose} disabled={isPending}>
            Avbryt
          </Button>
          <Button variant="primary" type="submit" form={FORM} isBusy={isPending}>
            Lägg upp tiderna
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <NewTimesFields times={times} written={written} onChange={change} errors={fields} />
        {failure && Object.keys(fields).length === 0 && (
          <Callout tone="lost" role="alert">
            {failure}
          </Callout>
        )}
      </form>
    </Dialog>
  );
}
