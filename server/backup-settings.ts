import { z } from 'zod';
import { S3_SETTINGS, type S3Options } from './s3-settings.ts';

/** The settings of `npm run backup` and `npm run restore`. */
export const BACKUP_SETTINGS = {
  BACKUP_KEY: {
    schema: z
      .string()
      .regex(/^age1[\da-z]+$/, 'must be the public key that npm run backup -- --new-key prints')
      .optional(),
    standard: 'npm run backup refuses',
    description: 'The public key for which backups are encrypted. The private key must not be on this machine.',
  },
  BACKUP_S3_REGION: {
    schema: S3_SETTINGS.S3_REGION.schema,
    standard: 'required for backups in a bucket',
    description: 'The region of the bucket for backups.',
  },
  BACKUP_S3_ENDPOINT: {
    schema: S3_SETTINGS.S3_ENDPOINT.schema,
    standard: 'Amazon’s own of the region',
    description: 'The address of the service that has the bucket for backups. In production it must be https.',
  },
  BACKUP_S3_ACCESS_KEY_ID: {
    schema: S3_SETTINGS.S3_ACCESS_KEY_ID.schema,
    standard: 'the role of the machine',
    description: 'The key that may read, write, list and delete in the bucket for backups.',
  },
  BACKUP_S3_SECRET_ACCESS_KEY: {
    schema: S3_SETTINGS.S3_SECRET_ACCESS_KEY.schema,
    standard: 'required with BACKUP_S3_ACCESS_KEY_ID',
    description: 'The secret that goes with the key.',
  },
} as const;

/** The names of the settings above, for reading them all. */
export const BACKUP_SETTING_NAMES = Object.keys(BACKUP_SETTINGS) as readonly (keyof typeof BACKUP_SETTINGS)[];

/** The settings of backups as the commands use them. */
export type BackupEnv = {
  readonly [Name in keyof typeof BACKUP_SETTINGS as Lowercase<Name>]: z.output<
    (typeof BACKUP_SETTINGS)[Name]['schema']
  >;
};

/** Problems that concern several settings, or depend on production, one line each. */
export function backupProblems(env: BackupEnv, isProduction: boolean): string[] {
  const problems: string[] = [];
  if (!env.backup_s3_access_key_id !== !env.backup_s3_secret_access_key) {
    problems.push('BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY are required with each other');
  }
  if (isProduction && env.backup_s3_endpoint?.startsWith('http:')) {
    problems.push('BACKUP_S3_ENDPOINT must be https in production');
  }
  return problems;
}

/** The options of S3 for a bucket of backups; null without BACKUP_S3_REGION. */
export function backupS3Options(env: BackupEnv, bucket: string): S3Options | null {
  const { backup_s3_access_key_id: accessKeyId, backup_s3_secret_access_key: secretAccessKey } = env;
  if (!env.backup_s3_region) return null;
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
  return { bucket, region: env.backup_s3_region, endpoint: env.backup_s3_endpoint, credentials };
}
