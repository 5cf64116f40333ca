import { z } from 'zod';

/** The settings of S3, which stores the files instead of DATA_DIR if S3_BUCKET is set. */
export const S3_SETTINGS = {
  S3_BUCKET: {
    schema: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
      .optional(),
    standard: 'files stay in DATA_DIR/files',
    description: 'A bucket of S3, or of what speaks like it, for all files. It holds those of this installation only.',
  },
  S3_REGION: {
    schema: z
      .string()
      .regex(/^[a-z0-9-]+$/, 'must be a region such as eu-north-1')
      .optional(),
    standard: 'required with S3_BUCKET',
    description: 'The region of the bucket.',
  },
  S3_ENDPOINT: {
    schema: z.url({ protocol: /^https?$/, error: 'must be an address such as https://s3.example' }).optional(),
    standard: 'Amazon’s own of the region',
    description: 'The address of the service. In production it must be https.',
  },
  S3_ACCESS_KEY_ID: {
    schema: z.string().optional(),
    standard: 'the role of the machine',
    description: 'The key that may read, write, list and delete in the bucket.',
  },
  S3_SECRET_ACCESS_KEY: {
    schema: z.string().optional(),
    standard: 'required with S3_ACCESS_KEY_ID',
    description: 'The secret that goes with the key.',
  },
} as const;

/** The names of the settings above, for reading them all. */
export const S3_SETTING_NAMES = Object.keys(S3_SETTINGS) as readonly (keyof typeof S3_SETTINGS)[];

/** The settings of S3 as the server uses them. */
export type S3Env = {
  readonly [Name in keyof typeof S3_SETTINGS as Lowercase<Name>]: z.output<(typeof S3_SETTINGS)[Name]['schema']>;
};

/** Problems that concern several settings, or depend on production, one line each. */
export function s3Problems(env: S3Env, isProduction: boolean): string[] {
  const { s3_bucket, s3_access_key_id, s3_secret_access_key } = env;
  const problems: string[] = [];
  if (s3_bucket && !env.s3_region) problems.push('S3_REGION is required with S3_BUCKET');
  const others = S3_SETTING_NAMES.filter((name) => name !== 'S3_BUCKET');
  const isLost = !s3_bucket && others.some((name) => env[name.toLowerCase() as keyof S3Env]);
  if (isLost) problems.push('S3_BUCKET is required with the other settings of S3');
  if (!s3_access_key_id !== !s3_secret_access_key) {
    problems.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are required with each other');
  }
  if (isProduction && env.s3_endpoint?.startsWith('http:')) problems.push('S3_ENDPOINT must be https in production');
  return problems;
}

/** The options of the S3 driver. */
export interface S3Options {
  readonly bucket: string;
  readonly region: string;
  readonly endpoint: string | undefined;
  /** Undefined for the machine's own role. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
}

/** The options of S3; null if files stay on the disk. */
export function s3OptionsOf(env: S3Env): S3Options | null {
  const { s3_bucket: bucket, s3_region: region, s3_endpoint: endpoint } = env;
  if (!bucket || !region) return null;
  const { s3_access_key_id: accessKeyId, s3_secret_access_key: secretAccessKey } = env;
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
  return { bucket, region, endpoint, credentials };
}
