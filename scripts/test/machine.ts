import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findBinaries } from '#server/db/embedded-place.ts';
import { describeBrowser, findBrowser } from '#tests/support/browser.ts';
import { findRoom } from '#tests/support/database-server.ts';

/** Describes the machine in one line: results depend on the versions, times on the cores. */
export async function describeMachine(): Promise<string> {
  const browser = findBrowser();
  return [
    `Node ${process.versions.node} on ${process.platform} ${process.arch}`,
    await describePostgres(),
    browser ? describeBrowser(browser) : 'no browser (npm has none for this platform; name one with CHROMIUM_PATH)',
    `${availableParallelism()} cores`,
  ].join(' · ');
}

async function describePostgres(): Promise<string> {
  const { DATABASE_URL } = process.env;
  if (DATABASE_URL) {
    const client = new pg.Client({ connectionString: DATABASE_URL, connectionTimeoutMillis: 5_000 });
    await client.connect();
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    await client.end();
    return `PostgreSQL ${rows[0]?.server_version} of DATABASE_URL`;
  }
  const { stdout } = spawnSync(join(findBinaries(undefined), 'postgres'), ['--version'], { encoding: 'utf8' });
  return `${stdout.trim().replace('postgres (PostgreSQL)', 'PostgreSQL')} from npm with its files in ${findRoom()}`;
}
