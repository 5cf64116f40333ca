import { EXPORT_DAYS } from '#domain/accounts/data-export/data-export.rules.ts';
import type { Classes } from './retention-class.ts';

/** The common part of the classes that the job ends. */
const RUN = { ended_by: 'run', outcome: 'deleted', source: null } as const;

/** The classes that the job ends, in the order in which the job handles them. */
export const ENDED_BY_RUN = {
  sign_ins: { ...RUN, ground: 'interest', period: 'P0D', since: 'sessions.expires_date' },
  links: { ...RUN, ground: 'contract', period: 'P0D', since: 'verifications.expires_date' },
  earlier_addresses: { ...RUN, ground: 'interest', period: 'P90D', since: 'earlier_addresses.left_date' },
  unconfirmed: { ...RUN, ground: 'contract', period: 'P30D', since: 'accounts.created_date' },
  idle: { ...RUN, ground: 'contract', period: 'P24M', since: 'accounts.last_used_date' },
  joining: { ...RUN, ground: 'contract', period: 'P30D', since: 'company_invitations.expires_date' },
  devices: { ...RUN, ground: 'interest', period: 'P400D', since: 'account_devices.last_used_date' },
  webhook_deliveries: { ...RUN, ground: 'contract', period: 'P30D', since: 'outbox.state_date' },
  pushes: { ...RUN, ground: 'contract', period: 'P30D', since: 'outbox.state_date' },
  sms: { ...RUN, ground: 'contract', period: 'P90D', since: 'sms_messages.created_date' },
  bounces: { ...RUN, ground: 'contract', period: 'P30D', since: 'mail_bounces.bounced_date' },
  guardian_phones: { ...RUN, ground: 'consent', period: 'P0D', since: 'guardian_consents.decided_date' },
  push_devices: { ...RUN, ground: 'contract', period: 'P400D', since: 'push_devices.used_date' },
  repeated_calls: { ...RUN, ground: 'contract', period: 'P1D', since: 'kept_answers.created_date' },
  attempts: { ...RUN, ground: 'interest', period: 'P0D', since: 'rate_limits.expire' },
  recipients: { ...RUN, ground: 'interest', period: 'P30D', since: 'outbox.state_date', outcome: 'emptied' },
  views: { ...RUN, ground: 'interest', period: 'P0D', since: 'shown_people.day' },
  view_figures: { ...RUN, ground: 'interest', period: 'P90D', since: 'talent_seen_days.day' },
  search_traces: { ...RUN, ground: 'contract', period: 'P1D', since: 'talent_search.fresh_date' },
  past_days: { ...RUN, ground: 'contract', period: 'P30D', since: 'busy_spans.ends_on' },
  diets: { ...RUN, ground: 'consent', source: 'sensitive', period: 'P0D', since: 'bookings.ends_on' },
  access_needs: {
    ...RUN,
    ground: 'consent',
    source: 'sensitive',
    period: 'P0D',
    since: 'invitations.updated_date',
    outcome: 'emptied',
  },
  printed: { ...RUN, ground: 'contract', period: 'P30D', since: 'documents.created_date' },
  exports: { ...RUN, ground: 'law', period: `P${EXPORT_DAYS}D`, since: 'data_exports.made_date' },
  archive: { ...RUN, ground: 'law', source: 'bookkeeping', period: 'P0D', since: 'archived_people.kept_until' },
  requests: {
    ...RUN,
    ground: 'contract',
    source: 'discrimination',
    period: 'P2Y',
    since: 'candidates.updated_date',
    outcome: 'emptied',
  },
  messages: { ...RUN, ground: 'contract', period: 'P2Y', since: 'project_chats.last_date' },
  client_views: { ...RUN, ground: 'contract', source: 'discrimination', period: 'P2Y', since: 'presentations.ends_on' },
  consents: { ...RUN, ground: 'law', source: 'accountability', period: 'P2Y', since: 'consents.updated_date' },
  looks: { ...RUN, ground: 'interest', period: 'P12M', since: 'audit_entries.created_date' },
  imported: { ...RUN, ground: 'interest', period: 'P2Y', since: 'imported_records.created_date' },
  runs: { ...RUN, ground: 'interest', period: 'P90D', since: 'retention_runs.started_date' },
} as const satisfies Classes;
