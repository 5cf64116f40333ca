/** A process that is killed while the operator has a message: another process loses nothing, and sends nothing twice. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { createDrainer } from '#server/outbox/drainer.ts';
import { aTalent } from '#tests/factories/people.ts';
import { CLOCK_OF_RUN } from '#tests/support/clock-of-run.ts';
import { startTestServer } from '#tests/support/test-server.ts';
import { passTime } from './outbox-entries.ts';
import { startOperator } from './sms-operator.ts';

test.each(['46elks', 'twilio'])(
  'a message that %s took before the process was killed is sent once',
  async (provider) => {
    const operator = await startOperator();
    const sms = { SMS_PROVIDER: provider, SMS_ACCOUNT: 'u1', SMS_SECRET: 'hemlighet', SMS_API_URL: operator.url };
    const server = await startTestServer({ ...sms, LOG_LEVEL: 'silent' });
    try {
      const { env, log, pool, clock } = server.services;
      const { talent_id } = await aTalent(server);
      await pool.query(
        `with made as (insert into sms_messages (talent_id, what) values ($1, 'code') returning id)
       insert into outbox (kind, recipient, content)
       select 'sms', id::text, '{"words": "Hej", "to": "+46701740605", "until": "2099-01-01T00:00:00Z", "happens": null}' from made`,
        [talent_id],
      );
      operator.tell('silent');
      const child = spawn(process.execPath, [fileURLToPath(new URL('outbox-process.ts', import.meta.url))], {
        env: {
          ...CLOCK_OF_RUN,
          ...sms,
          NODE_ENV: 'test',
          DATABASE_URL: env.database_url ?? '',
          DATA_DIR: env.data_dir,
          SESSION_SECRET: env.session_secrets[0],
          PERSONAL_DATA_SECRET: env.personal_data_secrets[0],
        },
        stdio: 'inherit',
      });
      await vi.waitFor(() => expect(operator.taken).toHaveLength(1), { timeout: 20_000, interval: 20 });
      child.kill('SIGKILL');
      await once(child, 'exit');
      operator.tell(200);
      await passTime(server);
      const drainer = createDrainer({ url: String(pool.options.connectionString), env, clock, log });
      await drainer.drain();
      await drainer.stop();
      expect(operator.taken).toHaveLength(1);
      const { rows } = await pool.query('select outcome, provider_id from sms_messages');
      expect(rows).toEqual([{ outcome: 'sent', provider_id: 's1' }]);
    } finally {
      await server.stop();
      operator.stop();
    }
  },
);
