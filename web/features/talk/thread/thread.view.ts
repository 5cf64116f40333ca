import type { Thread, ThreadMessage } from '#contract/talk/thread.ts';
import { dayOfInstant } from '#web/ui/text/clock.ts';
import { formatDay } from '#web/ui/text/format-date.ts';

/**
 * What is known of a thread with what has come: messages are numbered without gaps, so where one would be missing between
 * them what was known before is let go, and is there again for who scrolls back.
 */
export function mergeMessages(
  known: readonly ThreadMessage[],
  come: readonly ThreadMessage[],
): readonly ThreadMessage[] {
  const [first, last] = [come[0], known.at(-1)];
  if (!first || (last && first.number > last.number + 1)) return first ? come : known;
  const numbers = new Set(come.map(({ number }) => number));
  return [...known.filter(({ number }) => !numbers.has(number)), ...come].toSorted((a, b) => a.number - b.number);
}

export interface Day {
  readonly day: string;
  readonly title: string;
  readonly messages: readonly ThreadMessage[];
}

/** Messages by the Swedish day they were sent on. */
export function daysOf(messages: readonly ThreadMessage[], today: string): readonly Day[] {
  const days = Map.groupBy(messages, ({ sent_date }) => dayOfInstant(sent_date));
  return [...days].map(([day, sent]) => ({
    day,
    title: day === today ? 'I dag' : formatDay(day, today),
    messages: sent,
  }));
}

/** The own message under which it says 'read', and by how many; null when there is no such message. */
export function readMark(
  { side, kind, readers }: Pick<Thread, 'side' | 'kind' | 'readers'>,
  messages: readonly ThreadMessage[],
): { readonly number: number; readonly words: string } | null {
  const own = messages.filter((message) => message.side === side);
  if (kind === 'candidate') {
    const read = readers[0]?.read_number ?? 0;
    const last = own.findLast(({ number }) => number <= read);
    return last ? { number: last.number, words: 'Läst' } : null;
  }
  const last = own.at(-1);
  if (!last || readers.length === 0) return null;
  const count = readers.filter(({ read_number }) => read_number >= last.number).length;
  return { number: last.number, words: `Läst av ${count} av ${readers.length}` };
}

/** The people that have not read the newest message to all, by name. */
export const unreadBy = ({ readers }: Pick<Thread, 'readers'>, number: number): readonly string[] =>
  readers.filter(({ read_number }) => read_number < number).map(({ name }) => name);
