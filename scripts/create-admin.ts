import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { email } from '#contract/kernel/fields.ts';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { momentOf } from '#domain/kernel/time/day.ts';
import { ACCOUNT_REACTIONS } from '#server/account-reactions.ts';
import { systemClock } from '#server/clock.ts';
import { readDatabaseUrl, shownDatabase } from '#server/database-url.ts';
import { migrate } from '#server/db/migrate.ts';
import { createKysely } from '#server/db/pool.ts';
import { createAdmin } from '#server/features/accounts/account/commands/create-admin.ts';
import { admitSecrets } from '#server/secrets/admit-secrets.ts';
import { errorText } from '#texts/registry/errors.ts';
import { runScript, withDatabase } from './database-session.ts';

// `npm run admin:create -- --email anna@example.se --first-name Anna --last-name Berg`: asks for a password (or reads
// the first line of standard input) and shows the authenticator's secret once.
await runScript(async () => {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { email: text, 'first-name': text, 'last-name': text } });
  const input = z
    .object({ email, 'first-name': z.string().trim().min(1), 'last-name': z.string().trim().min(1) })
    .safeParse(values);
  if (!input.success) {
    console.error('Usage: npm run admin:create -- --email <address> --first-name <name> --last-name <name>');
    process.exitCode = 1;
    return;
  }
  await withDatabase(async (pool, env, url) => {
    // Shows the database: with other settings than the server's, the account would be made where nobody signs in.
    console.log(`Creating an administrator in the database ${shownDatabase(readDatabaseUrl(url))}.`);
    const password = await readPassword();
    await migrate(pool);
    const db = createKysely(pool);
    await admitSecrets({ db, env, clock: systemClock });
    const admin = {
      email: input.data.email,
      first_name: input.data['first-name'],
      last_name: input.data['last-name'],
      password,
    };
    const made = await createAdmin({ db, env, account_reactions: ACCOUNT_REACTIONS }, admin, momentOf(systemClock()));
    if (isRefusal(made)) {
      console.error(`The account was not created: ${errorText(made.refused, made.data)}`);
      process.exitCode = 1;
      return;
    }
    console.log(`The account was created. Add it to an authenticator now; these values are not shown again:\n`);
    console.log(`  key      ${made.totp_secret}\n  address  ${made.otpauth_url}\n`);
  });
});

/**
 * Reads the password from the terminal or standard input. It is not an argument of the command: other users of the
 * machine can see arguments, and the shell keeps them.
 */
async function readPassword(): Promise<string> {
  const isTerminal = process.stdin.isTTY === true;
  if (isTerminal) process.stdout.write('Password (at least 8 characters): ');
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: isTerminal });
  for await (const line of lines) {
    lines.close();
    if (isTerminal) process.stdout.write('\n');
    return line;
  }
  return '';
}
