import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const rowSizes = z.strictObject({
  day: z.string(),
  commit: z.string(),
  /** Bytes of a row with its indexes, by table. */
  tables: z.record(z.string(), z.number()),
  /** Number of rows that a made-up talent has, by table. */
  of_a_talent: z.record(z.string(), z.number()),
});
/** What bench/measure-row-sizes.ts measured. */
export type RowSizes = z.output<typeof rowSizes>;

/** The measured sizes of bench/row-sizes.json. */
export const readRowSizes = (): RowSizes =>
  rowSizes.parse(JSON.parse(readFileSync(fileURLToPath(new URL('row-sizes.json', import.meta.url)), 'utf8')));
