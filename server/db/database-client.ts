import pg from 'pg';
import { tlsOptions } from '#server/database-tls.ts';
import { readDatabaseUrl } from '#server/database-url.ts';
import { KEPT_ALIVE, PatientClient } from './patient-client.ts';
import { MovedError, PrimaryWatch } from './primary-watch.ts';
import { WAITS, type Waits } from './waits.ts';

/** The database of a URL. */
interface KnownDatabase {
  readonly config: pg.ClientConfig;
  /** Undefined if the URL does not ask for the host that takes writes: all connections go to its one host. */
  readonly watch: PrimaryWatch | undefined;
}

/** The databases of this thread by URL: all connections to one of them follow the same watch. */
const known = new Map<string, KnownDatabase>();

function databaseAt(url: string): KnownDatabase {
  const before = known.get(url);
  if (before) return before;
  const { hosts, must_write, tls, ...config } = readDatabaseUrl(url);
  const ours = { ...config, ...hosts[0], ssl: tlsOptions(tls) };
  const database = { config: ours, watch: must_write ? new PrimaryWatch(hosts, ours) : undefined };
  known.set(url, database);
  return database;
}

/** Gives `tell` a sentence when the database of a URL moves to another of its hosts. */
export function tellOfMoves(url: string, tell: (message: string) => void): void {
  const { watch } = databaseAt(url);
  if (watch) watch.tell = tell;
}

/** A connection to the database of a URL, and with several hosts to the one that takes writes. */
export class DatabaseClient extends PatientClient {
  readonly #watch: PrimaryWatch | undefined;
  readonly #connectMs: number;

  /** The session settings in `options` of the URL come first, so that ours win. */
  constructor({ connectionString = '', options, ...own }: pg.ClientConfig, waits: Pick<Waits, 'connect' | 'answer'>) {
    const { config, watch } = databaseAt(connectionString);
    super({ ...own, ...config, options: [config.options, options].filter(Boolean).join(' ') }, waits);
    this.#watch = watch;
    this.#connectMs = waits.connect;
    if (!watch) return;
    this.once('end', () => watch.leave(this));
    // PostgreSQL reports this parameter when the connection is made, and again when it changes.
    this.connection.on('parameterStatus', ({ parameterName, parameterValue }) => {
      if (parameterName === 'in_hot_standby' && parameterValue === 'on') {
        this.abandon(new MovedError('This host has become a standby'));
      }
    });
  }

  async #connectToPrimary(watch: PrimaryWatch): Promise<void> {
    try {
      Object.assign(this, await watch.enter(this, this.#connectMs));
      await Reflect.apply(pg.Client.prototype.connect, this, []);
    } catch (error) {
      watch.leave(this);
      throw error;
    }
  }

  // The pool gives a callback, our own code awaits.
  override connect = ((...done: ((error?: Error) => void)[]) => {
    if (!this.#watch) return Reflect.apply(pg.Client.prototype.connect, this, done);
    const connected = this.#connectToPrimary(this.#watch);
    const [callback] = done;
    return callback ? connected.then(() => callback(), callback) : connected;
  }) as pg.Client['connect'];
}

/**
 * A connection outside the pools, for a lock or a listener that lasts as long as the connection. It may have nothing to
 * ask for hours, so it regularly checks that PostgreSQL still answers; 'end' tells that it does not.
 */
export function createLoneClient(url: string, name: string, waits: Waits = WAITS): PatientClient {
  const { connect, heartbeat } = waits;
  const client = new DatabaseClient(
    { connectionString: url, application_name: name, pipeline: true, options: KEPT_ALIVE },
    { connect, answer: 2 * heartbeat },
  );
  let timer: NodeJS.Timeout | undefined;
  client.once('connect', () => {
    timer = setInterval(() => {
      if (!client.isAsked) client.query('select 1').catch(() => {});
    }, heartbeat);
  });
  client.once('end', () => clearInterval(timer));
  return client;
}
