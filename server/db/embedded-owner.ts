import fs from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { EmbeddedError } from './embedded-place.ts';

const ownerFile = z.object({ pid: z.number().int(), started: z.string() });

/** True when a process with this number exists, under any account. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * The start of a process, in ticks since the machine started. Numbers of processes are reused after a restart, but not
 * the pair of number and tick.
 */
function startTick(pid: number): string {
  try {
    // Field 22 of /proc/<pid>/stat; the name in field 2 may contain spaces, so the fields are counted from its closing
    // bracket.
    return fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

/** The number of the living process that uses this data folder; undefined without one. */
export function findOwner(dataDir: string): number | undefined {
  const file = join(dataDir, 'owner.json');
  if (!fs.existsSync(file)) return undefined;
  const { success, data } = ownerFile.safeParse(readJson(file));
  if (!success || !isAlive(data.pid) || startTick(data.pid) !== data.started) return undefined;
  return data.pid;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return undefined; // cut short by a crash: no process owns the folder
  }
}

/**
 * Marks the data folder as used by this process.
 * @returns a function that removes the mark
 * @throws EmbeddedError if another living process uses the folder; the message names its number
 */
export function claimFolder(dataDir: string): () => void {
  const file = join(dataDir, 'owner.json');
  const owner = findOwner(dataDir);
  if (owner !== undefined) {
    throw new EmbeddedError(
      `Another Medverka (process ${owner}) already uses ${dataDir}. ` +
        'Stop it first, or set DATA_DIR to another folder, or let both use one DATABASE_URL.',
    );
  }
  fs.writeFileSync(file, JSON.stringify({ pid: process.pid, started: startTick(process.pid) }), { mode: 0o600 });
  return () => {
    if (findOwner(dataDir) === process.pid) fs.rmSync(file, { force: true });
  };
}
