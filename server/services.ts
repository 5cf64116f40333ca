import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Authentication } from './authentication.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db/generated.ts';
import type { OwnData } from './db/own-data.ts';
import type { Printer } from './documents/printer.ts';
import type { Scribe } from './documents/scribe.ts';
import type { Env } from './env.ts';
import type { AccountReaction } from './events/account-reaction.ts';
import type { Providers } from './features/accounts/social/queries/providers.ts';
import type { FileStore } from './files/file-store.ts';
import type { UploadTurns } from './files/upload-turns.ts';
import type { BankFileReader } from './formats/bank-file/bank-file-reader.ts';
import type { CalendarReader } from './formats/ics/calendar-reader.ts';
import type { MailReader } from './formats/mime/mail-reader.ts';
import type { RateLimits } from './http/rate-limits.ts';
import type { ShownPeople } from './http/shown-people.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Pauses } from './jobs/pauses.ts';
import type { Live } from './live/live.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { RecentRequests } from './processes/recent-requests.ts';
import type { BriefReader } from './search-index/brief-reader.ts';
import type { TalentSearch } from './search-index/talent-search.ts';

/** A part of a process; `/ready` reports it by its name. */
export interface Part {
  /** True if a process without this part should get no requests, because others can answer. */
  readonly is_needed: boolean;
  /** @throws if it does not work */
  ask(): Promise<unknown>;
}

/**
 * The services of a running process. `start-services.ts` builds them once and hands them to the handlers; there are no
 * globals.
 */
export interface Services {
  readonly env: Env;
  readonly pool: pg.Pool;
  readonly db: Kysely<Database>;
  readonly files: FileStore;
  /** Draws documents in a separate thread. */
  readonly printer: Printer;
  /** Makes documents in the background. */
  readonly scribe: Scribe;
  readonly jobs: Pauses & Pick<Jobs, 'soon'>;
  /** Reads calendars of other programs in a separate thread. */
  readonly calendars: CalendarReader;
  /** Reads incoming mails in a separate thread. */
  readonly mails: MailReader;
  /** Reads files of banks in a separate thread. */
  readonly bank_files: BankFileReader;
  /** Prepares uploaded films and sounds. */
  readonly preparer: Scribe;
  readonly upload_turns: UploadTurns;
  readonly live: Live;
  readonly authentication: Authentication;
  readonly limits: RateLimits;
  readonly shown_people: ShownPeople;
  readonly providers: Providers;
  /** Finds talents. */
  readonly talents: TalentSearch;
  /** Reads briefs, and the texts of searches and roles. */
  readonly briefs: BriefReader;
  /** The reactions of all contexts to a new fact of an account, such as a confirmed address. */
  readonly account_reactions: readonly AccountReaction[];
  /** The data in the archive that a person downloads, of all contexts. */
  readonly own_data: readonly OwnData[];
  readonly parts: Readonly<Record<string, Part>>;
  readonly metrics: Metrics;
  /**
   * Fires when the process is told to stop: it then answers for DRAIN_SECONDS more, but begins no background work and is
   * no longer ready.
   */
  readonly stopping: AbortSignal;
  readonly recent_requests: RecentRequests;
  readonly log: Logger;
  /** The only clock of the server, so that tests can set the day. */
  readonly clock: Clock;
}
