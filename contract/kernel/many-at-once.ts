/** Input and answer of a command to several items of a list. */
import { z } from 'zod';
import { id } from './fields.ts';

/** Maximum number of items in one call. */
const LIST_MAX = 50;
const AT_MOST = `Högst ${LIST_MAX} åt gången.`;

export const chosenIds = z.array(id).min(1).max(LIST_MAX, AT_MOST);
/** The items that the caller chose, each with the number of entries that the caller saw in it. */
export const chosenAsSeen = z
  .array(z.strictObject({ id, seen: z.number().int().min(0).max(10_000) }))
  .min(1)
  .max(LIST_MAX, AT_MOST);

/** The items that the caller chose, each with a hash of the content that the caller saw. */
export const chosenAsMarked = z
  .array(z.strictObject({ id, seen: z.string().regex(/^[0-9a-f]{32}$/) }))
  .min(1)
  .max(LIST_MAX, AT_MOST);

/** Any code of the catalogue (contract/registry/errors.ts), which the description of the API lists. */
export const anyErrorCode = z.string();

/** The ids of the moved items, and the other items with the reason: one refusal does not stop the others. */
export const moved = z.object({ moved: z.array(id), left: z.array(z.object({ id, code: anyErrorCode })) });
export type Moved = z.output<typeof moved>;
