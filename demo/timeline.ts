import type { Moment } from '#domain/kernel/time/day.ts';
import type { DemoCalendar } from './calendar.ts';

/** Things to do at moments of the past, done in their order whatever order they were written down in. */
export interface Timeline {
  /** `offset` in days from today, `hour` as in the calendar. */
  add(offset: number, hour: number, act: (moment: Moment) => Promise<unknown>): void;
  /**
   * @param report hears how many are done, and of how many
   * @throws what the signal says, before the next one
   */
  play(signal: AbortSignal, report: (done: number, of: number) => void): Promise<void>;
}

/** An empty timeline. What falls on the same hour, or would fall after now, keeps the order it was added in. */
export function timelineOn(calendar: DemoCalendar): Timeline {
  const acts: { hours: number; moment: Moment; act: (moment: Moment) => Promise<unknown> }[] = [];
  return {
    add: (offset, hour, act) => {
      acts.push({ hours: offset * 24 + hour, moment: calendar.at(offset, hour), act });
    },
    play: async (signal, report) => {
      for (const [done, { act, moment }] of acts.toSorted((a, b) => a.hours - b.hours).entries()) {
        signal.throwIfAborted();
        report(done, acts.length);
        await act(moment);
      }
    },
  };
}
