import { type RawBuilder, sql } from 'kysely';
import type { EXPORT_WORDS } from '#texts/accounts/data-export-words.ts';

/** The person whose data are exported. */
export interface Subject {
  readonly account_id: string;
  /** Null for a member of a company. */
  readonly talent_id: string | null;
}

/** One kind of data, with the query for the person's rows. Its Swedish name is in the texts. */
export interface Section {
  readonly name: keyof typeof EXPORT_WORDS;
  readonly rows: (subject: Subject) => RawBuilder<Record<string, unknown>>;
}

/**
 * True if the account is now a member of the company. A former member exports what they wrote themselves, and nothing
 * of others.
 */
const isOfCompanyOf = (account_id: string, company: RawBuilder<unknown>) => sql`
  exists (select from company_members c where c.account_id = ${account_id} and c.company_id = ${company})`;

/** Sections of every account. */
const OF_ACCOUNTS: readonly Section[] = [
  {
    name: 'konto',
    rows: ({ account_id }) => sql`
      select name, email, (select string_agg(e.email, ', ' order by e.email) from earlier_addresses e where e.account_id = a.id) as earlier_emails,
        birth_date, terms_version, created_date from accounts a where id = ${account_id}`,
  },
  {
    name: 'inloggningar',
    rows: ({ account_id }) => sql`
      select created_date, method, user_agent, ip_address from sessions where account_id = ${account_id} order by created_date`,
  },
  {
    name: 'samtycken',
    rows: ({ account_id }) => sql`
      select created_date, document, version, is_given, given_by, text_sha256 from consents where account_id = ${account_id}
      order by created_date`,
  },
  {
    name: 'arenden',
    // Administrators stay unnamed: their names are their own personal data. A company's inquiries belong to the
    // company: a member exports the others' messages only of inquiries in which the member wrote, and only while a
    // member.
    rows: ({ account_id, talent_id }) => sql`
      select m.created_date, i.category, m.is_ours, m.words from inquiries i join inquiry_messages m on m.inquiry_id = i.id
      where m.account_id = ${account_id} or i.talent_id = ${talent_id} or (${isOfCompanyOf(account_id, sql`i.company_id`)}
        and exists (select from inquiry_messages own where own.inquiry_id = i.id and own.account_id = ${account_id}))
      order by m.created_date, m.id`,
  },
  {
    name: 'skrivna-meddelanden',
    // A project's title belongs to the company: its members and the requested talents may read it.
    rows: ({ account_id, talent_id }) => sql`
      select m.created_date, case when ${talent_id}::uuid is not null or ${isOfCompanyOf(account_id, sql`p.company_id`)}
        then p.title end as project_title, m.body
      from project_messages m join projects p on p.id = m.project_id
      where m.sender_account_id = ${account_id} order by m.created_date, m.id`,
  },
];

/** Sections of talents. Companies appear in them by their names alone. */
const OF_TALENTS: readonly Section[] = [
  {
    name: 'profil',
    rows: ({ talent_id }) => sql`
      select t.first_name, t.last_name, t.bio, t.held_words as waiting_words, t.categories, t.plays_genders, t.playing_age_min, t.playing_age_max,
        t.municipality_id, t.height_cm, t.hair_color, t.eye_color, t.dialect, t.licences, t.day_fee_min_ore, t.agency, t.car,
        t.passport_until, t.declines, t.accepts, (select number from talent_phones p where p.talent_id = t.id) as phone,
        (select jsonb_object_agg(skill_id, level) from talent_skills s where s.talent_id = t.id) as skills,
        (select jsonb_object_agg(language_id, level) from talent_languages l where l.talent_id = t.id) as languages,
        (select jsonb_object_agg(size_id, value) from talent_sizes z where z.talent_id = t.id) as sizes,
        (select jsonb_agg(jsonb_build_object('title', title, 'role', role, 'year', year) order by position)
          from talent_credits c where c.talent_id = t.id) as credits
      from talents t where t.id = ${talent_id}`,
  },
  {
    name: 'vardnadshavare',
    rows: ({ talent_id }) => sql`
      select guardian_name, guardian_email, status, decided_date from guardian_consents where talent_id = ${talent_id}
      order by created_date, id`,
  },
  {
    name: 'forfragningar',
    // Notes are opinions of the company's members: the export tells that notes exist, not their words.
    rows: ({ talent_id }) => sql`
      select k.created_date, c.name as company_name, p.title as project_title, r.title as role_title, k.request_message,
        k.interest_status, k.answer_message, k.terms,
        exists (select from candidate_notes n where n.candidate_id = k.id) as has_notes
      from candidates k join projects p on p.id = k.project_id join companies c on c.id = p.company_id
        join project_roles r on r.id = k.role_id
      where k.talent_id = ${talent_id} order by k.created_date, k.id`,
  },
  {
    name: 'uppdrag',
    rows: ({ talent_id }) => sql`
      select c.name as company_name, p.title as project_title, b.starts_on, b.ends_on, b.status
      from bookings b join projects p on p.id = b.project_id join companies c on c.id = b.company_id
      where b.talent_id = ${talent_id} order by b.starts_on, b.id`,
  },
  {
    name: 'avtal',
    rows: ({ talent_id }) => sql`
      select number, version, status, signed_date, terms from agreements where talent_id = ${talent_id} order by number, version`,
  },
  {
    name: 'arbetsrapporter',
    rows: ({ talent_id }) => sql`
      select last_day, status, work, comment from work_reports where talent_id = ${talent_id} order by last_day, id`,
  },
  {
    name: 'utbetalningar',
    rows: ({ talent_id }) => sql`
      select number, status, gross_ore, tax_ore, net_ore, sent_on from payouts where talent_id = ${talent_id} order by created_date, id`,
  },
  {
    name: 'skatt-och-konto',
    rows: ({ talent_id }) => sql`
      select tax_form, identity_number_masked, account_bank, account_ends_with from talent_payment_details where talent_id = ${talent_id}`,
  },
  {
    name: 'tradar',
    rows: ({ account_id, talent_id }) => sql`
      select m.created_date, p.title as project_title, m.body
      from project_chats t join project_messages m on m.chat_id = t.id join projects p on p.id = t.project_id
      where t.talent_id = ${talent_id} and m.sender_account_id is distinct from ${account_id} and m.hidden_date is null
      order by m.created_date, m.id`,
  },
  {
    name: 'omdomen',
    // Neither side sees the other's part before the review is published.
    rows: ({ talent_id }) => sql`
      select c.name as company_name, s.side, s.scores, s.words, s.reply
      from reviews r join review_parts s on s.review_id = r.id join companies c on c.id = r.company_id
      where r.talent_id = ${talent_id} and (r.status = 'published' or s.side = 'talent') and s.hidden_reason is null
      order by r.created_date, r.id, s.side`,
  },
  {
    name: 'upptagna-dagar',
    rows: ({ talent_id }) => sql`
      select starts_on, ends_on from busy_spans where talent_id = ${talent_id} order by starts_on, id`,
  },
  {
    name: 'notiser',
    rows: ({ talent_id }) => sql`
      select created_date, title, message from notices where talent_id = ${talent_id} order by created_date, id`,
  },
];

/** The sections of a person, in reading order. */
export const sectionsOf = ({ talent_id }: Subject): readonly Section[] =>
  talent_id === null ? OF_ACCOUNTS : [...OF_ACCOUNTS, ...OF_TALENTS];
