import type { Retained } from '#domain/accounts/retention/classes.ts';

/** The tables and private files of this context with data about people, by retention class. */
export const retained: Retained = {
  sign_ins: { tables: ['sessions'] },
  links: { tables: ['verifications', 'password_reset_tokens', 'email_changes', 'challenges'] },
  earlier_addresses: { tables: ['earlier_addresses'] },
  unconfirmed: { tables: ['accounts', 'email_verification_codes'] },
  idle: { tables: ['accounts'] },
  devices: { tables: ['account_devices'] },
  repeated_calls: { tables: ['kept_answers'] },
  attempts: { tables: ['rate_limits'] },
  exports: { tables: ['data_exports'], files: ['data_export'] },
  consents: { tables: ['consents'] },
  looks: { tables: ['audit_entries'] },
  runs: { tables: ['retention_runs'] },
  bounces: { tables: ['mail_bounces'] },
  account: { tables: ['accounts', 'account_deletions', 'sign_in_methods', 'passkeys', 'two_factors'] },
  guardians: { tables: ['consents'] },
  support: { tables: ['appeals'] },
  house: { tables: ['setting_versions', 'rate_log'] },
};
