import { sql } from 'kysely';
import type { OwnData } from '#server/db/own-data.ts';
import { ownDataWords } from '#texts/accounts/own-data-words.ts';

/** The data of this context in the archive that a person downloads. */
export const ownData: readonly OwnData[] = [
  {
    name: 'konto',
    of: 'account',
    words: ownDataWords.konto,
    rows: ({ account_id }) => sql`
      select name, email, (select string_agg(e.email, ', ' order by e.email) from earlier_addresses e where e.account_id = a.id) as earlier_emails,
        unreached_date, birth_date, terms_version, created_date from accounts a where id = ${account_id}`,
  },
  {
    name: 'inloggningar',
    of: 'account',
    words: ownDataWords.inloggningar,
    rows: ({ account_id }) => sql`
      select created_date, method, user_agent, ip_address from sessions where account_id = ${account_id} order by created_date`,
  },
  {
    name: 'mejl_som_kom_tillbaka',
    of: 'account',
    words: ownDataWords.mejl_som_kom_tillbaka,
    rows: ({ account_id }) => sql`
      select bounced_date, is_hard, code from mail_bounces where account_id = ${account_id} order by bounced_date, id`,
  },
  {
    name: 'samtycken',
    of: 'account',
    words: ownDataWords.samtycken,
    rows: ({ account_id }) => sql`
      select created_date, document, version, is_given, given_by, text_sha256 from consents where account_id = ${account_id}
      order by created_date`,
  },
];
