import { createHash } from 'node:crypto';
import type pg from 'pg';
import { z } from 'zod';
import { newestMigration, readMigrations } from '#server/db/migrate.ts';
import { VERSION } from '#server/version.ts';

export const schemaShape = z.object({
  /** The commit of the product. */
  version: z.string(),
  /** The number of the newest migration. */
  migration: z.string(),
  /** SHA-256 of the names and hashes of all migrations. */
  sha256: z.string(),
});

/** The form of a database: rows fit only tables of the same form. */
export type Schema = z.output<typeof schemaShape>;

type Applied = readonly { readonly name: string; readonly sha256: string }[];

const hashOf = (migrations: Applied) =>
  createHash('sha256')
    .update(migrations.map(({ name, sha256 }) => `${name} ${sha256}\n`).join(''))
    .digest('hex');

/** The schema that this checkout makes. */
export const schemaOfCheckout = (): Schema => ({
  version: VERSION,
  migration: newestMigration(),
  sha256: hashOf(readMigrations()),
});

/** The migrations that a database has: the number of the newest, and their hash as in a schema. */
export async function schemaOfDatabase(client: pg.ClientBase): Promise<Omit<Schema, 'version'>> {
  const { rows } = await client.query<{ name: string; sha256: string }>(
    `select name, sha256 from schema_migrations where name not like 'functions/%' order by name collate "C"`,
  );
  return { migration: rows.at(-1)?.name.slice(0, 4) ?? 'none', sha256: hashOf(rows) };
}
