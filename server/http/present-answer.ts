import { z } from 'zod';

/** The declared part of an answer, and the error of its missing rows. */
export interface Presented {
  readonly body: unknown;
  /** The fault of the missing rows; null if none are missing. */
  readonly left_out: z.ZodError | null;
}

/** The rows of a list that an error concerns; null if the error concerns other parts too. */
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
 * Parses an answer by its schema, so that only declared fields leave. A list leaves out its invalid rows: each is a
 * bug, but the other rows stay readable.
 * @throws Error for any other mismatch
 */
export function presentAnswer(key: string, schema: z.ZodType, answer: unknown): Presented {
  const { data, error } = schema.safeParse(answer);
  if (!error) return { body: data, left_out: null };
  const rows = rowsOf(error);
  // A thrown ZodError would look like invalid input of the caller.
  if (!rows) throw new Error(`${key} answered otherwise than it declares: ${z.prettifyError(error)}`);
  const list = answer as { readonly items: readonly unknown[] };
  const items = list.items.filter((_, row) => !rows.has(row));
  return { body: schema.parse({ ...list, items }), left_out: error };
}
