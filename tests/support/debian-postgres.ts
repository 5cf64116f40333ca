/** A PostgreSQL of Debian, for tests with another version than the embedded one and with programs that need its tools. */
import { spawnSync } from 'node:child_process';
import { appendFileSync, chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findCluster } from '#server/db/embedded-place.ts';

/** A cluster that is reached by a socket, without a password. */
export interface DebianPostgres {
  readonly cluster: string;
  /** The folder of the socket. It is not in the cluster, because a backup of the cluster would contain the socket's lock. */
  readonly sockets: string;
  /** The URL of a database for a role. */
  url(role: string, database: string): string;
  start(): void;
  stop(): void;
  /** Runs a program as the user of the cluster, and gives its output. */
  run(program: string, ...args: string[]): string;
}

/**
 * Makes a cluster and starts it.
 * @param tools the folder of `initdb` and `pg_ctl`, such as /usr/lib/postgresql/15/bin
 * @param settings lines of postgresql.conf
 */
export function startDebianPostgres(tools: string, folder: string, settings: readonly string[] = []): DebianPostgres {
  const { cluster, account } = findCluster(folder);
  const sockets = join(folder, 'sockets');
  for (const made of [cluster, sockets]) {
    mkdirSync(made, { mode: 0o700 });
    if (account) chownSync(made, account.uid, account.gid);
  }
  const run = (program: string, ...args: string[]) => {
    const { status, stdout, stderr, error } = spawnSync(program, args, {
      ...account,
      cwd: '/',
      encoding: 'utf8',
      // The server would keep the pipes open.
      stdio: program.endsWith('pg_ctl') ? 'ignore' : 'pipe',
    });
    if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed: ${error ?? `${stdout}\n${stderr}`}`);
    return stdout;
  };
  const start = () => run(join(tools, 'pg_ctl'), 'start', '-D', cluster, '-w', '-l', join(cluster, 'server.log'));
  run(join(tools, 'initdb'), '-D', cluster, '-U', 'postgres', '-A', 'trust', '--no-sync', '--locale=C', '-E', 'UTF8');
  const own = [`unix_socket_directories = '${sockets}'`, `listen_addresses = ''`, 'fsync = off', ...settings];
  appendFileSync(join(cluster, 'postgresql.conf'), `\n${own.join('\n')}\n`);
  start();
  return {
    cluster,
    sockets,
    url: (role, database) => `postgres://${role}@127.0.0.1:5432/${database}?host=${encodeURIComponent(sockets)}`,
    start,
    stop: () => run(join(tools, 'pg_ctl'), 'stop', '-D', cluster, '-w', '-m', 'fast'),
    run,
  };
}
