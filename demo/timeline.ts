import type { Moment } from '#domain/kernel/time/day.ts';
import type { DemoCalendar } from './calendar.ts';

/** Acts at moments of the past. They are played in order of time, in whatever order they were added. */
export interface Timeline {
  /** `offset` in days from today, `hour` as in the calendar. */
  add(offset: number, hour: number, act: (moment: Moment) => Promise<unknown>): void;
  /**
   * @param report receives the number of acts done, and of all acts
   * @throws the signal's reason, before the next act
   */
  play(signal: AbortSignal, report: (done: number, of: number) => void): Promise<void>;
}

/**
 * An empty timeline. Acts of the same hour keep the order of adding, and acts that would fall after now the order of
 * their hours.
 */
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
