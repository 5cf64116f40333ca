import { z } from 'zod';
import { day, id, instant, line, pageNumber, pageOf } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { isWithinBounds, RATE_KEYS, RATE_STATES } from '#domain/deal/price/rate-bounds.ts';
import { FINANCE_ADMINS } from '#domain/kernel/roles/admin-roles.ts';

const REASON_LENGTH_MAX = 500;

/** A change of a rate: the administrator, the time and the reason. */
const act = z.object({ by: z.string(), why: z.string(), date: instant });

/** A rate for calculating prices, valid from a day on. */
export const rateRow = z.object({
  id,
  key: z.enum(RATE_KEYS),
  /** In hundredths of a percent, in öre, in years of age or as a year of birth, depending on the key. */
  value: z.number(),
  /** ISO day. */
  valid_from: z.string(),
  source: z.string(),
  is_uncertain: z.boolean(),
  state: z.enum(RATE_STATES),
  /** Null for a built-in rate. */
  added: act.nullable(),
  taken_back: act.nullable(),
  actions: z.array(z.enum(['take-back'])),
});
export type RateRowShown = z.output<typeof rateRow>;

const why = line('varför', REASON_LENGTH_MAX);

/** A new rate from an administrator. It applies from tomorrow at the earliest, so that today's prices do not change. */
export const writtenRate = (today: string) =>
  z
    .strictObject({
      key: z.enum(RATE_KEYS),
      value: z.number({ error: 'Fyll i ett värde.' }).int(),
      valid_from: day.refine((first) => first > today, 'Välj en dag från och med i morgon.'),
      source: line('källan', REASON_LENGTH_MAX),
      is_uncertain: z.boolean(),
      why,
    })
    .refine(({ key, value }) => isWithinBounds(key, value), {
      path: ['value'],
      error: 'Värdet ligger utanför gränserna.',
    });
export type WrittenRate = z.output<ReturnType<typeof writtenRate>>;

export const rateRoutes = declareRoutes({
  'GET /admin/rates': {
    auth: ['admin'],
    summary: 'Lists the rates that prices are calculated with, by key, each with the value of today and the next one.',
    response: z.object({
      items: z.array(z.object({ key: z.enum(RATE_KEYS), present: rateRow.nullable(), coming: rateRow.nullable() })),
    }),
    shows: ['rate'],
    errors: [],
  },
  'GET /admin/rates/history': {
    auth: ['admin'],
    summary: 'Lists the past, present and future values of one rate, withdrawn ones too, the latest first day first.',
    query: z.strictObject({ key: z.enum(RATE_KEYS), page: pageNumber }),
    response: pageOf(rateRow),
    shows: ['rate'],
    errors: [],
  },
  'POST /admin/rates': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    summary: 'Adds a rate from a future day on. A rate that holds or has held never changes.',
    body: writtenRate,
    response: rateRow,
    affects: ['rate'],
    errors: ['rate_exists'],
  },
  'POST /admin/rates/:id/take-back': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    summary: 'Withdraws a rate that has not begun.',
    params: z.strictObject({ id }),
    body: z.strictObject({ why }),
    response: rateRow,
    affects: ['rate'],
    errors: ['rate_has_begun', 'changed_meanwhile'],
  },
});
