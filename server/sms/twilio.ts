import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { isOneOf } from '#server/sealed/keyed-marks.ts';
import { askOperator, refusedBy } from './ask-operator.ts';
import type { SmsProvider, SmsTaken } from './sms-provider.ts';

const OWN_URL = 'https://api.twilio.com';

/** A message of Twilio (Messages resource, 2010-04-01). Prices come later and in another currency. */
const message = z.object({
  sid: z.string().min(1).max(100),
  num_segments: z
    .string()
    .regex(/^\d{1,3}$/)
    .nullish(),
});
const list = z.object({
  messages: z.array(message.extend({ body: z.string(), to: z.string(), date_created: z.string() })),
});
const fault = z.object({ code: z.number().int() });

const taken = ({ sid, num_segments }: z.output<typeof message>): SmsTaken => ({
  is_taken: true,
  provider_id: sid,
  parts: Number(num_segments) || null,
  cost: null,
});

interface Account {
  readonly account: string;
  readonly secret: string;
  readonly from: string;
  readonly url?: string | undefined;
}

/** Tolerance in ms between our clock and the operator's. */
const CLOCKS_DIFFER_MS = 120_000;

const OUTCOMES = { sent: 'sent', delivered: 'delivered', undelivered: 'failed', failed: 'failed' } as const;

/**
 * The signature of a request by Twilio: the address and all fields, by name, under the Auth Token
 * (www.twilio.com/docs/usage/security).
 */
export function twilioSignature(secret: string, url: string, form: ReadonlyMap<string, string>): string {
  const fields = [...form].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHmac('sha1', secret)
    .update(url + fields.flat().join(''))
    .digest('base64');
}

/** The adapter of Twilio. */
export function createTwilio({ account, secret, from, url = OWN_URL }: Account): SmsProvider {
  const address = new URL(`/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`, url);
  return {
    async send({ to, words, report_url }, signal) {
      const form = { From: from, To: to, Body: words, StatusCallback: report_url };
      const answer = await askOperator(address, { method: 'POST', account, secret, form, signal });
      const read = answer.status === 201 ? message.safeParse(answer.body) : undefined;
      if (read?.success) return taken(read.data);
      const said = fault.safeParse(answer.body);
      return refusedBy(answer, answer.status === 400, said.success ? String(said.data.code) : undefined);
    },
    async find({ to, words }, since, signal) {
      const from_ms = Date.parse(since) - CLOCKS_DIFFER_MS;
      const found = new URL(address);
      const day = new Date(from_ms).toISOString().slice(0, 10);
      found.search = new URLSearchParams({ To: to, 'DateSent>': day, PageSize: '100' }).toString();
      const answer = await askOperator(found, { method: 'GET', account, secret, signal });
      const read = answer.status === 200 ? list.safeParse(answer.body) : undefined;
      if (!read?.success) return refusedBy(answer, false);
      const same = read.data.messages.find(
        (sms) => sms.to === to && sms.body === words && Date.parse(sms.date_created) >= from_ms,
      );
      return same && taken(same);
    },
    readReport({ url: posted_to, signature, form }) {
      if (!isOneOf([twilioSignature(secret, posted_to, form)], signature)) return undefined;
      const [id, status] = [form.get('MessageSid'), form.get('MessageStatus') ?? ''];
      // Before a message is sent, Twilio reports that it is accepted, queued and sending.
      if (!id || !Object.hasOwn(OUTCOMES, status)) return 'no_news';
      const code = form.get('ErrorCode') ?? '';
      return {
        provider_id: id,
        outcome: OUTCOMES[status as keyof typeof OUTCOMES],
        error: /^\d{1,10}$/.test(code) ? code : null,
      };
    },
  };
}
