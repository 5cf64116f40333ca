import type { AuditionTimes, TimePerson, TimeSlot } from '#contract/auditions/audition-day.ts';
import { ChangeTime } from './change-time.tsx';
import { FillTimes } from './fill-times.tsx';
import { LayOutDay } from './lay-out-day.tsx';
import { MovePerson } from './move-person.tsx';

/** The open dialog of the screen. */
export type OpenDialog =
  | { readonly is: 'lay-out' | 'fill' }
  | { readonly is: 'move'; readonly person: TimePerson }
  | { readonly is: 'change'; readonly slot: TimeSlot };

export interface TimeDialogProps {
  times: AuditionTimes;
  open: OpenDialog;
  onMade: (day: string) => void;
  onClose: () => void;
}

/** Renders the open dialog. */
export function TimeDialog({ times, open, onMade, onClose }: TimeDialogProps) {
  const auditionId = times.audition_id;
  switch (open.is) {
    case 'lay-out':
      return <LayOutDay times={times} onMade={onMade} onClose={onClose} />;
    case 'fill':
      return <FillTimes auditionId={auditionId} readsTogether={times.reads_together} onClose={onClose} />;
    case 'move':
      return <MovePerson auditionId={auditionId} day={times.day} person={open.person} onClose={onClose} />;
    case 'change':
      return <ChangeTime auditionId={auditionId} slot={open.slot} isCall={times.is_call} onClose={onClose} />;
  }
}
