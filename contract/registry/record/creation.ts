import { z } from 'zod';
import { writtenInstant } from '#contract/kernel/fields.ts';
import type { RecordDeclaration } from './declaration.ts';
import { CARRIED } from './field.ts';

/**
 * The three fields of every record. A client may send them with a new record; the server ignores those in `assigned`.
 */
export const carried = z.strictObject({
  id: CARRIED.id.schema.optional(),
  created_date: writtenInstant.optional(),
  updated_date: writtenInstant.optional(),
});

const creations = new Map<string, z.ZodObject>();

/** The fields that a new record may have, including those of `carried`; built once per entity. */
export function creationOf({ name, create }: RecordDeclaration): z.ZodObject {
  const creation = creations.get(name) ?? create.extend(carried.shape);
  creations.set(name, creation);
  return creation;
}
