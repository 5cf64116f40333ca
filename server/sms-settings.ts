import { z } from 'zod';
import { SMS_PROVIDERS } from '#domain/kernel/sms/sms.ts';

/** The settings of text messages to telephones. */
export const SMS_SETTINGS = {
  SMS_PROVIDER: {
    schema: z.enum(SMS_PROVIDERS, 'must be 46elks or twilio').optional(),
    standard: 'none are sent, and nobody is asked for a number; outside production they stay at /dev/sms',
    description: 'The operator that sends text messages.',
  },
  SMS_ACCOUNT: {
    schema: z.string().optional(),
    standard: 'required with SMS_PROVIDER',
    description: 'Our account at the operator: the API username of 46elks, or the Account SID of Twilio.',
  },
  SMS_SECRET: {
    schema: z.string().optional(),
    standard: 'required with SMS_PROVIDER',
    description: 'The API password of 46elks, or the Auth Token of Twilio, which also signs delivery reports.',
  },
  SMS_FROM: {
    schema: z
      .string()
      .regex(
        /^(?:[A-Za-z][A-Za-z0-9]{0,10}|\+[1-9]\d{6,14})$/,
        'must be 1 to 11 letters and digits, or a number like +46…',
      )
      .default('Medverka'),
    standard: 'Medverka',
    description: 'The sender that telephones show.',
  },
  SMS_API_URL: {
    schema: z.url({ protocol: /^https?$/, error: 'must be an address such as https://api.example' }).optional(),
    standard: 'the operator’s own',
    description: 'The address of the operator. In production it must be https.',
  },
} as const;

/** The names of the settings above, for reading them all. */
export const SMS_SETTING_NAMES = Object.keys(SMS_SETTINGS) as readonly (keyof typeof SMS_SETTINGS)[];

/** The settings of text messages as the server uses them. */
export type SmsEnv = {
  readonly [Name in keyof typeof SMS_SETTINGS as Lowercase<Name>]: z.output<(typeof SMS_SETTINGS)[Name]['schema']>;
};

/** Problems that concern several settings, or depend on production, one line each. */
export function smsProblems(env: SmsEnv, isProduction: boolean): string[] {
  const problems: string[] = [];
  if (env.sms_provider && !env.sms_account) problems.push('SMS_ACCOUNT is required with SMS_PROVIDER');
  if (env.sms_provider && !env.sms_secret) problems.push('SMS_SECRET is required with SMS_PROVIDER');
  if (isProduction && env.sms_api_url?.startsWith('http:')) problems.push('SMS_API_URL must be https in production');
  return problems;
}
