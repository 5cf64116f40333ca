import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { type DatabaseHost, hostName } from '#server/database-url.ts';
import { withoutRequestId } from '#server/request-id.ts';
import { PatientClient } from './patient-client.ts';
import { choosePrimary, type Seen } from './primary-choice.ts';

/** The code of a NoPrimaryError, and that of a MovedError. */
export const NO_PRIMARY = 'DATABASE_NO_PRIMARY';
export const MOVED = 'DATABASE_MOVED';

/** None of the hosts takes writes. */
class NoPrimaryError extends Error {
  readonly code = NO_PRIMARY;
}

/** The connection leads to a host that takes no writes, or that another host has taken over from. */
export class MovedError extends Error {
  readonly code = MOVED;
}

/** Interval of the questions to each host, and pause before the next try to reach it, in ms. */
const ASK_EVERY_MS = 1_000;
const TRY_AFTER_MS = 250;
/** Maximum wait for a connection to a host, and for its answer. */
const PATIENCE_MS = 4_000;
/** Time in which all hosts may say what they are when a watch begins: one of two primaries may be an old one. */
const FIRST_CHOICE_MS = 1_000;

/** The timeline grows with each promotion, and only a primary writes it. */
const ASK = `select current_setting('transaction_read_only') = 'off' as takes_writes,
  case when pg_is_in_recovery() then 0
    else ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int end as timeline`;

/** A connection that must lead to the primary. */
type Member = Pick<PatientClient, 'abandon'>;

/**
 * Knows which of several hosts takes writes, while this thread has connections to them: one connection to each host
 * asks it every second. If another host has been promoted, the connections to the earlier one are ended at once, also
 * if it does not answer, or answers as if nothing had happened.
 */
export class PrimaryWatch {
  readonly #hosts: readonly DatabaseHost[];
  readonly #config: pg.ClientConfig;
  /** The hosts of the connections; undefined while the primary is not known. */
  readonly #members = new Map<Member, DatabaseHost | undefined>();
  readonly #waiting = new Set<(host: DatabaseHost) => void>();
  #seen = new Map<DatabaseHost, Seen>();
  #errors = new Map<DatabaseHost, unknown>();
  #current: DatabaseHost | undefined;
  /** The last known primary. */
  #last: DatabaseHost | undefined;
  /** The highest timeline of a primary so far. */
  #timeline = 0;
  #watching: AbortController | undefined;
  /** True once all hosts have said what they are, or had the time to. */
  #isInformed = false;
  /** End of the last watch that was informed, by a clock that nobody sets. */
  #informedUntil = Number.NEGATIVE_INFINITY;
  /** Gets a sentence when the database moves, and for a host that should be stopped. */
  tell: (message: string) => void = () => {};

  constructor(hosts: readonly DatabaseHost[], config: pg.ClientConfig) {
    this.#hosts = hosts;
    this.#config = config;
  }

  /**
   * Adds a connection.
   * @returns the host that takes writes, as soon as it is known
   * @throws NoPrimaryError after `ms`
   */
  async enter(member: Member, ms: number): Promise<DatabaseHost> {
    this.#members.set(member, undefined);
    this.#start();
    const host = this.#current ?? (await this.#wait(ms));
    this.#members.set(member, host);
    return host;
  }

  /** Removes a connection. The watch ends with the last one. */
  leave(member: Member): void {
    if (!this.#members.delete(member) || this.#members.size > 0) return;
    this.#watching?.abort();
    this.#watching = undefined;
    if (this.#isInformed) this.#informedUntil = performance.now();
    this.#current = undefined;
    this.#seen.clear();
  }

  async #wait(ms: number): Promise<DatabaseHost> {
    const { promise, resolve, reject } = Promise.withResolvers<DatabaseHost>();
    const timer = setTimeout(() => reject(this.#noPrimary()), ms);
    this.#waiting.add(resolve);
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      this.#waiting.delete(resolve);
    }
  }

  #noPrimary(): NoPrimaryError {
    const states = this.#hosts.map((host) => {
      const seen = this.#seen.get(host);
      if (seen?.takes_writes === false) return `${hostName(host)} takes no writes`;
      if (seen?.takes_writes)
        return `${hostName(host)} is an old primary, of timeline ${seen.timeline} and not ${this.#timeline}`;
      const error = this.#errors.get(host);
      return `${hostName(host)} does not answer (${error instanceof Error ? error.message : 'nothing so far'})`;
    });
    return new NoPrimaryError(states.join(', '), { cause: [...this.#errors.values()].at(-1) });
  }

  #start(): void {
    if (this.#watching) return;
    const watching = new AbortController();
    this.#watching = watching;
    // The watch also ends for a moment when a move ends all connections. After a longer time without connections, a host
    // may have been promoted, and the old primary may be the first to answer.
    this.#isInformed = performance.now() - this.#informedUntil < ASK_EVERY_MS;
    const { signal } = watching;
    withoutRequestId(() => {
      for (const host of this.#hosts) void this.#watch(host, signal);
      pause(FIRST_CHOICE_MS, undefined, { signal, ref: false }).then(
        () => {
          this.#isInformed = true;
          this.#choose();
        },
        () => {},
      );
    });
  }

  /** Asks one host until the watch ends; never rejects. */
  async #watch(host: DatabaseHost, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const client = new PatientClient(
        { ...this.#config, ...host, application_name: 'medverka watch' },
        { connect: PATIENCE_MS, answer: PATIENCE_MS },
      );
      client.on('error', () => {});
      const leave = () => client.abandon(new MovedError('The watch has ended'));
      signal.addEventListener('abort', leave, { once: true });
      try {
        await this.#keepAsking(host, client, signal);
      } catch (error) {
        if (signal.aborted) return;
        this.#errors.set(host, error);
        this.#see(host, { takes_writes: undefined, timeline: 0 });
      } finally {
        signal.removeEventListener('abort', leave);
        leave();
      }
      await pause(TRY_AFTER_MS, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  async #keepAsking(host: DatabaseHost, client: PatientClient, signal: AbortSignal): Promise<never> {
    // The loss of the connection rejects the wait between two questions.
    const lost = once(client, 'end').then(() => Promise.reject(new Error('The connection was lost')));
    lost.catch(() => {});
    await client.connect();
    for (;;) {
      const { rows } = await client.query<Seen>(ASK);
      signal.throwIfAborted();
      this.#errors.delete(host);
      if (rows[0]) this.#see(host, rows[0]);
      await Promise.race([pause(ASK_EVERY_MS, undefined, { signal, ref: false }), lost]);
    }
  }

  #see(host: DatabaseHost, seen: Seen): void {
    const before = this.#seen.get(host);
    this.#seen.set(host, seen);
    if (this.#current === host && !seen.takes_writes) this.#current = undefined;
    this.#choose();
    const now = this.#current;
    if (seen.takes_writes && !before?.takes_writes && now && now !== host) {
      this.tell(
        `${hostName(host)} takes writes although ${hostName(now)} has taken over from it. Stop it before anything writes there.`,
      );
    }
  }

  #choose(): void {
    this.#isInformed ||= this.#seen.size === this.#hosts.length;
    const chosen = this.#isInformed ? choosePrimary(this.#seen, this.#timeline, this.#current) : undefined;
    if (!chosen || chosen === this.#current) return;
    this.#current = chosen;
    this.#timeline = this.#seen.get(chosen)?.timeline ?? 0;
    for (const [member, host] of this.#members) {
      if (host && host !== chosen) member.abandon(new MovedError(`The database has moved to ${hostName(chosen)}`));
    }
    if (this.#last !== chosen) this.tell(`The database takes writes at ${hostName(chosen)}.`);
    this.#last = chosen;
    for (const resolve of this.#waiting) resolve(chosen);
  }
}
