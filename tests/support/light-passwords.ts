/**
 * Gives argon2 its lowest cost. The product uses 19 MiB, which takes at least 30 ms for each password, and the tests
 * use a thousand passwords; another test checks the product's cost. Must be loaded before all other modules, in the
 * workers of API tests and in the servers of browser tests (`--import`), and in any process that checks a hash from the
 * tests.
 */
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/** The lowest memory for one lane of argon2 (RFC 9106, section 3.1). */
const KIB_OF_A_LANE = 8;

const inEarnest = crypto.argon2;
crypto.argon2 = (algorithm, parameters, done) =>
  inEarnest(algorithm, { ...parameters, memory: KIB_OF_A_LANE * parameters.parallelism }, done);
syncBuiltinESMExports();

/** The argument that makes Node load this module first. */
export const WITH_LIGHT_PASSWORDS = `--import=${import.meta.url}`;
