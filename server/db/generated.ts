// Written by `npm run db:types` from the migrated database. Do not edit.
import type { ColumnType, Generated } from 'kysely';
import type { Ore } from '#domain/kernel/money/ore.ts';

/** Accounts whose owners have asked for them to be deleted and may still regret it. */
export interface AccountDeletionsTable {
  /** Whose. */
  account_id: string;
  /** When they asked. */
  asked_date: string;
  /** From then on it is done. */
  due_date: string;
  /** SHA-256 of the random token by which it can be regretted; the token itself is only in the mail. */
  token_hash: string;
  /** Whether the profile was paused before, so that regretting gives back what was. */
  was_paused: boolean;
  /** When the row was made. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
}

/** Browsers that an account has signed in from: strangers who guess cannot shut them out, and its owner is told of a new one. The newest twenty of an account. */
export interface AccountDevicesTable {
  /** Whose device; goes with the account. */
  account_id: string;
  /** SHA-256 of the random value in the device cookie. */
  device_hash: string;
  /** When somebody last signed in from it. */
  last_used_date: string;
  /** When the row was made. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
}

/** One person who can sign in: one e-mail, one role (unique over all roles). */
export interface AccountsTable {
  /** Identity; auth_user_id of the spec. */
  id: Generated<string>;
  /** Sign-in address, in the one form of domain/account/email-address.ts. */
  email: string;
  /** True when the address has been confirmed by code, link or a provider. */
  email_verified: Generated<boolean>;
  /** When the address was confirmed; null before. */
  email_confirmed_date: string | null;
  /** Full name, as the authentication library keeps it. */
  name: string;
  /** Given name. */
  first_name: Generated<string>;
  /** Family name. */
  last_name: Generated<string>;
  /** talent, company or admin; fixed when the account is made, never taken from a request body. Only who is of no company any more signs up as something else. */
  role: 'talent' | 'company' | 'admin';
  /** Told at talent sign-up; null for company and admin accounts. */
  birth_date: string | null;
  /** Kept for the authentication library; pictures of people live in media. */
  image: string | null;
  /** True when sign-in asks for a second factor; an admin session is never made without it. */
  two_factor_enabled: Generated<boolean>;
  /** Version of the terms that was accepted. */
  terms_version: string | null;
  /** When the terms were accepted. */
  terms_accepted_date: string | null;
  /** When the row was made. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
  /** The mailbox of the address, by mailbox_of. */
  mailbox: ColumnType<string, never, never>;
  /** owner, review, finance or support; see domain/admin/admin-roles.ts. Null for who is no administrator, or has ceased to be. */
  admin_role: string | null;
  /** When the person was erased: what is left is an empty place for what must be kept. Null for everybody else. */
  erased_date: string | null;
  /** When somebody was last signed in, to the day; for accounts older than this column, the day it came. */
  last_used_date: Generated<string>;
  /** When it was asked whether the account is to stay, because nobody used it; null while it is used. */
  idle_asked_date: string | null;
}

/** People who are asked to be administrators and have not accepted yet. */
export interface AdminInvitationsTable {
  /** Identity. */
  id: Generated<string>;
  /** Who is asked; another invitation to the address replaces this. */
  email: string;
  /** What their desk will be; see domain/admin/admin-roles.ts. */
  admin_role: 'owner' | 'review' | 'finance' | 'support';
  /** Hash of the token in the link. */
  token_hash: string;
  /** Until when the link is good. */
  expires_date: string;
  /** Who invited, by name at that time. */
  invited_by_name: string;
  /** When. */
  created_date: string;
}

/** What administrators note for each other. Nobody else reads it, but whom it is about when they ask for what we know of them. */
export interface AdminNotesTable {
  /** Identity. */
  id: Generated<string>;
  /** company, talent or project. */
  about: 'company' | 'talent' | 'project';
  /** Which one. */
  about_id: string;
  /** The same, so that the note goes with its company. */
  company_id: ColumnType<string | null, never, never>;
  /** The same, so that the note goes with its talent. */
  talent_id: ColumnType<string | null, never, never>;
  /** The same, so that the note goes with its project. */
  project_id: ColumnType<string | null, never, never>;
  /** Who wrote it; null when the account is gone. */
  account_id: string | null;
  /** Their name, at that time. */
  author_name: string;
  /** What is noted. */
  words: string;
  /** When. */
  created_date: string;
}

/** Further links to what a guardian was asked to sign: each mail has one, since no token is kept to be mailed again. */
export interface AgreementApprovalLinksTable {
  /** SHA-256 of the random token; the token itself is only in the mail. */
  token_hash: string;
  /** What the link opens; it may do what the first may, as long as that. */
  approval_id: string;
  /** When the row was made. */
  created_date: Generated<string>;
}

/** A guardian asked to sign the agreement of somebody under 18, or shown what was signed before they were one, by a link. */
export interface AgreementApprovalsTable {
  /** Identity. */
  id: Generated<string>;
  /** What is to be signed. */
  agreement_id: string;
  /** For whom. */
  talent_id: string;
  /** The consent by which this is a guardian on record. */
  consent_id: string;
  /** Name, as the guardian gave it with the consent. */
  guardian_name: string;
  /** Where the link was mailed, in lower case. */
  guardian_email: string;
  /** State, see domain/approval/approval.workflow.ts. */
  status: 'asked' | 'shown' | 'signed' | 'declined' | 'cancelled';
  /** SHA-256 of the random token; the token itself is only in the mail. */
  token_hash: string;
  /** From then on it cannot be signed by the link; what was signed can be read ever after. */
  token_expires_date: string;
  /** When the guardian was first asked, or shown it. */
  asked_date: string;
  /** When the guardian is reminded next; null for never. */
  remind_date: string | null;
  /** When the guardian signed or declined. */
  decided_date: string | null;
  /** Why not, in the guardian's words. */
  decline_reason: string | null;
  /** When the row was made. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
}

/** Electronic signatures: who signed which bytes, when and from where. Rows are only added. */
export interface AgreementSignaturesTable {
  /** Identity. */
  id: Generated<string>;
  /** What was signed. */
  agreement_id: string;
  /** For whom: company, guardian or talent. */
  party: 'company' | 'guardian' | 'talent';
  /** The guardian's link; null for the others. */
  approval_id: string | null;
  /** Who was signed in, kept by number when the account is gone; null for guardians. */
  account_id: string | null;
  /** The name as it was typed. */
  signer_name: string;
  /** The bytes that were signed, lower-case hex. */
  document_sha256: string;
  /** Version of the sentence by which was signed. */
  text_version: string;
  /** simple: the whole text shown, an explicit box, the name typed. Others may follow. */
  method: 'simple';
  /** From where, for the case of a dispute. */
  network_address: string | null;
  /** What the browser called itself, cut to 400 characters. */
  user_agent: string;
  /** When. */
  created_date: Generated<string>;
  /** True when the company said with it, in words, that what is recorded is not shown. */
  not_shown: Generated<boolean>;
}

/** The agreement of one assignment. */
export interface AgreementsTable {
  /** Identity. */
  id: Generated<string>;
  /** The assignment: the candidate that was booked. */
  candidate_id: string;
  /** The project. */
  project_id: string;
  /** One party. */
  company_id: string;
  /** The other party. */
  talent_id: string;
  /** What people call it by; from a sequence, so there may be gaps. */
  number: ColumnType<number, never, never>;
  /** From 1, for each assignment and kind. */
  version: number;
  /** State, with awaits; see domain/agreement/agreement.workflow.ts. */
  status: 'draft' | 'to_sign' | 'signed' | 'declined' | 'void' | 'replaced';
  /** Whose signature it waits for while it is to be signed: company, guardian or talent. */
  awaits: 'company' | 'guardian' | 'talent' | null;
  /** Last ISO day on which the talent is under 18; null for who was not when it was made. */
  minor_until: string | null;
  /** What is signed; null until it is made. */
  document_id: string | null;
  /** The same with the page of evidence; null until it is made. */
  signed_document_id: string | null;
  /** Until when a process is making a document of it, so that no other does. */
  claimed_until: string | null;
  /** When the document was there to be signed. */
  offered_date: string | null;
  /** When the talent was asked to sign. */
  passed_date: string | null;
  /** When the talent is reminded next; null for never. */
  remind_date: string | null;
  /** When the last signature was given. */
  signed_date: string | null;
  /** Why it was not signed, in the words of whoever declined. */
  decline_reason: string | null;
  /** When the row was made. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
  /** work: the work of an assignment; extension: that what was made may be shown for longer. */
  kind: 'work' | 'extension';
  /** What this version promises, frozen (domain/terms); read with readTerms. */
  terms: unknown;
  /** The version whose terms it changes: the signed one, or the first, which holds what was said yes to; null for a first one. */
  replaces_id: string | null;
  /** Since when its document cannot be made, because a text in it has letters that no typeface here has; null otherwise. */
  unprintable_date: string | null;
  /** The right that an extension lets run for as long again; null for work. */
  extends_right_id: string | null;
}

/** What administrators have decided about announcements: one row. */
export interface AnnouncementRulesTable {
  /** Always true: there is one row. */
  is_only: Generated<boolean>;
  /** Whose announcements a person reads first: none, the first of each company, or all. */
  review: Generated<'none' | 'first' | 'all'>;
  /** Name of the administrator who changed it last; null while nobody has. */
  changed_by: string | null;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
}

/** A role that people may find and show interest in by themselves. */
export interface AnnouncementsTable {
  /** Identity. */
  id: Generated<string>;
  /** Whose project it is. */
  company_id: string;
  /** The project. */
  project_id: string;
  /** The role that is announced; one at a time. */
  role_id: string;
  /** State; see domain/announcement/announcement.workflow.ts. */
  status: 'draft' | 'waiting' | 'published' | 'closed' | 'refused' | 'withdrawn';
  /** Last part of the public address; never used again. */
  slug: string;
  /** What people read first. */
  heading: string;
  /** What people read of the role and the work. */
  body: string;
  /** What the company wants to know of whoever shows interest; empty for nothing but a message. */
  question: Generated<string>;
  /** How many of their pictures people may choose at most. */
  picture_count: Generated<number>;
  /** Last ISO day to show interest; that day counts. */
  closes_on: string;
  /** True when everybody may read it at its own address. */
  is_public: Generated<boolean>;
  /** True when search engines may. */
  is_indexed: Generated<boolean>;
  /** True when the company is named before somebody has shown interest. */
  shows_company: Generated<boolean>;
  /** Why it was refused or taken down, in words for the company; null where it was not. */
  reason: string | null;
  /** Name of the administrator who decided last; null where none has. */
  decided_by: string | null;
  /** When that was. */
  decided_date: string | null;
  /** When it was first shown; null where it never was. */
  published_date: string | null;
  /** Counts every change of what is written. */
  revision: Generated<number>;
  /** When the row was made. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
}

/** What programs show to act for a company. A key that is ended is deleted; what was done with it stays, under its name. */
export interface ApiKeysTable {
  /** Identity; stands in the place of an account in what the key has done. */
  id: Generated<string>;
  /** The company. */
  company_id: string;
  /** What the company calls it; in the log of what it does. */
  name: string;
  /** What it may; see domain/api-key/api-key.rules.ts. */
  rights: 'read' | 'read_invoices' | 'write';
  /** What may be ordered for with it, without VAT; null for no limit. */
  limit_ore: Ore | null;
  /** SHA-256 of the key, which is nowhere else. */
  key_hash: string;
  /** Its last letters, by which somebody knows it. */
  hint: string;
  /** The last Swedish day on which it opens anything; null for no end. */
  ends_on: string | null;
  /** When it was made. */
  created_date: string;
  /** The hour in which it was last shown; null before. */
  last_used_date: string | null;
}

/** A decision that shuts a company or a talent out, with what they say against it and our answer. One row for each decision. */
export interface AppealsTable {
  /** Identity. */
  id: Generated<string>;
  /** The company that is shut out; null for a talent. */
  company_id: string | null;
  /** The talent who is; null for a company. */
  talent_id: string | null;
  /** refusal of an application, suspension, or review of a profile. */
  about: 'refusal' | 'suspension' | 'review';
  /** State; see domain/appeal/appeal.workflow.ts. */
  status: 'open' | 'waiting' | 'upheld' | 'granted' | 'lapsed';
  /** The reason of the decision, as it was told. */
  reason: string;
  /** The administrator who decided; null when the account is gone. */
  decided_by: string | null;
  /** Their role, which whoever is shut out reads. */
  decided_role: string;
  /** When it was decided. */
  decided_date: string;
  /** Last day on which it can be appealed. */
  open_until: string;
  /** SHA-256 of the token of the link in the mail. */
  token_hash: string;
  /** What is said against it; null while nothing is. */
  text: string | null;
  /** When that was written: the order of the queue. */
  written_date: string | null;
  /** Our answer, as it is read by whoever appealed. */
  answer: string | null;
  /** The administrator who answered; null when the account is gone. */
  answered_by: string | null;
  /** Their role. */
  answered_role: string | null;
  /** When it was answered. */
  answered_date: string | null;
  /** When the row was made. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
}

/** The time of one person at an audition, as they were told it. */
export interface AppointmentsTable {
  /** Identity. */
  id: Generated<string>;
  /** Whose call it belongs to. */
  invitation_id: string;
  /** The audition. */
  audition_id: string;
  /** Who is called. */
  candidate_id: string;
  /** The project. */
  project_id: string;
  /** Whose project it is. */
  company_id: string;
  /** The talent of the candidate. */
  talent_id: string;
  /** The time; null when they have it no more. */
  slot_id: string | null;
  /** State; see domain/appointment/appointment.workflow.ts. */
  status: 'told' | 'confirmed' | 'declined' | 'dropped' | 'arrived' | 'in' | 'ended';
  /** From when, as they were told last. */
  starts_date: string;
  /** Until when, as they were told last. */
  ends_date: string;
  /** What their QR code says. It lets those who cast at the company sign them in, and nobody else do anything. */
  code: string;
  /** Since when they have had this time. */
  told_date: string;
  /** When they were signed in; null before. */
  arrived_date: string | null;
  /** When the system reminds two days before; null where they were told later. */
  remind_48_date: string | null;
  /** The same a day before. */
  remind_24_date: string | null;
  /** The same two hours before. */
  remind_2_date: string | null;
  /** When it did; null before. */
  reminded_48_date: string | null;
  /** When it did; null before. */
  reminded_24_date: string | null;
  /** When it did; null before. */
  reminded_2_date: string | null;
  /** When the row was made. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
}

/** Who stands behind the vouchers and agreements of people who were erased. Sealed; finance opens one, and that is written down. */
export interface ArchivedPeopleTable {
  /** Identity. */
  id: Generated<string>;
  /** The empty place that vouchers and agreements name. */
  talent_id: string;
  /** Name and, where it was told, personal number. */
  person_sealed: Buffer;
  /** ISO day after which it goes; null while a right has no end. */
  kept_until: string | null;
  /** When the person was erased. */
  created_date: string;
}

/** Allergies and diet of somebody booked, for the days they work and no longer. Told with an explicit consent. */
export interface AssignmentDietsTable {
  /** The assignment. */
  candidate_id: string;
  /** Whose they are. */
  talent_id: string;
  /** In the talent's own words. */
  words: string;
  /** When the talent agreed to the company reading them. */
  consented_date: string;
}

/** What administrators have been shown that is private, and what they have done. Nobody changes it afterwards. */
export interface AuditEntriesTable {
  /** Identity. */
  id: Generated<string>;
  /** Who. */
  account_id: string;
  /** Their name, at that time. */
  actor_name: string;
  /** Their desk, at that time. */
  admin_role: string;
  /** What was asked: a route of the contract. */
  route: string;
  /** What was shown that is private; see domain/admin/looks.ts. Null for a command that shows nothing. */
  looks_at: string | null;
  /** Whether something was done. */
  is_command: boolean;
  /** Whom it was about: talents and companies, and what the address named. */
  about_ids: string[];
  /** Whether one of them was under 18 then. */
  shows_minor: boolean;
  /** The request, as the log of the server names it. */
  request_id: string;
  /** When the answer left. */
  created_date: string;
}

/** Rooms of an audition, or calls that are held side by side. */
export interface AuditionRoomsTable {
  /** Identity. */
  id: Generated<string>;
  /** The audition. */
  audition_id: string;
  /** Its place among the rooms, from 0. */
  room_index: number;
  /** What it is called, to those who come too. */
  name: string;
  /** When the row was made. */
  created_date: Generated<string>;
}

/** Times of an audition, each in one room. Those of a room never overlap. */
export interface AuditionSlotsTable {
  /** Identity. */
  id: Generated<string>;
  /** The audition. */
  audition_id: string;
  /** Where. */
  room_id: string;
  /** From when. */
  starts_date: string;
  /** Until when. */
  ends_date: string;
  /** A time for people, or a break. */
  kind: Generated<'slot' | 'break'>;
  /** How many may be in it together. */
  capacity: Generated<number>;
  /** Where the call of this time is; empty for the link of the audition. */
  video_link: Generated<string>;
  /** Since when people may be told of it and take it; null before. */
  published_date: string | null;
  /** When the row was made. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
}

/** A camera test of a project: by tapes, in a room or in a video call. */
export interface AuditionsTable {
  /** Identity. */
  id: Generated<string>;
  /** The project. */
  project_id: string;
  /** Whose project it is. */
  company_id: string;
  /** Tape, room or call; does not change once it is published. */
  kind: 'self_tape' | 'on_site' | 'video_call';
  /** State; see domain/audition/audition.workflow.ts. */
  status: 'draft' | 'published' | 'closed' | 'cancelled';
  /** What it is called, to those who are called too. */
  title: string;
  /** What to do. */
  instruction: Generated<string>;
  /** What happens around the scene. */
  context: Generated<string>;
  /** How it is to sound. */
  tone: Generated<string>;
  /** What the director wants people to know. */
  director_note: Generated<string>;
  /** Until when a tape may be begun; null for the other kinds, and in drafts. */
  deadline_date: string | null;
  /** When the system closes it by itself: after the last who has time; null for never. */
  closes_date: string | null;
  /** How many takes a tape may have. */
  max_takes: Generated<number>;
  /** How long a take may be. */
  max_minutes: Generated<number>;
  /** Name of the place. */
  place: Generated<string>;
  /** Where it is. */
  address: Generated<string>;
  /** Whom to ask, and how. */
  contact: Generated<string>;
  /** What to bring. */
  bring: Generated<string>;
  /** Where the call is; shown only to who has said yes. */
  video_link: Generated<string>;
  /** The last day on which people hear what came of it. */
  decision_by: string | null;
  /** People of several roles are read together in one slot. */
  reads_together: Generated<boolean>;
  /** Who is called takes a free time by themselves. */
  may_choose_time: Generated<boolean>;
  /** It has nudity or intimate scenes in it, which no first audition may. */
  is_intimate: Generated<boolean>;
  /** The text as a PDF; a private file of the audition. */
  sides_file_id: string | null;
  /** Pages of the text; 0 without. */
  sides_pages: Generated<number>;
  /** Why it was cancelled, as people were told; null otherwise. */
  cancel_reason: string | null;
  /** Raised with each writing, so that of two who write at once the second hears of the first. */
  revision: Generated<number>;
  /** When people were called; null before. */
  published_date: string | null;
  /** When the row was made. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
}

/** Each movement of our accounts once, whichever files tell of it. */
export interface BankEntriesTable {
  /** Identity. */
  id: Generated<string>;
  /** The file that told of it first. */
  bank_file_id: string;
  /** As the bank names it; what it is known by says domain/bank/our-accounts.ts. */
  account: string;
  /** in or out. */
  direction: 'in' | 'out';
  /** In öre. */
  amount_ore: Ore;
  /** Day on which the bank booked it, ISO. */
  booked_on: string;
  /** It takes back an earlier one, which went the other way. */
  is_reversal: boolean;
  /** Digits that the payer gave; null without. */
  ocr: string | null;
  /** What was written to the receiver. */
  text: string;
  /** Who paid, or was paid. */
  counterparty: string;
  /** What we called it when we sent it. */
  own_id: string;
  /** waiting for a person; matched by OCR and amount; settled or set_aside by a person; out for what left, unless it takes back a payment; itemised where a later file told of the same money in more detail. */
  standing: string;
  /** Name of the administrator at that time; null for what nobody decided. */
  decided_by: string | null;
  /** Why it was set aside, in their own words. */
  why: string | null;
  /** When it was matched, settled or set aside. */
  decided_date: string | null;
  /** When it was first told of. */
  created_date: string;
  /** What the bank told as one entry shares it. */
  entry_id: Generated<string>;
  /** What the bank calls the entry that it stands in; empty for nothing, null where it was kept before that was read. */
  entry_reference: string | null;
  /** What the bank calls the payment itself; empty for nothing. Where entry_reference is null it may be that of the entry. */
  reference: Generated<string>;
  /** What the payer ordered in another currency, as the bank tells it: EUR 1000.00; empty without. */
  ordered: Generated<string>;
}

/** The invoices that an entry pays, or of which it takes back a payment, and how much of it is each one's; together all of it. Rows are never changed or removed. */
export interface BankEntryPartsTable {
  /** The entry. */
  entry_id: string;
  /** The invoice. */
  invoice_id: string;
  /** In öre. */
  amount_ore: Ore;
}

/** Files of the bank that were read. Rows are never changed or removed. */
export interface BankFilesTable {
  /** Identity. */
  id: Generated<string>;
  /** Of its bytes: the same file is read once. */
  sha256: string;
  /** camt.053, a statement, or camt.054, a notification. */
  kind: 'camt.053' | 'camt.054';
  /** What the bank calls it. */
  message_id: string;
  /** How many booked entries it tells of. */
  entry_count: number;
  /** Its bytes. */
  file_id: string;
  /** Who sent it; kept by number when the account is gone. */
  account_id: string;
  /** Name at that time. */
  actor_name: string;
  /** When it was read. */
  created_date: string;
  /** What of it is of other accounts or currencies, and was not read: account, currency, entry_count. */
  left_out: Generated<unknown>;
}

/** Files that were taken out of the books. Rows are never changed or removed. */
export interface BookExportsTable {
  /** Identity. */
  id: Generated<string>;
  /** What kind of file (domain/ledger/export-kinds.ts). */
  kind: 'sie' | 'vouchers' | 'balance' | 'vat' | 'agi' | 'dac7';
  /** First day that it tells of, ISO. */
  from_day: string;
  /** Last day that it tells of, ISO. */
  to_day: string;
  /** Its bytes. */
  file_id: string;
  /** Who took it out; kept by number when the account is gone. */
  account_id: string;
  /** Name at that time. */
  actor_name: string;
  /** When. */
  created_date: string;
}

/** A talent booked for a span of days. Two bookings of a talent that are not cancelled never overlap. */
export interface BookingsTable {
  /** Identity. */
  id: Generated<string>;
  /** The approved candidate it came from. */
  candidate_id: string;
  /** The project. */
  project_id: string;
  /** The role. */
  role_id: string;
  /** Who booked. */
  company_id: string;
  /** Who is booked. */
  talent_id: string;
  /** work, fitting, rehearsal, travel or reserve. */
  kind: Generated<'work' | 'fitting' | 'rehearsal' | 'travel' | 'reserve'>;
  /** First day, ISO. */
  starts_on: string;
  /** Last day, ISO. */
  ends_on: string;
  /** Fee per day in öre. */
  day_fee_ore: Ore;
  /** State, moved by the booking workflow only. */
  status: 'waiting' | 'confirmed' | 'completed' | 'cancelled';
  /** Why it was cancelled, as told to the other side. */
  cancel_reason: string | null;
  /** When the row was made. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
  /** When the company, an administrator for it, or the talent called it off; null where nobody did. */
  cancelled_date: string | null;
  /** True when the talent called it off: nothing is owed for what was left of it. */
  called_off: Generated<boolean>;
}

/** Days on which a talent cannot work, as the talent says. Why is nobody's business and is not kept; companies never see the days themselves. Spans of a talent never overlap: overlapping ones are merged. */
export interface BusySpansTable {
  /** Identity. */
  id: Generated<string>;
  /** Whose days; they go with the profile. */
  talent_id: string;
  /** First day, ISO. */
  starts_on: string;
  /** Last day, ISO; at most 366 days with the first. */
  ends_on: string;
  /** When the row was made. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
  /** The foreign calendar that says so; null for what the talent says. */
  calendar_id: string | null;
}

/** That a talent's calendar can be read elsewhere, under a secret address. */
export interface CalendarFeedsTable {
  /** Whose calendar; it goes with the profile. */
  talent_id: string;
  /** What the address is made of, together with a key that no database holds. Another id is another address. */
  id: Generated<string>;
  /** When the row was made. */
  created_date: Generated<string>;
  /** When the address was made; kept by trigger. */
  updated_date: Generated<string>;
}

/** Every version of a call sheet as it was told. Rows are only added. */
export interface CallSheetVersionsTable {
  /** The sheet. */
  call_sheet_id: string;
  /** From 1. */
  version: number;
  /** What it said. */
  content: unknown;
  /** Name of who published it, at that time. */
  published_by: string;
  /** When. */
  published_date: string;
}

/** When and where a day of work of a project is, with whom to call and what to bring. */
export interface CallSheetsTable {
  /** Identity. */
  id: Generated<string>;
  /** The project. */
  project_id: string;
  /** Whose project it is. */
  company_id: string;
  /** The day of work. */
  day: string;
  /** State; see domain/call-sheet/call-sheet.workflow.ts. */
  status: 'draft' | 'published';
  /** As it is written now (domain/call-sheet/call-sheet.ts), told or not. */
  content: unknown;
  /** Raised with each writing, so that of two who write at once the second hears of the first. */
  revision: Generated<number>;
  /** How often it has been published. */
  version: Generated<number>;
  /** When the last version was published; null before. */
  published_date: string | null;
  /** When the row was made. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
}

/** What one member of a company thought of a candidate; for those of the company who cast, and never for a talent or a client. A row that says nothing is removed. */
export interface CandidateNotesTable {
  /** Whom it is about. */
  candidate_id: string;
  /** Who wrote it, and alone may change it. */
  account_id: string;
  /** The words; empty when there are stars alone. */
  note: Generated<string>;
  /** The grade, 1 to 5; null when there are words alone. */
  stars: number | null;
  /** When the row was made. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
}

/** Terms that somebody was asked about before they changed. Rows are only added. */
export interface CandidateTermsTable {
  /** Who was asked for what. */
  candidate_id: string;
  /** Which version it was, from 1. */
  version: number;
  /** As they were sent, frozen; read with readTerms. */
  terms: unknown;
  /** When they were sent. */
  sent_date: string;
  /** True when the talent had said yes to them. */
  was_accepted: boolean;
  /** When others took their place. */
  created_date: Generated<string>;
}

/** A talent asked for a role; the ProjectCandidateStatus of the spec (candidate_id there is talent_id here). */
export interface CandidatesTable {
  /** Identity. */
  id: Generated<string>;
  /** The project. */
  project_id: string;
  /** The role. */
  role_id: string;
  /** Number of the role in its project. */
  role_index: number;
  /** Who was asked. */
  talent_id: string;
  /** request, announcement or order. */
  source: Generated<'request' | 'announcement' | 'order'>;
  /** The talent's answer, moved by the candidate workflow only. */
  interest_status: 'pending' | 'interested' | 'not_interested' | 'overdue_interest';
  /** The company's decision, moved by the candidate workflow only. */
  client_decision: 'approved' | 'rejected' | null;
  /** True when withdrawn; moved by the candidate workflow only. */
  is_deleted: boolean;
  /** Words from the company with the request. */
  request_message: Generated<string>;
  /** Last day to answer; that day counts. */
  answer_by: string;
  /** Words from the talent with the answer. */
  answer_message: Generated<string>;
  /** When the talent last answered. */
  answered_date: string | null;
  /** When the talent first opened the request. */
  seen_date: string | null;
  /** When the company last reminded. */
  reminded_date: string | null;
  /** When the final answer was given to the talent; null while it can change. */
  closed_date: string | null;
  /** Why it was closed, in words for the talent; null for the standard words. */
  closed_reason: string | null;
  /** Order on the review board. */
  board_position: Generated<number>;
  /** When the row was made. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
  /** The terms as they were last sent or signed, frozen: everything that is promised (domain/terms). What they were before stands in candidate_terms; read with readTerms. */
  terms: unknown;
  /** Fee per day in the terms, in öre; follows from them. */
  day_fee_ore: ColumnType<Ore, never, never>;
  /** From 1; raised whenever the terms of this candidate become others, and the version an answer has to be to. */
  terms_version: Generated<number>;
  /** When these terms were sent; the figures known then count for the price. */
  terms_date: Generated<string>;
  /** Which version of the terms of its role these go out from: they are current while the role has that one. */
  role_terms_version: Generated<number>;
  /** The pictures (media) that the talent chose to show interest with, in order; one that is deleted is shown no more. */
  chosen_media: Generated<string[]>;
  /** When who had shown interest was told that the announcement is closed; null for not yet. */
  announcement_told_date: string | null;
  /** What they were told when the role was closed; null where they were not. */
  closed_outcome: string | null;
  /** The cancelled booking whose days somebody else is asked for; null otherwise. */
  replaces_booking_id: string | null;
  /** hold or callback, while nothing is decided; the company's own, moved by the candidate workflow only. */
  consideration: 'hold' | 'callback' | null;
  /** When what was written in and about the request was taken away; null before. */
  emptied_date: string | null;
  /** True while the company does not read answer_message, until a person has looked at it. */
  is_answer_held: Generated<boolean>;
}

/** What was asked and must be answered, once and soon: passkey ceremonies, sign-ins at a provider, and sign-ups that wait for an address whose account nobody uses. */
export interface ChallengesTable {
  /** Identity; stands signed in a short-lived cookie. */
  id: Generated<string>;
  /** passkey_registration, passkey_sign_in, social_sign_in or sign_up. */
  purpose: 'passkey_registration' | 'passkey_sign_in' | 'social_sign_in' | 'sign_up';
  /** Whose, when somebody is signed in already; of a sign-up the account that it takes over. */
  account_id: string | null;
  /** The challenge, or state, nonce and code verifier with where to go afterwards; of a sign-up what the form says, with the hash of its password. */
  value: unknown;
  /** After this the answer is refused. */
  expires_date: string;
  /** When the row was made. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
}

/** What one piece of approved work, or one extended right, comes to. Frozen when it arises; only its status changes. */
export interface ChargesTable {
  /** Identity. */
  id: Generated<string>;
  /** work: a work report that was approved or settled; extension: a right that was extended. */
  kind: 'work' | 'extension';
  /** The report, or the extension: each is charged once. */
  source_id: string;
  /** The assignment. */
  candidate_id: string;
  /** The project. */
  project_id: string;
  /** Who pays. */
  company_id: string;
  /** Who is paid. */
  talent_id: string;
  /** State; see domain/charge/charge.workflow.ts. */
  status: 'owed' | 'invoiced';
  /** Of the project as the work was approved. */
  project_title: string;
  /** Of the role as it was agreed. */
  role_title: string;
  /** Last day of the work, or the day on which the extension was agreed, ISO. */
  happened_on: string;
  /** The latest day on which the talent is paid, ISO. */
  paid_by: string;
  /** The instant whose figures count: when the request was sent, or the extension ordered. */
  sent_date: string;
  /** Terms and work that both prices are worked out from (domain/charge/charged-price.ts). */
  priced: unknown;
  /** What the company pays: lines, sums and VAT by rate. */
  company_price: unknown;
  /** When it arose. */
  created_date: Generated<string>;
  /** When the status last changed; kept by trigger. */
  updated_date: Generated<string>;
}

/** What must be there before somebody under 18 may work, for one assignment. Days that are added later make another row. */
export interface ClearancesTable {
  /** Identity. */
  id: Generated<string>;
  /** Whose assignment. */
  candidate_id: string;
  /** The project. */
  project_id: string;
  /** Who has booked. */
  company_id: string;
  /** Who is under 18. */
  talent_id: string;
  /** State, see domain/clearance/clearance.workflow.ts. */
  status: 'waiting' | 'cleared' | 'lapsed' | 'ended';
  /** The day before the first day of work; when it has passed the booking falls away. */
  waits_until: string;
  /** When this day has passed everybody is reminded; null when not again. */
  remind_on: string | null;
  /** The adult who comes along; null when nobody has said who. */
  chaperone_name: string | null;
  /** Where to reach that adult. */
  chaperone_phone: string | null;
  /** Day on which the school granted leave. */
  school_leave_on: string | null;
  /** Who said so: company or guardian. */
  school_leave_by: 'company' | 'guardian' | null;
  /** When the days begin for which the terms say no hours, HH:MM in Sweden. */
  hours_from: string | null;
  /** When they end; a time before the begin is on the next morning. */
  hours_to: string | null;
  /** Reference of the permit of Arbetsmiljöverket. */
  permit_number: string | null;
  /** When the row was made. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
  /** The decision of Arbetsmiljöverket as a private file; null where nobody has added it. */
  permit_file_id: string | null;
  /** The note of the school as a private file; null where nobody has added it. */
  school_leave_file_id: string | null;
}

/** Months in which nothing is written any more: they have been reported. */
export interface ClosedMonthsTable {
  /** Its first day, ISO. */
  month: string;
  /** Who closed it; kept by number when the account is gone. */
  account_id: string;
  /** Name at that time. */
  actor_name: string;
  /** When. */
  created_date: string;
}

/** Whom a closing says something else to than what everybody hears. */
export interface ClosingAnswersTable {
  /** The closing. */
  closing_id: string;
  /** Who is meant. */
  candidate_id: string;
  /** What they hear; null for nothing, and they wait on. */
  outcome: 'not_now' | 'kept' | 'call_back' | null;
}

/** A role that is being closed, is closed, or was. */
export interface ClosingsTable {
  /** Identity. */
  id: Generated<string>;
  /** Whose project it is. */
  company_id: string;
  /** The project. */
  project_id: string;
  /** The role. */
  role_id: string;
  /** State; see domain/closing/closing.workflow.ts. */
  status: 'waiting' | 'done' | 'undone' | 'overtaken' | 'reopened';
  /** From when the answers go out; until then it can be undone. */
  takes_effect_date: string;
  /** The words for each outcome, as the company wrote them. */
  texts: unknown;
  /** Who closed it, by name at that time. */
  closed_by_name: string;
  /** When it was begun. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
}

/** A company or production house; the CompanyApplication of the spec. */
export interface CompaniesTable {
  /** Identity. */
  id: Generated<string>;
  /** Ten digits without hyphen, check digit verified. */
  organisation_number: string;
  /** Registered or trade name. */
  name: string;
  /** Who applied. */
  contact_name: string;
  /** As typed, for Medverka and booked talents. */
  phone: string;
  /** Street address. */
  address: string;
  /** Five digits. */
  postal_code: string;
  /** Postal town. */
  city: string;
  /** Where invoices go. */
  invoice_email: string;
  /** What the company does; shown to asked talents. */
  about: Generated<string>;
  /** State of the application, moved by the company workflow only. */
  status: 'pending' | 'approved' | 'refused' | 'suspended' | 'deleted';
  /** Reason of a refusal or suspension, as told to the company. */
  status_reason: string | null;
  /** When an administrator last decided. */
  decided_date: string | null;
  /** When the applicant confirmed the e-mail; the application is shown from then. */
  email_confirmed_date: string | null;
  /** When the row was made. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
  /** Address of the company's own site; shown to asked talents. Empty for none. */
  homepage: Generated<string>;
  /** Street or box that invoices are addressed to; empty for the company's own address, with postal code and city. */
  invoice_address: Generated<string>;
  /** Five digits; empty with invoice_address. */
  invoice_postal_code: Generated<string>;
  /** Postal town; empty with invoice_address. */
  invoice_city: Generated<string>;
  /** What drafts of invoices name as the company's reference; empty for the contact. */
  invoice_reference: Generated<string>;
  /** What drafts of invoices name as its order number, where it has one for all. */
  order_reference: Generated<string>;
  /** Counts the changes of facts and invoicing, so that two who change them hear of each other. */
  settings_revision: Generated<number>;
  /** A person of ours has read a project of theirs, or it was here before anybody did. */
  is_known: Generated<boolean>;
  /** When its owner deleted it: what is left is an empty place with its name and number. Null for everybody else. */
  deleted_date: string | null;
}

/** How long a company takes from a yes to its decision, for those that have decided on somebody in the last year. */
export interface CompanyAnswerTimesTable {
  /** The company. */
  company_id: string;
  /** The middle one of its times, in whole hours. */
  hours: number;
}

/** People who are asked to act for a company and have not accepted yet. */
export interface CompanyInvitationsTable {
  /** Identity. */
  id: Generated<string>;
  /** The company. */
  company_id: string;
  /** Who is asked; another invitation to the address replaces this. */
  email: string;
  /** What they will be; see domain/member/member-roles.ts. */
  member_role: 'owner' | 'producer' | 'caster' | 'finance' | 'reader';
  /** The limit that they will have. */
  limit_ore: Ore | null;
  /** Hash of the token in the link. */
  token_hash: string;
  /** Until when the link is good. */
  expires_date: string;
  /** Who invited, by name at that time. */
  invited_by_name: string;
  /** When. */
  created_date: string;
}

/** Who has let whom into a company, and changed what they may; keys of programs too. */
export interface CompanyMemberLogTable {
  /** Identity. */
  id: Generated<string>;
  /** The company. */
  company_id: string;
  /** What was done. */
  what: 'invite' | 'withdraw' | 'join' | 'change' | 'remove' | 'make_key' | 'end_key';
  /** Who did it. */
  account_id: string | null;
  /** Their name, at that time. */
  actor_name: string;
  /** Whom it was about: a name or an address; of a key what it is called. */
  about: string;
  /** Role or rights and limit from then on; empty where there is none. */
  detail: string;
  /** When. */
  created_date: string;
}

/** Who acts for a company. */
export interface CompanyMembersTable {
  /** The company. */
  company_id: string;
  /** The person; belongs to one company. */
  account_id: string;
  /** owner, producer, caster, finance or reader; see domain/member/member-roles.ts. */
  member_role: 'owner' | 'producer' | 'caster' | 'finance' | 'reader';
  /** When the row was made. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
  /** What a member may order for without a second person, without VAT; null for no limit. */
  limit_ore: Ore | null;
  /** How often the member wants mails of each subject (domain/notification/mail-subjects.ts), where it is not as usual. */
  mail_rates: Generated<unknown>;
  /** Notices from this instant on come in the next daily mail; null where the member wants none. */
  digest_from: string | null;
}

/** The notices of companies, under the name of the spec. */
export interface CompanyNotificationsTable {
  /** Identity. */
  id: ColumnType<string | null, never, never>;
  /** Who is told. */
  company_id: ColumnType<string | null, never, never>;
  /** The event it came from. */
  event_id: ColumnType<number | null, never, never>;
  /** Swedish heading. */
  title: ColumnType<string | null, never, never>;
  /** Swedish sentence. */
  message: ColumnType<string | null, never, never>;
  /** The event type. */
  type: ColumnType<string | null, never, never>;
  /** project_activated for an activation notice, otherwise null (spec, section 3). */
  notification_type: ColumnType<string | null, never, never>;
  /** False means unread. */
  read: ColumnType<boolean | null, never, never>;
  /** The project it is about. */
  related_project_id: ColumnType<string | null, never, never>;
  /** The candidate it is about. */
  related_candidate_status_id: ColumnType<string | null, never, never>;
  /** When the row was made. */
  created_date: ColumnType<string | null, never, never>;
  /** When the row last changed; kept by trigger. */
  updated_date: ColumnType<string | null, never, never>;
}

/** Who agreed to what, in which words and when. Rows are only added. */
export interface ConsentsTable {
  /** Identity. */
  id: Generated<string>;
  /** Who agreed, or whose guardian; null when the account is gone. */
  account_id: string | null;
  /** terms, privacy or guardian. */
  document: 'terms' | 'privacy' | 'guardian';
  /** Version of the document: the ISO day from which it holds. */
  version: string;
  /** SHA-256 of the plain text as it was shown. */
  text_sha256: string;
  /** False when a consent was withdrawn. */
  is_given: Generated<boolean>;
  /** self, guardian, or system for an end that a rule brings. */
  given_by: Generated<'self' | 'guardian' | 'system'>;
  /** When it was given or withdrawn. */
  created_date: Generated<string>;
  /** When it was given, or when the account it belongs to went: nothing else changes. */
  updated_date: Generated<string>;
}

/** What each side has suggested, in turn. Rows are only added. */
export interface CounterOfferVersionsTable {
  /** The counter-offer. */
  counter_offer_id: string;
  /** From 1. */
  version: number;
  /** talent or company. */
  made_by: 'talent' | 'company';
  /** The whole terms as they would be, frozen; read with readTerms. */
  terms: unknown;
  /** A sentence to the other side; empty for none. */
  words: string;
  /** Last day to answer it. */
  ends_on: string;
  /** When it was suggested. */
  created_date: Generated<string>;
}

/** Other terms than those of an order, suggested by the talent and gone back and forth about until one side says yes or no. */
export interface CounterOffersTable {
  /** Identity. */
  id: Generated<string>;
  /** The request that is answered. */
  candidate_id: string;
  /** The order. */
  project_id: string;
  /** Whose order it is. */
  company_id: string;
  /** Who was asked. */
  talent_id: string;
  /** State; see domain/counter-offer/counter-offer.workflow.ts. */
  status: 'with_company' | 'with_talent' | 'accepted' | 'declined' | 'withdrawn' | 'lapsed' | 'ended';
  /** The newest of its versions, which is the one that is open. */
  version: Generated<number>;
  /** Last day to answer the newest version; that day counts. */
  ends_on: string;
  /** Words of whoever said no, for the other side. */
  reply: Generated<string>;
  /** When the talent first suggested it. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
}

/** What was taken back of an invoice. Rows are added and nothing else. */
export interface CreditNotesTable {
  /** Identity, and the cause of its voucher. */
  id: Generated<string>;
  /** Of which. */
  invoice_id: string;
  /** Counted with those of invoices; given by trigger. */
  number: Generated<string>;
  /** Day of issue, ISO. */
  issued_on: string;
  /** Why, as the company reads it. */
  reason: string;
  /** The lines that are taken back and what they come to, in positive amounts (contract/invoice.ts). */
  content: unknown;
  /** What it takes back, with VAT. */
  total_ore: Ore;
  /** Who made it; kept by number when the account is gone. */
  account_id: string;
  /** Name at that time. */
  actor_name: string;
  /** When it was made. */
  created_date: string;
}

/** A file on a talent's CV. Its bytes are a private file of the noun cv_document. */
export interface CvDocumentsTable {
  /** Identity, made by who sends, so that adding twice is adding once. */
  id: string;
  /** Whose it is; it goes with the profile. */
  talent_id: string;
  /** State; see domain/cv-document/cv-document.workflow.ts. */
  status: 'kept' | 'removed';
  /** What it is. */
  kind: 'driving_licence' | 'certificate' | 'permit' | 'course' | 'resume' | 'other';
  /** What the talent calls it; empty until they say, and once it is removed. */
  title: string;
  /** The last day on which it is valid; null for what does not end. */
  valid_until: string | null;
  /** Who may see it beside us: nobody, or the companies that have booked the talent. */
  audience: 'own' | 'booked';
  /** The last day on which nothing is said of its end; null when nothing is to be said. */
  quiet_until: string | null;
  /** When the talent was told that it ends soon. */
  end_told_date: string | null;
  /** When it was added. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
}

/** The newest archive that somebody has asked for of what is kept about them; one at a time. */
export interface DataExportsTable {
  /** Whose. */
  account_id: string;
  /** When they asked. */
  asked_date: string;
  /** Until when a process is making it, so that no other does; null while none is. */
  claimed_until: string | null;
  /** When it was there to be fetched; null until then. */
  made_date: string | null;
  /** The archive; null until it is made, and when it has been removed. */
  file_id: string | null;
  /** When the row was made. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
}

/** Ids of records that were deleted by a record call; none of them is ever used again. */
export interface DeletedRecordsTable {
  /** Identity of what is gone. */
  id: string;
  /** What it was, in the names of the record calls. */
  entity: string;
  /** When it was deleted. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
}

/** Pairs of talents of whom an administrator has said that they are not the same person, so that they are not asked about again. */
export interface DifferentPeopleTable {
  /** The one with the lower id. */
  one_id: string;
  /** The other. */
  other_id: string;
  /** Who said so; no reference, so that it stays what it was. */
  account_id: string | null;
  /** Their name then. */
  actor_name: string;
  /** When they said so. */
  created_date: string;
}

/** A document that was made: a frozen snapshot, the template that drew it, and the bytes it became. Rows are only added; what may be removed said so when it was made. */
export interface DocumentsTable {
  /** Identity. */
  id: Generated<string>;
  /** Which kind of document, and so which template. */
  kind: string;
  /** What kind of thing it is about, such as talent. */
  noun: string;
  /** The thing it is about. No foreign key, since it differs by noun. */
  subject_id: string;
  /** Version of the template, from 1; the snapshot is read by its schema. */
  template_version: number;
  /** Everything that is printed, as it was then. */
  snapshot: unknown;
  /** SHA-256 of the bytes in lower-case hex, from when they were made; held against them whenever they are given out. */
  sha256: string;
  /** Size. */
  bytes: number;
  /** The private file that holds the bytes. */
  file_id: string;
  /** ISO day on which it is removed, for documents that hold personal data and can be printed anew; null for those that are kept for good and can never be removed. */
  kept_until: string | null;
  /** When it was made; printed in it, and part of what its bytes depend on. */
  created_date: Generated<string>;
}

/** Addresses that accounts had until lately: whoever has taken an account over by its address does not keep its owner from hearing where the money goes. */
export interface EarlierAddressesTable {
  /** Whose; goes with the account. */
  account_id: string;
  /** The address, in the form of accounts.email. */
  email: string;
  /** When it was left for another. */
  left_date: string;
}

/** A change of sign-in address that waits for a yes from both the old and the new one. */
export interface EmailChangesTable {
  /** Whose address; goes with the account. */
  account_id: string;
  /** The address it shall become, in the same form. */
  new_email: string;
  /** SHA-256 of the token in the mail to the present address. */
  old_token_hash: string;
  /** SHA-256 of the token in the mail to the new address. */
  new_token_hash: string;
  /** When the present address said yes; null before. */
  old_confirmed_date: string | null;
  /** When the new address said yes; null before. */
  new_confirmed_date: string | null;
  /** After this both links are dead. */
  expires_date: string;
  /** When the row was made. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
}

/** The code and the link that confirm an address. One of each for an account: a new mail kills the earlier ones, a use ends both. */
export interface EmailVerificationCodesTable {
  /** Whose address; goes with the account. */
  account_id: string;
  /** HMAC of account and six digits under SESSION_SECRET: six digits could be guessed from a plain hash. */
  code_hash: string;
  /** After this the code is dead. */
  code_expires_date: string;
  /** SHA-256 of the random token in the link. */
  link_hash: string;
  /** After this the link is dead. */
  link_expires_date: string;
  /** When the row was made. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
  /** Identity, new with each mail. */
  id: Generated<string>;
  /** SHA-256 of the mark (cookie medverka.device) of the browser that sent the newest sign-up; only there its password counts. Null when none is known. */
  browser_hash: string | null;
  /** When the mails of the last day were put in the outbox; there are only so many an hour and a day. */
  mailed_dates: Generated<string[]>;
}

/** Whom and what an event is about beside its own object. Kept when those are gone. */
export interface EventConcernsTable {
  /** The event. */
  event_id: number;
  /** company, project, talent or candidate. */
  noun: 'company' | 'project' | 'talent' | 'candidate';
  /** Its id. */
  concerned_id: string;
}

/** Everything that happened to an object with a lifecycle, written with the change itself. Notices, mails, the edit log and live updates are made from it. */
export interface EventsTable {
  /** Order of events. */
  id: ColumnType<number, never, never>;
  /** noun.command, as declared by the workflows. */
  type: string;
  /** The object. */
  subject_id: string;
  /** talent, company, admin, guardian or system. */
  actor_role: 'talent' | 'company' | 'admin' | 'system' | 'guardian';
  /** Who did it; null for the system and for guardians, who have no account. */
  actor_account_id: string | null;
  /** Name at that time, kept for history. */
  actor_name: string;
  /** State columns before; null when made. */
  from_state: Generated<unknown>;
  /** State columns after. */
  to_state: unknown;
  /** Names and terms at that time, by type. */
  payload: unknown;
  /** When the row was made. */
  created_date: Generated<string>;
  /** What it happened to: company, project, candidate, booking or guardian. */
  noun: string;
  /** The mandate under which an administrator did it for somebody; null otherwise. */
  mandate_id: string | null;
}

/** A calendar that a talent has elsewhere. What makes its days busy is not kept, only that they are (busy_spans). */
export interface ForeignCalendarsTable {
  /** Identity. */
  id: Generated<string>;
  /** Whose it is; it goes with the profile. */
  talent_id: string;
  /** State; see domain/foreign-calendar/foreign-calendar.workflow.ts. */
  status: 'followed' | 'stale';
  /** What the talent calls it. */
  name: string;
  /** Where it is read, sealed: whoever has the address has the calendar. */
  address_sealed: Buffer;
  /** Keyed hash of the address, by which the same one is known again. */
  address_hash: string;
  /** The host and the end of the address, which tell two apart and open nothing. */
  shown_address: string;
  /** What its server called what was read last; null where it does not. */
  etag: string | null;
  /** The day from which its days were counted ahead; null before the first reading. */
  counted_on: string | null;
  /** When it was last asked for. */
  tried_date: string | null;
  /** When it was last read; null before the first time. */
  read_date: string | null;
  /** From when it is to be asked for again. */
  next_date: string;
  /** From when nobody should trust it: a day after the last reading. */
  stale_date: string;
  /** Why the last try failed; null when it did not. */
  problem: 'unreachable' | 'refused' | 'too_slow' | 'too_large' | 'no_calendar' | 'not_allowed' | null;
  /** When it was connected. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
  /** How many of its events were not understood, or not wholly, when it was read last. */
  unread_count: Generated<number>;
}

/** One guardian asked to consent for one talent. Another guardian is another row; the history of a row is in events. */
export interface GuardianConsentsTable {
  /** Identity. */
  id: Generated<string>;
  /** For whom; goes with the talent. */
  talent_id: string;
  /** Name: what the talent wrote, then what the guardian wrote. */
  guardian_name: string;
  /** Address the link is mailed to, in lower case. */
  guardian_email: string;
  /** What the guardian says to be: parent, or appointed by a court; null before a yes. */
  relation: 'parent' | 'appointed' | null;
  /** State, see domain/guardian/guardian.workflow.ts. */
  status: 'asked' | 'given' | 'refused' | 'withdrawn' | 'cancelled';
  /** SHA-256 of the random token; the token itself is only in the mail. */
  token_hash: string;
  /** From then on the question cannot be answered; a consent that was given can always be withdrawn. */
  token_expires_date: string;
  /** When the newest link was mailed. */
  sent_date: string;
  /** Version of the text that was consented to; null before a yes. */
  terms_version: string | null;
  /** SHA-256 of that text; null before a yes. */
  text_sha256: string | null;
  /** When the guardian last answered; null before. */
  decided_date: string | null;
  /** When the row was made. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
  /** The mailbox of the address, by mailbox_of. */
  guardian_mailbox: ColumnType<string, never, never>;
  /** True when this guardian has said that there is another one, without whose yes theirs is not enough. Consents from before this was asked assure that all guardians agree. */
  is_shared: Generated<boolean>;
  /** 1 or 2: a talent has two guardians on record at most. */
  place: 1 | 2;
}

/** What has come from an earlier system, once each. */
export interface ImportedRecordsTable {
  /** What the operator calls the earlier system. */
  source: string;
  /** talents or companies. */
  kind: 'talents' | 'companies';
  /** SHA-256 of the id in the earlier system. */
  external_hash: string;
  /** Whose account was made of it; null when that is gone. */
  account_id: string | null;
  /** Whether the profile has been written. */
  is_saved: Generated<boolean>;
  /** How many of the pictures have been gone through. */
  pictures_read: Generated<number>;
  /** When the mail to take it over was made; from then on the import changes nothing. */
  told_date: string | null;
  /** When the row was made. */
  created_date: string;
}

/** Questions to a person of ours, and reports of what is not right. For who asked and the administrators. */
export interface InquiriesTable {
  /** Identity. */
  id: Generated<string>;
  /** question or report. */
  kind: 'question' | 'report';
  /** What it is about; see domain/inquiry/inquiry.rules.ts. */
  category: 'account' | 'requests' | 'work' | 'agreement' | 'money' | 'unkind' | 'dishonest' | 'unsafe' | 'other';
  /** State; see domain/inquiry/inquiry.workflow.ts. */
  status: 'open' | 'answered' | 'closed';
  /** Whose side asks: talent or company. */
  asker: string;
  /** The talent who asks. */
  talent_id: string | null;
  /** The company that asks. */
  company_id: string | null;
  /** Name of the person who asked first, at that time. */
  asker_name: string;
  /** The page of ours that it is about, as an address of this site. */
  about_path: string | null;
  /** The administrator who has taken it on. */
  taken_by: string | null;
  /** Their name. */
  taken_by_name: string | null;
  /** How many messages there are. */
  message_count: number;
  /** When whoever asked wrote last: the order of the queue. */
  waits_since: string;
  /** When it was asked. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
  /** Of a report the thread that it is about, which administrators may read from then on. */
  chat_id: string | null;
}

/** What was written in an inquiry, by both sides. */
export interface InquiryMessagesTable {
  /** Identity. */
  id: Generated<string>;
  /** The inquiry. */
  inquiry_id: string;
  /** Which in order, from 1. */
  position: number;
  /** Who wrote it. */
  account_id: string | null;
  /** Their name, at that time. */
  author_name: string;
  /** True for what an administrator wrote. */
  is_ours: boolean;
  /** What was written. */
  words: string;
  /** When. */
  created_date: string;
}

/** One candidate called to one audition. */
export interface InvitationsTable {
  /** Identity. */
  id: Generated<string>;
  /** The audition. */
  audition_id: string;
  /** Who is called. */
  candidate_id: string;
  /** For which role. */
  role_id: string;
  /** The project. */
  project_id: string;
  /** Whose project it is. */
  company_id: string;
  /** The talent of the candidate. */
  talent_id: string;
  /** State; see domain/invitation/invitation.workflow.ts. */
  status: 'added' | 'invited' | 'accepted' | 'declined' | 'done' | 'missed' | 'withdrawn';
  /** What the company writes to this person alone; empty to who is under 18. */
  message: Generated<string>;
  /** What the talent wrote with the answer. */
  answer_message: Generated<string>;
  /** When they were called; null before. */
  invited_date: string | null;
  /** When they first opened it; null before. */
  seen_date: string | null;
  /** When they last answered; null before. */
  answered_date: string | null;
  /** Until when this person may begin their tape, where that is later than for all; null otherwise. */
  deadline_date: string | null;
  /** Since when they wait to hear whether they get more time; null when they do not. */
  asked_time_date: string | null;
  /** Why they need it, in their words. */
  asked_time_message: Generated<string>;
  /** When the company reminded them last; null for never. */
  reminded_date: string | null;
  /** When the system reminds of the tape; null for never. */
  remind_date: string | null;
  /** When the system did; null before. */
  late_reminded_date: string | null;
  /** When their tape was there whole: their receipt; null before. */
  sent_in_date: string | null;
  /** What they need in order to take part; forgotten when the audition is over. */
  access_needs: Generated<string>;
  /** When they agreed to those who cast reading it. */
  access_needs_date: string | null;
  /** Why they are called no more, as they were told; null otherwise. */
  withdraw_reason: string | null;
  /** When the row was made. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
  /** Their time as the company plans it, told or not; null without one. */
  slot_id: string | null;
}

/** The last number of each year, of invoices and credit notes alike. Its row is held by whoever issues one, so that no number is left out. */
export interface InvoiceCountersTable {
  /** Of the day of issue; numbers begin anew. */
  year: number;
  /** 0 before the first. */
  last: Generated<number>;
}

/** What a company is sent about an invoice, in words, and the document it becomes. */
export interface InvoicePapersTable {
  /** That of the invoice, the credit note or the reminder. */
  id: string;
  /** About which. */
  invoice_id: string;
  /** invoice, credit_note or reminder. */
  kind: 'invoice' | 'credit_note' | 'reminder';
  /** The snapshot that is printed (server/documents/bill). */
  words: unknown;
  /** The document, once it is made and sent. */
  document_id: string | null;
  /** Until when a process is printing it. */
  claimed_until: string | null;
  /** When administrators were told that a text in it cannot be printed. */
  unprintable_date: string | null;
  /** When it was written. */
  created_date: string;
}

/** Money that came in for an invoice, or went back. Rows are added and nothing else. */
export interface InvoicePaymentsTable {
  /** Identity, and the cause of its voucher. */
  id: Generated<string>;
  /** For which. */
  invoice_id: string;
  /** payment from the company, repayment to it, or taken_back: a payment that was registered here by mistake. */
  kind: 'payment' | 'repayment' | 'taken_back';
  /** Day on which it was in the bank, ISO. */
  paid_on: string;
  /** In öre. */
  amount_ore: Ore;
  /** What the bank calls it: the same is registered once. */
  reference: string;
  /** Who registered it; null for what the bank's file told. Kept by number when the account is gone. */
  account_id: string | null;
  /** Name at that time. */
  actor_name: string;
  /** When it was registered. */
  created_date: string;
  /** Of what is taken back the payment, which is taken back once; null for every other. */
  takes_back: string | null;
  /** Of what is taken back why, for administrators and accountants; null for every other. */
  reason: string | null;
}

/** Each time that a company was asked again. Rows are added and nothing else. */
export interface InvoiceRemindersTable {
  /** Identity, and the cause of the vouchers of its fee and interest. */
  id: Generated<string>;
  /** Of which. */
  invoice_id: string;
  /** Day, ISO; interest is charged until the day before. */
  reminded_on: string;
  /** What is charged for reminding; 0 where no fee was agreed. */
  fee_ore: Ore;
  /** Late interest since the reminder before, or the last day to pay. */
  interest_ore: Ore;
  /** How it was worked out, by time and rate (domain/invoice/late-interest.ts). */
  interest: unknown;
  /** Who reminded; kept by number when the account is gone. */
  account_id: string;
  /** Name at that time. */
  actor_name: string;
  /** When it was made. */
  created_date: string;
}

/** What a company is asked to pay. What is open of it is asked of the books (vouchers, by its id). */
export interface InvoicesTable {
  /** Identity, and the subject of its vouchers. */
  id: Generated<string>;
  /** Who pays. */
  company_id: string;
  /** What it is for. */
  project_id: string;
  /** The charges that stand on it, in the order of its parts. */
  charge_ids: string[];
  /** They may stand on another: it was discarded, or credited to be invoiced anew. */
  charges_released: Generated<boolean>;
  /** State; see domain/invoice/invoice.workflow.ts. */
  status: 'draft' | 'checked' | 'discarded' | 'issued' | 'paid' | 'credited' | 'written_off';
  /** The company's own reference; empty where none is written. */
  reference: Generated<string>;
  /** The company's order number; empty where none is written. */
  order_reference: Generated<string>;
  /** Without a gap by year, shared with credit notes; given by trigger as it is issued. */
  number: string | null;
  /** Day of issue, ISO. */
  issued_on: string | null;
  /** Last day to pay, ISO. */
  due_on: string | null;
  /** Who sold what to whom and for what, as it was issued (contract/invoice.ts); null for a draft, which is worked out from its charges. */
  content: Generated<unknown>;
  /** What it asked for as it was issued, with VAT. */
  total_ore: Ore | null;
  /** When its document was sent. */
  sent_date: string | null;
  /** When the company was told that the last day to pay was over. */
  overdue_date: string | null;
  /** When the company was last reminded. */
  reminded_date: string | null;
  /** When it was handed to others to collect. */
  collection_date: string | null;
  /** When the draft was made. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
}

/** Announcements that talents have put aside for themselves. Nobody else sees it. */
export interface KeptAnnouncementsTable {
  /** Who. */
  talent_id: string;
  /** Which. */
  announcement_id: string;
  /** When they were told that it closes the day after; null for not yet. */
  reminded_date: string | null;
  /** When the row was made. */
  created_date: Generated<string>;
}

/** Calls that were made under an Idempotency-Key, for a day, so that none is done twice. */
export interface KeptAnswersTable {
  /** Identity. */
  id: Generated<string>;
  /** Who called; null for a key. */
  account_id: string | null;
  /** The key that called; null for a person. */
  api_key_id: string | null;
  /** SHA-256 of the Idempotency-Key. */
  token_hash: string;
  /** SHA-256 of the route, whom it was made for and what was sent: another call under the same key is refused. */
  call_hash: string;
  /** running: it is being done, or whoever did it died. kept: the answer is here. not_kept: it was done, and the answer was too long. */
  state: 'running' | 'kept' | 'not_kept';
  /** What was answered, sealed: it may hold anything that the caller may read. */
  answer_sealed: Buffer | null;
  /** When the call came; a day later it is forgotten. */
  created_date: string;
}

/** The right of an administrator to act for one company or one talent for a while. */
export interface MandatesTable {
  /** Identity; requests name it in the header Acting-For. */
  id: Generated<string>;
  /** The administrator; null when the account is gone. */
  account_id: string | null;
  /** The company that is acted for. */
  company_id: string | null;
  /** The talent who is acted for. */
  talent_id: string | null;
  /** The one project that it holds in; null for all that the company or the talent has. */
  project_id: string | null;
  /** State; see domain/mandate/mandate.workflow.ts. */
  status: 'held' | 'ended';
  /** Why, as the administrator says; whoever is acted for reads it. */
  reason: string;
  /** When it ends by itself. */
  ends_date: string;
  /** From when. */
  created_date: Generated<string>;
  /** When it last changed. */
  updated_date: Generated<string>;
}

/** Pictures of talents, as files under public/{timestamp-random}.{ext} of the bucket profile-media. */
export interface MediaTable {
  /** Identity. */
  id: Generated<string>;
  /** Who is in the picture; the row goes with the profile. */
  talent_id: string;
  /** Path inside the bucket; never written twice. */
  path: string;
  /** Pixels. */
  width: number;
  /** Pixels. */
  height: number;
  /** Order in the profile, from 0; the first is the main portrait. */
  position: number;
  /** When the row was made. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
  /** False for a picture that companies do not see until a person has looked at it. */
  is_shown: Generated<boolean>;
}

/** A file on its way into a message; from then on it is a private file. */
export interface MessageUploadsTable {
  /** Identity. */
  id: Generated<string>;
  /** The candidate or the project of its thread. */
  subject_id: string;
  /** Who sent it, and alone may make it part of a message. */
  account_id: string;
  /** Path in the file store. */
  path: string;
  /** Media type, told by us. */
  content_type: string;
  /** Size. */
  bytes: number;
  /** SHA-256 of the bytes in lower-case hex. */
  sha256: string;
  /** When it was sent; an hour later it is no more. */
  created_date: Generated<string>;
}

/** What stands in a bell: of a talent, of a company (all its members), or of the administrators. */
export interface NoticesTable {
  /** Identity. */
  id: Generated<string>;
  /** talent, company or admin. */
  audience: 'talent' | 'company' | 'admin';
  /** Which talent is told. */
  talent_id: string | null;
  /** Which company is told. */
  company_id: string | null;
  /** The event it came from; null for what no event of a lifecycle tells. */
  event_id: number | null;
  /** Swedish heading. */
  title: string;
  /** Swedish sentence. */
  message: string;
  /** The event type, or a name of its own where there is no event. */
  type: string;
  /** project_activated for an activation notice, otherwise null (spec, section 3). */
  notification_type: string | null;
  /** False means unread. */
  read: Generated<boolean>;
  /** The project it is about. */
  related_project_id: string | null;
  /** The candidate it is about. */
  related_candidate_status_id: string | null;
  /** When the row was made. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
}

/** Options (holds) of companies on the days of talents. They block no days; bookings do. */
export interface OptionsTable {
  /** Identity. */
  id: Generated<string>;
  /** Place in the line, given while the talent is locked, so that it is the order in which options became visible. */
  number: ColumnType<number, never, never>;
  /** For which request. */
  candidate_id: string;
  /** The project. */
  project_id: string;
  /** The role. */
  role_id: string;
  /** Who has the option. */
  company_id: string;
  /** Whose days. */
  talent_id: string;
  /** The days of the terms that were said yes to; two roles with gaps between their days need not be in each other's way. */
  days: string;
  /** 1 for the first in line on any of its days; what both sides were last told. */
  rank: number;
  /** State, see domain/option/option.workflow.ts. */
  status: 'open' | 'challenged' | 'confirmed' | 'released' | 'lapsed';
  /** From when it does not hold any more. */
  ends_date: string;
  /** When this company challenged the one before it; null for never. */
  challenge_date: string | null;
  /** From when the last challenge to it is lost; null for who was never challenged. */
  challenged_until: string | null;
  /** When the row was made. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
}

/** Everything that leaves the house: mails, later also files to banks, calls to other systems, pushes. Written in the transaction that causes it, sent afterwards. */
export interface OutboxTable {
  /** Identity; the same at every attempt, so a receiver can tell a repetition. The Message-ID of a mail. */
  id: Generated<string>;
  /** Which declaration says how it is sent (server/outbox/kinds.ts). */
  kind: string;
  /** One entry for each key, such as event and recipient; null for what stands alone. */
  dedupe_key: string | null;
  /** Where it goes: the address of a mail. Emptied a month after it was sent or given up. */
  recipient: string;
  /** What it says, as data; rendered when it is sent. Emptied when it has been handed over or given up, since codes and names are in it; kept where nothing leaves the house. */
  content: Generated<unknown>;
  /** waiting, sent, dead (tried as often as its kind allows), given_up (an administrator has written it off). */
  state: Generated<'waiting' | 'sent' | 'dead' | 'given_up'>;
  /** When it came into its state. */
  state_date: Generated<string>;
  /** How often sending has been begun since it was last put to wait. */
  attempts: Generated<number>;
  /** Not to be tried before: moved on by each failure, and while it is being sent to where its lease runs out. */
  next_attempt_date: Generated<string>;
  /** Of whoever is sending it now, and new at each claim; only its holder may say how it went. Void after next_attempt_date. */
  lease: string | null;
  /** What the last failure was called, as codes; never what a server said, since that may hold the address. */
  last_error: string | null;
  /** The administrator who last had it tried again or gave it up. */
  handled_by: string | null;
  /** When the row was made. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
}

/** Keys of phones, computers and security keys that sign in without a password (WebAuthn). */
export interface PasskeysTable {
  /** Identity. */
  id: Generated<string>;
  /** Whose key; goes with the account. */
  account_id: string;
  /** The identity that the authenticator gave it, base64url. */
  credential_id: string;
  /** Public key, COSE. */
  public_key: Buffer;
  /** Highest signature counter seen; 0 for authenticators that keep none. */
  counter: Generated<number>;
  /** How the browser may reach the authenticator: internal, hybrid, usb and so on. */
  transports: Generated<string[]>;
  /** What its owner calls it. */
  name: string;
  /** True when it is synchronised between devices. */
  is_backed_up: Generated<boolean>;
  /** When it last signed in; null before. */
  last_used_date: string | null;
  /** When the row was made. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
}

/** The link that lets somebody choose a new password. One for an account: a new mail kills the earlier one, a use ends it. */
export interface PasswordResetTokensTable {
  /** Whose password; goes with the account. */
  account_id: string;
  /** Identity, new with each mail. */
  id: Generated<string>;
  /** SHA-256 of the random token in the link. */
  token_hash: string;
  /** After this the link is dead. */
  expires_date: string;
  /** When the row was made. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
}

/** Talents who are paid, by a number that the documents written for them are counted under. */
export interface PayeesTable {
  /** Who. */
  talent_id: string;
  /** Stands in the numbers of their documents. It says nothing of anybody. */
  number: ColumnType<number, never, never>;
}

/** Each time that sealed numbers were read in plain. Rows are added and nothing else. */
export interface PaymentDetailsReadingsTable {
  /** Identity. */
  id: Generated<string>;
  /** Whose numbers. No foreign key: that they were read stays known when the talent is gone. */
  talent_id: string;
  /** Who read them; null for the system itself. */
  reader_account_id: string | null;
  /** Why, in words. */
  reason: string;
  /** When. */
  created_date: Generated<string>;
}

/** What stands in a batch, frozen as it was made. Rows are only added. */
export interface PayoutBatchLinesTable {
  /** Identity; what the books call the cause of what is sent and comes back. */
  id: Generated<string>;
  /** The batch. */
  batch_id: string;
  /** What is paid. */
  payout_id: string;
  /** From 1, in the order of the file. */
  position: number;
  /** Of the payee, as the bank is told. */
  name: string;
  /** Where the payee lives, as banks ask. */
  city: string;
  /** What the payee reads on the account. */
  reference: string;
  /** A wage, which banks are told apart from other payments. */
  is_wage: boolean;
  /** How much. */
  amount_ore: Ore;
  /** Keyed hash of the account that it goes to. Null for lines from before it was kept. */
  account_hash: string | null;
}

/** Payouts that go to the bank together. */
export interface PayoutBatchesTable {
  /** Identity. */
  id: Generated<string>;
  /** What people and the bank call it. */
  number: Generated<number>;
  /** State; see domain/batch/batch.workflow.ts. */
  status: 'made' | 'exported' | 'confirmed' | 'discarded';
  /** Banking day on which the bank is to pay, ISO. */
  execution_on: string;
  /** Who pays and from which account, as it was when the batch was made. */
  debtor: unknown;
  /** The accounts of all payees by payout, sealed (server/sealed). Opened by batch-accounts.ts alone. */
  accounts_sealed: Buffer;
  /** How many are in it. */
  payout_count: number;
  /** What they come to. */
  total_ore: Ore;
  /** Account of whoever put it together; kept by number when the account is gone. */
  made_by: string;
  /** Their name at that time. */
  made_by_name: string;
  /** When. */
  created_date: string;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
}

/** The last number of each talent, series and year. Its row is held by who takes a number, so that none is left out. */
export interface PayoutCountersTable {
  /** Whose. */
  talent_id: string;
  /** SJ: invoices that we write for the talent. LB: payslips. */
  series: 'SJ' | 'LB';
  /** In which the documents are written; numbers begin anew. */
  year: number;
  /** From 1. */
  last: number;
}

/** What one charge pays to the talent. */
export interface PayoutsTable {
  /** Identity; what the books call what is settled. */
  id: Generated<string>;
  /** What is paid for; each once. */
  charge_id: string;
  /** The assignment. */
  candidate_id: string;
  /** Who is paid. */
  talent_id: string;
  /** State, with stopped_by; see domain/payout/payout.workflow.ts. */
  status: 'planned' | 'prepared' | 'approved' | 'in_batch' | 'sent' | 'paid' | 'failed';
  /** talent or admin while it is stopped; otherwise null. */
  stopped_by: 'talent' | 'admin' | null;
  /** What an administrator last said to the talent: why it was stopped, goes on, or what the bank said. */
  reason: string | null;
  /** What the talent objects to; the last words of theirs. */
  objection: string | null;
  /** The latest day of payment, ISO. */
  due_on: string;
  /** The day after which it is at risk; see domain/payout/payout-risk.ts. */
  calm_until: string;
  /** Day on which it was planned; from the next on the talent is asked for an account that is missing. */
  planned_on: string;
  /** When the talent was asked for account and form of tax; null for never. */
  details_asked_date: string | null;
  /** When the talent was reminded of them as the day was near; null for never. */
  details_reminded_date: string | null;
  /** When administrators heard that it is at risk; null for never. */
  warned_date: string | null;
  /** When its figures were settled; null before. */
  prepared_date: string | null;
  /** invoice, umbrella or wage; null before the figures are settled. */
  way: 'invoice' | 'umbrella' | 'wage' | null;
  /** As it was when they were settled. */
  tax_form: string | null;
  /** The talent's side of the price, line by line. */
  price: Generated<unknown>;
  /** Of a wage, before tax; null for who sends an invoice. */
  gross_ore: Ore | null;
  /** Tax withheld. */
  tax_ore: Ore | null;
  /** Employer contributions on it. */
  contributions_ore: Ore | null;
  /** VAT that the talent charges. */
  vat_ore: Ore | null;
  /** What the talent keeps, without VAT. */
  net_ore: Ore | null;
  /** What leaves our account. */
  amount_ore: Ore | null;
  /** Of the self-billing invoice or the payslip: SJ-17-2026-0001. */
  number: string | null;
  /** Last day to object to the self-billing invoice, ISO; null for a wage. */
  object_by: string | null;
  /** The self-billing invoice or payslip; null until it is printed. */
  document_id: string | null;
  /** Until when a process is printing it; null while none is. */
  printing_until: string | null;
  /** Account of whoever approved it last; kept by number when the account is gone. */
  approved_by: string | null;
  /** Their name at that time. */
  approved_by_name: string | null;
  /** Account of whoever put it in its batch: never who approved it. */
  batched_by: string | null;
  /** The batch it is in, or was sent with. */
  batch_id: string | null;
  /** Banking day on which the money left; null before. */
  sent_on: string | null;
  /** When it was planned. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
  /** Keyed hash of the account that the bank last sent it back from, empty where it was not kept; null where it was not the account's fault, or it never came back. What its talent is paid waits for another. */
  sent_back_account_hash: string | null;
  /** The version of the account (talent_payment_details) that it was approved for; null before. */
  approved_account: string | null;
}

/** Who we are on invoices and in files, by the day from which it holds. Rows are never changed or removed. */
export interface PlatformDetailsTable {
  /** From 1, in the order in which they were written; two administrators at once cannot take the same. */
  version: number;
  /** First day on which it holds, ISO; of two for the same day the later version does. */
  valid_from: string;
  /** As it is registered. */
  name: string;
  /** Ten digits. */
  org_number: string;
  /** SE, ten digits and 01. */
  vat_number: string;
  /** Street and number. */
  address_line: string;
  /** Five digits. */
  postcode: string;
  /** Of the address. */
  city: string;
  /** Where the board sits, as it is registered. */
  seat: string;
  /** Where customers write about invoices. */
  email: string;
  /** Where they call. */
  phone: string;
  /** Where customers pay; digits. */
  bankgiro: string;
  /** The account that payouts are paid from. */
  iban: string;
  /** Its bank. */
  bic: string;
  /** Approved for F-tax, which every invoice says. */
  has_f_tax: boolean;
  /** Who wrote it; kept by number when the account is gone. Null for what nobody wrote by hand. */
  account_id: string | null;
  /** Name at that time. */
  actor_name: string;
  /** In their own words. */
  why: string;
  /** When it was written. */
  created_date: string;
}

/** Somebody who has opened a presentation with link and code, by the name that they say. */
export interface PresentationGuestsTable {
  /** Identity. */
  id: Generated<string>;
  /** The presentation. */
  presentation_id: string;
  /** By which of its links. */
  link_number: number;
  /** SHA-256 of the random value in the cookie of their browser. */
  device_hash: string;
  /** What they call themselves. */
  name: string;
  /** When they first came. */
  first_date: string;
  /** When they last looked. */
  last_date: string;
}

/** What a guest has looked at, and when. */
export interface PresentationLooksTable {
  /** The guest. */
  guest_id: string;
  /** At whom. */
  person_id: string;
  /** person or tape. */
  what: 'person' | 'tape';
  /** How often. */
  times: Generated<number>;
  /** When first. */
  first_date: string;
  /** When last. */
  last_date: string;
}

/** Somebody in a presentation, and what of them is shown. Who may not be shown any longer stands here and is left out of every answer. */
export interface PresentationPeopleTable {
  /** Identity, by which guests know them. */
  id: Generated<string>;
  /** The presentation. */
  presentation_id: string;
  /** Who it is, for which role. */
  candidate_id: string;
  /** Place in the order, from 0. */
  position: number;
  /** Words of the company about them, which the client reads. */
  words: Generated<string>;
  /** Pictures of theirs (media) that are shown, in order; one that is deleted is shown no more. */
  media_ids: Generated<string[]>;
  /** Recordings of theirs that are shown, in order; one that is deleted is shown no more. */
  recording_ids: Generated<string[]>;
}

/** What a guest says of somebody. */
export interface PresentationVotesTable {
  /** The guest. */
  guest_id: string;
  /** Of whom. */
  person_id: string;
  /** yes, maybe or no; null while there is a comment alone. */
  vote: 'yes' | 'maybe' | 'no' | null;
  /** In their words, for the company. */
  comment: Generated<string>;
  /** When they first said something. */
  created_date: string;
  /** When they last changed it. */
  updated_date: string;
}

/** People whom a company shows to its client, who has no account. */
export interface PresentationsTable {
  /** Identity. */
  id: Generated<string>;
  /** Whose project it is. */
  company_id: string;
  /** The project. */
  project_id: string;
  /** What the client reads over it. */
  title: string;
  /** Words to the client. */
  greeting: Generated<string>;
  /** State; see domain/presentation/presentation.workflow.ts. */
  status: 'draft' | 'shared' | 'ended';
  /** Last day on which its link is good. */
  ends_on: string;
  /** Whether the client reads the fee of each. */
  shows_fee: Generated<boolean>;
  /** Counts edits, so that nobody overwrites what somebody else has just written. */
  revision: Generated<number>;
  /** Counts links; guests of an earlier one see nothing any more. */
  link_number: Generated<number>;
  /** SHA-256 of the token of the link; null when there is none that is good. */
  token_hash: string | null;
  /** SHA-256 of token and code together, so that neither is found from what is kept here. */
  code_hash: string | null;
  /** When it was first shared. */
  shared_date: string | null;
  /** When it ended. */
  ended_date: string | null;
  /** When it was begun. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
}

/** A file that only some may have. Whom it belongs to is told here; its bytes are in the file store. */
export interface PrivateFilesTable {
  /** Identity. */
  id: Generated<string>;
  /** What kind of thing it belongs to, such as document. The policy of that noun decides who may have it. */
  noun: string;
  /** The thing it belongs to. No foreign key, since it differs by noun; who deletes the thing deletes its files. */
  subject_id: string;
  /** What it is to that thing, such as original or signed. */
  kind: string;
  /** Path in the file store; never written twice. */
  path: string;
  /** What it is called when it is saved, as whoever made it called it. */
  name: string;
  /** Media type, in lower case and without parameters. */
  content_type: string;
  /** Size, as counted when it was kept. */
  bytes: number;
  /** SHA-256 of the bytes in lower-case hex, as counted when it was kept, and held against them when they are given out. */
  sha256: string;
  /** When the row was made. */
  created_date: Generated<string>;
  /** Since when nobody may have it; the daily job removes the bytes and then the row. */
  deleted_date: string | null;
}

/** Up to where each of those booked has read the thread of a project. */
export interface ProjectChatReadersTable {
  /** The thread. */
  chat_id: string;
  /** Who reads. */
  talent_id: string;
  /** Up to which number they have read. */
  read_number: Generated<number>;
  /** When they did. */
  read_date: string | null;
  /** When they get a mail about what they have not read by then; null for none. */
  mail_date: string | null;
  /** When the guardians of a talent under 18 get what was written; null for nothing to send. */
  guardian_mail_date: string | null;
  /** Up to which number the guardians have got it. */
  guardian_mailed: Generated<number>;
}

/** A thread: of a candidate with the company, or from the company to all who are booked in a project. */
export interface ProjectChatsTable {
  /** Identity. */
  id: Generated<string>;
  /** The project. */
  project_id: string;
  /** The talent of a candidate's thread; null for that of a project. */
  talent_id: string | null;
  /** When the row was made. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
  /** Whose thread it is; null for that of a project. */
  candidate_id: string | null;
  /** The company of the project. */
  company_id: string;
  /** Number of the newest message; they are numbered from 1 without gaps. */
  last_number: Generated<number>;
  /** When the newest message was sent. */
  last_date: string | null;
  /** Number of the newest message from the company; 0 for none. */
  company_wrote: Generated<number>;
  /** Number of the newest message from the talent; 0 for none. */
  talent_wrote: Generated<number>;
  /** Up to which number somebody of the company has read. */
  company_read: Generated<number>;
  /** When they did. */
  company_read_date: string | null;
  /** Up to which number the talent has read, in a candidate's thread. */
  talent_read: Generated<number>;
  /** When they did. */
  talent_read_date: string | null;
  /** When the company gets a mail about what it has not read by then; null for none. */
  company_mail_date: string | null;
  /** The same for the talent. */
  talent_mail_date: string | null;
  /** When the guardians of a talent under 18 get what was written; null for nothing to send. */
  guardian_mail_date: string | null;
  /** Up to which number the guardians have got it. */
  guardian_mailed: Generated<number>;
  /** The candidate or the project, whichever it is of; by this the screens know it. */
  subject_id: ColumnType<string, never, never>;
  /** True while the talent has written something that nobody of the company has read. */
  company_unread: ColumnType<boolean, never, never>;
}

/** Projects of new companies that a person reads before people are asked. */
export interface ProjectChecksTable {
  /** Identity. */
  id: Generated<string>;
  /** The project; a project is read once. */
  project_id: string;
  /** Whose it is. */
  company_id: string;
  /** State; see domain/project-check/project-check.workflow.ts. */
  status: 'waiting' | 'approved' | 'changes_asked' | 'refused' | 'ended';
  /** What has to be otherwise, or why it was refused; null otherwise. */
  reason: string | null;
  /** Who decided last, by name at that time. */
  decided_by_name: string | null;
  /** Since when it waits to be read. */
  waits_since: string;
  /** When the company opened its casting. */
  created_date: Generated<string>;
  /** When it last changed. */
  updated_date: Generated<string>;
}

/** Days of work of a project; each becomes a booking for everybody approved. */
export interface ProjectDatesTable {
  /** Identity. */
  id: Generated<string>;
  /** The project. */
  project_id: string;
  /** work, fitting, rehearsal, travel or reserve. */
  kind: Generated<'work' | 'fitting' | 'rehearsal' | 'travel' | 'reserve'>;
  /** First day, ISO. */
  starts_on: string;
  /** Last day, ISO. */
  ends_on: string;
  /** When the row was made. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
}

/** Every change of a project in terms of who, when, field, old and new. */
export interface ProjectEditLogsTable {
  /** Identity. */
  id: Generated<string>;
  /** The project. */
  project_id: string;
  /** The event it came from; null for an edit of fields. */
  event_id: number | null;
  /** The event, or project.edit for an edit of fields. */
  type: string;
  /** talent, company, admin or system. */
  actor_role: 'company' | 'talent' | 'admin' | 'system' | 'guardian';
  /** Name at that time. */
  actor_name: string;
  /** Whom or what it concerns, in words: a talent and role, or empty. */
  subject: Generated<string>;
  /** Which field changed. */
  field: string;
  /** Value before, as text. */
  old_value: string | null;
  /** Value after, as text. */
  new_value: string | null;
  /** When the row was made. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
  /** The mandate under which an administrator did it for somebody; null otherwise. */
  mandate_id: string | null;
}

/** What is said in a thread; the ProjectMessage of the spec. */
export interface ProjectMessagesTable {
  /** Identity. */
  id: Generated<string>;
  /** The thread. */
  chat_id: string;
  /** Its project, for lists of a company. */
  project_id: string;
  /** Its talent, for lists of a talent; null where it is to all who are booked. */
  talent_id: string | null;
  /** Who wrote; null when the account is gone. */
  sender_account_id: string | null;
  /** Whom it is to: the talent's account, or the account of the company's owner; null for a message to all, and when the account is gone. */
  recipient_id: string | null;
  /** The words. */
  body: string;
  /** When it was sent. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
  /** Its place in the thread, from 1 without gaps. */
  number: number;
  /** talent or company. */
  sender_side: 'talent' | 'company';
  /** Why an administrator has hidden what was written, as both sides read it in its place; null for what stands. */
  hidden_reason: string | null;
  /** When. */
  hidden_date: string | null;
  /** Who did; null too when the account is gone. */
  hidden_by: string | null;
}

/** A role to fill. */
export interface ProjectRolesTable {
  /** Identity. */
  id: Generated<string>;
  /** The project. */
  project_id: string;
  /** Number of the role in its project, from 0. */
  role_index: number;
  /** What the role is called. */
  title: string;
  /** Who the role is, read by asked talents. */
  description: Generated<string>;
  /** How many people. */
  headcount: Generated<number>;
  /** Who is looked for: the query of the talent search (text, wishes, unknown). */
  wanted: Generated<unknown>;
  /** When the row was made. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
  /** What is agreed for the role; its days and rights are null where they are those of the project (domain/terms/written-terms.ts). */
  terms: Generated<unknown>;
  /** From 1; raised when the terms change although people were asked for the role. */
  terms_version: Generated<number>;
}

/** Projects without people and days that a company begins new ones with. */
export interface ProjectTemplatesTable {
  /** Identity. */
  id: Generated<string>;
  /** Whose it is. */
  company_id: string;
  /** What the company calls it. */
  name: string;
  /** The same in one form, by which two names are one. */
  name_key: string;
  /** The form of a project as it is written, without dates. */
  form: unknown;
  /** When it was saved. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
}

/** A need of a company, from draft to done. An order is a project of kind order. */
export interface ProjectsTable {
  /** Identity. */
  id: Generated<string>;
  /** Whose project. */
  company_id: string;
  /** project or order. */
  kind: Generated<'project' | 'order'>;
  /** What the project is called. */
  title: Generated<string>;
  /** Id of the vocabulary: reklamfilm, teater and so on. */
  production_type: string | null;
  /** The brief, read by asked talents. */
  description: Generated<string>;
  /** Where the work is: SCB code. */
  municipality_id: string | null;
  /** Address or studio, in words. */
  place: Generated<string>;
  /** Where the material will be shown, ids of the vocabulary. */
  usage_media: Generated<string[]>;
  /** Where in the world, id of the vocabulary. */
  usage_territory: string | null;
  /** For how many months from the first publication; null when not said. */
  usage_months: number | null;
  /** Besked senast: the day by which everybody asked has an answer. */
  decision_by: string | null;
  /** State, moved by the project workflow only. */
  status: 'draft' | 'casting' | 'active' | 'completed' | 'cancelled';
  /** Step 1 to 5, moved by the project workflow only. */
  current_step: 1 | 2 | 3 | 4 | 5;
  /** Why the project was cancelled, as told to those asked. */
  cancel_reason: string | null;
  /** Counts edits, so that two people editing at once find out. */
  revision: Generated<number>;
  /** When the row was made. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
  /** Last day of work, ISO; follows from project_dates. */
  work_ends_on: string | null;
  /** When the company was asked to confirm that the work is done. */
  completion_asked_date: string | null;
  /** Last day for the company to say that it is not; the work counts as done the day after. */
  completes_on: string | null;
  /** When the company is reminded next of agreements that it has not signed; null when it is not. */
  sign_remind_date: string | null;
  /** The last ISO day on which the company was mailed about rights that end; null for never. */
  rights_told_on: string | null;
  /** Of an order: all is booked when everybody asked has said yes, each whoever has. */
  acceptance: Generated<'all' | 'each'>;
  /** What the company writes to everybody whom it asks, while it is being written; each request keeps its own. */
  greeting: Generated<string>;
}

/** How often something was tried, for all processes. */
export interface RateLimitsTable {
  /** Name of the limit and a keyed hash of whom it counts, cut short where anybody could make up ever new ones. */
  key: string;
  /** Tries in the running window. */
  points: Generated<number>;
  /** End of the window in ms since 1970. */
  expire: number | null;
}

/** What administrators did to the figures. Rows are never changed or removed, and stay when an account goes. */
export interface RateLogTable {
  /** Order of what was done. */
  id: ColumnType<number, never, never>;
  /** Which figure. */
  rate_id: string;
  /** added or taken_back. */
  act: 'added' | 'taken_back';
  /** Who did it; kept by number when the account is gone. */
  account_id: string;
  /** Name at that time. */
  actor_name: string;
  /** In their own words. */
  why: string;
  /** What held on the first day of the figure until this was done; null where nothing did. */
  value_before: number | null;
  /** What holds on that day from then on; null where nothing does. */
  value_after: number | null;
  /** When it was done. */
  created_date: string;
}

/** The figures prices are worked out with, each from a day on until the next of the same key. Kept by the administrator. */
export interface RatesTable {
  /** Which figure, and so in what it is measured (domain/price/rates.ts). */
  key: string;
  /** First day on which it holds, ISO. */
  valid_from: string;
  /** Basis points, öre or years, by its key. */
  value: number;
  /** Where the figure comes from, for people. */
  source: string;
  /** True for a cautious default that somebody has to confirm (docs/to-confirm.md). */
  is_uncertain: Generated<boolean>;
  /** When the row was made. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
  /** Identity. */
  id: Generated<string>;
  /** When it was taken back, before it had begun; null for one that stands. */
  taken_back_date: string | null;
}

/** A film or a sound that a talent sends. Its bytes stand in DATA_DIR/uploads while they come, and are private files once they are prepared. */
export interface RecordingsTable {
  /** Identity, made by who sends, so that beginning twice is beginning once. */
  id: string;
  /** Whose it is. */
  talent_id: string;
  /** What it is for: an audition, or the profile. */
  purpose: 'self_tape' | 'showreel' | 'voice';
  /** Of a self-tape, the invitation that it answers. */
  invitation_id: string | null;
  /** Which take, from 1; of the profile, which in order. */
  position: number;
  /** The one in whose place it comes once it is whole. */
  replaces_id: string | null;
  /** State; see domain/recording/recording.workflow.ts. */
  status: 'receiving' | 'received' | 'preparing' | 'ready' | 'refused' | 'deleted';
  /** Size that was told when it was begun; no more is taken, and with less it is not whole. */
  bytes: number;
  /** What was found in it. */
  kind: 'video' | 'audio' | null;
  /** How long it is, in milliseconds. */
  duration_ms: number | null;
  /** Width of the picture as it is shown, in pixels; null for sound. */
  width: number | null;
  /** Height of the picture as it is shown, in pixels; null for sound. */
  height: number | null;
  /** Whether every browser of today plays what is kept. */
  plays_everywhere: Generated<boolean>;
  /** Why it was refused; null unless it was. */
  refused_for: 'not_media' | 'no_duration' | 'too_long' | 'no_picture' | 'no_sound' | 'unreadable' | null;
  /** How much of the preparation is done, in percent. */
  progress: Generated<number>;
  /** When sending began: what is held against a deadline. */
  begun_date: string;
  /** When it is given up unless more of it comes. */
  stale_date: string;
  /** When it was whole. */
  received_date: string | null;
  /** When it is deleted by itself; null while nothing has ended what it was sent for. */
  delete_date: string | null;
  /** Which claim prepares it. */
  lease: string | null;
  /** Until when that claim holds, by the clock of the database. */
  lease_until: string | null;
  /** How often its preparation was begun. */
  attempts: Generated<number>;
  /** When the row was made. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
  /** What the talent calls it, on the profile; empty for a tape of an audition. */
  caption: Generated<string>;
  /** Whether companies may see it; false for what was added to a profile until a person has looked at it. */
  is_shown: Generated<boolean>;
}

/** What the job that ends what has been kept long enough did, a row for each run and class. */
export interface RetentionRunsTable {
  /** Identity. */
  id: Generated<string>;
  /** The class of data, as domain/retention names it. */
  class: string;
  /** When the run looked. */
  started_date: string;
  /** How long the class took, in milliseconds. */
  took_ms: number;
  /** How many were over. */
  looked_at: number;
  /** How many rows were deleted, emptied or detached. */
  ended: number;
  /** How many could not be ended and are tried again by the next run. */
  broken: number;
  /** False when the time of the run was up before all were ended; the next goes on. */
  is_whole: boolean;
}

/** What one side says of the other. The other side reads none of it before the review is published. */
export interface ReviewPartsTable {
  /** The review. */
  review_id: string;
  /** Whose words they are. */
  side: 'company' | 'talent';
  /** From 1 to 5 for each of SCORED in domain/review/review.rules.ts; null for what is from before there were scores. */
  scores: Generated<unknown>;
  /** As they stand now; may be empty. */
  words: string;
  /** For the administrators alone; may be empty. */
  note: string;
  /** Name of whoever wrote it last, at that time. */
  written_by: string;
  /** How many times it was written: who changes it says which they saw. */
  revision: number;
  /** What the other side says of it; null until it does, and then for good. */
  reply: string | null;
  /** Why an administrator has hidden it; null while it is not. */
  hidden_reason: string | null;
  /** When it was first written. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
}

/** What company and talent say of each other after an assignment; each part is a row of review_parts. */
export interface ReviewsTable {
  /** Identity. */
  id: Generated<string>;
  /** The assignment; one review each. */
  candidate_id: string;
  /** The project. */
  project_id: string;
  /** The company. */
  company_id: string;
  /** The talent. */
  talent_id: string;
  /** State; see domain/review/review.workflow.ts. */
  status: 'open' | 'published' | 'lapsed';
  /** Instant after which nobody writes any more and what there is can be read. */
  closes_date: string;
  /** When it was opened. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. Shown to nobody: it would tell that the other side has written. */
  updated_date: Generated<string>;
}

/** Talents a company has picked for a role and not asked yet. Nothing of it is seen by the talent. */
export interface RolePicksTable {
  /** The role. */
  role_id: string;
  /** Who was picked. */
  talent_id: string;
  /** The project, for the list of a whole project. */
  project_id: string;
  /** When the row was made. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
}

/** Everybody a watched search has found so far. Who has a row is never told of again, also when they stop fitting and fit once more. */
export interface SavedSearchPeopleTable {
  /** The search. */
  saved_search_id: string;
  /** The person; the row goes with the profile. */
  talent_id: string;
  /** False for those who fitted when the watching began, true for those who came after and were told of. */
  is_new: boolean;
  /** When they were first seen to fit. */
  created_date: string;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
}

/** A search that somebody of a company, or an administrator, has kept to come back to. It is theirs alone, as the mails about it are. */
export interface SavedSearchesTable {
  /** Identity. */
  id: Generated<string>;
  /** Who saved it, and is mailed. */
  account_id: string;
  /** What they call it. */
  name: string;
  /** Who is looked for: the query of the talent search (text, wishes, unknown). */
  query: unknown;
  /** Whether somebody new is told of by mail: off, or at most once a day. */
  notify: Generated<'off' | 'daily'>;
  /** How many fitted when it was last counted. */
  found_count: number;
  /** When that was. */
  counted_date: string;
  /** When the owner last opened it, at first when it was saved. */
  looked_date: string;
  /** Since when saved_search_people holds everybody who has fitted. Null before the first time, and while too many fit to tell of: what is found then is noted without a mail. */
  noted_date: string | null;
  /** The Swedish day on which it was last looked through for the mail; null before the first. */
  checked_on: string | null;
  /** When the last mail about it was queued; null before the first. */
  mailed_date: string | null;
  /** When the row was made. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
}

/** Filters of a list that somebody has kept under a name; theirs alone. */
export interface SavedViewsTable {
  /** Identity. */
  id: Generated<string>;
  /** Whose it is; it goes with the account. */
  account_id: string;
  /** The name of the screen. */
  screen: string;
  /** What it is called, once for each screen, in whatever letters. */
  name: string;
  /** The question of the address, without the page; the screen reads of it what it knows. */
  question: string;
  /** When it was first kept. */
  created_date: string;
}

/** When each job is done next. One row for each, so that of several processes one does it. */
export interface SchedulesTable {
  /** Its name, as jobs.ts of a context has it. */
  job: string;
  /** When it is to be begun next, by the clock of the processes. What was missed while none ran is in the past, and is done once. */
  next_date: string;
  /** Of the process that does it now, and new at each claim. */
  lease: string | null;
  /** Not to be claimed before: the end of the lease, or of the wait after a failure, by the clock of the database. */
  free_from: string | null;
  /** How often it was begun since it was last done; above 0 it is in work, or is to be tried again. */
  attempts: Generated<number>;
}

/** The migrations applied to this database, in the order of their names. */
export interface SchemaMigrationsTable {
  /** The file in server/db/migrations. */
  name: string;
  /** The hash of the file when it was applied; a file may not change after that. */
  sha256: string;
  /** When it was applied. */
  applied_at: Generated<string>;
}

/** Signed-in browsers. The cookies hold the id with its time and a signature, and a refresh token that is changed at each use. */
export interface SessionsTable {
  /** Identity. */
  id: Generated<string>;
  /** Who is signed in; the session goes with the account. */
  account_id: string;
  /** Random secret of the authentication library; it never leaves the server. */
  token: string;
  /** End of the session unless the browser renews it. */
  expires_date: string;
  /** Where it was made, for the list of sessions. */
  ip_address: string | null;
  /** Browser that made it, for the list of sessions. */
  user_agent: string | null;
  /** When the row was made. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
  /** SHA-256 of the refresh token that the browser holds now; null for sessions of fixtures, which cannot be renewed. */
  refresh_hash: string | null;
  /** SHA-256 of the one before, so that a lost answer or a second tab does not end the session. */
  previous_refresh_hash: string | null;
  /** When the browser last renewed it; null before the first time. */
  refreshed_date: string | null;
  /** False when the browser forgets the cookies on closing. */
  is_remembered: Generated<boolean>;
  /** How it was made: password, google, facebook or passkey. */
  method: Generated<'password' | 'google' | 'facebook' | 'passkey'>;
  /** The device it was opened on, as in account_devices; null for sessions of fixtures. Ending the session makes the device a stranger. */
  device_hash: string | null;
}

/** What administrators have set, by key: the newest is what holds. Without one the default does (domain/setting). */
export interface SettingVersionsTable {
  /** Identity; a later version has a higher one. */
  id: ColumnType<number, never, never>;
  /** Which setting. */
  key: string;
  /** What it was set to, one of its values. */
  value: string;
  /** Why, in the words of who set it. */
  why: string;
  /** Who set it; no reference, so that it stays what it was. */
  account_id: string | null;
  /** Their name then. */
  actor_name: string;
  /** From when it holds. */
  created_date: string;
}

/** Who is on a shortlist. Talents never learn of it; the row goes with the list and with the talent. */
export interface ShortlistPeopleTable {
  /** The list. */
  shortlist_id: string;
  /** The person. Whether companies may see them is asked at each reading. */
  talent_id: string;
  /** The owner's own words about the person; empty when there are none. */
  note: Generated<string>;
  /** When the person was added; the order of the list. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
}

/** A named list of people. It belongs to a company and is shared by its members, or to one administrator. */
export interface ShortlistsTable {
  /** Identity. */
  id: Generated<string>;
  /** The company whose list it is; null for the list of an administrator. */
  company_id: string | null;
  /** The administrator whose list it is; null for the list of a company. */
  account_id: string | null;
  /** What the owner calls it. */
  name: string;
  /** The name in lower case by Swedish rules, which the database's own lower() does not know; unique for each owner. */
  name_key: string;
  /** When the row was made. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
}

/** Whom an account of a company has been shown on a day, so that nobody counts twice. Deleted the day after. */
export interface ShownPeopleTable {
  /** Who was shown them. */
  account_id: string;
  /** The Swedish day. */
  day: string;
  /** card: in a list. profile: with all there is. */
  shown_as: 'card' | 'profile';
  /** Who was shown. */
  talent_id: string;
}

/** How many different people that makes, so that they need not be counted each time. */
export interface ShownPeopleDaysTable {
  /** Who was shown them. */
  account_id: string;
  /** The Swedish day. */
  day: string;
  /** card or profile, as above. */
  shown_as: string;
  /** How many so far, over all processes. */
  people: number;
}

/** The companies of which the administrators have been told that day that they were shown as many as may be. */
export interface ShownPeopleToldTable {
  /** Which company. */
  company_id: string;
  /** The Swedish day. */
  day: string;
}

/** How an account may sign in: its password, or a provider. */
export interface SignInMethodsTable {
  /** Identity. */
  id: Generated<string>;
  /** Whose method it is; goes with the account. */
  account_id: string;
  /** credential for a password, otherwise the provider. */
  provider: string;
  /** The identity at the provider; the account id for a password. */
  provider_account_id: string;
  /** argon2id in PHC format; null for providers. */
  password_hash: string | null;
  /** From the provider; unused after sign-in. */
  access_token: string | null;
  /** From the provider; unused after sign-in. */
  refresh_token: string | null;
  /** From the provider; unused after sign-in. */
  id_token: string | null;
  /** End of the access token. */
  access_token_expires_date: string | null;
  /** End of the refresh token. */
  refresh_token_expires_date: string | null;
  /** What the provider let us read. */
  scope: string | null;
  /** When the row was made. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
}

/** What a member may not order alone: asked of a second person of the company. */
export interface SignOffsTable {
  /** Identity. */
  id: Generated<string>;
  /** The company. */
  company_id: string;
  /** What it is about. */
  project_id: string;
  /** State; see domain/sign-off/sign-off.workflow.ts. */
  status: 'asked' | 'approved' | 'refused' | 'withdrawn' | 'outdated';
  /** What is to be done: activate the project, or send the requests of an order. */
  what: 'activate' | 'request';
  /** What it is to be done with, as it was asked. */
  input: unknown;
  /** What it costs the company without VAT, as it was when it was asked. */
  cost_ore: Ore;
  /** Who asks. */
  asked_by: string | null;
  /** Their name, at that time. */
  asked_by_name: string;
  /** Who has said yes or no, by name. */
  decided_by_name: string | null;
  /** Why not. */
  reason: string | null;
  /** When it was asked. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
}

/** Somebody called to an audition who asks for another time, and may stand in line for free ones. */
export interface SlotWishesTable {
  /** Identity. */
  id: Generated<string>;
  /** Whose call it belongs to. */
  invitation_id: string;
  /** The audition. */
  audition_id: string;
  /** Who is called. */
  candidate_id: string;
  /** The project. */
  project_id: string;
  /** Whose project it is. */
  company_id: string;
  /** The talent of the candidate. */
  talent_id: string;
  /** State; see domain/slot-wish/slot-wish.workflow.ts. */
  status: 'open' | 'offered' | 'met' | 'closed';
  /** What they ask for, in their words. */
  words: Generated<string>;
  /** The earliest clock time that suits them (13:00); null for any. */
  after_time: string | null;
  /** The latest clock time by which they must be through; null for any. */
  before_time: string | null;
  /** They want to be offered times that become free. */
  is_in_line: boolean;
  /** The time that is kept for them now. */
  offered_slot_id: string | null;
  /** Until when it is kept; null without an offer. */
  offer_until: string | null;
  /** Times that they were offered and did not take. */
  passed_slot_ids: Generated<string[]>;
  /** Why the company has no other time, as it wrote; null otherwise. */
  answer: string | null;
  /** When they asked, which is their place in the line. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
}

/** One booked person told of one call sheet, and how far they have read it. */
export interface SummonsesTable {
  /** Identity. */
  id: Generated<string>;
  /** The sheet. */
  call_sheet_id: string;
  /** The assignment. */
  candidate_id: string;
  /** The project. */
  project_id: string;
  /** Whose project it is. */
  company_id: string;
  /** Who is told. */
  talent_id: string;
  /** The day of work. */
  day: string;
  /** State; see domain/summons/summons.workflow.ts. */
  status: 'unread' | 'read' | 'ended';
  /** The last version that they have said to have read; 0 for none. */
  read_version: Generated<number>;
  /** When they said so. */
  read_date: string | null;
  /** When the company reminded them last; null for never. */
  reminded_date: string | null;
  /** The evening before, when the system reminds by itself; null when they were told after it. */
  remind_date: string | null;
  /** When the system did; null before. */
  late_reminded_date: string | null;
  /** When the row was made. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
}

/** Companies that a talent has blocked: they neither find nor ask the talent, and their threads are closed. */
export interface TalentBlocksTable {
  /** Who has blocked. */
  talent_id: string;
  /** Whom. */
  company_id: string;
  /** When. */
  created_date: Generated<string>;
}

/** What a talent has done, been taught and been given, as they tell it: at most 200, in their order. */
export interface TalentCreditsTable {
  /** The talent. */
  talent_id: string;
  /** Place in their order, from 0. */
  position: number;
  /** Film, theatre, education …, id of the vocabulary. */
  kind: string;
  /** What the work, the course or the scholarship is called. */
  title: string;
  /** The part played; empty when not told. */
  role: Generated<string>;
  /** Director or photographer; empty when not told. */
  director: Generated<string>;
  /** Who made it, or the school; empty when not told. */
  company: Generated<string>;
  /** The year; null when not told. */
  year: number | null;
  /** Where it can be seen, an https address; empty when not told. */
  link: Generated<string>;
}

/** What a talent speaks, and how well. */
export interface TalentLanguagesTable {
  /** Whose language; goes with the profile. */
  talent_id: string;
  /** Id of the vocabulary. */
  language_id: string;
  /** 1 grundläggande, 2 god, 3 flytande, 4 modersmål. */
  level: number;
  /** When the row was made. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
}

/** Talents that have gone into another: what they were called, and what of their profiles was not taken over. */
export interface TalentMergesTable {
  /** The one that went; an empty row stays for what names it and is never changed. */
  talent_id: string;
  /** The one that stayed, today. */
  into_id: string;
  /** What the one that went was called. */
  name: string;
  /** Its address, at which nobody signs in any more. */
  email: string;
  /** Why, in the words of who decided it. */
  reason: string;
  /** The values of the profile that were not chosen, by part: of the one that went, or of the one that stayed where the other was chosen. */
  left_out: unknown;
  /** How many of each thing came over. */
  moved: unknown;
  /** The administrator who decided it; no reference, so that it stays what it was. */
  account_id: string | null;
  /** Their name then. */
  actor_name: string;
  /** When. */
  created_date: string;
}

/** The notices of talents, under the name of the spec. */
export interface TalentNotificationsTable {
  /** Identity. */
  id: ColumnType<string | null, never, never>;
  /** Who is told. */
  talent_id: ColumnType<string | null, never, never>;
  /** The event it came from. */
  event_id: ColumnType<number | null, never, never>;
  /** Swedish heading. */
  title: ColumnType<string | null, never, never>;
  /** Swedish sentence. */
  message: ColumnType<string | null, never, never>;
  /** The event type. */
  type: ColumnType<string | null, never, never>;
  /** project_activated for an activation notice, otherwise null (spec, section 3). */
  notification_type: ColumnType<string | null, never, never>;
  /** False means unread. */
  read: ColumnType<boolean | null, never, never>;
  /** The project it is about. */
  related_project_id: ColumnType<string | null, never, never>;
  /** The candidate it is about. */
  related_candidate_status_id: ColumnType<string | null, never, never>;
  /** When the row was made. */
  created_date: ColumnType<string | null, never, never>;
  /** When the row last changed; kept by trigger. */
  updated_date: ColumnType<string | null, never, never>;
}

/** How a talent is taxed and paid. Shown to the talent alone; goes with the talent. */
export interface TalentPaymentDetailsTable {
  /** Whose. */
  talent_id: string;
  /** F, FA, A, A_SINK or UMBRELLA; see domain/price/person.ts. */
  tax_form: 'F' | 'FA' | 'A' | 'A_SINK' | 'UMBRELLA';
  /** Registered for VAT. */
  charges_vat: boolean;
  /** Personal or coordination number, sealed (server/sealed). Read by read-in-plain.ts alone. */
  identity_number_sealed: Buffer;
  /** Keyed hash of the number: one person, one account. */
  identity_number_hash: string;
  /** What is shown of it: the birth date. */
  identity_number_masked: string;
  /** The account, sealed. Read by read-in-plain.ts alone. */
  account_sealed: Buffer;
  /** bank, bankgiro or iban. */
  account_kind: 'bank' | 'bankgiro' | 'iban';
  /** The bank by its clearing number; null where that is not known. */
  account_bank: string | null;
  /** What is shown of its number: the last two digits. */
  account_ends_with: string;
  /** Its check digit was not what the bank has when it was written. */
  account_is_doubtful: boolean;
  /** When the row was made. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
  /** Keyed hash of the account: tells another from the same. Null for what was written before it was kept. */
  account_hash: string | null;
  /** Another with each account that is written, so that what was approved or confirmed for one holds for no other. */
  account_version: Generated<string>;
  /** When the account was written, while it waits to be paid to (domain/payment/new-account.ts); null once finance has confirmed it by a second way, and for accounts from before this was kept. */
  account_since: string | null;
}

/** Mobile numbers of talents, each confirmed by a code that was sent to it. */
export interface TalentPhonesTable {
  /** The talent whose number it is. */
  talent_id: string;
  /** The confirmed number (E.164); null before one is confirmed. */
  number: string | null;
  /** The moment at which the code of the number was typed. */
  confirmed_date: string | null;
  /** The number that the latest code went to; null when none waits. */
  waiting_number: string | null;
  /** The latest code, keyed and bound to talent and number. */
  code_hash: string | null;
  /** The moment from which the code is dead. */
  code_expires_date: string | null;
  /** Wrong tries at the latest code. */
  wrong_tries: Generated<number>;
}

/** What the search knows of a talent. Made from the profile by refresh_talent_search, which triggers call; every process reads what changed from here before it answers. */
export interface TalentSearchTable {
  /** The talent. No foreign key: the row of a deleted talent stays, empty, until every process has seen that it is gone. */
  talent_id: string;
  /** Verified, complete, not paused and with a birth date. False also for those who are deleted. */
  is_findable: boolean;
  /** First Swedish day on which somebody may find them: -infinity, or the 18th birthday of who has no guardian's consent. */
  visible_from: string;
  /** When the talent joined. */
  created_date: string;
  /** When the profile was last touched. */
  fresh_date: string;
  /** Youngest age played, years. */
  playing_age_min: number | null;
  /** Oldest age played, years. */
  playing_age_max: number | null;
  /** Height in centimetres. */
  height_cm: number | null;
  /** Strength of the profile, 0 to 100. */
  completeness: number;
  /** Requests answered in time, in percent of those that were answered or ran out; null before the first. */
  answered_share: number | null;
  /** What completeness and answer habits are worth whatever is asked for, 0 to 320 points (docs/ranking.md); the index is read in this order. */
  profile_points: number;
  /** Everything that is so or not so, as terms between single spaces: skill.riding.3, place.1480, hair_color.black, hair_color.unknown, w.stem. */
  facts: string;
  /** Days that are taken by bookings, also those that wait, or that the talent keeps free, as from/to between single spaces. */
  busy: string;
  /** The transaction that wrote the row: what a process has not seen yet is found by it. */
  changed_xid: string;
}

/** How many members of companies were shown a talent on a day that is over. Kept for 90 days. */
export interface TalentSeenDaysTable {
  /** Who was shown. */
  talent_id: string;
  /** Swedish day, ISO. */
  day: string;
  /** card in a list, or the whole profile. */
  shown_as: 'card' | 'profile';
  /** How many saw them, each counted once a day. */
  people: number;
}

/** Sizes of clothes and measures that a talent has told; none has to be. */
export interface TalentSizesTable {
  /** The talent. */
  talent_id: string;
  /** Which, id of the vocabulary. */
  size_id: string;
  /** In the unit of the vocabulary: European size, centimetres or inches, with halves where there are such. */
  value: number;
}

/** What a talent can do, and how well. */
export interface TalentSkillsTable {
  /** Whose skill; goes with the profile. */
  talent_id: string;
  /** Id of the vocabulary. */
  skill_id: string;
  /** 1 grund, 2 van, 3 mycket van, 4 professionell. */
  level: number;
  /** When the row was made. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
}

/** A person who can be asked for work: the CV. Name and birth date here are what the product shows and counts with. */
export interface TalentsTable {
  /** Identity. */
  id: Generated<string>;
  /** Who signs in; auth_user_id of the spec. The profile goes with the account. */
  account_id: string;
  /** Given name. */
  first_name: string;
  /** Family name; empty when a provider gave one name only. */
  last_name: string;
  /** ISO day; never shown to companies, who see the playing age. */
  birth_date: string | null;
  /** Address path of the main portrait; null before the first picture. */
  profile_image: string | null;
  /** True when the e-mail is confirmed (spec, section 4); required to sign in. */
  is_verified: Generated<boolean>;
  /** True when the five steps of the profile are done. */
  profile_completed: Generated<boolean>;
  /** True while the talent does not want to be found. */
  is_paused: Generated<boolean>;
  /** When a guardian consented; a talent under 18 is not visible before. */
  guardian_consent_date: string | null;
  /** Trades, ids of the vocabulary. */
  categories: Generated<string[]>;
  /** Genders the talent plays: female, male, non_binary. */
  plays_genders: Generated<('female' | 'male' | 'non_binary')[]>;
  /** Youngest age played, years. */
  playing_age_min: number | null;
  /** Oldest age played, years. */
  playing_age_max: number | null;
  /** Where the talent lives: SCB code of the municipality; its first two digits are the county. */
  municipality_id: string | null;
  /** Height in centimetres. */
  height_cm: number | null;
  /** Id of the vocabulary. */
  hair_color: string | null;
  /** Id of the vocabulary. */
  hair_length: string | null;
  /** Id of the vocabulary. */
  eye_color: string | null;
  /** Id of the vocabulary. */
  facial_hair: string | null;
  /** Id of the vocabulary. */
  dialect: string | null;
  /** Driving and other licences, ids of the vocabulary. */
  licences: Generated<string[]>;
  /** The talent in their own words. */
  bio: Generated<string>;
  /** Lowest fee per day the talent wants to be asked for, in öre; shown to the talent only. */
  day_fee_min_ore: Ore | null;
  /** Strength of the profile, 0 to 100, by the rule in domain/talent. */
  completeness: Generated<number>;
  /** What free text finds: name, trades, skills, languages and bio in Swedish words. Written by the command that saves the profile. */
  search_text: Generated<string>;
  /** Stems of search_text. */
  search_vector: ColumnType<string | null, never, never>;
  /** When the row was made. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
  /** How the hair falls, id of the vocabulary; null when not told. */
  hair_type: string | null;
  /** Build as the talent describes it, id of the vocabulary; null when not told. */
  body_type: string | null;
  /** Marks that a production may look for, ids of the vocabulary; null when not told, empty when told that there are none. */
  features: string[] | null;
  /** Swedish day on which the sizes were last said to be right; null when none are told. */
  sizes_told_on: string | null;
  /** Dialects of Swedish they can speak beside their own, ids of the vocabulary. */
  other_dialects: Generated<string[]>;
  /** Languages whose accent they can speak Swedish with, ids of the vocabulary. */
  accents: Generated<string[]>;
  /** Municipalities where they have a place to stay, beside where they live. */
  local_places: Generated<string[]>;
  /** Whether they travel for work; null when not told. */
  travels: boolean | null;
  /** A car of their own that may be seen in the picture: make, colour, year; empty when there is none. */
  car: Generated<string>;
  /** The name of their agency; empty when they have none. Never how to reach it. */
  agency: Generated<string>;
  /** Last day of their passport; null when not told. */
  passport_until: string | null;
  /** Whether they may work in Sweden; null when not told. */
  may_work: boolean | null;
  /** Last day of a permit to work that ends; null when there is none or it is not told. */
  may_work_until: string | null;
  /** What of role-content they say no to, ids of the vocabulary; null when they have not told their limits, empty when they decline nothing. */
  declines: string[] | null;
  /** What of it they say yes to without being asked first. What stands in neither they want to be asked about. */
  accepts: Generated<string[]>;
  /** Where the review of the profile stands: new, waiting, approved, changes_asked (domain/profile). */
  review: Generated<'new' | 'waiting' | 'approved' | 'changes_asked'>;
  /** active; suspended by an administrator: shut out and hidden at once; or merged: gone into another. */
  standing: Generated<'active' | 'suspended' | 'merged'>;
  /** Since when the profile has waited to be looked at; null while it does not. */
  submitted_date: string | null;
  /** When the profile was last approved; null for one that never was, which companies do not find. */
  approved_date: string | null;
  /** The administrator who last approved it or asked for changes; null for nobody, or one who is gone. */
  reviewed_by: string | null;
  /** What was asked to be changed, each a part and words; empty when nothing is. */
  review_asks: Generated<unknown>;
  /** Why the talent is suspended, as they were told; null while they are not. */
  standing_reason: string | null;
  /** When the talent was suspended or let in again; null when they never were. */
  standing_date: string | null;
  /** The administrator who did that; null for nobody, or one who is gone. */
  standing_by: string | null;
  /** True while the account waits to be deleted: then no company is shown the talent at all. The profile is paused with it. */
  is_leaving: Generated<boolean>;
  /** The talent into which this one has gone, always the one that is there today; null for everybody else. */
  merged_into: string | null;
  /** New words by part that companies do not see until a person has looked at them. */
  held_words: Generated<unknown>;
}

/** Each time an administrator has opened a thread that was reported. Rows are added and nothing else. */
export interface ThreadReadingsTable {
  /** Identity. */
  id: Generated<string>;
  /** The thread. */
  chat_id: string;
  /** Who read it; null when the account is gone. */
  account_id: string | null;
  /** Their name, at that time. */
  reader_name: string;
  /** When. */
  created_date: string;
}

/** The second factor (TOTP) of an account. */
export interface TwoFactorsTable {
  /** Identity. */
  id: Generated<string>;
  /** Whose second factor; goes with the account. */
  account_id: string;
  /** TOTP secret, encrypted with SESSION_SECRET. */
  secret: string;
  /** Recovery codes, encrypted with SESSION_SECRET. */
  backup_codes: string;
  /** True when a first code has been shown to work. */
  verified: Generated<boolean>;
  /** Of the authentication library, which wants the column; guesses are counted in rate_limits. */
  failed_verification_count: Generated<number>;
  /** Of the authentication library, which wants the column; always null: nobody locks out an owner. */
  locked_until_date: string | null;
  /** When the row was made. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
}

/** A file in the store that no row names, known since a day on which most files were such. */
export interface UnknownFilesTable {
  /** Path in the file store. */
  path: string;
  /** Since when it is known; the daily job removes it 35 days later, if it is still one. */
  seen_date: string;
  /** When it was last seen; what was not seen by the last run is forgotten. */
  last_date: string;
}

/** Where and until when what was recorded may be shown: the lines of rights of signed agreements. */
export interface UsageRightsTable {
  /** Identity. */
  id: Generated<string>;
  /** The agreement that gives it. */
  agreement_id: string;
  /** Its place among the lines of the agreement, from 0. */
  line_index: number;
  /** The assignment. */
  candidate_id: string;
  /** The project. */
  project_id: string;
  /** Who may show. */
  company_id: string;
  /** Who is shown. */
  talent_id: string;
  /** The line as it was signed (domain/terms/rights.ts); never changed. */
  line: unknown;
  /** State, see domain/right/right.workflow.ts. */
  status: 'coming' | 'running' | 'ending' | 'ended' | 'replaced' | 'void';
  /** Day of the first publication, as the company has reported it. */
  published_on: string | null;
  /** First day of its time: agreed, published, or the latest there may be; null while that is not known. */
  starts_on: string | null;
  /** Last day of its time, extensions counted; null while that is not known or none is agreed. */
  ends_on: string | null;
  /** Last day before it begins; the deadline of its start. */
  waits_until: string | null;
  /** Last day on which nothing new is to be said of its end; null when all has been said. */
  quiet_until: string | null;
  /** When the row was made. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
  /** Months that signed extensions have added to those of the line. */
  extended_months: Generated<number>;
}

/** Sign-ins that wait for their second factor; written by the authentication library. */
export interface VerificationsTable {
  /** Identity. */
  id: Generated<string>;
  /** Which sign-in it belongs to, hashed. */
  identifier: string;
  /** The account, or the number of wrong tries. */
  value: string;
  /** After this the sign-in has to start again. */
  expires_date: string;
  /** When the row was made. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
}

/** The last number of each series and year. Its row is held by who writes a voucher, so that no number is left out. */
export interface VoucherCountersTable {
  /** As in vouchers. */
  series: string;
  /** Of the day on which vouchers are written. */
  year: number;
  /** 0 before the first. */
  last: Generated<number>;
}

/** The lines of vouchers; those of each come to nothing. */
export interface VoucherLinesTable {
  /** Whose line. */
  voucher_id: string;
  /** From 1, in the order in which they are read. */
  position: number;
  /** Number of the account in the Swedish chart (domain/ledger/accounts.ts). */
  account: number;
  /** In öre: debit is positive, credit negative. */
  amount_ore: Ore;
  /** The project that it was earned or spent for. No foreign key: the books outlive it. */
  project_id: string | null;
}

/** What was written in the books, once for each event and its cause. */
export interface VouchersTable {
  /** Identity. */
  id: Generated<string>;
  /** A invoices, B what comes in, L what we buy, P wages, U what goes out, R corrections. */
  series: 'A' | 'B' | 'L' | 'P' | 'U' | 'R';
  /** Of the day on which it is written; numbers begin anew. */
  year: ColumnType<number, never, never>;
  /** From 1 in its series and year, without a gap; given by trigger. */
  number: Generated<number>;
  /** Day in the books, ISO: the day it happened, or the first of the next month that is open. */
  posted_on: string;
  /** Day on which it happened, ISO. */
  happened_on: string;
  /** For people, Swedish. */
  text: string;
  /** What happened (domain/ledger/events.ts), or correction. */
  event: string;
  /** The row that made it happen; of a correction the voucher that was wrong. */
  cause_id: string;
  /** The invoice or payout that is settled by it in the end. */
  subject_id: string;
  /** The voucher that it takes back; null for every other. */
  corrects_id: string | null;
  /** How many lines it has, so that none can be added later. */
  line_count: number;
  /** When it was written. */
  created_date: string;
}

/** Where a company has its own server told that something of its own has changed (server/events/tell-webhooks.ts). */
export interface WebhooksTable {
  /** Identity; the recipient of its entries in the outbox. */
  id: Generated<string>;
  /** The company. */
  company_id: string;
  /** The address, sealed: its path may be a secret of theirs. */
  address_sealed: Buffer;
  /** What of the address is shown: host and last letters. */
  shown_address: string;
  /** What deliveries are signed with, sealed; shown once. */
  secret_sealed: Buffer;
  /** What it is told of; see domain/webhook/webhook.rules.ts. */
  nouns: string[];
  /** When it was made. */
  created_date: string;
  /** Since when it is on: failures before that no longer count. */
  on_date: string;
  /** When it was turned off because nothing was taken for days; null while it is on. */
  off_date: string | null;
}

/** Everything that was ever said in a report. Rows are only added, by trigger when the report gets another version. */
export interface WorkReportVersionsTable {
  /** The report. */
  report_id: string;
  /** From 1. */
  version: number;
  /** Whose it is: talent, company, admin or system. */
  said_by: string;
  /** What was said. */
  work: unknown;
  /** The words with it. */
  comment: string;
  /** When. */
  said_date: string;
}

/** What was worked by somebody booked, or what is owed for days that were cancelled. What is paid for is worked out from it. */
export interface WorkReportsTable {
  /** Identity. */
  id: Generated<string>;
  /** The assignment: the candidate that was booked. */
  candidate_id: string;
  /** The project. */
  project_id: string;
  /** Who pays. */
  company_id: string;
  /** Who worked. */
  talent_id: string;
  /** State, with disputed_by; see domain/report/report.workflow.ts. */
  status: 'open' | 'reported' | 'adjusted' | 'approved' | 'disputed' | 'settled' | 'void';
  /** Which side did not agree, while it is disputed and when it was settled. */
  disputed_by: 'company' | 'talent' | null;
  /** Last day that is booked and not cancelled, or had begun when it was; of all days once none is left. Kept by trigger on bookings. */
  last_day: string;
  /** When the talent was asked to report; null before. */
  asked_date: string | null;
  /** The day after which the talent is reminded, once; null before the asking. */
  remind_on: string | null;
  /** When the talent was reminded; null for never. */
  reminded_date: string | null;
  /** Last day to speak before silence approves, for whoever should speak now; null while nobody should. */
  silent_on: string | null;
  /** How often it has been said; 0 while it is as the terms plan. */
  version: Generated<number>;
  /** What is said, with what is owed of each day (domain/report/report.ts); null while it is as the terms plan. */
  work: Generated<unknown>;
  /** Whose the present version is: talent, company, admin or system. */
  said_by: 'talent' | 'company' | 'admin' | 'system' | null;
  /** Their words with it. */
  comment: Generated<string>;
  /** When it was said. */
  said_date: string | null;
  /** Which lines are disputed: day:2026-05-03, travel, mileage, per_diem, outlays. */
  dispute_lines: Generated<string[]>;
  /** Why, in the words of who disputes. */
  dispute_words: string | null;
  /** What the other side says of it; null until it does. */
  explanation: string | null;
  /** When it was approved or settled. */
  decided_date: string | null;
  /** When the row was made. */
  created_date: Generated<string>;
  /** When the row last changed; kept by trigger. */
  updated_date: Generated<string>;
}

/** Every table and view, for Kysely. */
export interface Database {
  account_deletions: AccountDeletionsTable;
  account_devices: AccountDevicesTable;
  accounts: AccountsTable;
  admin_invitations: AdminInvitationsTable;
  admin_notes: AdminNotesTable;
  agreement_approval_links: AgreementApprovalLinksTable;
  agreement_approvals: AgreementApprovalsTable;
  agreement_signatures: AgreementSignaturesTable;
  agreements: AgreementsTable;
  announcement_rules: AnnouncementRulesTable;
  announcements: AnnouncementsTable;
  api_keys: ApiKeysTable;
  appeals: AppealsTable;
  appointments: AppointmentsTable;
  archived_people: ArchivedPeopleTable;
  assignment_diets: AssignmentDietsTable;
  audit_entries: AuditEntriesTable;
  audition_rooms: AuditionRoomsTable;
  audition_slots: AuditionSlotsTable;
  auditions: AuditionsTable;
  bank_entries: BankEntriesTable;
  bank_entry_parts: BankEntryPartsTable;
  bank_files: BankFilesTable;
  book_exports: BookExportsTable;
  bookings: BookingsTable;
  busy_spans: BusySpansTable;
  calendar_feeds: CalendarFeedsTable;
  call_sheet_versions: CallSheetVersionsTable;
  call_sheets: CallSheetsTable;
  candidate_notes: CandidateNotesTable;
  candidate_terms: CandidateTermsTable;
  candidates: CandidatesTable;
  challenges: ChallengesTable;
  charges: ChargesTable;
  clearances: ClearancesTable;
  closed_months: ClosedMonthsTable;
  closing_answers: ClosingAnswersTable;
  closings: ClosingsTable;
  companies: CompaniesTable;
  company_answer_times: CompanyAnswerTimesTable;
  company_invitations: CompanyInvitationsTable;
  company_member_log: CompanyMemberLogTable;
  company_members: CompanyMembersTable;
  company_notifications: CompanyNotificationsTable;
  consents: ConsentsTable;
  counter_offer_versions: CounterOfferVersionsTable;
  counter_offers: CounterOffersTable;
  credit_notes: CreditNotesTable;
  cv_documents: CvDocumentsTable;
  data_exports: DataExportsTable;
  deleted_records: DeletedRecordsTable;
  different_people: DifferentPeopleTable;
  documents: DocumentsTable;
  earlier_addresses: EarlierAddressesTable;
  email_changes: EmailChangesTable;
  email_verification_codes: EmailVerificationCodesTable;
  event_concerns: EventConcernsTable;
  events: EventsTable;
  foreign_calendars: ForeignCalendarsTable;
  guardian_consents: GuardianConsentsTable;
  imported_records: ImportedRecordsTable;
  inquiries: InquiriesTable;
  inquiry_messages: InquiryMessagesTable;
  invitations: InvitationsTable;
  invoice_counters: InvoiceCountersTable;
  invoice_papers: InvoicePapersTable;
  invoice_payments: InvoicePaymentsTable;
  invoice_reminders: InvoiceRemindersTable;
  invoices: InvoicesTable;
  kept_announcements: KeptAnnouncementsTable;
  kept_answers: KeptAnswersTable;
  mandates: MandatesTable;
  media: MediaTable;
  message_uploads: MessageUploadsTable;
  notices: NoticesTable;
  options: OptionsTable;
  outbox: OutboxTable;
  passkeys: PasskeysTable;
  password_reset_tokens: PasswordResetTokensTable;
  payees: PayeesTable;
  payment_details_readings: PaymentDetailsReadingsTable;
  payout_batch_lines: PayoutBatchLinesTable;
  payout_batches: PayoutBatchesTable;
  payout_counters: PayoutCountersTable;
  payouts: PayoutsTable;
  platform_details: PlatformDetailsTable;
  presentation_guests: PresentationGuestsTable;
  presentation_looks: PresentationLooksTable;
  presentation_people: PresentationPeopleTable;
  presentation_votes: PresentationVotesTable;
  presentations: PresentationsTable;
  private_files: PrivateFilesTable;
  project_chat_readers: ProjectChatReadersTable;
  project_chats: ProjectChatsTable;
  project_checks: ProjectChecksTable;
  project_dates: ProjectDatesTable;
  project_edit_logs: ProjectEditLogsTable;
  project_messages: ProjectMessagesTable;
  project_roles: ProjectRolesTable;
  project_templates: ProjectTemplatesTable;
  projects: ProjectsTable;
  rate_limits: RateLimitsTable;
  rate_log: RateLogTable;
  rates: RatesTable;
  recordings: RecordingsTable;
  retention_runs: RetentionRunsTable;
  review_parts: ReviewPartsTable;
  reviews: ReviewsTable;
  role_picks: RolePicksTable;
  saved_search_people: SavedSearchPeopleTable;
  saved_searches: SavedSearchesTable;
  saved_views: SavedViewsTable;
  schedules: SchedulesTable;
  schema_migrations: SchemaMigrationsTable;
  sessions: SessionsTable;
  setting_versions: SettingVersionsTable;
  shortlist_people: ShortlistPeopleTable;
  shortlists: ShortlistsTable;
  shown_people: ShownPeopleTable;
  shown_people_days: ShownPeopleDaysTable;
  shown_people_told: ShownPeopleToldTable;
  sign_in_methods: SignInMethodsTable;
  sign_offs: SignOffsTable;
  slot_wishes: SlotWishesTable;
  summonses: SummonsesTable;
  talent_blocks: TalentBlocksTable;
  talent_credits: TalentCreditsTable;
  talent_languages: TalentLanguagesTable;
  talent_merges: TalentMergesTable;
  talent_notifications: TalentNotificationsTable;
  talent_payment_details: TalentPaymentDetailsTable;
  talent_phones: TalentPhonesTable;
  talent_search: TalentSearchTable;
  talent_seen_days: TalentSeenDaysTable;
  talent_sizes: TalentSizesTable;
  talent_skills: TalentSkillsTable;
  talents: TalentsTable;
  thread_readings: ThreadReadingsTable;
  two_factors: TwoFactorsTable;
  unknown_files: UnknownFilesTable;
  usage_rights: UsageRightsTable;
  verifications: VerificationsTable;
  voucher_counters: VoucherCountersTable;
  voucher_lines: VoucherLinesTable;
  vouchers: VouchersTable;
  webhooks: WebhooksTable;
  work_report_versions: WorkReportVersionsTable;
  work_reports: WorkReportsTable;
}
