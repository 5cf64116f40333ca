import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { memorySharing } from './embedded-memory.ts';
import { claimFolder, findOwner, isAlive } from './embedded-owner.ts';
import { type Account, EmbeddedError, findBinaries, findCluster, keepPassword } from './embedded-place.ts';

/** A running PostgreSQL of our own. `url` leads to the database `medverka`, as a role without superuser rights. */
export type Embedded = {
  url: string;
  /** Stops the server; open transactions are rolled back. */
  stop(): Promise<void>;
  /**
   * Stops the server at once, for a process that is about to exit and cannot wait: the server recovers at its next
   * start.
   */
  stopNow(): void;
};

type Place = { cluster: string; account: Account; binaries: string; password: string };

// Maximum time of a start that waits for the shared memory of a killed server, or replays its log.
const START_PATIENCE_MS = 30_000;

/**
 * Starts the PostgreSQL from npm, with its files in `<dataDir>/postgres`, on a free port of 127.0.0.1 and, where the
 * system has them, a socket file. A server that survived a killed process of ours is taken over. `fast` is for tests
 * only: it gives up durability, planning for each statement's values and slow hashing of the password, and lets the
 * role create databases. `join` uses the server of a running Medverka instead of refusing: for scripts such as
 * db:migrate.
 */
export async function startEmbedded(
  dataDir: string,
  options: { fast?: boolean; join?: boolean } = {},
): Promise<Embedded> {
  const folder = resolve(dataDir);
  const { cluster, account } = findCluster(folder);
  const place: Place = { cluster, account, binaries: findBinaries(account), password: keepPassword(folder) };
  if (options.join && findOwner(folder) !== undefined) {
    const port = await findLiving(place);
    if (port) return { url: address(place, port), stop: async () => {}, stopNow: () => {} };
  }
  const release = claimFolder(folder);
  try {
    if (!fs.existsSync(join(cluster, 'PG_VERSION'))) await initialise(place, options.fast === true);
    const port = (await findLiving(place)) ?? (await start(place, options.fast === true));
    await createDatabase(place, port, options.fast === true);
    return {
      url: address(place, port),
      stop: async () => {
        await execute(place, 'pg_ctl', ['stop', '-D', cluster, '-m', 'fast', '-w', '-t', '60']);
        release();
      },
      stopNow: () => {
        spawnSync(
          join(place.binaries, 'pg_ctl'),
          ['stop', '-D', cluster, '-m', 'immediate', '-w'],
          processOptions(place),
        );
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

// Maximum length of a socket's path: 104 bytes with the final zero on macOS, 108 on Linux.
const LONGEST_SOCKET = 103;

/**
 * The URL of the server. It leads to the socket file in the cluster, which costs both sides less processor time than
 * TCP. It leads to TCP if the file's path is too long or the file is missing, as on Windows and with a server of an
 * earlier version.
 */
function address({ password, cluster }: Place, port: number, role = 'medverka', database = 'medverka'): string {
  const socket = join(cluster, `.s.PGSQL.${port}`);
  const way =
    Buffer.byteLength(socket) <= LONGEST_SOCKET && fs.existsSync(socket) ? `?host=${encodeURIComponent(cluster)}` : '';
  return `postgres://${role}:${password}@127.0.0.1:${port}/${database}${way}`;
}

/** The environment of a child process, without our secrets, which another account could read in /proc. */
function processOptions({ account, cluster }: Place) {
  const kept = ['PATH', 'SystemRoot', 'TEMP', 'TMP'].flatMap((name) =>
    process.env[name] ? [[name, process.env[name]]] : [],
  );
  return { cwd: dirname(cluster), env: { ...Object.fromEntries(kept), LC_ALL: 'C' }, ...account };
}

async function execute(place: Place, program: string, args: string[]): Promise<{ ok: boolean; output: string }> {
  // Detached: Ctrl-C reaches the whole process group, and PostgreSQL must survive until we have finished with it.
  const child = spawn(join(place.binaries, program), args, {
    ...processOptions(place),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('exit', (code) => done({ ok: code === 0, output }));
  });
}

/** Creates the cluster under another name and renames it, so that a kill in between leaves no half cluster. */
async function initialise(place: Place, fast: boolean): Promise<void> {
  const { cluster, account, password } = place;
  for (const name of fs.readdirSync(dirname(cluster))) {
    const pid = Number(name.match(/^postgres\.new-(\d+)$/)?.[1]);
    if (pid === process.pid || (pid && !isAlive(pid))) fs.rmSync(join(dirname(cluster), name), { recursive: true });
  }
  const partial = `${cluster}.new-${process.pid}`;
  const secrets = fs.mkdtempSync(join(tmpdir(), 'medverka-init-'));
  const passwordFile = join(secrets, 'password');
  try {
    fs.mkdirSync(partial, { mode: 0o700 });
    fs.writeFileSync(passwordFile, password, { mode: 0o600 });
    if (account) for (const path of [partial, secrets, passwordFile]) fs.chownSync(path, account.uid, account.gid);
    // The C locale sorts by bytes, the same on every machine; SQL can still name ICU collations (sv-x-icu).
    const { ok, output } = await execute(place, 'initdb', [
      '-D',
      partial,
      '-U',
      'postgres',
      '-A',
      fast ? 'password' : 'scram-sha-256',
      `--pwfile=${passwordFile}`,
      '-E',
      'UTF8',
      '--locale=C',
      '--no-instructions',
      ...(fast ? ['--no-sync'] : []),
    ]);
    if (!ok) {
      // Containers may run under any user number; initdb, unlike the server, requires a name for it.
      const advice = output.includes('look up effective user ID')
        ? `\nThis user number has no line in /etc/passwd. Start as another user, set DATABASE_URL, or add one as root:\n\n    echo 'medverka:x:${process.getuid?.()}:${process.getgid?.()}::/:/bin/false' >> /etc/passwd`
        : '';
      throw new EmbeddedError(`PostgreSQL could not create its files in ${cluster}:\n${output.trim()}${advice}`);
    }
    fs.renameSync(partial, cluster);
  } finally {
    fs.rmSync(secrets, { recursive: true });
    fs.rmSync(partial, { recursive: true, force: true });
  }
}

/**
 * The port of a server that already runs on this cluster: one that survived our process, or one of a running Medverka.
 */
async function findLiving(place: Place): Promise<number | undefined> {
  const file = join(place.cluster, 'postmaster.pid');
  const deadline = performance.now() + START_PATIENCE_MS;
  while (fs.existsSync(file) && performance.now() < deadline) {
    const lines = fs.readFileSync(file, 'utf8').split('\n');
    const [pid, port] = [Number(lines[0]), Number(lines[3])];
    if (!isRunning(pid)) {
      forgetProcess(file, lines);
      return undefined;
    }
    if (port && (await answers(place, port))) return port;
    await pause(100); // the server is starting or stopping: ask again
  }
  return undefined;
}

/** True if the process is a living PostgreSQL, and no zombie or other program with the number of a stale pid file. */
function isRunning(pid: number): boolean {
  if (!isAlive(pid)) return false;
  try {
    const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
    return status.startsWith('Name:\tpostgres\n') && !/^State:\tZ/m.test(status);
  } catch {
    return process.platform !== 'linux';
  }
}

/**
 * Writes an impossible number into a stale pid file, because PostgreSQL refuses to start while any process has the
 * number in it. The file itself must stay: the shared memory named in it shows PostgreSQL if children of the old server
 * still write.
 */
function forgetProcess(file: string, lines: string[]): void {
  if (isAlive(Number(lines[0]))) fs.writeFileSync(file, ['2147483647', ...lines.slice(1)].join('\n'));
}

async function answers(place: Place, port: number): Promise<boolean> {
  const client = new pg.Client(address(place, port, 'postgres', 'postgres'));
  client.on('error', () => {}); // the server may stop meanwhile; the query below fails then
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    return fs.realpathSync(rows[0]?.data_directory ?? '') === fs.realpathSync(place.cluster);
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

async function start(place: Place, fast: boolean): Promise<number> {
  const log = join(place.cluster, 'server.log');
  const deadline = performance.now() + START_PATIENCE_MS;
  for (;;) {
    fs.rmSync(log, { force: true });
    const port = await findFreePort();
    // The dot is the cluster itself, which only its owner may enter.
    const sockets = `unix_socket_directories=${process.platform === 'win32' ? "''" : '.'}`;
    const settings = ['listen_addresses=127.0.0.1', `port=${port}`, sockets, 'timezone=UTC', ...memorySharing()];
    // A test runs each statement a few times over a new connection: planning for its values was a third of PostgreSQL's
    // work, and each connection hashed the password 4,096 times.
    if (fast)
      settings.push(
        'fsync=off',
        'synchronous_commit=off',
        'full_page_writes=off',
        'plan_cache_mode=force_generic_plan',
        'scram_iterations=1',
      );
    const flags = settings.map((setting) => `-c ${setting}`).join(' ');
    const { ok, output } = await execute(place, 'pg_ctl', [
      'start',
      '-D',
      place.cluster,
      '-l',
      log,
      '-o',
      flags,
      '-w',
      '-t',
      '120',
    ]);
    if (ok) return port;
    const said = fs.existsSync(log) ? fs.readFileSync(log, 'utf8') : output;
    // After a kill -9 of the server, its last children hold the shared memory for a second or two; and another program
    // may have taken the port.
    const mayPass = /still in use|already exists|could not bind|could not create any TCP/.test(said);
    if (!mayPass || performance.now() > deadline) {
      throw new EmbeddedError(
        `PostgreSQL did not start in ${place.cluster}. Its last words:\n${said.trim().split('\n').slice(-8).join('\n')}`,
      );
    }
    await pause(200);
  }
}

/** A port that is free now; if another program takes it before PostgreSQL starts, the start is tried again. */
function findFreePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const bound = server.address();
      server.close(() =>
        bound && typeof bound === 'object' ? done(bound.port) : fail(new Error('no port was given')),
      );
    });
  });
}

async function createDatabase(place: Place, port: number, mayCreate: boolean): Promise<void> {
  const client = new pg.Client(address(place, port, 'postgres', 'postgres'));
  await client.connect();
  try {
    const roles = await client.query("select from pg_roles where rolname = 'medverka'");
    if (!roles.rowCount) {
      // Role names and passwords cannot be parameters; the password is our own and hexadecimal.
      await client.query(`create role medverka login password '${place.password}' ${mayCreate ? 'createdb' : ''}`);
    }
    const databases = await client.query("select from pg_database where datname = 'medverka'");
    if (!databases.rowCount) await client.query('create database medverka owner medverka');
  } finally {
    await client.end();
  }
}
