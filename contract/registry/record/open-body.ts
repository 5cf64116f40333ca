import { z } from 'zod';

/**
 * A body that is typed and described by its schema but let in as it is: whether a field exists depends on who asks, so
 * the record calls check the names first, one answer for fields that are unknown and those that one may not read, and
 * then the values by the schema.
 */
export function openBody<Schema extends z.ZodType>(
  schema: Schema,
): z.ZodType<Readonly<Record<string, unknown>>, z.input<Schema>> {
  const { '~standard': _, ...described } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    target: 'openapi-3.0',
    // The format says it; its pattern would be most of the text.
    override: ({ jsonSchema }) => {
      if (jsonSchema.format) delete jsonSchema.pattern;
    },
  });
  return z.record(z.string(), z.unknown()).meta(described) as unknown as z.ZodType<
    Readonly<Record<string, unknown>>,
    z.input<Schema>
  >;
}
