import type { SmsEnv } from '#server/sms-settings.ts';
import { createElks } from './elks.ts';
import type { SmsProvider } from './sms-provider.ts';
import { createTwilio } from './twilio.ts';

/** The operator of the settings; undefined without one: messages then stay in the outbox, which /dev/sms shows. */
export function createProvider(env: SmsEnv): SmsProvider | undefined {
  const { sms_provider, sms_account = '', sms_secret = '', sms_from, sms_api_url } = env;
  const account = { account: sms_account, secret: sms_secret, from: sms_from, url: sms_api_url };
  if (sms_provider === '46elks') return createElks(account);
  return sms_provider === 'twilio' ? createTwilio(account) : undefined;
}

/** True if numbers are asked for: there is an operator, or the stand-in of development and tests. */
export const sendsSms = ({ node_env, sms_provider }: Pick<SmsEnv, 'sms_provider'> & { readonly node_env: string }) =>
  node_env !== 'production' || sms_provider !== undefined;
