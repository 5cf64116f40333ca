import { z } from 'zod';

/** The declared part of an answer, and why rows of it are missing. */
export interface Presented {
  readonly body: unknown;
  /** The error of the rows that were left out; null if none were. */
  readonly left_out: z.ZodError | null;
}

/** The indexes of the rows that an error is about; null if the error is also about other parts. */
function rowsOf(error: z.ZodError): ReadonlySet<PropertyKey> | null {
  const rows = new Set<PropertyKey>();
  for (const { path } of error.issues) {
    const [list, row] = path;
    if (list !== 'items' || row === undefined) return null;
    rows.add(row);
  }
  return rows;
}

/**
 * Parses an answer by its schema, so that only declared fields leave. Invalid rows of a list are left out: each is a
 * bug, but the other rows stay readable.
 * @throws Error for any other mismatch
 */
export function presentAnswer(key: string, schema: z.ZodType, answer: unknown): Presented {
  const { data, error } = schema.safeParse(answer);
  if (!error) return { body: data, left_out: null };
  const rows = rowsOf(error);
  // Not thrown as a ZodError, which would be answered as invalid input of the caller.
  if (!rows) throw new Error(`${key} answered otherwise than it declares: ${z.prettifyError(error)}`);
  const list = answer as { readonly items: readonly unknown[] };
  const items = list.items.filter((_, row) => !rows.has(row));
  return { body: schema.parse({ ...list, items }), left_out: error };
}
