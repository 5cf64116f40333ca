import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Embedded } from '#server/db/embedded.ts';
import { findCluster } from '#server/db/embedded-place.ts';
import { runOnce } from './database-server.ts';
import { asSuperuser, startWithReplica } from './replica.ts';

/** One of the two PostgreSQL servers, with signals to all its processes. */
interface PairHost {
  /** The URL for the product's role, of this host alone. */
  readonly url: string;
  /** `127.0.0.1:port`. */
  readonly name: string;
  /** Kills all processes at once, like a power cut. */
  kill(): void;
  /** Stops all processes, so that the host is silent and its connections stay open. */
  freeze(): void;
  thaw(): void;
  /** Lets commits succeed without a standby, also those that wait for one. */
  forgetStandby(): Promise<void>;
  /** Runs a statement as the superuser. */
  run(statement: string): Promise<Record<string, unknown>[]>;
}

/** A primary and its standby, which confirms each commit before it is acknowledged. */
export interface FailoverPair {
  readonly first: PairHost;
  readonly second: PairHost;
  /** DATABASE_URL with both hosts. */
  readonly url: string;
  /** Makes the second host the primary, which then waits for no standby. */
  promote(): Promise<void>;
  stop(): Promise<void>;
}

/** The processes of a server: the postmaster of its folder, and its children. */
function processesOf(folder: string): number[] {
  const { cluster } = findCluster(folder);
  const postmaster = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)], { encoding: 'utf8' });
  return [postmaster, ...stdout.split('\n').filter(Boolean).map(Number)];
}

function hostOf({ url }: Embedded, folder: string): PairHost {
  const signal = (name: NodeJS.Signals) => () => {
    for (const pid of processesOf(folder)) process.kill(pid, name);
  };
  const tcp = new URL(url);
  tcp.search = '';
  const run = (statement: string) => runOnce(asSuperuser(tcp.href), statement);
  return {
    url: tcp.href,
    name: tcp.host,
    kill: signal('SIGKILL'),
    freeze: signal('SIGSTOP'),
    thaw: signal('SIGCONT'),
    async forgetStandby() {
      await run("alter system set synchronous_standby_names = ''");
      await run('select pg_reload_conf()');
    },
    run,
  };
}

/** Starts two servers with synchronous streaming replication from the first to the second. */
export async function startFailoverPair(): Promise<FailoverPair> {
  const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'medverka-failover-'))) as [string, string];
  const { primary, replica } = await startWithReplica(...folders);
  const [first, second] = [hostOf(primary, folders[0]), hostOf(replica, folders[1])];
  // The test servers do not wait for the disk; for the standby they must.
  await first.run('alter role medverka set synchronous_commit = on');
  await first.run("alter system set synchronous_standby_names = '*'");
  await first.run('select pg_reload_conf()');
  // The usual five seconds would be the largest part of a promotion.
  await second.run("alter system set wal_retrieve_retry_interval = '200ms'");
  await second.run('select pg_reload_conf()');
  const address = new URL(first.url);
  return {
    first,
    second,
    url: `postgres://${address.username}:${address.password}@${first.name},${second.name}/medverka?target_session_attrs=read-write`,
    async promote() {
      await second.run('select pg_promote()');
      await second.forgetStandby();
    },
    async stop() {
      for (const { stopNow } of [primary, replica]) stopNow();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}
