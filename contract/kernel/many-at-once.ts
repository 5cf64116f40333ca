/** The input and the answer of a command to many of a list. */
import { z } from 'zod';
import { id } from './fields.ts';

/** As many as can be given a command in one call. */
const LIST_MAX = 50;
const AT_MOST = `Högst ${LIST_MAX} åt gången.`;

export const chosenIds = z.array(id).min(1).max(LIST_MAX, AT_MOST);
/** The same where each is answered as it was read: with how much of it there was. */
export const chosenAsSeen = z
  .array(z.strictObject({ id, seen: z.number().int().min(0).max(10_000) }))
  .min(1)
  .max(LIST_MAX, AT_MOST);

/** The same where each is answered as it was read, by a mark of all that was there to be looked at. */
export const chosenAsMarked = z
  .array(z.strictObject({ id, seen: z.string().regex(/^[0-9a-f]{32}$/) }))
  .min(1)
  .max(LIST_MAX, AT_MOST);

/** Any code of the catalogue, which is whole in contract/registry/errors.ts: the description of the API lists it. */
export const anyErrorCode = z.string();

/** The ids that a command moved, and the others with the reason: one refusal does not stop the rest. */
export const moved = z.object({ moved: z.array(id), left: z.array(z.object({ id, code: anyErrorCode })) });
export type Moved = z.output<typeof moved>;
