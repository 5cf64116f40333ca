import { expect, test } from 'vitest';
import { type S3Env, s3OptionsOf, s3Problems } from './s3-settings.ts';

const NONE: S3Env = {
  s3_bucket: undefined,
  s3_region: undefined,
  s3_endpoint: undefined,
  s3_access_key_id: undefined,
  s3_secret_access_key: undefined,
};
const BOTH = { s3_bucket: 'medverka', s3_region: 'eu-north-1' };
const KEYS = { s3_access_key_id: 'key', s3_secret_access_key: 'secret' };

test('without a bucket files stay on the disk', () => {
  expect([s3Problems(NONE, true), s3OptionsOf(NONE)]).toEqual([[], null]);
});

test('a bucket and a region are enough on a machine with a role', () => {
  expect(s3Problems({ ...NONE, ...BOTH }, true)).toEqual([]);
  expect(s3OptionsOf({ ...NONE, ...BOTH })).toEqual({ bucket: 'medverka', region: 'eu-north-1' });
  expect(s3OptionsOf({ ...NONE, ...BOTH, ...KEYS })).toMatchObject({
    credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
  });
});

test.each<[Partial<S3Env>, string]>([
  [{ s3_bucket: 'medverka' }, 'S3_REGION is required with S3_BUCKET'],
  [{ s3_region: 'eu-north-1' }, 'S3_BUCKET is required with the other settings of S3'],
  [KEYS, 'S3_BUCKET is required with the other settings of S3'],
  [{ ...BOTH, s3_access_key_id: 'key' }, 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are required with each other'],
  [{ ...BOTH, s3_endpoint: 'http://s3.example' }, 'S3_ENDPOINT must be https in production'],
])('%j is not enough', (given, problem) => {
  expect(s3Problems({ ...NONE, ...given }, true)).toEqual([problem]);
});
