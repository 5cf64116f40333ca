/**
 * Has a password cost as little as argon2 can. The product asks for 19 MiB, which take 30 ms and more each time, and the
 * tests hash and check a thousand passwords; that it asks for them is tested where it does. Loaded before everything else
 * in the workers of the API tests and in the servers of the browser tests (`--import`); whatever checks a hash of theirs
 * imports it, too.
 */
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/** The least that argon2 takes for a lane (RFC 9106, section 3.1). */
const KIB_OF_A_LANE = 8;

const inEarnest = crypto.argon2;
crypto.argon2 = (algorithm, parameters, done) =>
  inEarnest(algorithm, { ...parameters, memory: KIB_OF_A_LANE * parameters.parallelism }, done);
syncBuiltinESMExports();

/** What Node must be told to load it first. */
export const WITH_LIGHT_PASSWORDS = `--import=${import.meta.url}`;
