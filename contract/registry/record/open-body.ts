import { z } from 'zod';

/**
 * A body with the type and description of its schema, but without its validation. The caller's role decides which
 * fields exist, so the record calls check the names first, with one answer for unknown and unreadable fields, and then
 * validate the values.
 */
export function openBody<Schema extends z.ZodType>(
  schema: Schema,
): z.ZodType<Readonly<Record<string, unknown>>, z.input<Schema>> {
  const { '~standard': _, ...described } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    target: 'openapi-3.0',
    // The format says the same as its long pattern.
    override: ({ jsonSchema }) => {
      if (jsonSchema.format) delete jsonSchema.pattern;
    },
  });
  return z.record(z.string(), z.unknown()).meta(described) as unknown as z.ZodType<
    Readonly<Record<string, unknown>>,
    z.input<Schema>
  >;
}
