import type pg from 'pg';
import type { BackupPlace } from './backup-place.ts';
import { keptBackups } from './keep-rule.ts';
import { FILES, type Found, folderOf, listBackups, nameIn } from './label.ts';
import { inPages, linesOf } from './lines.ts';
import { openPlain } from './read-object.ts';

const PAGE = 500;

/** Removes the objects of files that no whole backup names. */
async function removeFiles(client: pg.ClientBase, place: BackupPlace): Promise<void> {
  await client.query('create temporary table if not exists backup_named (object text primary key)');
  await client.query('truncate backup_named');
  for (const { id, label } of await listBackups(place)) {
    if (!label) continue;
    const catalogue = await openPlain(place, { ...label.catalogue, name: nameIn(id, 'catalogue.gz') });
    for await (const page of inPages(linesOf(catalogue), PAGE)) {
      await client.query('insert into backup_named (object) select unnest($1::text[]) on conflict do nothing', [
        page.map((line) => (JSON.parse(line) as [string])[0]),
      ]);
    }
  }
  for await (const page of place.list(FILES)) {
    const { rows } = await client.query<{ object: string }>(
      `select object from unnest($1::text[]) found (object)
       where not exists (select from backup_named n where n.object = found.object)`,
      [page.map(({ name }) => name)],
    );
    for (const { object } of rows) await place.remove(object);
  }
}

/** Removes backups, and then the files that no other backup names. */
async function remove(client: pg.ClientBase, place: BackupPlace, backups: readonly Found[]): Promise<void> {
  for (const { id, names } of backups) {
    const label = nameIn(id, 'label.json');
    // The label first: without it the rest counts as cut off, and the next backup removes it.
    for (const name of [label, ...names.filter((one) => one !== label)]) await place.remove(name);
  }
  if (backups.length > 0) await removeFiles(client, place);
}

/** Removes backups that were cut off. While a label cannot be read, all stay: nobody knows which files it needs. */
export async function removeCutOff(client: pg.ClientBase, place: BackupPlace): Promise<void> {
  const backups = await listBackups(place);
  if (backups.some(({ damage }) => damage)) return;
  await remove(
    client,
    place,
    backups.filter(({ label }) => !label),
  );
}

/**
 * Removes the backups that the rule does not keep.
 * @returns their ids
 * @throws BackupError if a label cannot be read
 */
export async function removeOld(client: pg.ClientBase, place: BackupPlace, now: Date): Promise<string[]> {
  const backups = await listBackups(place);
  for (const { damage } of backups) if (damage) throw damage;
  const whole = backups.flatMap(({ id, label }) => (label ? [{ id, begun: new Date(label.begun) }] : []));
  const kept = new Set(keptBackups(whole, now).map(({ id }) => id));
  const removed = backups.filter(({ id, label }) => label && !kept.has(id));
  await remove(client, place, removed);
  return removed.map(({ id }) => id);
}

/** Removes all objects of a backup that never became whole: no other backup uses them. */
export async function removeOwn(place: BackupPlace, id: string): Promise<void> {
  await place.remove(nameIn(id, 'label.json'));
  for await (const page of place.list(folderOf(id))) {
    for (const { name } of page) await place.remove(name);
  }
  for await (const page of place.list(FILES)) {
    for (const { name } of page) if (name.endsWith(`-${id}.age`)) await place.remove(name);
  }
}
