import type { Kysely } from 'kysely';
import type pg from 'pg';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/generated.ts';
import { newestMigration } from '#server/db/migrate.ts';
import { shareReading } from '#server/db/share-reading.ts';
import type { Env } from '#server/env.ts';
import type { TalentSearch } from '#server/search-index/talent-search.ts';
import type { Services } from '#server/services.ts';
import { VERSION } from '#server/version.ts';
import { measureCertificate } from './measure-certificate.ts';
import { measureDatabase } from './measure-database.ts';
import { measureDisk } from './measure-disk.ts';
import { measureParts } from './measure-parts.ts';
import { measurePools } from './measure-pools.ts';
import { measureRequests } from './measure-requests.ts';
import { measureSearch } from './measure-search.ts';
import type { Metrics } from './metrics.ts';
import { PREFIX } from './prefix.ts';
import { readDatabase } from './read-database.ts';

/** A database that is slower than this has no measurements but `database_up`. */
const PATIENCE_MS = 2000;

/** The parts of a process that are measured. */
export interface Measured {
  readonly env: Env;
  readonly clock: Clock;
  readonly talents: TalentSearch;
  /** The database, over a pool that requests do not use, so that waiting requests do not delay the measurement. */
  readonly db: Kysely<Database>;
  /** The pools of the process, by the name in measurements. */
  readonly pools: Readonly<Record<string, pg.Pool>>;
  readonly parts: Services['parts'];
}

/** Creates the measurements of a process. */
export function createMetrics({ env, clock, talents, db, pools, parts }: Measured): Metrics {
  const registry = new Registry();
  new Gauge({
    name: `${PREFIX}build_info`,
    help: 'Always 1; the labels name the version of the process.',
    labelNames: ['version', 'migration', 'node'],
    registers: [registry],
  }).set({ version: VERSION, migration: newestMigration(), node: process.version }, 1);
  measurePools(registry, pools);
  measureSearch(registry, talents);
  measureDisk(registry, env.data_dir);
  measureParts(registry, parts);
  measureCertificate(registry, { base_url: env.base_url, clock });
  const read = shareReading(() => readDatabase(db, clock), PATIENCE_MS);
  const askDatabase = measureDatabase(registry, read);
  return {
    measureAnswer: measureRequests(registry),
    content_type: registry.contentType,
    readDatabase: read,
    async text() {
      await askDatabase();
      return registry.metrics();
    },
    measureNode: () => collectDefaultMetrics({ register: registry }),
  };
}
