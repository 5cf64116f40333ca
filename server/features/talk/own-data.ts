import { type RawBuilder, sql } from 'kysely';
import type { OwnData } from '#server/db/own-data.ts';
import { ownDataWords } from '#texts/talk/own-data-words.ts';

/**
 * True if the account is a member of the company now. A former member's archive contains the member's own words, but
 * nothing written by others.
 */
const isOfCompanyOf = (account_id: string, company: RawBuilder<unknown>) => sql`
  exists (select from company_members c where c.account_id = ${account_id} and c.company_id = ${company})`;

/** The data of this context in the archive that a person downloads. */
export const ownData: readonly OwnData[] = [
  {
    name: 'skrivna-meddelanden',
    of: 'account',
    words: ownDataWords['skrivna-meddelanden'],
    // A project's title belongs to its company: only present members, and talents whom the company has asked, may read
    // it.
    rows: ({ account_id, talent_id }) => sql`
      select m.created_date, case when ${talent_id}::uuid is not null or ${isOfCompanyOf(account_id, sql`p.company_id`)}
        then p.title end as project_title, m.body
      from project_messages m join projects p on p.id = m.project_id
      where m.sender_account_id = ${account_id} order by m.created_date, m.id`,
  },
  {
    name: 'tradar',
    of: 'talent',
    words: ownDataWords.tradar,
    rows: ({ account_id, talent_id }) => sql`
      select m.created_date, p.title as project_title, m.body
      from project_chats t join project_messages m on m.chat_id = t.id join projects p on p.id = t.project_id
      where t.talent_id = ${talent_id} and m.sender_account_id is distinct from ${account_id} and m.hidden_date is null
      order by m.created_date, m.id`,
  },
  {
    name: 'arenden',
    of: 'account',
    words: ownDataWords.arenden,
    // Administrators stay unnamed, because their names are their personal data. A company's inquiries belong to the
    // company: a member's archive contains others' messages only from inquiries in which the member wrote, and only
    // while the person is a member.
    rows: ({ account_id, talent_id }) => sql`
      select m.created_date, i.category, m.is_ours, m.words from inquiries i join inquiry_messages m on m.inquiry_id = i.id
      where m.account_id = ${account_id} or i.talent_id = ${talent_id} or (${isOfCompanyOf(account_id, sql`i.company_id`)}
        and exists (select from inquiry_messages own where own.inquiry_id = i.id and own.account_id = ${account_id}))
      order by m.created_date, m.id`,
  },
  {
    name: 'enheter',
    of: 'account',
    words: ownDataWords.enheter,
    rows: ({ account_id }) => sql`
      select browser, created_date, used_date from push_devices where account_id = ${account_id} order by created_date, id`,
  },
  {
    name: 'sms',
    of: 'talent',
    words: ownDataWords.sms,
    rows: ({ talent_id }) => sql`
      select created_date, what, is_guardians, outcome from sms_messages where talent_id = ${talent_id}
      order by created_date, id`,
  },
  {
    name: 'aviseringar',
    of: 'account',
    words: ownDataWords.aviseringar,
    rows: ({ account_id }) => sql`
      select array_to_string(off_kinds, ', ') as off_kinds, quiet_from, quiet_until from push_choices
      where account_id = ${account_id}`,
  },
  {
    name: 'mejlval',
    of: 'account',
    words: ownDataWords.mejlval,
    rows: ({ account_id }) => sql`
      select chosen.key as subject, chosen.value as rate from mail_choices m, jsonb_each_text(m.mail_rates) chosen
      where m.account_id = ${account_id} order by chosen.key`,
  },
  {
    name: 'notiser',
    of: 'talent',
    words: ownDataWords.notiser,
    rows: ({ talent_id }) => sql`
      select created_date, title, message from notices where talent_id = ${talent_id} order by created_date, id`,
  },
];
