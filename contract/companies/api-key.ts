import { z } from 'zod';
import { askedAgain } from '#contract/accounts/security.ts';
import { amount, day, done, id, instant, line } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { KEY_RIGHTS } from '#domain/companies/api-key/api-key.rules.ts';
import { limit } from './member.ts';

const OWNER = ['owner'] as const;
const rights = z.enum(KEY_RIGHTS, { error: 'Välj vad nyckeln får göra.' });

/** A company's key, without the secret. */
const apiKey = z.object({
  id,
  name: z.string(),
  rights,
  limit_ore: amount.nullable(),
  /** Last characters of the key. */
  hint: z.string(),
  /** The last ISO day on which the key works; null for no end. */
  ends_on: z.string().nullable(),
  is_over: z.boolean(),
  created_date: instant,
  /** Time of the last call, to the hour; null before the first call. */
  last_used_date: instant.nullable(),
});
export type ApiKey = z.output<typeof apiKey>;

/** The form of a new key. */
export const apiKeyForm = (today: string) =>
  z.strictObject({
    name: line('ett namn', 60),
    rights,
    limit_ore: limit.default(null),
    ends_on: day
      .refine((ends_on) => ends_on >= today, 'Välj i dag eller en senare dag.')
      .nullable()
      .default(null),
    ...askedAgain,
  });

export const apiKeyRoutes = declareRoutes({
  'GET /company/keys': {
    auth: ['company'],
    members: OWNER,
    summary: 'Lists the API keys of the company.',
    response: z.object({ keys: z.array(apiKey) }),
    shows: ['api_key'],
    errors: [],
  },
  'POST /company/keys': {
    auth: ['company'],
    members: OWNER,
    summary: 'Creates an API key. Only this answer contains it.',
    body: apiKeyForm,
    asks_owner: true,
    limits: ['security'],
    response: z.object({ id, key: z.string() }),
    affects: ['api_key'],
    errors: ['keys_full', 'changed_meanwhile', 'company_not_active'],
  },
  'DELETE /company/keys/:id': {
    auth: ['company'],
    members: OWNER,
    summary: 'Revokes an API key at once.',
    params: z.strictObject({ id }),
    response: done,
    affects: ['api_key'],
    errors: ['changed_meanwhile', 'company_not_active'],
  },
});
