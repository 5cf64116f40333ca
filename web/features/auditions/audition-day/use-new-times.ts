import { useState } from 'react';
import type { AuditionTimes } from '#contract/auditions/audition-day.ts';
import { useCommand } from '#web/api/use-command.ts';

/** The typed fields for dividing a day into slots. */
export interface NewTimes {
  readonly day: string;
  /** Names of rooms, separated by commas. */
  readonly rooms: string;
  readonly from: string;
  readonly to: string;
  readonly minutes: string;
  readonly pause: string;
  readonly capacity: string;
  readonly has_break: boolean;
  readonly break_from: string;
  readonly break_to: string;
}

const startOf = ({ rooms, is_call, reads_together }: AuditionTimes): NewTimes => ({
  day: '',
  rooms: rooms.map((room) => room.name).join(', ') || (is_call ? 'Samtal' : 'Sal 1'),
  from: '09:00',
  to: '16:00',
  minutes: '20',
  pause: '5',
  capacity: reads_together ? '2' : '1',
  has_break: true,
  break_from: '12:00',
  break_to: '13:00',
});

const namesIn = (text: string) =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** The typed fields for a new day, and the command that creates its slots. */
export function useNewTimes(times: AuditionTimes) {
  const { run, isPending, failure, fields } = useCommand();
  const [written, setWritten] = useState(() => startOf(times));
  const change = (parts: Partial<NewTimes>) => setWritten((now) => ({ ...now, ...parts }));
  /** Creates the slots. Resolves to their number; undefined if the server refused. */
  const lay = async (): Promise<number | undefined> => {
    const { day, from, to, break_from, break_to } = written;
    const made = await run('POST /auditions/:id/times', {
      params: { id: times.audition_id },
      body: {
        day,
        from,
        to,
        minutes: Number(written.minutes),
        pause_minutes: Number(written.pause),
        capacity: Number(written.capacity),
        rooms: namesIn(written.rooms),
        lunch: written.has_break ? { from: break_from, to: break_to } : null,
      },
    });
    return made?.made_count;
  };
  return { written, change, lay, isPending, failure, fields };
}
