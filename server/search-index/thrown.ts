/** An error as a message, because structured cloning drops the extra fields of its class. */
export type Thrown = Record<'name' | 'message', string> & { readonly stack?: string; readonly code?: string };

/** An error as plain data for another thread. */
export function thrownOf(error: unknown): Thrown {
  const { name, message, stack, code } = error as Error & { code?: unknown };
  return { name, message, ...(stack && { stack }), ...(typeof code === 'string' && { code }) };
}

/** The error of another thread. */
export const errorOf = ({ name, message, stack, code }: Thrown): Error =>
  Object.assign(new Error(message), { name, stack, ...(code !== undefined && { code }) });
