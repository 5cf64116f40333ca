/** Pushes to a person's devices: the devices, and what is pushed when. */
import { z } from 'zod';
import { clockTime, done, id, instant } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { PUSH_KINDS } from '#domain/kernel/push/pushes.ts';

const kind = z.enum(PUSH_KINDS);

/** What a person wants pushed; `quiet` is null for no quiet hours. */
const pushChoices = z.strictObject({
  off_kinds: z.array(kind).max(PUSH_KINDS.length),
  quiet: z.strictObject({ from: clockTime, until: clockTime }).nullable(),
});

const pushSettings = z.object({
  /** The key for which a browser subscribes; a browser with another key subscribes anew. */
  public_key: z.string(),
  /** The kinds that the caller's role can get. */
  kinds: z.array(kind),
  choices: pushChoices,
  devices: z.array(
    z.object({
      id,
      /** For instance 'Chrome på Android'; null if neither browser nor system is recognised. */
      browser: z.string().nullable(),
      /** True for the device of the caller's session. */
      is_current: z.boolean(),
      created_date: instant,
      used_date: instant,
    }),
  ),
});
export type PushSettings = z.output<typeof pushSettings>;
export type PushChoices = z.output<typeof pushChoices>;

/** Bytes as a browser writes them, with a number of characters that their length gives. */
const base64url = (length: number) => z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${length}}$`));

/** A browser's subscription, and the key for which it was made. */
export const newDevice = z.strictObject({
  public_key: base64url(87),
  endpoint: z.string().max(1000),
  p256dh: base64url(87),
  auth: base64url(22),
});

export const pushRoutes = declareRoutes({
  'GET /account/push': {
    auth: 'signed-in',
    summary: "Returns the caller's devices, and what is pushed to them when.",
    response: pushSettings,
    shows: ['account'],
    errors: [],
  },
  'POST /account/push/devices': {
    auth: 'signed-in',
    summary:
      "Adds the browser of the session to the caller's devices, or replaces its subscription. Of more than ten devices the longest unused is removed.",
    body: newDevice,
    limits: ['push_device'],
    response: done,
    affects: ['account'],
    errors: ['push_service_unknown', 'changed_meanwhile'],
  },
  'DELETE /account/push/devices/:id': {
    auth: 'signed-in',
    summary: "Removes one of the caller's devices, with what waits for it.",
    params: z.object({ id }),
    response: done,
    affects: ['account'],
    errors: ['not_found'],
  },
  'PUT /account/push/choices': {
    auth: 'signed-in',
    summary: 'Changes what is pushed, and the quiet hours.',
    body: pushChoices,
    response: pushChoices,
    affects: ['account'],
    errors: [],
  },
});
