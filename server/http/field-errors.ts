import type { z } from 'zod';

/** More than any form has. A body of a hundred thousand made-up names must not be answered with as many sentences. */
const NAMED_AT_MOST = 100;

/** Bad input as path of the field ('roles.0.title') to its Swedish sentence; the first one of each field counts. */
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
