import type { z } from 'zod';

/** Bad input as path of the field ('roles.0.title') to its Swedish sentence; the first one of each field counts. */
export function fieldErrors(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [''];
    for (const key of keys) {
      const path = [...issue.path, key].filter((part) => part !== '').join('.');
      fields[path] ??= issue.message;
    }
  }
  return fields;
}
