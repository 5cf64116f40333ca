import { addDays, type DaySpan, daysBetween, overlaps } from '#domain/kernel/time/day.ts';
import { inOrderOfDays, type KindSpan } from './days.ts';

/** A span of ISO days, and the day to which its first day moves; the other days follow. */
export interface DayMove extends DaySpan {
  readonly to: string;
}

const NONE = -1;

const moveOf = (day: string, moves: readonly DayMove[]): number =>
  moves.findIndex(({ starts_on, ends_on }) => starts_on <= day && day <= ends_on);

/** The day to which a day moves; the day itself if no move names it. */
export function movedDay(day: string, moves: readonly DayMove[]): string {
  const move = moves[moveOf(day, moves)];
  return move ? addDays(move.to, daysBetween(move.starts_on, day)) : day;
}

/** Consecutive days of a span with the same move, moved. A span that no move touches stays whole. */
function piecesOf<Span extends KindSpan>(span: Span, moves: readonly DayMove[]): Span[] {
  const pieces: { at: number; starts_on: string; ends_on: string }[] = [];
  for (let day = span.starts_on; day <= span.ends_on; day = addDays(day, 1)) {
    const [at, moved] = [moveOf(day, moves), movedDay(day, moves)];
    const last = pieces.at(-1);
    if (last?.at === at && at !== NONE) last.ends_on = moved;
    else if (last?.at === NONE && at === NONE && addDays(last.ends_on, 1) === day) last.ends_on = day;
    else pieces.push({ at, starts_on: moved, ends_on: moved });
  }
  return pieces.map(({ starts_on, ends_on }) => ({ ...span, starts_on, ends_on }));
}

/** A span without the days of other spans. */
const without = <Span extends KindSpan>(span: Span, others: readonly Span[]): Span[] =>
  others.reduce<Span[]>(
    (left, { starts_on, ends_on }) =>
      left.flatMap((part) =>
        [
          { ...part, ends_on: part.ends_on < starts_on ? part.ends_on : addDays(starts_on, -1) },
          { ...part, starts_on: part.starts_on > ends_on ? part.starts_on : addDays(ends_on, 1) },
        ].filter((rest) => rest.starts_on <= rest.ends_on),
      ),
    [span],
  );

/**
 * The spans with their days moved, in order; null if two of their days would be the same. A reserve day to which
 * another day moves has served its purpose and is left out: the day is now what the moved day was.
 */
export function moveDays<Span extends KindSpan>(spans: readonly Span[], moves: readonly DayMove[]): Span[] | null {
  const moved = spans.flatMap((span) => piecesOf(span, moves));
  const others = moved.filter(({ kind }) => kind !== 'reserve');
  const left = moved.flatMap((span) =>
    span.kind === 'reserve'
      ? without(
          span,
          others.filter((other) => overlaps(span, other)),
        )
      : [span],
  );
  const isTwice = left.some((span, at) => left.some((other, place) => place > at && overlaps(span, other)));
  return isTwice ? null : inOrderOfDays(left);
}
