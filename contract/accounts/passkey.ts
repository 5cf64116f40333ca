import { z } from 'zod';
import { done, id } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { session } from './account.ts';

/** The start of a ceremony: options for the browser's `navigator.credentials`, as JSON (WebAuthn, level 3). */
const ceremonyOptions = z.record(z.string(), z.unknown());
/** The authenticator's answer, as JSON; the library checks its parts. */
const ceremonyAnswer = z.looseObject({ id: z.string().max(2000), rawId: z.string().max(2000), type: z.string() });

export const passkeyRoutes = declareRoutes({
  'POST /account/passkeys/registration-options': {
    auth: 'signed-in',
    summary: 'Returns the options for adding a passkey.',
    body: z.strictObject({ password: z.string().min(1).max(200).optional() }),
    limits: ['security'],
    response: ceremonyOptions,
    affects: [],
    errors: ['wrong_password'],
  },
  'POST /account/passkeys': {
    auth: 'signed-in',
    summary: 'Adds the passkey that the authenticator has made.',
    body: z.strictObject({ name: z.string().trim().max(60, 'Högst 60 tecken.').default(''), answer: ceremonyAnswer }),
    limits: ['security'],
    response: z.object({ id: z.string() }),
    affects: ['account'],
    errors: ['passkey_timed_out', 'passkey_not_allowed', 'passkey_already_registered', 'passkey_wrong_origin'],
  },
  'DELETE /account/passkeys/:id': {
    auth: 'signed-in',
    summary: 'Removes a passkey, unless it is the last way to sign in.',
    params: z.object({ id }),
    response: done,
    affects: ['account'],
    errors: ['not_found', 'last_way_in'],
  },
  'POST /account/passkeys/sign-in-options': {
    auth: 'public',
    summary: 'Returns the options for signing in with a passkey; the answer does not tell which accounts have one.',
    limits: ['passkey'],
    response: ceremonyOptions,
    affects: [],
    errors: [],
  },
  'POST /account/passkeys/sign-in': {
    auth: 'public',
    summary: 'Signs in with a passkey. It counts as both factors, because the authenticator has verified the user.',
    body: z.strictObject({ answer: ceremonyAnswer, remember: z.boolean().default(true) }),
    limits: ['passkey'],
    response: session,
    affects: [],
    errors: [
      'wrong_credentials',
      'passkey_timed_out',
      'passkey_not_allowed',
      'passkey_unknown',
      'passkey_wrong_origin',
      'company_not_active',
      'talent_not_verified',
      'talent_suspended',
      'no_profile',
      'second_factor_missing',
    ],
  },
});
