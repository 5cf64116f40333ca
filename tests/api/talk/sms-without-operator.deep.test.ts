/** In production without an operator, such as after one was taken away, no message is counted as sent or kept. */
import { expect, test } from 'vitest';
import { createDrainer } from '#server/outbox/drainer.ts';
import { aTalent } from '#tests/factories/people.ts';
import { startTestServer } from '#tests/support/test-server.ts';
import { entriesOf } from './outbox-entries.ts';

test('a message without an operator is given up, and leaves neither words nor cost', async () => {
  const server = await startTestServer({ LOG_LEVEL: 'silent' });
  try {
    const { env, log, pool, clock } = server.services;
    const { talent_id } = await aTalent(server);
    await pool.query(
      `with made as (insert into sms_messages (talent_id, what) values ($1, 'new_call') returning id)
       insert into outbox (kind, recipient, content, next_attempt_date)
       select 'sms', id::text, '{"words": "Hej", "until": "2099-01-01T00:00:00Z", "happens": null}', now() + interval '1 hour'
       from made`,
      [talent_id],
    );
    await pool.query(`update outbox set next_attempt_date = now() where kind = 'sms'`);
    const url = String(pool.options.connectionString);
    const drainer = createDrainer({ url, env: { ...env, node_env: 'production' }, clock, log });
    await drainer.drain();
    await drainer.stop();
    expect(await entriesOf(server, "kind = 'sms'")).toMatchObject([
      { state: 'given_up', content: null, last_error: 'no_operator' },
    ]);
    const { rows } = await pool.query('select outcome, error, parts, cost from sms_messages');
    expect(rows).toEqual([{ outcome: 'failed', error: 'no_operator', parts: 0, cost: 0 }]);
  } finally {
    await server.stop();
  }
});
