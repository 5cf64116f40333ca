/**
 * Gives argon2 its lowest cost. The product asks for 19 MiB, which take at least 30 ms each time, and the tests hash
 * and check a thousand passwords; another test checks that the product asks for them. Loaded before all other modules
 * in the workers of the API tests and in the servers of the browser tests (`--import`). Any process that checks a hash
 * from the tests needs this import too.
 */
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/** The minimum of argon2 per lane (RFC 9106, section 3.1). */
const KIB_OF_A_LANE = 8;

const inEarnest = crypto.argon2;
crypto.argon2 = (algorithm, parameters, done) =>
  inEarnest(algorithm, { ...parameters, memory: KIB_OF_A_LANE * parameters.parallelism }, done);
syncBuiltinESMExports();

/** The argument that makes Node load this module first. */
export const WITH_LIGHT_PASSWORDS = `--import=${import.meta.url}`;
