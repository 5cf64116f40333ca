import { DatabaseClient } from './database-client.ts';
import { KEPT_ALIVE, type PatientClient } from './patient-client.ts';
import { WAITS } from './waits.ts';

/** Maximum silence of the server, in ms. The server is also silent while the destination of a backup takes no bytes. */
const SILENT_MS = 5 * 60_000;
/** Maximum wait for a table that a migration has locked, in ms. */
const LOCK_MS = 60_000;

/** A connection outside the pools for reading and writing whole tables. Its statements may take as long as they need. */
export function createStreamClient(url: string, name: string): PatientClient {
  // Kept alive: it says nothing while large files are copied, and a firewall forgets a silent connection.
  const limits = `${KEPT_ALIVE} -c statement_timeout=0 -c idle_in_transaction_session_timeout=0 -c lock_timeout=${LOCK_MS}`;
  return new DatabaseClient(
    {
      connectionString: url,
      application_name: name,
      // Another server reads the values, so their text must not depend on the settings of this one.
      options: `-c timezone=UTC -c datestyle=ISO -c intervalstyle=postgres -c extra_float_digits=1 ${limits}`,
    },
    { connect: WAITS.connect, answer: SILENT_MS },
  );
}
