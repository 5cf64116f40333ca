import { z } from 'zod';
import { askOperator, refusedBy } from './ask-operator.ts';
import type { SmsProvider, SmsTaken } from './sms-provider.ts';

const OWN_URL = 'https://api.46elks.com';

/** A message of 46elks (46elks.com/docs/send-sms, sms-history); `cost` is in ten-thousandths of the account's currency. */
const message = z.object({
  id: z.string().min(1).max(100),
  parts: z.number().int().positive().max(100).optional(),
  cost: z.number().int().nonnegative().optional(),
});
const history = z.object({
  data: z.array(message.extend({ direction: z.string(), to: z.string(), message: z.string().optional() })),
});

const taken = ({ id, parts, cost }: z.output<typeof message>): SmsTaken => ({
  is_taken: true,
  provider_id: id,
  parts: parts ?? null,
  cost: cost ?? null,
});

interface Account {
  readonly account: string;
  readonly secret: string;
  readonly from: string;
  readonly url?: string | undefined;
}

/** Tolerance in ms between our clock and the operator's. */
const CLOCKS_DIFFER_MS = 120_000;

const OUTCOMES = { created: 'sent', sent: 'sent', delivered: 'delivered', failed: 'failed' } as const;

/** The adapter of 46elks. Its reports are not signed: the address that they are posted to is the proof. */
export function createElks({ account, secret, from, url = OWN_URL }: Account): SmsProvider {
  const address = new URL('/a1/sms', url);
  return {
    async send({ to, words, report_url }, signal) {
      const form = { from, to, message: words, whendelivered: report_url };
      const answer = await askOperator(address, { method: 'POST', account, secret, form, signal });
      const read = answer.status === 200 ? message.safeParse(answer.body) : undefined;
      // 400: a wrong number or text. 401 and 403: our account, which an administrator can mend.
      return read?.success ? taken(read.data) : refusedBy(answer, answer.status === 400);
    },
    async find({ to, words }, since, signal) {
      const end = new Date(Date.parse(since) - CLOCKS_DIFFER_MS).toISOString().slice(0, -1);
      const found = new URL(address);
      found.search = new URLSearchParams({ to, end, limit: '100' }).toString();
      const answer = await askOperator(found, { method: 'GET', account, secret, signal });
      const read = answer.status === 200 ? history.safeParse(answer.body) : undefined;
      if (!read?.success) return refusedBy(answer, false);
      const same = read.data.data.find((sms) => sms.direction === 'outgoing' && sms.to === to && sms.message === words);
      return same && taken(same);
    },
    readReport({ form }) {
      const [id, status] = [form.get('id'), form.get('status')];
      if (!id || !status || !Object.hasOwn(OUTCOMES, status)) return 'no_news';
      return { provider_id: id, outcome: OUTCOMES[status as keyof typeof OUTCOMES], error: null };
    },
  };
}
