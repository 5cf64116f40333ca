/** Leases of rows. They end by the clock of the database, not by the clock that a test sets. */
import type { TestServer } from './test-server.ts';

type Leased = 'agreements' | 'data_exports';

/** Leaves the rows of a table as a process does that is killed while it works on them. */
export const leaseAsKilled = async ({ services }: TestServer, table: Leased) => {
  await services.pool.query(
    `update ${table} set lease = gen_random_uuid(), attempts = 1, free_from = now() + interval '2 minutes'`,
  );
};

/** Ends the leases and waiting times of all rows of a table. */
export const endLeases = async ({ services }: TestServer, table: Leased) => {
  await services.pool.query(`update ${table} set free_from = now()`);
};
