import { momentOf } from '#domain/kernel/time/day.ts';
import { systemClock } from '#server/clock.ts';

const { now, today } = momentOf(systemClock());

/** The start of the measurement, as an SQL expression. */
export const NOW = `'${now}'::timestamptz`;

/** The day of the measurement, as an SQL expression. */
export const TODAY = `'${today}'::date`;
