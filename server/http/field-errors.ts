import type { z } from 'zod';

/**
 * Maximum number of named fields, more than any form has: a body with a hundred thousand invented names must not get as
 * many sentences.
 */
const NAMED_AT_MOST = 100;

/**
 * Turns invalid input into one Swedish sentence per field, keyed by path ('roles.0.title'); the first fault of each
 * field counts.
 */
export function fieldErrors(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues.slice(0, NAMED_AT_MOST)) {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, NAMED_AT_MOST) : [''];
    for (const key of keys) {
      const path = [...issue.path, key].filter((part) => part !== '').join('.');
      fields[path] ??= issue.message;
    }
  }
  return fields;
}
