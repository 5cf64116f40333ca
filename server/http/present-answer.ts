import { z } from 'zod';

/** An answer as it is declared, and what could not be said of it. */
export interface Presented {
  readonly body: unknown;
  /** Why rows are missing; null when none are. */
  readonly left_out: z.ZodError | null;
}

/** Which rows of a list an error is about; null when it is about anything else too. */
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
 * An answer parsed by its schema, so that only what is declared leaves. A list goes without the rows that do not fit:
 * each is a bug of ours, and those beside it are not to be unreadable for it.
 * @throws Error for anything else that does not fit
 */
export function presentAnswer(key: string, schema: z.ZodType, answer: unknown): Presented {
  const { data, error } = schema.safeParse(answer);
  if (!error) return { body: data, left_out: null };
  const rows = rowsOf(error);
  // Thrown as it is, it would look like a mistake in what was sent.
  if (!rows) throw new Error(`${key} answered otherwise than it declares: ${z.prettifyError(error)}`);
  const list = answer as { readonly items: readonly unknown[] };
  const items = list.items.filter((_, row) => !rows.has(row));
  return { body: schema.parse({ ...list, items }), left_out: error };
}
