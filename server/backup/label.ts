import { z } from 'zod';
import { BackupError } from './backup-error.ts';
import type { BackupPlace } from './backup-place.ts';
import { readJson } from './read-object.ts';
import { schemaShape } from './schema.ts';

/** The folders of a place: one that has a folder for each backup, and one for the files that the backups share. */
const BACKUPS = 'backups';
export const FILES = 'files';

/** An object as it was written: its length and SHA-256 in the place. */
const kept = z.object({ bytes: z.number().int().min(0), sha256: z.string().regex(/^[\da-f]{64}$/) });

const labelShape = z.object({
  /** The form of the backup; another form needs another version of the product. */
  format: z.literal(1),
  begun: z.iso.datetime(),
  schema: schemaShape,
  /** The public key for which the contents of the backup are encrypted. */
  key: z.string(),
  manifest: kept,
  catalogue: kept,
});

/** The facts of a backup that need no private key. The label is written last: a backup without one was cut off. */
export type Label = z.output<typeof labelShape>;

const manifestShape = z.object({
  tables: z.array(kept.extend({ name: z.string(), columns: z.array(z.string()), rows: z.number().int().min(0) })),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  /** The list of the files, one line of JSON each. */
  files: kept.extend({ count: z.number().int().min(0) }),
});

/** The contents of a backup, encrypted. */
export type Manifest = z.output<typeof manifestShape>;

/** Checks a decrypted manifest. */
export const readManifest = (json: unknown): Manifest => manifestShape.parse(json);

/** The folder of a backup. */
export const folderOf = (id: string): string => `${BACKUPS}/${id}`;

/** The name of an object of one backup. */
export const nameIn = (id: string, object: string): string => `${folderOf(id)}/${object}`;

/**
 * The name of a new backup, by which the newest is found: the moment in UTC to the millisecond, and four hexadecimal
 * digits that keep the backups of two machines apart.
 */
export const newId = (begun: Date, digits: string): string =>
  `${begun.toISOString().replaceAll(/[:.]/g, '-')}-${digits}`;

const ID = /^backups\/(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-[\da-f]{4})\//;

/** A whole backup. */
export interface Whole {
  readonly id: string;
  readonly label: Label;
}

/** A backup with the names of its objects. It was cut off if it has neither a label nor a damage. */
export interface Found {
  readonly id: string;
  readonly names: readonly string[];
  readonly label?: Label;
  /** The reason why its label cannot be read. */
  readonly damage?: BackupError;
}

/** All backups of a place, the oldest first. */
export async function listBackups(place: BackupPlace): Promise<Found[]> {
  const found = new Map<string, string[]>();
  for await (const page of place.list(BACKUPS)) {
    for (const { name } of page) {
      const id = ID.exec(name)?.[1];
      if (id === undefined) continue;
      const names = found.get(id);
      if (names) names.push(name);
      else found.set(id, [name]);
    }
  }
  const ids = [...found.keys()].sort();
  return await Promise.all(
    ids.map(async (id) => {
      const names = found.get(id) ?? [];
      return names.includes(nameIn(id, 'label.json')) ? { id, names, ...(await readLabel(place, id)) } : { id, names };
    }),
  );
}

async function readLabel(place: BackupPlace, id: string): Promise<Pick<Found, 'label' | 'damage'>> {
  const { success, data } = labelShape.safeParse(await readJson(place, nameIn(id, 'label.json')));
  if (success) return { label: data };
  return {
    damage: new BackupError(`The label of the backup ${id} in ${place.title} is damaged, or of another version.`),
  };
}
