import { momentOf } from '#domain/kernel/time/day.ts';
import { systemClock } from '#server/clock.ts';

const { now, today } = momentOf(systemClock());

/** The instant at which a measurement began, as SQL. */
export const NOW = `'${now}'::timestamptz`;

/** The day of it, as SQL. */
export const TODAY = `'${today}'::date`;
