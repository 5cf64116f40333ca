import { spawnSync } from 'node:child_process';
import { appendFileSync, chmodSync, chownSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { type Embedded, startEmbedded } from '#server/db/embedded.ts';
import { findCluster } from '#server/db/embedded-place.ts';

/** The URL of the cluster for its superuser, who has the same password. */
export function asSuperuser(url: string): string {
  const address = new URL(url);
  address.username = 'postgres';
  address.pathname = '/postgres';
  return address.href;
}

function copy(from: string, to: string): void {
  // The copy keeps the owner of the files, because PostgreSQL refuses files of another owner.
  const { status, stderr } = spawnSync('cp', ['-a', from, to]);
  if (status !== 0) throw new Error(`The cluster was not copied: ${stderr}`);
}

/**
 * Starts a primary in one folder and a replica (hot standby) in another. The npm binaries have no pg_basebackup, so the
 * folder is copied between pg_backup_start and pg_backup_stop.
 */
export async function startWithReplica(
  primaryFolder: string,
  replicaFolder: string,
): Promise<{ primary: Embedded; replica: Embedded }> {
  // If root runs the tests, PostgreSQL runs as another user, who must be able to enter the folder.
  for (const folder of [primaryFolder, replicaFolder]) chmodSync(folder, 0o711);
  const primary = await startEmbedded(primaryFolder, { fast: true });
  try {
    return { primary, replica: await startReplica(primary.url, primaryFolder, replicaFolder) };
  } catch (error) {
    await primary.stop();
    throw error;
  }
}

async function startReplica(primaryUrl: string, primaryFolder: string, replicaFolder: string): Promise<Embedded> {
  const superuser = new URL(asSuperuser(primaryUrl));
  const { cluster: from } = findCluster(primaryFolder);
  const { cluster: to } = findCluster(replicaFolder);
  copy(join(primaryFolder, 'postgres-password'), join(replicaFolder, 'postgres-password'));
  await copyRunning(superuser.href, from, to);
  for (const name of ['postmaster.pid', 'postmaster.opts']) rmSync(join(to, name), { force: true });
  const { hostname, port, username, password } = superuser;
  appendFileSync(
    join(to, 'postgresql.auto.conf'),
    `\nprimary_conninfo = 'host=${hostname} port=${port} user=${username} password=${password}'\n`,
  );
  writeFileSync(join(to, 'standby.signal'), '');
  const { uid, gid } = statSync(from);
  for (const name of ['backup_label', 'standby.signal']) chownSync(join(to, name), uid, gid);
  return await startEmbedded(replicaFolder, { fast: true });
}

async function copyRunning(url: string, from: string, to: string): Promise<void> {
  // The same connection must begin and end a backup.
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query("select pg_backup_start('replica', true)");
    copy(from, to);
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    writeFileSync(join(to, 'backup_label'), rows[0]?.labelfile ?? '');
  } finally {
    await client.end();
  }
}
