import { expect, test } from 'vitest';
import { SMS_SETTINGS, smsProblems } from './sms-settings.ts';

const env = {
  sms_provider: '46elks',
  sms_account: 'u1',
  sms_secret: 'hemligt',
  sms_from: 'Medverka',
  sms_api_url: undefined,
} as const;

test('an operator needs an account and a secret, and https in production', () => {
  expect(smsProblems(env, true)).toEqual([]);
  expect(smsProblems({ ...env, sms_account: undefined, sms_secret: undefined }, false)).toEqual([
    'SMS_ACCOUNT is required with SMS_PROVIDER',
    'SMS_SECRET is required with SMS_PROVIDER',
  ]);
  expect(smsProblems({ ...env, sms_api_url: 'http://127.0.0.1:4000' }, false)).toEqual([]);
  expect(smsProblems({ ...env, sms_api_url: 'http://127.0.0.1:4000' }, true)).toEqual([
    'SMS_API_URL must be https in production',
  ]);
});

test.each([
  ['Medverka', true],
  ['+46701234567', true],
  ['Medverka AB', false],
  ['MedverkaNordic', false],
  ['0701234567', false],
])('%s can be a sender: %s', (from, can) => expect(SMS_SETTINGS.SMS_FROM.schema.safeParse(from).success).toBe(can));
