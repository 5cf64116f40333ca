import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { momentOf } from '#domain/kernel/time/day.ts';
import { systemClock } from '#server/clock.ts';
import { createKysely } from '#server/db/pool.ts';
import { findLoggedAccount } from '#server/features/office/admin/queries/find-logged-account.ts';
import { runScript, withDatabase } from './database-session.ts';

// `npm run log:account -- 0123456789abcdef --as anna@example.se`: tells whose lines carry this mark in the log
// (field `account`), and writes to the log of administrators that Anna has looked.
await runScript(async () => {
  const { values, positionals } = parseArgs({ options: { as: { type: 'string' } }, allowPositionals: true });
  const [mark = ''] = positionals;
  if (!/^[\da-f]{16}$/.test(mark) || !values.as) {
    console.error('Usage: npm run log:account -- <mark of 16 digits> --as <address of an administrator>');
    process.exitCode = 1;
    return;
  }
  const asked = { mark, admin_email: values.as };
  await withDatabase(async (pool, env) => {
    const at = { moment: momentOf(systemClock()), request_id: randomUUID() };
    const found = await findLoggedAccount({ db: createKysely(pool), env }, asked, at);
    if (isRefusal(found)) {
      console.error(found.refused === 'not_found' ? 'No account has this mark.' : 'No administrator has this address.');
      process.exitCode = 1;
      return;
    }
    const { id, name, email, role } = found;
    console.log(`${name} <${email}>, ${role}, account ${id}`);
  });
});
