import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';

// OWASP's minimum cost of argon2id (Password Storage Cheat Sheet): 19 MiB, two passes, one lane.
const MEMORY_KIB = 19_456;
const PASSES = 2;
const LANES = 1;
const TAG_BYTES = 32;

function derive(parameters: Argon2Parameters): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    argon2('argon2id', parameters, (error, tag) => (error ? reject(error) : resolve(tag)));
  });
}

const withoutPadding = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

/** Hashes a password with argon2id, in PHC format ($argon2id$v=19$m=…,t=…,p=…$salt$hash); takes about 30 ms. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive({
    message: password.normalize('NFKC'),
    nonce,
    memory: MEMORY_KIB,
    passes: PASSES,
    parallelism: LANES,
    tagLength: TAG_BYTES,
  });
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${withoutPadding(nonce)}$${withoutPadding(tag)}`;
}

/** True if the password belongs to the hash. The cost is read from the hash, so that it can be raised later. */
export async function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(hash);
  if (!match) return false;
  const [, memory, passes, parallelism, salt = '', expected = ''] = match;
  const wanted = Buffer.from(expected, 'base64');
  const tag = await derive({
    message: password.normalize('NFKC'),
    nonce: Buffer.from(salt, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: wanted.length,
  });
  return timingSafeEqual(tag, wanted);
}

/**
 * The hash of a random password. For an account without a password, the given password is compared with this hash, so
 * that the answer takes as long as for other accounts.
 */
const NOBODYS_HASH = hashPassword(randomBytes(24).toString('base64url'));

/**
 * True if there is a hash and the password belongs to the hash. Also without a hash the function verifies a password
 * once, so that the time does not reveal which addresses have a password.
 */
export async function isPasswordOf(hash: string | null, password: string): Promise<boolean> {
  const isRight = await verifyPassword({ hash: hash ?? (await NOBODYS_HASH), password });
  return isRight && hash !== null;
}
