import { expect, test } from 'vitest';
import { readEnv } from './env.ts';
import { settingsOfProvider } from './provider-settings.ts';

const SECRET = 'x'.repeat(32);
const development = { SESSION_SECRET: SECRET, PERSONAL_DATA_SECRET: SECRET };
const production = {
  NODE_ENV: 'production',
  SESSION_SECRET: SECRET,
  PERSONAL_DATA_SECRET: SECRET,
  BASE_URL: 'https://medverka.example',
  SMTP_URL: 'smtps://user:password@mail.example',
};
const problemsOf = (settings: Record<string, string>) => () => readEnv(settings);

test('a provider without a client id is off, and one with an id uses its real addresses', () => {
  expect(settingsOfProvider(readEnv(development), 'google')).toBeUndefined();
  const env = readEnv({ ...development, GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' });
  expect(settingsOfProvider(env, 'google')).toMatchObject({
    client_id: 'id',
    issuer: 'https://accounts.google.com',
    token_url: 'https://oauth2.googleapis.com/token',
  });
  expect(settingsOfProvider(env, 'facebook')).toBeUndefined();
});

test('a client id without its secret is a wrong setting', () => {
  const half = { FACEBOOK_CLIENT_ID: 'id' };
  for (const source of [development, production]) {
    expect(problemsOf({ ...source, ...half })).toThrow('FACEBOOK_CLIENT_SECRET is required with FACEBOOK_CLIENT_ID');
  }
});

test('production refuses http addresses of providers, and the stand-in', () => {
  expect(problemsOf({ ...production, GOOGLE_TOKEN_URL: 'http://localhost:4000/token' })).toThrow(
    'GOOGLE_TOKEN_URL must be https in production',
  );
  expect(problemsOf({ ...production, SOCIAL_STANDIN: '1' })).toThrow('SOCIAL_STANDIN must not be 1 in production');
  expect(readEnv({ ...development, GOOGLE_TOKEN_URL: 'http://localhost:4000/token' }).google_token_url).toContain(
    'http:',
  );
});
