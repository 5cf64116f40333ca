import type { DayUse, Reading, Span } from '#domain/finding/search/reading.ts';
import { nounOf } from '#domain/finding/search/to-prediction.ts';
import type { Verdict } from './judge.ts';

/**
 * Facts in a brief that are not about the wanted person: days by purpose, if the work is paid, types of voice, homes.
 */
export type Beside = {
  readonly days?: readonly ({ readonly kind: DayUse | 'deadline' } & Span)[];
  readonly pay?: 'paid' | 'unpaid';
  readonly voices?: readonly string[];
  readonly home?: readonly string[];
};

/**
 * The facts of `Beside` as the parser has read them. A fee means paid work. Homes count only if the text also has other
 * places.
 */
export function besideOf({ fields }: Reading): Beside {
  const wanted = fields.filter(({ excluded }) => !excluded);
  const of = (slot: string) => wanted.filter((field) => field.slot === slot);
  const days = [
    ...of('dates').map(({ use = 'work', value }) => ({ kind: use, ...(value as Span) })),
    ...of('deadline').map(({ value }) => ({ kind: 'deadline' as const, ...(value as Span) })),
  ];
  const pay = of('pay')[0]?.value ?? (of('fee').length > 0 ? 'paid' : undefined);
  const homes = of('place').filter(({ is_home }) => is_home);
  return {
    days,
    ...(pay && { pay: pay as 'paid' | 'unpaid' }),
    voices: of('voice').map(nounOf),
    home: homes.length < of('place').length ? homes.map(nounOf) : [],
  };
}

/** Joins adjacent spans of the same kind, so that the brief and the reading compare alike. */
function joined(days: Beside['days'] = []): string[] {
  const all: { kind: string; from: string; to: string }[] = [];
  for (const day of days.toSorted((one, other) => (`${one.kind}${one.from}` < `${other.kind}${other.from}` ? -1 : 1))) {
    const last = all.at(-1);
    const isNext = last?.kind === day.kind && Date.parse(day.from) - Date.parse(last.to) <= 86_400_000;
    if (last && isNext) last.to = day.to > last.to ? day.to : last.to;
    else all.push({ ...day });
  }
  return all.map(({ kind, from, to }) => `${kind}=${from}..${to}`);
}

/** Compares the facts that the parser has read with the right ones. */
export function judgeBeside(gold: Beside, said: Beside): Verdict {
  const flat = (one: Beside): string[] => [
    ...joined(one.days),
    ...(one.pay ? [`pay=${one.pay}`] : []),
    ...(one.voices ?? []).map((voice) => `voice=${voice}`),
    ...(one.home ?? []).map((place) => `home=${place}`),
  ];
  const [right, answered] = [flat(gold), flat(said)];
  return {
    found: right.filter((one) => answered.includes(one)).length,
    invented: answered.filter((one) => !right.includes(one)),
    missed: right.filter((one) => !answered.includes(one)),
  };
}
