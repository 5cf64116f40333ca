import type { Thread, ThreadMessage } from '#contract/talk/thread.ts';
import { dayOfInstant } from '#web/ui/text/clock.ts';
import { formatDay } from '#web/ui/text/format-date.ts';

/**
 * Joins the messages known so far with newly fetched ones. Messages are numbered without gaps: if a gap would arise,
 * the older messages are dropped, and scrolling back fetches them again.
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

/** Messages grouped by the Swedish day on which they were sent. */
export function daysOf(messages: readonly ThreadMessage[], today: string): readonly Day[] {
  const days = Map.groupBy(messages, ({ sent_date }) => dayOfInstant(sent_date));
  return [...days].map(([day, sent]) => ({
    day,
    title: day === today ? 'I dag' : formatDay(day, today),
    messages: sent,
  }));
}

/**
 * The number of the reader's own message that shows the note about readers, and the words of the note ('Läst', or 'Läst
 * av 2 av 5' in a thread to all); null if no message does.
 */
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

/** The names of the readers that have not read the message with this number. */
export const unreadBy = ({ readers }: Pick<Thread, 'readers'>, number: number): readonly string[] =>
  readers.filter(({ read_number }) => read_number < number).map(({ name }) => name);
