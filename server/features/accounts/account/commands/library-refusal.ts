import { APIError } from 'better-auth/api';
import { type Refusal, refuse } from '#domain/kernel/refusal.ts';

/**
 * The refusal for an error of the authentication library that is in the table. Any other error is a bug or an outage,
 * and is thrown on.
 */
export function libraryRefusal<Code extends string>(
  error: unknown,
  table: Readonly<Record<string, Code>>,
): Refusal<Code> {
  const code = error instanceof APIError ? table[String(error.body?.code)] : undefined;
  if (!code) throw error;
  return refuse(code);
}
