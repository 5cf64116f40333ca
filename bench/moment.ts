import { momentOf } from '#domain/kernel/time/day.ts';
import { systemClock } from '#server/clock.ts';

const { now, today } = momentOf(systemClock());

/** Start of the measurement, as SQL. */
export const NOW = `'${now}'::timestamptz`;

/** Day of the measurement, as SQL. */
export const TODAY = `'${today}'::date`;
