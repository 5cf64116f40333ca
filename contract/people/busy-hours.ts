import { z } from 'zod';
import { clockTime, day, id, prose } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { BUSY_NOTE_MAX } from '#domain/people/talent/busy-hours.rules.ts';

/** Hours of a day at which a talent cannot work, with a note that only the talent reads. */
export const busyHours = z
  .strictObject({ day, from_time: clockTime, to_time: clockTime, note: prose(BUSY_NOTE_MAX).default('') })
  .refine(({ from_time, to_time }) => from_time < to_time, {
    path: ['to_time'],
    message: 'Sluttiden måste vara efter starttiden, samma dag.',
  });
export type BusyHours = z.output<typeof busyHours>;

const ownBusyHours = z.object({
  items: z.array(z.object({ id, day: z.string(), from_time: z.string(), to_time: z.string(), note: z.string() })),
});
export type OwnBusyHours = z.output<typeof ownBusyHours>;

export const busyHoursRoutes = declareRoutes({
  'GET /talent/busy-hours': {
    auth: ['talent'],
    summary: "Lists the hours from today on at which the talent cannot work, with the talent's own notes.",
    response: ownBusyHours,
    shows: ['busy-days'],
    errors: [],
  },
  'POST /talent/busy-hours': {
    auth: ['talent'],
    summary: 'Adds hours at which the talent cannot work. The same hours again get the new note.',
    body: busyHours,
    response: ownBusyHours,
    affects: ['busy-days'],
    errors: ['too_many_busy_spans'],
  },
  'DELETE /talent/busy-hours/:id': {
    auth: ['talent'],
    summary: 'Removes hours. Removing them again changes nothing.',
    params: z.strictObject({ id }),
    response: ownBusyHours,
    affects: ['busy-days'],
    errors: [],
  },
});
