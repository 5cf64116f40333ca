import { useState } from 'react';
import { FILL_ORDERS, type FillOrder } from '#domain/auditions/audition/fill.ts';
import { fillOrderWords, leftWhyWords } from '#texts/auditions/appointment-words.ts';
import { Button } from '#web/ui/form/button.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { formatInstant } from '#web/ui/text/format-date.ts';
import { useFilling } from './audition-day-queries.ts';
import { people } from './times.view.ts';
import { usePlaces } from './use-places.ts';

const ORDERS = FILL_ORDERS.map((value) => ({ value, label: fillOrderWords[value] }));

/** Shows a proposal that places people in the free slots, and carries it out on confirmation. */
export function FillTimes({ auditionId, readsTogether, onClose }: FillTimesProps) {
  const [order, setOrder] = useState<FillOrder>('role');
  const [seed, setSeed] = useState(1);
  const query = useFilling(auditionId, order, seed);
  const { put, isPending } = usePlaces(auditionId);
  const placed = query.data?.placed ?? [];
  const fillIn = async () => {
    const places = placed.map(({ invitation_id, slot_id }) => ({ invitation_id, slot_id, was: null }));
    if (await put(places, `${people(places.length)} har fått tider. Ingen har fått veta något än.`)) onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}
      size="wide"
      title="Fyll i tider"
      description={
        readsTogether
          ? 'Personer i olika roller läses ihop. De som redan har en tid står kvar, och dagar och klockslag som någon inte kan väljs bort.'
          : 'De som redan har en tid står kvar, och dagar och klockslag som någon inte kan väljs bort.'
      }
      actions={
        <>
          <Button variant="quiet" onClick={onClose} disabled={isPending}>
            Avbryt
          </Button>
          <Button variant="primary" isBusy={isPending} disabled={placed.length === 0} onClick={fillIn}>
            {placed.length === 0 ? 'Fyll i' : `Ge ${people(placed.length)} tider`}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <RadioCards
          label="Ordning"
          columns={3}
          options={ORDERS}
          value={order}
          onChange={(value) => setOrder(value as FillOrder)}
        />
        {order === 'random' && (
          <Button size="small" className="self-start" onClick={() => setSeed(seed + 1)}>
            Lotta igen
          </Button>
        )}
        <QueryFrame query={query}>
          {({ placed, left }) => (
            <div aria-live="polite" className="flex flex-col gap-4">
              {placed.length === 0 && (
                <p className="text-ink-muted">Ingen som saknar tid ryms i de tider som är lediga.</p>
              )}
              <ol className="divide-y divide-hairline">
                {placed.map(({ invitation_id, talent_name, role_title, starts_date, room }) => (
                  <li key={invitation_id} className="flex flex-wrap gap-x-4 py-1.5">
                    <span className="tabular w-56">
                      {formatInstant(starts_date)}, {room}
                    </span>
                    <span className="font-medium">{talent_name}</span>
                    <span className="text-ink-muted">{role_title}</span>
                  </li>
                ))}
              </ol>
              {left.length > 0 && (
                <Callout tone="waiting" title={`${people(left.length)} får ingen tid`}>
                  <ul>
                    {left.map(({ invitation_id, talent_name, why }) => (
                      <li key={invitation_id}>
                        {talent_name}: {leftWhyWords[why].toLocaleLowerCase('sv')}
                      </li>
                    ))}
                  </ul>
                </Callout>
              )}
            </div>
          )}
        </QueryFrame>
      </div>
    </Dialog>
  );
}

export interface FillTimesProps {
  auditionId: string;
  readsTogether: boolean;
  onClose: () => void;
}
