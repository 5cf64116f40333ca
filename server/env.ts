import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { z } from 'zod';
import { TALENT_COUNT_BASE } from '#texts/office/promises.ts';
import { BACKUP_SETTING_NAMES, BACKUP_SETTINGS, type BackupEnv, backupProblems } from './backup-settings.ts';
import { isInCheckout } from './checkout.ts';
import { tlsOptions } from './database-tls.ts';
import { DatabaseUrlError, readDatabaseUrl } from './database-url.ts';

import { DEVELOPMENT_DOMAIN, DEVELOPMENT_SERVER, MAIL_IN_SETTINGS, mailInProblems } from './mail-in-settings.ts';
import { MAIL_SIGNATURE_SETTINGS } from './mail-signature-settings.ts';

import { OUTGOING_PROXY_NAMES, OUTGOING_PROXY_SETTINGS, type ProxyEnv } from './outgoing-proxy.ts';
import { PROVIDER_SETTING_NAMES, PROVIDER_SETTINGS, type ProviderEnv, providerProblems } from './provider-settings.ts';
import { S3_SETTING_NAMES, S3_SETTINGS, type S3Env, s3Problems } from './s3-settings.ts';
import { EngineUrlError, isPrivateEngine, readEngineUrl } from './search-engine-url.ts';
import { withSecretFiles } from './secret-files.ts';
import type { Secrets } from './secret-list.ts';
import { SECRET_SETTINGS } from './secret-settings.ts';
import { SMS_SETTING_NAMES, SMS_SETTINGS, type SmsEnv, smsProblems } from './sms-settings.ts';
import { trustedProxies } from './trusted-proxies.ts';

/** All wrong and missing settings at once, one line each. */
export class EnvError extends Error {
  override name = 'EnvError';
}

const switchOn = z.enum(['0', '1'], 'must be 1 or 0').transform((value) => value === '1');
const wholeNumber = z.string().regex(/^\d+$/, 'must be a whole number, 0 or more').transform(Number);
const atAddress = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, error: `must be an address such as ${example}` });

/** A URL of PostgreSQL whose files of certificates can be read, and which may name several hosts if `mayBeSeveral`. */
const databaseAddress = (mayBeSeveral: boolean) =>
  z.string().superRefine((url, context) => {
    try {
      const { hosts, tls } = readDatabaseUrl(url);
      if (hosts.length > 1 && !mayBeSeveral) throw new DatabaseUrlError('must name one host');
      tlsOptions(tls);
    } catch (error) {
      if (!(error instanceof DatabaseUrlError)) throw error;
      context.addIssue({ code: 'custom', message: error.message });
    }
  });

const engineAddress = z.string().transform((url, context) => {
  try {
    return readEngineUrl(url);
  } catch (error) {
    if (!(error instanceof EngineUrlError)) throw error;
    context.addIssue({ code: 'custom', message: error.message });
    return z.NEVER;
  }
});

/**
 * True if a path is an absolute path to an executable: the program starts without our environment, so no PATH finds it.
 */
function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return isAbsolute(path) && statSync(path).isFile();
  } catch {
    return false;
  }
}

function areProxies(list: string): boolean {
  try {
    trustedProxies(list);
    return true;
  } catch {
    return false;
  }
}

/**
 * Every setting, in the order of docs/settings.md: its form, its default (in words), and its purpose. No other code
 * reads a setting from the environment.
 */
export const SETTINGS = {
  NODE_ENV: {
    schema: z.enum(['development', 'production', 'test'], 'must be development, production or test'),
    standard: 'development',
    description: 'How strict to be: production requires what is marked and refuses demo data and simulated delay.',
  },
  PORT: {
    schema: wholeNumber.refine((port) => port <= 65_535, 'must be a port, 0 to 65535'),
    standard: '3000',
    description: 'The port to listen on; 0 takes a free one.',
  },
  HOST: {
    schema: z.string().min(1, 'must not be empty'),
    standard: '127.0.0.1; 0.0.0.0 in production',
    description: 'The network address to listen on.',
  },
  METRICS_PORT: {
    schema: wholeNumber.refine((port) => port <= 65_535, 'must be a port, 0 to 65535').optional(),
    standard: 'measurements are not served',
    description:
      'The port of /metrics in the form of Prometheus, for the machines that watch this one; 0 takes a free one.',
  },
  METRICS_HOST: {
    schema: z.string().min(1, 'must not be empty'),
    standard: '127.0.0.1',
    description: 'The network address of /metrics. Never one that the internet reaches.',
  },
  DRAIN_SECONDS: {
    schema: wholeNumber.refine((seconds) => seconds <= 60, 'must be 60 or less'),
    standard: '5 in production; 0 otherwise',
    description:
      'Seconds for which a process that is told to stop goes on answering while /ready says no, so that the proxy sends new requests elsewhere first.',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    schema: atAddress(/^https?$/, 'http://127.0.0.1:4318').optional(),
    standard: 'no traces',
    description:
      'A collector of OpenTelemetry that gets the traces of requests, statements and work (docs/operating.md, Traces).',
  },
  BASE_URL: {
    schema: atAddress(/^https?$/, 'https://medverka.example').transform((url) => url.replace(/\/+$/, '')),
    standard: 'http://localhost:PORT; required in production',
    description: 'The address people use, in links of mails and for checking where a request came from.',
  },
  DATA_DIR: {
    schema: z.string().min(1, 'must not be empty'),
    standard: './data; required in production',
    description:
      'Uploaded files, the embedded database and secrets made at the first start. In production outside the checkout, which the next version replaces.',
  },
  DATABASE_URL: {
    schema: databaseAddress(true).optional(),
    standard: 'the embedded PostgreSQL in DATA_DIR',
    description:
      'A PostgreSQL 15 or later to use instead of the embedded one, as postgres://user:password@host:5432/database?sslmode=verify-full. Several hosts, of which one takes writes, as host1:5432,host2:5432 with target_session_attrs=read-write (operating.md).',
  },
  DATABASE_CONNECTIONS: {
    schema: wholeNumber.refine((count) => count >= 2, 'must be 2 or more'),
    standard: '10',
    description:
      'How many connections to the database answer requests. A process has 13 more, and 2 more with several hosts.',
  },
  SEARCH_DATABASE_URL: {
    schema: databaseAddress(false).optional(),
    standard: 'DATABASE_URL',
    description:
      'A replica of that PostgreSQL, from which the search reads everybody. What has changed since is asked of DATABASE_URL, so that everybody finds their own changes at once.',
  },
  SEARCH_ENGINE_URL: {
    schema: engineAddress.optional(),
    standard: 'each process answers searches from an index of its own',
    description:
      'An OpenSearch that answers searches, for more people than one machine holds, as https://user:password@host1:9200,host2:9200/name?sslrootcert=/etc/ca.pem. The name begins the names of its indices; without one it is medverka (operating.md).',
  },
  SEARCH_OWN_INDEX: {
    schema: switchOn,
    standard: '1',
    description:
      'With SEARCH_ENGINE_URL: 1 keeps an index in each process too, which answers while the engine is away; 0 saves its memory, and searches then answer 503.',
  },
  ...S3_SETTINGS,
  ...BACKUP_SETTINGS,
  SMTP_URL: {
    schema: atAddress(/^smtps?$/, 'smtps://user:password@host').optional(),
    standard: 'mail stays in the local outbox; required in production',
    description: 'Where mail is handed over.',
  },
  MAIL_FROM: {
    schema: z.string().regex(/@/, 'must hold a mail address, such as Medverka <hej@medverka.example>'),
    standard: 'Medverka <hej@medverka.example>; required in production',
    description: 'The sender of every mail, at an address that the server behind SMTP_URL may send for.',
  },
  ...MAIL_SIGNATURE_SETTINGS,
  SMTPUTF8: {
    schema: switchOn,
    standard: '0',
    description:
      'Take addresses with more than ASCII before the @. Only when the server behind SMTP_URL knows SMTPUTF8.',
  },
  ...MAIL_IN_SETTINGS,
  ...SMS_SETTINGS,
  ...SECRET_SETTINGS,
  DEMO: {
    schema: switchOn,
    standard: '1; 0 in production',
    description: 'Fill an empty database with demo accounts and offer what only a demonstration may.',
  },
  DEMO_TALENTS: {
    schema: wholeNumber.refine((count) => count >= 30, 'must be 30 or more: the projects ask so many'),
    standard: '424',
    description: 'How many talents there are among the demo accounts.',
  },
  FFMPEG_PATH: {
    schema: z.string().refine(isProgram, 'must be the whole path of a program that this user may start').optional(),
    standard: 'none: films are kept and played as the browser sent them',
    description:
      'The program ffmpeg, where it is installed: makes films into what every browser plays, and their pictures.',
  },
  RATE_LIMITS: {
    schema: switchOn,
    standard: '1',
    description: 'Limit how often sign-in, codes, mails, uploads and searches may be tried. Must be 1 in production.',
  },
  CLOCK_CHECK: {
    schema: switchOn,
    standard: '1',
    description:
      'Compare the clock of the machine with that of the database, and do no scheduled work while they are over a minute apart. Must be 1 in production.',
  },
  TRUSTED_PROXIES: {
    schema: z.string().refine(areProxies, 'must be network addresses or ranges, separated by commas').optional(),
    standard: 'none: the address of the connection is the visitor’s',
    description: 'Load balancers whose X-Forwarded-For and X-Request-Id are believed, such as 10.0.0.0/8.',
  },
  ...OUTGOING_PROXY_SETTINGS,
  ...PROVIDER_SETTINGS,
  SOCIAL_STANDIN: {
    schema: switchOn,
    standard: '0',
    description: 'Sign in at a stand-in for Google and Facebook that runs beside the server. Refused in production.',
  },
  LOCAL_CALENDARS: {
    schema: switchOn,
    standard: '0',
    description:
      'Read calendars at https://localhost:… over http from this machine, to try them. Refused in production.',
  },
  TALENT_COUNT_BASE: {
    schema: wholeNumber,
    standard: String(TALENT_COUNT_BASE),
    description: 'Talents added to the number shown in public, for those not yet moved from the earlier system.',
  },
  SIMULATED_DELAY_MS: {
    schema: wholeNumber,
    standard: '0',
    description: 'Milliseconds every answer waits, to see how the screens load. Refused in production.',
  },
  LOG_LEVEL: {
    schema: z.enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'must be trace, debug, info, warn, error, fatal or silent',
    ),
    standard: 'info',
    description: 'The least important messages to write to the log.',
  },
} as const;

type SettingName = keyof typeof SETTINGS;
type Value<N extends SettingName> = z.output<(typeof SETTINGS)[N]['schema']>;

/** The settings as the server uses them; durations in milliseconds. */
export type Env = {
  [N in Exclude<SettingName, keyof typeof SECRET_SETTINGS> as Lowercase<N>]: Value<N>;
} & { readonly session_secrets: Secrets; readonly personal_data_secrets: Secrets };

/**
 * Reads and checks all settings. Outside production, a missing secret is generated and stored in DATA_DIR.
 * @throws EnvError
 */
export function readEnv(environment: Readonly<Record<string, string | undefined>>): Env {
  const problems: string[] = [];
  const source = withSecretFiles(environment, problems);
  const read = <N extends SettingName>(name: N, fallback?: string): Value<N> => {
    // Shells and compose files write an empty value for "not set".
    const given = source[name]?.trim() || fallback;
    const result = SETTINGS[name].schema.safeParse(given);
    if (!result.success) problems.push(`${name} ${result.error.issues[0]?.message}`);
    // A wrong value is never used: `readEnv` throws if there are problems.
    return result.data as Value<N>;
  };
  const node_env = read('NODE_ENV', 'development');
  const production = node_env === 'production';
  const port = read('PORT', '3000');
  const atS3 = S3_SETTING_NAMES.map((name) => [name.toLowerCase(), read(name)] as const);
  const byProxy = OUTGOING_PROXY_NAMES.map((name) => [name.toLowerCase(), read(name)] as const);
  const atBackups = BACKUP_SETTING_NAMES.map((name) => [name.toLowerCase(), read(name)] as const);
  const bySms = SMS_SETTING_NAMES.map((name) => [name.toLowerCase(), read(name)] as const);
  const atProviders = PROVIDER_SETTING_NAMES.map((name) => [name.toLowerCase(), read(name)] as const);
  const env = {
    node_env,
    port,
    host: read('HOST', production ? '0.0.0.0' : '127.0.0.1'),
    metrics_port: read('METRICS_PORT'),
    metrics_host: read('METRICS_HOST', '127.0.0.1'),
    drain_seconds: read('DRAIN_SECONDS', production ? '5' : '0'),
    otel_exporter_otlp_endpoint: read('OTEL_EXPORTER_OTLP_ENDPOINT'),
    base_url: read('BASE_URL', `http://localhost:${port}`),
    data_dir: read('DATA_DIR', './data'),
    database_url: read('DATABASE_URL'),
    database_connections: read('DATABASE_CONNECTIONS', '10'),
    search_database_url: read('SEARCH_DATABASE_URL'),
    search_engine_url: read('SEARCH_ENGINE_URL'),
    search_own_index: read('SEARCH_OWN_INDEX', '1'),
    ...(Object.fromEntries(atS3) as unknown as S3Env),
    ...(Object.fromEntries(atBackups) as unknown as BackupEnv),
    smtp_url: read('SMTP_URL'),
    mail_from: read('MAIL_FROM', 'Medverka <hej@medverka.example>'),
    mail_dkim_selector: read('MAIL_DKIM_SELECTOR'),
    mail_dkim_domain: read('MAIL_DKIM_DOMAIN'),
    smtputf8: read('SMTPUTF8', '0'),
    mail_inbound_domain: read('MAIL_INBOUND_DOMAIN', production ? undefined : DEVELOPMENT_DOMAIN),
    mail_inbound_secret: read('MAIL_INBOUND_SECRET'),
    mail_inbound_server: read('MAIL_INBOUND_SERVER', production ? undefined : DEVELOPMENT_SERVER),
    ...(Object.fromEntries(bySms) as unknown as SmsEnv),
    session_secrets: read('SESSION_SECRET'),
    personal_data_secrets: read('PERSONAL_DATA_SECRET'),
    ffmpeg_path: read('FFMPEG_PATH'),
    demo: read('DEMO', production ? '0' : '1'),
    demo_talents: read('DEMO_TALENTS', SETTINGS.DEMO_TALENTS.standard),
    rate_limits: read('RATE_LIMITS', '1'),
    clock_check: read('CLOCK_CHECK', '1'),
    trusted_proxies: read('TRUSTED_PROXIES'),
    ...(Object.fromEntries(byProxy) as unknown as Required<ProxyEnv>),
    ...(Object.fromEntries(atProviders) as unknown as ProviderEnv),
    social_standin: read('SOCIAL_STANDIN', '0'),
    local_calendars: read('LOCAL_CALENDARS', '0'),
    talent_count_base: read('TALENT_COUNT_BASE', String(TALENT_COUNT_BASE)),
    simulated_delay_ms: read('SIMULATED_DELAY_MS', '0'),
    log_level: read('LOG_LEVEL', 'info'),
  };
  problems.push(
    ...providerProblems(env, production),
    ...s3Problems(env, production),
    ...backupProblems(env, production),
    ...mailInProblems(env, production),
    ...smsProblems(env, production),
  );
  if (production) {
    for (const name of [
      'SESSION_SECRET',
      'PERSONAL_DATA_SECRET',
      'BASE_URL',
      'SMTP_URL',
      'MAIL_FROM',
      'DATA_DIR',
    ] as const) {
      if (!source[name]?.trim()) problems.push(`${name} is required in production`);
    }
    if (!/^https:|^http:\/\/(localhost|127\.0\.0\.1)(:|$)/.test(env.base_url ?? '')) {
      problems.push('BASE_URL must begin with https in production: cookies would cross the network in the clear');
    }
    if (isInCheckout(env.data_dir ?? '')) {
      problems.push(
        'DATA_DIR must lie outside the checkout in production: the next version would begin without its files',
      );
    }
    if (env.search_engine_url && !isPrivateEngine(env.search_engine_url)) {
      problems.push('SEARCH_ENGINE_URL must begin with https in production');
    }
    if (env.demo) problems.push('DEMO must not be 1 in production: its accounts have known passwords');
    if (env.social_standin) problems.push('SOCIAL_STANDIN must not be 1 in production: anybody may be anybody there');
    if (env.local_calendars) problems.push('LOCAL_CALENDARS must not be 1 in production: it reaches this machine');
    if (!env.rate_limits) problems.push('RATE_LIMITS must be 1 in production');
    if (!env.clock_check) problems.push('CLOCK_CHECK must be 1 in production');
    if (env.simulated_delay_ms > 0) problems.push('SIMULATED_DELAY_MS must be 0 in production');
  }
  if (problems.length > 0) {
    throw new EnvError(`Medverka cannot start with these settings:\n${problems.map((line) => `  ${line}`).join('\n')}`);
  }
  return {
    ...env,
    session_secrets: env.session_secrets ?? [keepSecret(env.data_dir, 'session-secret')],
    personal_data_secrets: env.personal_data_secrets ?? [keepSecret(env.data_dir, 'personal-data-secret')],
  };
}

/**
 * Reads a secret from DATA_DIR, where the first start has generated it, so that a restart signs nobody out and sealed
 * values stay readable.
 */
function keepSecret(dataDir: string, name: string): string {
  const file = join(dataDir, name);
  try {
    mkdirSync(dataDir, { recursive: true });
    // 'wx': if two processes start at the same time, only one writes, and both read the same secret.
    if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch {
    // Either the other process has written the file meanwhile, or the folder is not writable: the reading below shows
    // it.
  }
  try {
    const secret = readFileSync(file, 'utf8').trim();
    // The file is empty or cut off if the disk was full. Such a secret would let anybody sign.
    if (secret.length < 32) throw new Error('The secret is not whole');
    return secret;
  } catch {
    throw new EnvError(
      `Medverka cannot start with these settings:\n  DATA_DIR (${dataDir}) must be a folder that this user may write to, and ${name} in it whole`,
    );
  }
}
