// Written by `npm run db:types` from the migrated database. Do not edit.
import type { ColumnType, Generated } from 'kysely';
import type { Ore } from '#domain/kernel/money/ore.ts';

/** Accounts that wait for their deletion; their owners can still cancel it. */
export interface AccountDeletionsTable {
  /** The account that is deleted. */
  account_id: string;
  /** Time of the request for deletion. */
  asked_date: string;
  /** Time from which the account is deleted. */
  due_date: string;
  /** SHA-256 of the random token that cancels the deletion; the token itself is only in the mail. */
  token_hash: string;
  /** True if the profile was paused before the request; cancelling the deletion restores this. */
  was_paused: boolean;
  /** Creation time of the row. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
}

/** Browsers that an account has signed in from: the newest twenty of each account. Wrong guesses of strangers do not shut these browsers out, and the owner gets a mail about a new one. */
export interface AccountDevicesTable {
  /** The account that signed in; its deletion deletes the row. */
  account_id: string;
  /** SHA-256 of the random value in the device cookie. */
  device_hash: string;
  /** Time of the last sign-in from the device. */
  last_used_date: string;
  /** Creation time of the row. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
}

/** One person who can sign in: one e-mail address and one role (an address is unique over all roles). */
export interface AccountsTable {
  /** Identity; auth_user_id of the spec. */
  id: Generated<string>;
  /** Sign-in address, in the form of domain/kernel/email-address.ts. */
  email: string;
  /** True after the address is confirmed by code, link or a provider. */
  email_verified: Generated<boolean>;
  /** Time at which the address was confirmed; null before. */
  email_confirmed_date: string | null;
  /** Full name, in the form of the authentication library. */
  name: string;
  /** Given name. */
  first_name: Generated<string>;
  /** Family name. */
  last_name: Generated<string>;
  /** talent, company or admin; set at sign-up, never taken from a request body. Only a person who has left every company can sign up in another role. */
  role: 'talent' | 'company' | 'admin';
  /** Birth date given at talent sign-up; null for company and admin accounts. */
  birth_date: string | null;
  /** Required by the authentication library; pictures of talents are in media. */
  image: string | null;
  /** True if sign-in asks for a second factor; no admin session is created without one. */
  two_factor_enabled: Generated<boolean>;
  /** Version of the accepted terms. */
  terms_version: string | null;
  /** Time at which the terms were accepted. */
  terms_accepted_date: string | null;
  /** Creation time of the row. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
  /** Mailbox of the address, computed by mailbox_of. */
  mailbox: ColumnType<string, never, never>;
  /** owner, review, finance or support (domain/kernel/roles/admin-roles.ts). Null for an account that is not, or no longer, an administrator. */
  admin_role: string | null;
  /** Time at which the person was erased; the empty row stays for the records that must be kept. Null for all other accounts. */
  erased_date: string | null;
  /** Time of the last use, exact to the day; for accounts older than this column, the day on which the column was added. */
  last_used_date: Generated<string>;
  /** Time at which an unused account got the question if it is to stay; null while the account is used. */
  idle_asked_date: string | null;
  /** Time since which mails do not reach the address; null while they do. */
  unreached_date: string | null;
  /** Status of the mail that did not arrive, by RFC 3463; null while mails arrive. */
  unreached_code: string | null;
  /** Time at which the owner said that the address works: bounces of earlier mails no longer count. Null if never. */
  mail_tried_date: string | null;
}

/** Invitations to become an administrator that are not accepted yet. */
export interface AdminInvitationsTable {
  /** Identity. */
  id: Generated<string>;
  /** Address of the invited person; a new invitation to the address replaces this one. */
  email: string;
  /** Admin role after acceptance (domain/kernel/roles/admin-roles.ts). */
  admin_role: 'owner' | 'review' | 'finance' | 'support';
  /** SHA-256 of the token in the link. */
  token_hash: string;
  /** Time from which the link is invalid. */
  expires_date: string;
  /** Name of the inviting administrator at that time. */
  invited_by_name: string;
  /** Time of the invitation. */
  created_date: string;
}

/** Notes of administrators for each other. The talent or company that a note is about reads it only in an export of their own data. */
export interface AdminNotesTable {
  /** Identity. */
  id: Generated<string>;
  /** company, talent or project: the kind of the subject. */
  about: 'company' | 'talent' | 'project';
  /** Id of the company, talent or project. */
  about_id: string;
  /** The company that the note is about, so that its deletion deletes the note; otherwise null. */
  company_id: ColumnType<string | null, never, never>;
  /** The talent that the note is about, so that their deletion deletes the note; otherwise null. */
  talent_id: ColumnType<string | null, never, never>;
  /** The project that the note is about, so that its deletion deletes the note; otherwise null. */
  project_id: ColumnType<string | null, never, never>;
  /** Account of the author; null after its deletion. */
  account_id: string | null;
  /** Name of the author at that time. */
  author_name: string;
  /** Text of the note. */
  words: string;
  /** Time at which the note was written. */
  created_date: string;
}

/** Paid advances that a later invoice deducts. Rows are only added. */
export interface AdvanceSettlementsTable {
  /** Identity; the cause of the voucher. */
  id: string;
  /** The advance invoice. */
  advance_id: string;
  /** The invoice of the work that deducts it. */
  invoice_id: string;
  /** Day of the deduction, ISO; the day of that invoice. */
  settled_on: string;
  /** Deducted amount with VAT, in öre. */
  amount_ore: Ore;
  /** Instant of the deduction. */
  created_date: string;
}

/** Further links to an approval: each mail to a guardian has its own, because tokens are not stored and cannot be mailed again. */
export interface AgreementApprovalLinksTable {
  /** SHA-256 of the random token; the token itself is only in the mail. */
  token_hash: string;
  /** The approval that the link opens; the link has the same rights and the same expiry as the first link. */
  approval_id: string;
  /** Creation time of the row. */
  created_date: Generated<string>;
}

/** Requests to a guardian, by link, to sign the agreement of a talent under 18, or to read one that was signed before this guardian was on record. */
export interface AgreementApprovalsTable {
  /** Identity. */
  id: Generated<string>;
  /** The agreement to sign or read. */
  agreement_id: string;
  /** The talent under 18. */
  talent_id: string;
  /** The consent that makes this person a guardian on record. */
  consent_id: string;
  /** Name of the guardian, as given with the consent. */
  guardian_name: string;
  /** Address that the link was mailed to, in lower case. */
  guardian_email: string;
  /** State; see domain/work/approval/approval.workflow.ts. */
  status: 'asked' | 'shown' | 'signed' | 'declined' | 'cancelled';
  /** SHA-256 of the random token; the token itself is only in the mail. */
  token_hash: string;
  /** Time from which the link cannot sign any more; it can always show a signed agreement. */
  token_expires_date: string;
  /** Time at which the guardian was first asked to sign, or shown the agreement. */
  asked_date: string;
  /** Time of the next reminder to the guardian; null for never. */
  remind_date: string | null;
  /** Time at which the guardian signed or declined. */
  decided_date: string | null;
  /** Reason for declining, in the guardian's words. */
  decline_reason: string | null;
  /** Creation time of the row. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
}

/** Electronic signatures: the signer, the signed bytes, the time and the place. Rows are only added. */
export interface AgreementSignaturesTable {
  /** Identity. */
  id: Generated<string>;
  /** The signed agreement. */
  agreement_id: string;
  /** Party of the signature: company, guardian or talent. */
  party: 'company' | 'guardian' | 'talent';
  /** The approval by which a guardian signed; null for the other parties. */
  approval_id: string | null;
  /** Account of the signer; the id stays after the account is deleted. Null for guardians. */
  account_id: string | null;
  /** Name as the signer typed it. */
  signer_name: string;
  /** SHA-256 of the signed bytes, lower-case hex. */
  document_sha256: string;
  /** Version of the sentence that the signer agreed to. */
  text_version: string;
  /** simple: the signer saw the whole text, ticked a box and typed a name. Other methods may be added. */
  method: 'simple';
  /** Network address of the signer, as evidence in a dispute. */
  network_address: string | null;
  /** User agent of the browser, cut to 400 characters. */
  user_agent: string;
  /** Time of the signature. */
  created_date: Generated<string>;
  /** True if the company declared with the signature that the recorded material is not shown. */
  not_shown: Generated<boolean>;
}

/** The agreement of one assignment. */
export interface AgreementsTable {
  /** Identity. */
  id: Generated<string>;
  /** The assignment, that is, the booked candidate. */
  candidate_id: string;
  /** The project. */
  project_id: string;
  /** The company, one of the two parties. */
  company_id: string;
  /** The talent, the other party. */
  talent_id: string;
  /** Number of the agreement for people; from a sequence, so there may be gaps. */
  number: ColumnType<number, never, never>;
  /** Version from 1, counted for each assignment and kind. */
  version: number;
  /** State together with awaits; see domain/work/agreement/agreement.workflow.ts. */
  status: 'draft' | 'to_sign' | 'signed' | 'declined' | 'void' | 'replaced';
  /** The party whose signature is next while the agreement is to be signed: company, guardian or talent. */
  awaits: 'company' | 'guardian' | 'talent' | null;
  /** Last ISO day on which the talent is under 18; null if the talent was an adult when the agreement was created. */
  minor_until: string | null;
  /** The document to sign; null until it is printed. */
  document_id: string | null;
  /** The signed document with its page of evidence; null until it is printed. */
  signed_document_id: string | null;
  /** Earliest time of the next claim, by the clock of the database: the end of the lease, or of the wait after a failure; null for at once. */
  free_from: string | null;
  /** Time at which the document was ready to be signed. */
  offered_date: string | null;
  /** Time at which the talent was asked to sign. */
  passed_date: string | null;
  /** Time of the next reminder to the talent; null for never. */
  remind_date: string | null;
  /** Time of the last signature. */
  signed_date: string | null;
  /** Reason for declining, in the words of the party that declined. */
  decline_reason: string | null;
  /** Creation time of the row. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
  /** work: the work of an assignment. extension: a longer time in which the recorded material may be shown. */
  kind: 'work' | 'extension';
  /** Frozen terms of this version (domain/deal/terms); read with readTerms. */
  terms: unknown;
  /** The version whose terms this one changes: the signed version, or the first, which holds the accepted terms; null for a first version. */
  replaces_id: string | null;
  /** Time since which the document cannot be printed, because a text in it has letters that none of our typefaces has; otherwise null. */
  unprintable_date: string | null;
  /** The right that an extension prolongs by the same time again; null for work. */
  extends_right_id: string | null;
  /** Lease of the process that prints a document of the agreement, new at each claim; null while no process does. */
  lease: string | null;
  /** Number of attempts since the last success; the one in work is counted. */
  attempts: Generated<number>;
  /** Id of the request that made the agreement; null for jobs. */
  request_id: Generated<string | null>;
  /** The move of days that this version was offered for; null for other versions. */
  day_move_id: string | null;
}

/** Settings of the administrators for announcements, in one row. */
export interface AnnouncementRulesTable {
  /** Always true: the table has one row. */
  is_only: Generated<boolean>;
  /** Announcements that an administrator reads before publication: none, the first of each company, or all. */
  review: Generated<'none' | 'first' | 'all'>;
  /** Name of the administrator who last changed the rules; null before the first change. */
  changed_by: string | null;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
}

/** A published role that talents can find and show interest in. */
export interface AnnouncementsTable {
  /** Identity. */
  id: Generated<string>;
  /** The company that owns the project. */
  company_id: string;
  /** The project. */
  project_id: string;
  /** The announced role; a role has one open announcement at a time. */
  role_id: string;
  /** State; see domain/casting/announcement/announcement.workflow.ts. */
  status: 'draft' | 'waiting' | 'published' | 'closed' | 'refused' | 'withdrawn';
  /** Last part of the public address; never used again. */
  slug: string;
  /** Heading of the announcement. */
  heading: string;
  /** Text about the role and the work. */
  body: string;
  /** Question of the company to interested talents; empty if the talent only writes a message. */
  question: Generated<string>;
  /** Maximum number of pictures that a talent may choose for the application. */
  picture_count: Generated<number>;
  /** Last ISO day to show interest; that day counts. */
  closes_on: string;
  /** True if the announcement has a public address that needs no sign-in. */
  is_public: Generated<boolean>;
  /** True if search engines may index the public address. */
  is_indexed: Generated<boolean>;
  /** True if talents see the name of the company before they show interest. */
  shows_company: Generated<boolean>;
  /** Reason for a refusal or removal, in words for the company; otherwise null. */
  reason: string | null;
  /** Name of the administrator who decided last; null before the first decision. */
  decided_by: string | null;
  /** Time of the last decision of an administrator; null before the first. */
  decided_date: string | null;
  /** Time of the first publication; null before. */
  published_date: string | null;
  /** Number of edits of the text. */
  revision: Generated<number>;
  /** Creation time of the row. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
}

/** Keys of programs that act for a company. Ending a key deletes its row; its name stays in the log of what it did. */
export interface ApiKeysTable {
  /** Identity; the log has it in place of an account. */
  id: Generated<string>;
  /** The company. */
  company_id: string;
  /** Name of the key, chosen by the company and shown in the log. */
  name: string;
  /** Rights of the key; see domain/companies/api-key/api-key.rules.ts. */
  rights: 'read' | 'read_invoices' | 'write';
  /** Maximum cost of an order made with the key, in öre without VAT; null for no limit. */
  limit_ore: Ore | null;
  /** SHA-256 of the key; the key itself is not stored. */
  key_hash: string;
  /** Last letters of the key, by which people recognise it. */
  hint: string;
  /** Last Swedish day on which the key is valid; null for no end. */
  ends_on: string | null;
  /** Time at which the key was created. */
  created_date: string;
  /** Hour of the last use; null before the first. */
  last_used_date: string | null;
}

/** A decision that shuts out a company or a talent, with their appeal and our answer. One row for each decision. */
export interface AppealsTable {
  /** Identity. */
  id: Generated<string>;
  /** The company that is shut out; null for a talent. */
  company_id: string | null;
  /** The talent who is shut out; null for a company. */
  talent_id: string | null;
  /** Kind of the decision: refusal of an application, suspension, or review of a profile. */
  about: 'refusal' | 'suspension' | 'review';
  /** State; see domain/accounts/appeal/appeal.workflow.ts. */
  status: 'open' | 'waiting' | 'upheld' | 'granted' | 'lapsed';
  /** Reason of the decision, as the company or talent was told. */
  reason: string;
  /** Account of the deciding administrator; null after its deletion. */
  decided_by: string | null;
  /** Role of the deciding administrator, shown to the company or talent. */
  decided_role: string;
  /** Time of the decision. */
  decided_date: string;
  /** Last day on which an appeal can be made. */
  open_until: string;
  /** SHA-256 of the token of the link in the mail. */
  token_hash: string;
  /** Text of the appeal; null before one is made. */
  text: string | null;
  /** Time of the appeal; the queue is in this order. */
  written_date: string | null;
  /** Our answer, as the company or talent reads it. */
  answer: string | null;
  /** Account of the answering administrator; null after its deletion. */
  answered_by: string | null;
  /** Role of the answering administrator. */
  answered_role: string | null;
  /** Time of the answer. */
  answered_date: string | null;
  /** Creation time of the row. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
}

/** The time of one candidate at an audition, as last told to the talent. */
export interface AppointmentsTable {
  /** Identity. */
  id: Generated<string>;
  /** The invitation to the audition. */
  invitation_id: string;
  /** The audition. */
  audition_id: string;
  /** The invited candidate. */
  candidate_id: string;
  /** The project. */
  project_id: string;
  /** The company that owns the project. */
  company_id: string;
  /** The talent of the candidate. */
  talent_id: string;
  /** The slot of the appointment; null after the candidate has lost it. */
  slot_id: string | null;
  /** State; see domain/auditions/appointment/appointment.workflow.ts. */
  status: 'told' | 'confirmed' | 'declined' | 'dropped' | 'arrived' | 'in' | 'ended';
  /** Start of the appointment, as last told to the talent. */
  starts_date: string;
  /** End of the appointment, as last told to the talent. */
  ends_date: string;
  /** Code in the QR code of the appointment. Casters of the company sign the talent in with it; it gives nobody else any right. */
  code: string;
  /** Time at which the talent was told of this slot. */
  told_date: string;
  /** Time at which the talent was signed in; null before. */
  arrived_date: string | null;
  /** Time of the automatic reminder two days before; null if the talent was told later than that. */
  remind_48_date: string | null;
  /** Time of the automatic reminder a day before; null if the talent was told later than that. */
  remind_24_date: string | null;
  /** Time of the automatic reminder two hours before; null if the talent was told later than that. */
  remind_2_date: string | null;
  /** Time at which the reminder two days before was sent; null before. */
  reminded_48_date: string | null;
  /** Time at which the reminder a day before was sent; null before. */
  reminded_24_date: string | null;
  /** Time at which the reminder two hours before was sent; null before. */
  reminded_2_date: string | null;
  /** Creation time of the row. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
}

/** Sealed names of erased talents on vouchers and agreements. Finance can open a row, and each opening is logged. */
export interface ArchivedPeopleTable {
  /** Identity. */
  id: Generated<string>;
  /** The erased talent, as named in vouchers and agreements. */
  talent_id: string;
  /** Name of the talent and, if known, the personal number; sealed. */
  person_sealed: Buffer;
  /** ISO day after which the row is deleted; null while a right has no end. */
  kept_until: string | null;
  /** Time at which the person was erased. */
  created_date: string;
}

/** Allergies and diet of a booked talent, kept for the days of work only. The talent gives them with an explicit consent. */
export interface AssignmentDietsTable {
  /** The assignment, that is, the booked candidate. */
  candidate_id: string;
  /** The booked talent. */
  talent_id: string;
  /** Allergies and diet in the talent's own words. */
  words: string;
  /** Time at which the talent agreed to the company reading them. */
  consented_date: string;
}

/** Log of the private data that administrators have seen and the commands they have run. Rows are never changed. */
export interface AuditEntriesTable {
  /** Identity. */
  id: Generated<string>;
  /** Account of the administrator. */
  account_id: string;
  /** Name of the administrator at that time. */
  actor_name: string;
  /** Role of the administrator at that time. */
  admin_role: string;
  /** Route of the contract that was called. */
  route: string;
  /** Kind of private data that was shown (domain/kernel/roles/looks.ts). Null for a command that shows none. */
  looks_at: string | null;
  /** True for a command. */
  is_command: boolean;
  /** Ids of the talents and companies concerned, and the ids in the address. */
  about_ids: string[];
  /** True if one of the talents was under 18 at that time. */
  shows_minor: boolean;
  /** Id of the request in the server's log. */
  request_id: string;
  /** Time at which the answer was sent. */
  created_date: string;
}

/** Rooms of an audition, or video calls held at the same time. */
export interface AuditionRoomsTable {
  /** Identity. */
  id: Generated<string>;
  /** The audition. */
  audition_id: string;
  /** Position of the room, from 0. */
  room_index: number;
  /** Name of the room, shown to invited talents too. */
  name: string;
  /** Creation time of the row. */
  created_date: Generated<string>;
}

/** Times of an audition, each in one room. Slots of a room never overlap. */
export interface AuditionSlotsTable {
  /** Identity. */
  id: Generated<string>;
  /** The audition. */
  audition_id: string;
  /** The room. */
  room_id: string;
  /** Start of the slot. */
  starts_date: string;
  /** End of the slot. */
  ends_date: string;
  /** slot: a time for candidates. break: a pause. */
  kind: Generated<'slot' | 'break'>;
  /** Maximum number of candidates at the same time. */
  capacity: Generated<number>;
  /** Link to the video call of this slot; empty for the link of the audition. */
  video_link: Generated<string>;
  /** Time since which talents can be given or choose the slot; null before. */
  published_date: string | null;
  /** Creation time of the row. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
}

/** An audition of a project: by self-tape, in a room or in a video call. */
export interface AuditionsTable {
  /** Identity. */
  id: Generated<string>;
  /** The project. */
  project_id: string;
  /** The company that owns the project. */
  company_id: string;
  /** self_tape, on_site or video_call; fixed after publication. */
  kind: 'self_tape' | 'on_site' | 'video_call';
  /** State; see domain/auditions/audition/audition.workflow.ts. */
  status: 'draft' | 'published' | 'closed' | 'cancelled';
  /** Title, shown to invited talents too. */
  title: string;
  /** Instruction to the talent. */
  instruction: Generated<string>;
  /** Context of the scene. */
  context: Generated<string>;
  /** Tone of the scene. */
  tone: Generated<string>;
  /** Note of the director to the talents. */
  director_note: Generated<string>;
  /** Time until which a talent can begin a tape; null for the other kinds, and in drafts. */
  deadline_date: string | null;
  /** Time at which the system closes the audition: the latest deadline of any candidate; null for never. */
  closes_date: string | null;
  /** Maximum number of takes in a tape. */
  max_takes: Generated<number>;
  /** Maximum length of a take, in minutes. */
  max_minutes: Generated<number>;
  /** Name of the place. */
  place: Generated<string>;
  /** Address of the place. */
  address: Generated<string>;
  /** Contact of the audition: name and how to reach them. */
  contact: Generated<string>;
  /** Things that the talent is to bring. */
  bring: Generated<string>;
  /** Link to the video call; shown only to candidates who have accepted. */
  video_link: Generated<string>;
  /** Last day on which candidates learn the result. */
  decision_by: string | null;
  /** True if candidates for several roles share a slot and read together. */
  reads_together: Generated<boolean>;
  /** True if an invited candidate chooses a free slot. */
  may_choose_time: Generated<boolean>;
  /** True for nudity or intimate scenes, which a first audition may not have. */
  is_intimate: Generated<boolean>;
  /** Text of the scene as a PDF; a private file of the audition. */
  sides_file_id: string | null;
  /** Number of pages of the text; 0 without a text. */
  sides_pages: Generated<number>;
  /** Reason of the cancellation, as told to the candidates; otherwise null. */
  cancel_reason: string | null;
  /** Number of edits; of two simultaneous editors the second gets a conflict. */
  revision: Generated<number>;
  /** Time of publication, when the candidates were invited; null before. */
  published_date: string | null;
  /** Creation time of the row. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
}

/** Backups made by npm run backup, for measurements and administrators. */
export interface BackupsTable {
  /** Id of the row. */
  id: Generated<string>;
  /** Time just after the snapshot: the backup has all that was committed before. */
  begun_date: Generated<string>;
  /** Time at which the backup was whole, or had failed; null while it runs and after a kill. */
  finished_date: string | null;
  /** Folder or address of the bucket, without secrets. */
  place: string;
  /** Encrypted bytes that this backup added to its place. */
  bytes: Generated<number>;
  /** Rows of all tables. */
  rows: Generated<number>;
  /** Files that the rows name, also those that earlier backups had stored. */
  files: Generated<number>;
  /** Files among them whose bytes were missing or damaged in the file store. */
  missing: Generated<number>;
  /** The reason of a failure, in a sentence; null for a whole backup. */
  error: string | null;
}

/** Booked balances of our accounts in the statements of the bank. Rows are only added. */
export interface BankBalancesTable {
  /** The statement. */
  bank_file_id: string;
  /** Our name for the account: the first IBAN entered for it. */
  account: string;
  /** ISO day after which the account has the closing balance. */
  day: string;
  /** Balance in öre with which the statement begins; null if it tells none. */
  opening_ore: Ore | null;
  /** Balance in öre after the day; negative for a debt to the bank. */
  closing_ore: Ore;
  /** Time at which the statement was read; of several statements for a day the last one counts. */
  created_date: string;
}

/** Movements of our bank accounts. A movement has one row, however many files contain it. */
export interface BankEntriesTable {
  /** Identity. */
  id: Generated<string>;
  /** The first file that contains the entry. */
  bank_file_id: string;
  /** The account as the bank names it; domain/money/bank/our-accounts.ts finds our account by it. */
  account: string;
  /** in or out. */
  direction: 'in' | 'out';
  /** Amount in öre. */
  amount_ore: Ore;
  /** ISO day on which the bank booked the entry. */
  booked_on: string;
  /** True if the entry reverses an earlier one in the other direction. */
  is_reversal: boolean;
  /** Digits of the OCR reference given by the payer; null without. */
  ocr: string | null;
  /** Message to the payee. */
  text: string;
  /** Name of the payer or payee. */
  counterparty: string;
  /** Our id of the payment, as we sent it to the bank. */
  own_id: string;
  /** waiting for a person; matched by OCR and amount, or as a returned payout; settled, booked or set_aside by a person; out for outgoing money, unless it reverses a payment; itemised if a later file has the same money in more detail. */
  standing: string;
  /** Name of the deciding administrator at that time; null if nobody decided. */
  decided_by: string | null;
  /** Reason for setting the entry aside, in the administrator's words. */
  why: string | null;
  /** Time at which the entry was matched, settled or set aside. */
  decided_date: string | null;
  /** Time at which the first file with the entry was read. */
  created_date: string;
  /** Id shared by all payments that the bank booked as one entry. */
  entry_id: Generated<string>;
  /** The bank's reference of the whole entry; empty if there is none, null if the row is older than this column. */
  entry_reference: string | null;
  /** The bank's reference of the single payment; empty if there is none. Where entry_reference is null, this may be the reference of the entry. */
  reference: Generated<string>;
  /** Amount that the payer ordered in another currency, as the bank states it: EUR 1000.00; empty without. */
  ordered: Generated<string>;
  /** Invoices that the payer names, if there are several: number and amount_ore, negative for a credit note, null without an amount. */
  payer_references: Generated<unknown>;
  /** Text of the bank about the payment, beside the message to the payee. */
  bank_text: Generated<string>;
  /** Name of the company through which the payer paid, or the payee was paid; empty without one. */
  through: Generated<string>;
  /** Organisation number of the payer or payee, ten digits; empty without one, and for a personal number. */
  org_number: Generated<string>;
  /** Fee of the bank in öre, deducted from an incoming payment or added to an outgoing one. */
  fee_ore: Generated<Ore>;
  /** Code of the bank for the reason of a return (ISO 20022); empty without one. */
  return_code: Generated<string>;
  /** Reason of a return in the words of the bank; empty without one. */
  return_text: Generated<string>;
  /** What an administrator booked the entry as: bank_fee, fee_refunded, interest_paid, interest_received, tax_paid or tax_refunded; null for every other entry. */
  booked_as: string | null;
}

/** The invoices that a bank entry pays, or whose payment it reverses, with the amount of each. The amounts add up to the entry. Rows are never changed or removed. */
export interface BankEntryPartsTable {
  /** The entry. */
  entry_id: string;
  /** The invoice. */
  invoice_id: string;
  /** Amount in öre. */
  amount_ore: Ore;
}

/** Bank files that were read. Rows are never changed or removed. */
export interface BankFilesTable {
  /** Identity. */
  id: Generated<string>;
  /** SHA-256 of the bytes of the file, so that a file is read once. */
  sha256: string;
  /** camt.053, a statement; camt.054, a notification; pain.002, an answer to a file of ours. */
  kind: string;
  /** The bank's id of the file. */
  message_id: string;
  /** Number of booked entries in the file; of an answer, the number of payments that it names. */
  entry_count: number;
  /** The private file with the bytes. */
  file_id: string;
  /** Account of the uploader; the id stays after the account is deleted. */
  account_id: string;
  /** Name of the actor at that time. */
  actor_name: string;
  /** Time at which the file was read. */
  created_date: string;
  /** Entries of other accounts or currencies, which were not read: account, currency, entry_count. */
  left_out: Generated<unknown>;
}

/** Files exported from the books. Rows are never changed or removed. */
export interface BookExportsTable {
  /** Identity. */
  id: Generated<string>;
  /** Kind of file (domain/money/ledger/export-kinds.ts). */
  kind: 'sie' | 'sie_year' | 'vouchers' | 'balance' | 'customers' | 'suppliers' | 'vat' | 'vat_file' | 'eu_sales' | 'agi' | 'dac7';
  /** First ISO day of the export. */
  from_day: string;
  /** Last ISO day of the export. */
  to_day: string;
  /** The private file with the bytes. */
  file_id: string;
  /** Account that made the export; the id stays after the account is deleted. */
  account_id: string;
  /** Name of the actor at that time. */
  actor_name: string;
  /** Time of the export. */
  created_date: string;
}

/** A talent booked for a span of days. Bookings of a talent never overlap, except cancelled ones. */
export interface BookingsTable {
  /** Identity. */
  id: Generated<string>;
  /** The approved candidate that the booking comes from. */
  candidate_id: string;
  /** The project. */
  project_id: string;
  /** The role. */
  role_id: string;
  /** The company that booked. */
  company_id: string;
  /** The booked talent. */
  talent_id: string;
  /** work, fitting, rehearsal, travel or reserve. */
  kind: Generated<'work' | 'fitting' | 'rehearsal' | 'travel' | 'reserve'>;
  /** First day, ISO. */
  starts_on: string;
  /** Last day, ISO. */
  ends_on: string;
  /** Fee per day in öre. */
  day_fee_ore: Ore;
  /** State, changed by the booking workflow only. */
  status: 'waiting' | 'confirmed' | 'completed' | 'cancelled';
  /** Reason of the cancellation, as told to the other party. */
  cancel_reason: string | null;
  /** Creation time of the row. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
  /** Time at which the talent, the company, or an administrator for the company, cancelled; otherwise null. */
  cancelled_date: string | null;
  /** True if the talent cancelled: the company owes nothing for the remaining days. */
  called_off: Generated<boolean>;
  /** The days that the talent had called off before coming back to the rest: nothing is owed for them. */
  missed_days: Generated<string[]>;
  /** The days of the booked place after moves of the production; null while they are those of the booking, which change only with a signature. */
  moved_to: string | null;
}

/** Hours of a day at which a talent cannot work. Companies never see them; times of auditions and requests with hours are compared with them. */
export interface BusyHoursTable {
  /** Identity. */
  id: Generated<string>;
  /** The talent; deleting the profile deletes the hours. */
  talent_id: string;
  /** The ISO day. */
  day: string;
  /** First busy time, as '07:30' in Stockholm. */
  from_time: string;
  /** Time from which the talent is free again, on the same day. */
  to_time: string;
  /** The talent's own note, which only the talent reads; empty for none. */
  note: Generated<string>;
  /** Time of the entry. */
  created_date: Generated<string>;
}

/** Days on which a talent cannot work. The reason is not stored, and companies never see the days. Overlapping spans of a talent are merged. */
export interface BusySpansTable {
  /** Identity. */
  id: Generated<string>;
  /** The talent; deleting the profile deletes the days. */
  talent_id: string;
  /** First day, ISO. */
  starts_on: string;
  /** Last ISO day; a span has at most 366 days. */
  ends_on: string;
  /** Creation time of the row. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
  /** The foreign calendar that the days come from; null for days that the talent entered. */
  calendar_id: string | null;
}

/** Secret addresses by which other calendar programs read a talent's calendar. */
export interface CalendarFeedsTable {
  /** The talent; deleting the profile deletes the feed. */
  talent_id: string;
  /** Identity; the address is made from it and a key that is not in the database. A new id gives a new address. */
  id: Generated<string>;
  /** Creation time of the row. */
  created_date: Generated<string>;
  /** Time at which the address was made; set by a trigger. */
  updated_date: Generated<string>;
  /** Mark at the end of the address, sealed. Null for feeds of earlier versions, whose mark is computed from the secret. */
  mark_sealed: Buffer | null;
}

/** Every published version of a call sheet. Rows are only added. */
export interface CallSheetVersionsTable {
  /** The call sheet. */
  call_sheet_id: string;
  /** Version from 1. */
  version: number;
  /** Content of this version. */
  content: unknown;
  /** Name of the publisher at that time. */
  published_by: string;
  /** Time of publication. */
  published_date: string;
}

/** Call sheets: time and place of a day of work, the contact, and the things to bring. */
export interface CallSheetsTable {
  /** Identity. */
  id: Generated<string>;
  /** The project. */
  project_id: string;
  /** The company that owns the project. */
  company_id: string;
  /** The ISO day of work. */
  day: string;
  /** State; see domain/work/call-sheet/call-sheet.workflow.ts. */
  status: 'draft' | 'published';
  /** Present content, published or not (domain/work/call-sheet/call-sheet.ts). */
  content: unknown;
  /** Number of edits; of two simultaneous editors the second gets a conflict. */
  revision: Generated<number>;
  /** Number of the last published version; 0 before the first. */
  version: Generated<number>;
  /** Time at which the last version was published; null before the first. */
  published_date: string | null;
  /** Creation time of the row. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
}

/** The note and grade of one company member on a candidate. Casters of the company read them, talents and clients never. A row without note and grade is deleted. */
export interface CandidateNotesTable {
  /** The candidate. */
  candidate_id: string;
  /** Account of the author; only the author can change the note. */
  account_id: string;
  /** Text of the note; empty if there is a grade only. */
  note: Generated<string>;
  /** Grade, 1 to 5; null if there is a note only. */
  stars: number | null;
  /** Creation time of the row. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
}

/** Earlier terms of a candidate, kept when they change. Rows are only added. */
export interface CandidateTermsTable {
  /** The candidate. */
  candidate_id: string;
  /** Version of the terms, from 1. */
  version: number;
  /** The frozen terms, as they were sent; read with readTerms. */
  terms: unknown;
  /** Time at which the terms were sent. */
  sent_date: string;
  /** True if the talent had accepted these terms. */
  was_accepted: boolean;
  /** Time at which new terms replaced these. */
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
  /** Position of the role in its project. */
  role_index: number;
  /** The asked talent. */
  talent_id: string;
  /** Origin of the candidate: request, announcement or order. */
  source: Generated<'request' | 'announcement' | 'order'>;
  /** The talent's answer, changed by the candidate workflow only. */
  interest_status: 'pending' | 'interested' | 'not_interested' | 'overdue_interest';
  /** The company's decision, changed by the candidate workflow only. */
  client_decision: 'approved' | 'rejected' | null;
  /** True for a withdrawn candidate; changed by the candidate workflow only. */
  is_deleted: boolean;
  /** Message of the company with the request. */
  request_message: Generated<string>;
  /** Last day to answer; that day counts. */
  answer_by: string;
  /** Message of the talent with the answer. */
  answer_message: Generated<string>;
  /** Time of the talent's last answer. */
  answered_date: string | null;
  /** Time at which the talent first opened the request. */
  seen_date: string | null;
  /** Time of the company's last reminder. */
  reminded_date: string | null;
  /** Time of the final answer to the talent; null while it can change. */
  closed_date: string | null;
  /** Reason of the closing, in words for the talent; null for the standard words. */
  closed_reason: string | null;
  /** Position on the review board. */
  board_position: Generated<number>;
  /** Creation time of the row. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
  /** The frozen terms as last sent or signed, with everything that is promised (domain/deal/terms); read with readTerms. Earlier terms are in candidate_terms. */
  terms: unknown;
  /** Fee per day in the terms, in öre; derived from them. */
  day_fee_ore: ColumnType<Ore, never, never>;
  /** Version of the terms, from 1; raised at each change. An answer must name this version. */
  terms_version: Generated<number>;
  /** Time at which these terms were sent; the price uses the rates of that time. */
  terms_date: Generated<string>;
  /** Version of the role's terms that these come from. They are current while the role has the same version. */
  role_terms_version: Generated<number>;
  /** Pictures (media) that the talent chose when showing interest, in order; deleted ones are not shown. */
  chosen_media: Generated<string[]>;
  /** Time at which an interested talent was told that the announcement is closed; null before. */
  announcement_told_date: string | null;
  /** The answer that the talent got when the role was closed; null if they got none. */
  closed_outcome: string | null;
  /** The cancelled booking whose days this candidate is to take over; otherwise null. */
  replaces_booking_id: string | null;
  /** hold or callback before a decision; seen by the company only, changed by the candidate workflow only. */
  consideration: 'hold' | 'callback' | null;
  /** Time at which the texts in and about the request were erased; null before. */
  emptied_date: string | null;
  /** True while answer_message waits for review and the company cannot read it. */
  is_answer_held: Generated<boolean>;
  /** The last move of days for which the candidate was asked again; null for none. */
  day_move_id: string | null;
  /** Time at which it was known that the request has not reached its talent; null otherwise. Such a request is never late by silence. */
  unreached_date: string | null;
}

/** Short-lived challenges, each answered once: passkey ceremonies, sign-ins at a provider, and sign-ups with the address of an unused account. */
export interface ChallengesTable {
  /** Identity; a short-lived cookie holds it, signed. */
  id: Generated<string>;
  /** passkey_registration, passkey_sign_in, social_sign_in or sign_up. */
  purpose: 'passkey_registration' | 'passkey_sign_in' | 'social_sign_in' | 'sign_up';
  /** The signed-in account, if any; for a sign-up, the unused account that it takes over. */
  account_id: string | null;
  /** The challenge, or state, nonce and code verifier with the page to go to afterwards; for a sign-up the form, with the hash of its password. */
  value: unknown;
  /** Time from which the answer is refused. */
  expires_date: string;
  /** Creation time of the row. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
}

/** The amount of one approved piece of work or one extended right. Frozen at creation; only the status changes. */
export interface ChargesTable {
  /** Identity. */
  id: Generated<string>;
  /** work: a work report that was approved or settled; extension: a right that was extended. */
  kind: 'work' | 'extension';
  /** The report or the extension; each is charged once. */
  source_id: string;
  /** The assignment, that is, the booked candidate. */
  candidate_id: string;
  /** The project. */
  project_id: string;
  /** The company that pays. */
  company_id: string;
  /** The talent who is paid. */
  talent_id: string;
  /** State; see domain/money/charge/charge.workflow.ts. */
  status: 'owed' | 'invoiced';
  /** Title of the project when the work was approved. */
  project_title: string;
  /** Title of the role, as agreed. */
  role_title: string;
  /** ISO day: the last day of the work, or the day on which the extension was agreed. */
  happened_on: string;
  /** Latest ISO day on which the talent is paid. */
  paid_by: string;
  /** Time whose rates apply: sending of the request, or order of the extension. */
  sent_date: string;
  /** Terms and work from which both prices are computed (domain/deal/price/charged-price.ts). */
  priced: unknown;
  /** Price for the company: lines, sums and VAT by rate. */
  company_price: unknown;
  /** Creation time of the charge. */
  created_date: Generated<string>;
  /** Time of the last change of the status; set by a trigger. */
  updated_date: Generated<string>;
}

/** The legal conditions for the work of a talent under 18, for one assignment. Days that are added later get a row of their own. */
export interface ClearancesTable {
  /** Identity. */
  id: Generated<string>;
  /** The assignment, that is, the booked candidate. */
  candidate_id: string;
  /** The project. */
  project_id: string;
  /** The company that booked. */
  company_id: string;
  /** The talent under 18. */
  talent_id: string;
  /** State; see domain/work/clearance/clearance.workflow.ts. */
  status: 'waiting' | 'cleared' | 'lapsed' | 'ended';
  /** The ISO day before the first day of work; without clearance the booking is cancelled after it. */
  waits_until: string;
  /** ISO day after which everybody concerned is reminded; null for no further reminder. */
  remind_on: string | null;
  /** Name of the adult who accompanies the talent; null before it is given. */
  chaperone_name: string | null;
  /** Phone number of the chaperone. */
  chaperone_phone: string | null;
  /** ISO day on which the school granted leave. */
  school_leave_on: string | null;
  /** Party that stated the leave: company or guardian. */
  school_leave_by: 'company' | 'guardian' | null;
  /** Start of the work on days for which the terms give no hours, HH:MM in Sweden. */
  hours_from: string | null;
  /** End of the work on those days; a time before hours_from is on the next morning. */
  hours_to: string | null;
  /** Reference of the permit of Arbetsmiljöverket (the Swedish work environment authority). */
  permit_number: string | null;
  /** Creation time of the row. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
  /** The permit of Arbetsmiljöverket as a private file; null before it is added. */
  permit_file_id: string | null;
  /** The note of the school as a private file; null before it is added. */
  school_leave_file_id: string | null;
}

/** Closed months of the books: they have been reported, and no voucher is posted in them any more. */
export interface ClosedMonthsTable {
  /** First ISO day of the month. */
  month: string;
  /** Account that closed the month; the id stays after the account is deleted. */
  account_id: string;
  /** Name of the actor at that time. */
  actor_name: string;
  /** Time at which the month was closed. */
  created_date: string;
  /** Lines of the month that were open when it was closed, by code (domain/money/month/month-lines.ts). */
  left_open: Generated<string[]>;
}

/** Candidates who get an answer of their own when a role is closed. */
export interface ClosingAnswersTable {
  /** The closing. */
  closing_id: string;
  /** The candidate. */
  candidate_id: string;
  /** The answer to the candidate; null for none: the candidate goes on waiting. */
  outcome: 'not_now' | 'kept' | 'call_back' | null;
}

/** The closing of a role: planned, done or undone. */
export interface ClosingsTable {
  /** Identity. */
  id: Generated<string>;
  /** The company that owns the project. */
  company_id: string;
  /** The project. */
  project_id: string;
  /** The role. */
  role_id: string;
  /** State; see domain/casting/closing/closing.workflow.ts. */
  status: 'waiting' | 'done' | 'undone' | 'overtaken' | 'reopened';
  /** Time at which the answers are sent; until then the closing can be undone. */
  takes_effect_date: string;
  /** Text for each outcome, as the company wrote them. */
  texts: unknown;
  /** Name of the closing member at that time. */
  closed_by_name: string;
  /** Time at which the closing began. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
}

/** A company or production house; the CompanyApplication of the spec. */
export interface CompaniesTable {
  /** Identity. */
  id: Generated<string>;
  /** Organisation number: ten digits without hyphen, check digit verified. For a company that applied from abroad the letters of the country and its number there, in the union its VAT number. */
  organisation_number: string;
  /** Registered or trade name. */
  name: string;
  /** Name of the applicant. */
  contact_name: string;
  /** Phone number as typed, for Medverka and booked talents. */
  phone: string;
  /** Street address. */
  address: string;
  /** Postal code, five digits. */
  postal_code: string;
  /** Postal town. */
  city: string;
  /** Address that invoices are mailed to. */
  invoice_email: string;
  /** Business of the company, in its own words; shown to asked talents. */
  about: Generated<string>;
  /** State of the application, changed by the company workflow only. */
  status: 'pending' | 'approved' | 'refused' | 'suspended' | 'deleted';
  /** Reason of a refusal or suspension, as told to the company. */
  status_reason: string | null;
  /** Time of the last decision of an administrator. */
  decided_date: string | null;
  /** Time at which the applicant confirmed the e-mail address; administrators see the application from then on. */
  email_confirmed_date: string | null;
  /** Creation time of the row. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
  /** Address of the company's website; shown to asked talents. Empty for none. */
  homepage: Generated<string>;
  /** Street or box for invoices; empty for the company's own address, with postal code and city. */
  invoice_address: Generated<string>;
  /** Postal code for invoices, five digits; empty with invoice_address. */
  invoice_postal_code: Generated<string>;
  /** Postal town for invoices; empty with invoice_address. */
  invoice_city: Generated<string>;
  /** The company's reference on draft invoices; empty for the contact. */
  invoice_reference: Generated<string>;
  /** Order number on draft invoices, if the company has one for all; otherwise empty. */
  order_reference: Generated<string>;
  /** Number of edits of the company's details; of two simultaneous editors the second gets a conflict. */
  settings_revision: Generated<number>;
  /** True if an administrator has read a project of the company, or the company is older than these checks. */
  is_known: Generated<boolean>;
  /** Time at which the owner deleted the company; an empty row with name and number stays. Otherwise null. */
  deleted_date: string | null;
  /** ISO 3166-1; the country in which the company applied. Finance may write another place for invoices (company_places). */
  country: Generated<string>;
}

/** Hours that a company takes from a talent's yes to its decision, for companies with decisions in the last year. */
export interface CompanyAnswerTimesTable {
  /** The company. */
  company_id: string;
  /** Median time, in whole hours. */
  hours: number;
}

/** Changes of the name and the organisation number of companies, asked for by owners and decided by administrators. Rows stay as the log. */
export interface CompanyChangesTable {
  /** Identity, made by the sender, so that sending twice enters it once. */
  id: string;
  /** The company. */
  company_id: string;
  /** State; see domain/office/company-change/company-change.workflow.ts. */
  status: 'written' | 'asked' | 'approved' | 'refused' | 'withdrawn';
  /** Name of the company when the change was written. */
  old_name: string;
  /** Organisation number of the company when the change was written. */
  old_number: string;
  /** New name. */
  name: string;
  /** New organisation number, ten digits; null if the number stays. */
  organisation_number: string | null;
  /** Reason, in the words of the owner. */
  reason: string;
  /** Account of the owner who wrote it. No foreign key: the log outlives it. */
  asked_by: string;
  /** Name of that owner at that time. */
  asked_by_name: string;
  /** The paper that proves it (private_files); null before it is sent. No foreign key. */
  file_id: string | null;
  /** Account of the administrator who decided. No foreign key. */
  decided_by: string | null;
  /** Name of that administrator at that time. */
  decided_by_name: string | null;
  /** Reason of a refusal, for the company. */
  decided_reason: string | null;
  /** Instant of the decision. */
  decided_date: string | null;
  /** Instant at which it was written. */
  created_date: string;
  /** Instant at which the paper came, so that it waits for an administrator. */
  asked_date: string | null;
  /** Instant of the last change. */
  updated_date: string;
}

/** Invitations to become a member of a company that are not accepted yet. */
export interface CompanyInvitationsTable {
  /** Identity. */
  id: Generated<string>;
  /** The company. */
  company_id: string;
  /** Address of the invited person; a new invitation to the address replaces this one. */
  email: string;
  /** Member role after acceptance (domain/kernel/roles/member-roles.ts). */
  member_role: 'owner' | 'producer' | 'caster' | 'finance' | 'reader';
  /** Order limit after acceptance, in öre without VAT; null for no limit. */
  limit_ore: Ore | null;
  /** SHA-256 of the token in the link. */
  token_hash: string;
  /** Time from which the link is invalid. */
  expires_date: string;
  /** Name of the inviting member at that time. */
  invited_by_name: string;
  /** Time of the invitation. */
  created_date: string;
}

/** Log of the members and api keys of a company: added, changed, removed. */
export interface CompanyMemberLogTable {
  /** Identity. */
  id: Generated<string>;
  /** The company. */
  company_id: string;
  /** The action. */
  what: 'invite' | 'withdraw' | 'join' | 'change' | 'remove' | 'make_key' | 'end_key';
  /** Account of the actor. */
  account_id: string | null;
  /** Name of the actor at that time. */
  actor_name: string;
  /** Name or address of the member, or name of the api key. */
  about: string;
  /** The new role, or rights, and limit; empty if there is none. */
  detail: string;
  /** Time of the action. */
  created_date: string;
}

/** Members of a company. */
export interface CompanyMembersTable {
  /** The company. */
  company_id: string;
  /** Account of the member; it belongs to one company. */
  account_id: string;
  /** owner, producer, caster, finance or reader; see domain/kernel/roles/member-roles.ts. */
  member_role: 'owner' | 'producer' | 'caster' | 'finance' | 'reader';
  /** Creation time of the row. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
  /** Maximum cost of an order that needs no second person, in öre without VAT; null for no limit. */
  limit_ore: Ore | null;
  /** How often the member wants mails of each subject (domain/talk/notification/mail-subjects.ts), if it differs from the default. */
  mail_rates: Generated<unknown>;
  /** Time from which notices are in the next daily mail; null if the member wants none. */
  digest_from: string | null;
  /** Rates, by subject, that the link of a mail has ended: its page can restore them. Empty once the member chooses again. */
  stopped_rates: Generated<unknown>;
}

/** The notices of companies, under the name of the spec. */
export interface CompanyNotificationsTable {
  /** Identity. */
  id: ColumnType<string | null, never, never>;
  /** The company that is told. */
  company_id: ColumnType<string | null, never, never>;
  /** The event of the notice. */
  event_id: ColumnType<number | null, never, never>;
  /** Swedish heading. */
  title: ColumnType<string | null, never, never>;
  /** Swedish sentence. */
  message: ColumnType<string | null, never, never>;
  /** Type of the event. */
  type: ColumnType<string | null, never, never>;
  /** project_activated for an activation notice, otherwise null (spec, section 3). */
  notification_type: ColumnType<string | null, never, never>;
  /** False means unread. */
  read: ColumnType<boolean | null, never, never>;
  /** The project of the notice. */
  related_project_id: ColumnType<string | null, never, never>;
  /** The candidate of the notice. */
  related_candidate_status_id: ColumnType<string | null, never, never>;
  /** Creation time of the row. */
  created_date: ColumnType<string | null, never, never>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: ColumnType<string | null, never, never>;
}

/** Countries of companies abroad, as administrators entered them. Rows are only added; a company without a row is in Sweden. */
export interface CompanyPlacesTable {
  /** Identity. */
  id: Generated<string>;
  /** The company. */
  company_id: string;
  /** From 1 for each company; the highest holds. */
  position: number;
  /** ISO 3166-1; SE if the company has moved back to Sweden. */
  country: string;
  /** VAT number of another state of the union; empty elsewhere, or without one. */
  vat_number: string;
  /** Number in the register of companies of the country; required outside the union. */
  registration_number: string;
  /** Street address on invoices; empty in Sweden, where the address of the company holds. */
  address_line: string;
  /** Postcode, as it is written in the country; may be empty. */
  postcode: string;
  /** Town. */
  city: string;
  /** Account of the administrator. No foreign key: the books outlive it. */
  account_id: string;
  /** Name of that administrator at that time. */
  actor_name: string;
  /** Instant of the change. */
  created_date: string;
}

/** Consents, with the party, the text and the time. Rows are only added. */
export interface ConsentsTable {
  /** Identity. */
  id: Generated<string>;
  /** Account of the person who agreed, or whose guardian did; null after its deletion. */
  account_id: string | null;
  /** terms, privacy or guardian. */
  document: 'terms' | 'privacy' | 'guardian';
  /** Version of the document: the ISO day from which it holds. */
  version: string;
  /** SHA-256 of the plain text as it was shown. */
  text_sha256: string;
  /** False for a withdrawn consent. */
  is_given: Generated<boolean>;
  /** self, guardian, or system if a rule ended the consent. */
  given_by: Generated<'self' | 'guardian' | 'system'>;
  /** Time at which the consent was given or withdrawn. */
  created_date: Generated<string>;
  /** Creation time, or the time at which the account was deleted: nothing else changes. */
  updated_date: Generated<string>;
}

/** Suggestions of both parties in a counter-offer, in turn. Rows are only added. */
export interface CounterOfferVersionsTable {
  /** The counter-offer. */
  counter_offer_id: string;
  /** Version from 1. */
  version: number;
  /** talent or company. */
  made_by: 'talent' | 'company';
  /** All the suggested terms, frozen; read with readTerms. */
  terms: unknown;
  /** Message to the other party; empty for none. */
  words: string;
  /** Last ISO day to answer. */
  ends_on: string;
  /** Time of the suggestion. */
  created_date: Generated<string>;
}

/** A negotiation of the terms of an order: the talent suggests other terms, and both parties answer in turn until one accepts or declines. */
export interface CounterOffersTable {
  /** Identity. */
  id: Generated<string>;
  /** The request that is negotiated. */
  candidate_id: string;
  /** The order. */
  project_id: string;
  /** The company that owns the order. */
  company_id: string;
  /** The asked talent. */
  talent_id: string;
  /** State; see domain/casting/counter-offer/counter-offer.workflow.ts. */
  status: 'with_company' | 'with_talent' | 'accepted' | 'declined' | 'withdrawn' | 'lapsed' | 'ended';
  /** Number of the newest version, the one that is open. */
  version: Generated<number>;
  /** Last ISO day to answer the newest version; that day counts. */
  ends_on: string;
  /** Message of the party that declined, for the other party. */
  reply: Generated<string>;
  /** Time of the talent's first suggestion. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
}

/** What a company may owe us: one row for each company that has asked anybody. The events hold all earlier limits. */
export interface CreditLinesTable {
  /** Identity; the subject of its events. */
  id: string;
  /** The company. */
  company_id: string;
  /** asked: finance has to decide. Moved by the workflow only. */
  status: 'standing' | 'asked';
  /** The limit that finance has set, in öre with VAT; null for the usual one (setting company_credit). */
  limit_ore: Ore | null;
  /** Reason of the company for its last question; null if a refused booking asked. */
  asked_reason: string | null;
  /** Instant since which finance has the question. */
  asked_date: string | null;
  /** Reason of the last decision, which the company reads. */
  set_reason: string | null;
  /** Name of the administrator who decided. */
  set_by_name: string | null;
  /** Instant of the last decision. */
  set_date: string | null;
  /** Instant of the first request or decision. */
  created_date: string;
  /** Instant of the last change; kept by trigger. */
  updated_date: Generated<string>;
  /** The part of each booking that the company pays in advance. */
  prepayment: Generated<string>;
  /** Instant since which bookings are paid in advance; null for none. */
  prepay_since: string | null;
}

/** Credit notes of invoices. Rows are only added. */
export interface CreditNotesTable {
  /** Identity; the cause of its voucher. */
  id: Generated<string>;
  /** The credited invoice. */
  invoice_id: string;
  /** Number in the same series as invoices; assigned by a trigger. */
  number: Generated<string>;
  /** ISO day of issue. */
  issued_on: string;
  /** Reason, as the company reads it. */
  reason: string;
  /** The credited lines and their sums, in positive amounts (contract/money/invoice.ts). */
  content: unknown;
  /** Total in öre, with VAT. */
  total_ore: Ore;
  /** Account of the issuer; the id stays after the account is deleted. */
  account_id: string;
  /** Name of the actor at that time. */
  actor_name: string;
  /** Creation time of the credit note. */
  created_date: string;
}

/** A document on a talent's CV. Its bytes are in a private file with the noun cv_document. */
export interface CvDocumentsTable {
  /** Identity, chosen by the sender, so that a repeated upload adds one row. */
  id: string;
  /** The talent; deleting the profile deletes the row. */
  talent_id: string;
  /** State; see domain/people/cv-document/cv-document.workflow.ts. */
  status: 'kept' | 'removed';
  /** Kind of document. */
  kind: 'driving_licence' | 'certificate' | 'permit' | 'course' | 'resume' | 'other';
  /** The talent's name for it; empty until given, and after removal. */
  title: string;
  /** Last ISO day of validity; null if it has no end. */
  valid_until: string | null;
  /** Readers besides administrators: nobody (own), or companies that have booked the talent (booked). */
  audience: 'own' | 'booked';
  /** Last ISO day before the reminder of the end of validity; null if no reminder is due. */
  quiet_until: string | null;
  /** Time at which the talent was reminded that the document is about to expire. */
  end_told_date: string | null;
  /** Time of the upload. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
}

/** The newest archive of an account's own data; one row per account. */
export interface DataExportsTable {
  /** The account. */
  account_id: string;
  /** Time of the request. */
  asked_date: string;
  /** Earliest time of the next claim, by the clock of the database: the end of the lease, or of the wait after a failure; null for at once. */
  free_from: string | null;
  /** Time at which the archive was ready; null before. */
  made_date: string | null;
  /** The archive; null until it is ready, and after its removal. */
  file_id: string | null;
  /** Creation time of the row. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
  /** Lease of the process that makes the archive, new at each claim; null while no process does. */
  lease: string | null;
  /** Number of attempts since the last success; the one in work is counted. */
  attempts: Generated<number>;
  /** Id of the request for the archive; null for jobs. */
  request_id: Generated<string | null>;
}

/** A move of days of a production, for all people who are booked or asked. */
export interface DayMovesTable {
  /** Identity. */
  id: string;
  /** The first project of the production. */
  production_id: string;
  /** The company of the production. */
  company_id: string;
  /** The moved spans: first and last ISO day, and the ISO day to which the first day moved. */
  moves: unknown;
  /** The words of the company to all; empty for none. */
  message: Generated<string>;
  /** Time of the move. */
  created_date: string;
}

/** Ids of records deleted by a record call; an id is never used again. */
export interface DeletedRecordsTable {
  /** Id of the deleted record. */
  id: string;
  /** Entity of the record, as the record calls name it. */
  entity: string;
  /** Time of the deletion. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
}

/** Pairs of talents that an administrator has marked as different persons, so that they are not suggested as duplicates again. */
export interface DifferentPeopleTable {
  /** The talent with the lower id. */
  one_id: string;
  /** The other talent. */
  other_id: string;
  /** Account of the administrator; no foreign key, so that the id stays. */
  account_id: string | null;
  /** Name of the administrator at that time. */
  actor_name: string;
  /** Time of the decision. */
  created_date: string;
}

/** A printed document: a frozen snapshot, its template, and the bytes. Rows are only added; only documents with kept_until may be removed. */
export interface DocumentsTable {
  /** Identity. */
  id: Generated<string>;
  /** Kind of document; it decides the template. */
  kind: string;
  /** Kind of the subject, such as talent. */
  noun: string;
  /** Id of the subject. No foreign key, because the table differs by noun. */
  subject_id: string;
  /** Version of the template, from 1; it has the schema by which the snapshot is read. */
  template_version: number;
  /** All the printed values, as they were at that time. */
  snapshot: unknown;
  /** SHA-256 of the bytes in lower-case hex, computed at creation and compared at each download. */
  sha256: string;
  /** Size in bytes. */
  bytes: number;
  /** The private file with the bytes. */
  file_id: string;
  /** ISO day of removal, for documents with personal data that can be printed again; null for documents that are kept for ever. */
  kept_until: string | null;
  /** Time of creation; it is printed in the document, and the bytes depend on it. */
  created_date: Generated<string>;
  /** Id of the request from which the document follows, as in the log; null if unknown. */
  request_id: Generated<string | null>;
}

/** Addresses that accounts had until recently. Mails about moved money or rights go there too, so that the owner learns of them after a thief has changed the address. */
export interface EarlierAddressesTable {
  /** The account; its deletion deletes the row. */
  account_id: string;
  /** The earlier address, in the form of accounts.email. */
  email: string;
  /** Time at which the address was replaced. */
  left_date: string;
}

/** A change of the sign-in address that waits for confirmation from the old and the new address. */
export interface EmailChangesTable {
  /** The account; its deletion deletes the row. */
  account_id: string;
  /** The new address, in the form of accounts.email. */
  new_email: string;
  /** SHA-256 of the token in the mail to the present address. */
  old_token_hash: string;
  /** SHA-256 of the token in the mail to the new address. */
  new_token_hash: string;
  /** Time at which the present address confirmed; null before. */
  old_confirmed_date: string | null;
  /** Time at which the new address confirmed; null before. */
  new_confirmed_date: string | null;
  /** Time from which both links are invalid. */
  expires_date: string;
  /** Creation time of the row. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
}

/** The code and the link that confirm an address. An account has one of each: a new mail replaces both, and using one ends both. */
export interface EmailVerificationCodesTable {
  /** The account; its deletion deletes the row. */
  account_id: string;
  /** HMAC of account and six digits under SESSION_SECRET: six digits could be guessed from a plain hash. */
  code_hash: string;
  /** Time from which the code is invalid. */
  code_expires_date: string;
  /** SHA-256 of the random token in the link. */
  link_hash: string;
  /** Time from which the link is invalid. */
  link_expires_date: string;
  /** Creation time of the row. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
  /** Identity, new with each mail. */
  id: Generated<string>;
  /** SHA-256 of the mark (cookie medverka.device) of the browser that sent the newest sign-up; its password is accepted only in that browser. Null if unknown. */
  browser_hash: string | null;
  /** Times at which the mails of the last day were put in the outbox; their number per hour and per day is limited. */
  mailed_dates: Generated<string[]>;
}

/** Companies, projects, talents and candidates that an event concerns besides its subject. The rows stay after those are deleted. */
export interface EventConcernsTable {
  /** The event. */
  event_id: number;
  /** company, project, talent or candidate. */
  noun: 'company' | 'project' | 'talent' | 'candidate';
  /** Id of the company, project, talent or candidate. */
  concerned_id: string;
}

/** All events of objects with a lifecycle, written in the same transaction as the change. Notices, mails, the edit log and live updates are made from them. */
export interface EventsTable {
  /** Identity, in the order of the events. */
  id: ColumnType<number, never, never>;
  /** Type noun.command, as declared by the workflows. */
  type: string;
  /** The object that changed. */
  subject_id: string;
  /** talent, company, admin, guardian or system. */
  actor_role: 'talent' | 'company' | 'admin' | 'system' | 'guardian';
  /** Account of the actor; null for the system and for guardians, who have no account. */
  actor_account_id: string | null;
  /** Name of the actor at that time, kept for history. */
  actor_name: string;
  /** State columns before; null at creation. */
  from_state: Generated<unknown>;
  /** State columns after. */
  to_state: unknown;
  /** Names and terms at that time; its form depends on the type. */
  payload: unknown;
  /** Creation time of the row. */
  created_date: Generated<string>;
  /** Noun of the object: company, project, candidate, booking, guardian and so on. */
  noun: string;
  /** The mandate under which an administrator acted for a company or talent; otherwise null. */
  mandate_id: string | null;
  /** Id of the request that caused the event, as in the log; null for deadlines. */
  request_id: Generated<string | null>;
}

/** Statements of talents with FA-skatt that one engagement is done under F-tax, or no longer. The latest counts. Rows are only added. */
export interface FTaxInvocationsTable {
  /** Identity, in the order of the statements. */
  id: ColumnType<number, never, never>;
  /** The engagement. */
  candidate_id: string;
  /** The talent. */
  talent_id: string;
  /** True if F-tax is invoked, false if the talent takes that back. */
  invokes: boolean;
  /** Account that stated it. No foreign key: the books outlive it. */
  account_id: string;
  /** Name of its holder at that time. */
  actor_name: string;
  /** Instant of the statement. */
  created_date: string;
}

/** Links that guardians asked for themselves: each opens what waits for the mailbox over all children. */
export interface FamilyLinksTable {
  /** SHA-256 of the random token; the token itself is only in the mail. */
  token_hash: string;
  /** Mailbox of the guardian, computed by mailbox_of; the link opens what was asked of it. */
  guardian_mailbox: string;
  /** Instant from which the link is no longer valid. */
  expires_date: string;
  /** Instant at which the guardian asked. */
  created_date: string;
}

/** The middle half of the fees of similar roles (domain/projects/fee-guide). */
export interface FeeGuidesTable {
  /** The trade of the roles: an id of the vocabulary. */
  category: string;
  /** The basis of the fees. */
  basis: string;
  /** The hours that the fees cover, in groups. */
  hours: string;
  /** The company whose own roles are not counted; null for the companies that have no similar role. */
  company_id: string | null;
  /** The lower end, rounded to 100 kr; null if the company is shown no figures. */
  low_ore: Ore | null;
  /** The upper end, rounded to 100 kr; null if the company is shown no figures. */
  high_ore: Ore | null;
  /** The ISO day on which the figures were made. */
  made_on: string;
}

/** A talent's calendar in another service. Only its busy days are kept (busy_spans), not the reasons. */
export interface ForeignCalendarsTable {
  /** Identity. */
  id: Generated<string>;
  /** The talent; deleting the profile deletes the row. */
  talent_id: string;
  /** State; see domain/people/foreign-calendar/foreign-calendar.workflow.ts. */
  status: 'followed' | 'stale';
  /** The talent's name for the calendar. */
  name: string;
  /** Address of the calendar, sealed: anybody with the address can read the calendar. */
  address_sealed: Buffer;
  /** Keyed hash of the address, for finding duplicates. */
  address_hash: string;
  /** Host and end of the address, which tell calendars apart but give no access. */
  shown_address: string;
  /** ETag of the last reading; null if the server sends none. */
  etag: string | null;
  /** Day of the last computation of the busy days, which are computed from it ahead; null before the first reading. */
  counted_on: string | null;
  /** Time of the last attempt to read. */
  tried_date: string | null;
  /** Time of the last successful reading; null before the first. */
  read_date: string | null;
  /** Time from which the next reading is due. */
  next_date: string;
  /** Time from which the days are no longer trusted: a day after the last successful reading. */
  stale_date: string;
  /** Reason why the last attempt failed; null after a successful one. */
  problem: 'unreachable' | 'refused' | 'too_slow' | 'too_large' | 'no_calendar' | 'not_allowed' | null;
  /** Time at which the calendar was connected. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
  /** Number of events in the last reading that were not, or not fully, understood. */
  unread_count: Generated<number>;
}

/** Further links to a question to a guardian, opened from the page of all children: no token is kept to be shown again. */
export interface GuardianConsentLinksTable {
  /** SHA-256 of the random token; the token itself is only in the answer. */
  token_hash: string;
  /** The question that the link opens. */
  consent_id: string;
  /** Instant from which the link is no longer valid; the mailed link goes on. */
  expires_date: string;
  /** Instant at which the guardian opened it. */
  created_date: string;
}

/** The consent request of one guardian for one talent. A second guardian has a second row; the history of a row is in events. */
export interface GuardianConsentsTable {
  /** Identity. */
  id: Generated<string>;
  /** The talent; their deletion deletes the row. */
  talent_id: string;
  /** Name of the guardian: as the talent wrote it, then as the guardian wrote it. */
  guardian_name: string;
  /** Address that the link is mailed to, in lower case. */
  guardian_email: string;
  /** Relation stated by the guardian: parent, or appointed by a court; null before a yes. */
  relation: 'parent' | 'appointed' | null;
  /** State; see domain/people/guardian/guardian.workflow.ts. */
  status: 'asked' | 'given' | 'refused' | 'withdrawn' | 'cancelled';
  /** SHA-256 of the random token; the token itself is only in the mail. */
  token_hash: string;
  /** Time from which the link cannot be answered any more; a given consent can always be withdrawn. */
  token_expires_date: string;
  /** Time at which the newest link was mailed. */
  sent_date: string;
  /** Version of the accepted text; null before a yes. */
  terms_version: string | null;
  /** SHA-256 of that text; null before a yes. */
  text_sha256: string | null;
  /** Time of the guardian's last answer; null before the first. */
  decided_date: string | null;
  /** Creation time of the row. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
  /** Mailbox of the address, computed by mailbox_of. */
  guardian_mailbox: ColumnType<string, never, never>;
  /** True if this guardian has stated that there is a second guardian, who must consent too. Consents from before this question assure that all guardians agree. */
  is_shared: Generated<boolean>;
  /** Position, 1 or 2: a talent has at most two guardians on record. */
  place: 1 | 2;
}

/** Files whose bytes are removed when the running backup is done. */
export interface HeldFilesTable {
  /** Path of the file. */
  path: string;
  /** Time at which the file should have been removed. */
  held_date: Generated<string>;
}

/** Records imported from an earlier system, each imported once. */
export interface ImportedRecordsTable {
  /** The operator's name for the earlier system. */
  source: string;
  /** talents or companies. */
  kind: 'talents' | 'companies';
  /** SHA-256 of the id in the earlier system. */
  external_hash: string;
  /** The account made from the record; null after its deletion. */
  account_id: string | null;
  /** True after the profile is written. */
  is_saved: Generated<boolean>;
  /** Number of pictures processed so far. */
  pictures_read: Generated<number>;
  /** Time at which the mail about taking over the account was queued; after it the import changes nothing. */
  told_date: string | null;
  /** Creation time of the row. */
  created_date: string;
}

/** Questions to the administrators, and reports of misconduct. Read by the side that asked and the administrators. */
export interface InquiriesTable {
  /** Identity. */
  id: Generated<string>;
  /** question or report. */
  kind: 'question' | 'report';
  /** Subject; see domain/talk/inquiry/inquiry.rules.ts. */
  category: 'account' | 'requests' | 'work' | 'agreement' | 'money' | 'unkind' | 'dishonest' | 'unsafe' | 'other';
  /** State; see domain/talk/inquiry/inquiry.workflow.ts. */
  status: 'open' | 'answered' | 'closed';
  /** Side that asked: talent or company. */
  asker: string;
  /** The talent who asked; otherwise null. */
  talent_id: string | null;
  /** The company that asked; otherwise null. */
  company_id: string | null;
  /** Name of the person who wrote first, at that time. */
  asker_name: string;
  /** Page that the inquiry is about, as an address of this site. */
  about_path: string | null;
  /** Account of the administrator who took the inquiry. */
  taken_by: string | null;
  /** Name of the administrator who took the inquiry. */
  taken_by_name: string | null;
  /** Number of messages. */
  message_count: number;
  /** Time of the last message of the side that asked; the queue is in this order. */
  waits_since: string;
  /** Time of the first message. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
  /** The reported thread, which administrators may read from then on; null without one. */
  chat_id: string | null;
}

/** Messages of an inquiry, from both sides. */
export interface InquiryMessagesTable {
  /** Identity. */
  id: Generated<string>;
  /** The inquiry. */
  inquiry_id: string;
  /** Position in the inquiry, from 1. */
  position: number;
  /** Account of the author. */
  account_id: string | null;
  /** Name of the author at that time. */
  author_name: string;
  /** True for a message of an administrator. */
  is_ours: boolean;
  /** Text of the message. */
  words: string;
  /** Time of the message. */
  created_date: string;
}

/** The invitation of one candidate to one audition. */
export interface InvitationsTable {
  /** Identity. */
  id: Generated<string>;
  /** The audition. */
  audition_id: string;
  /** The invited candidate. */
  candidate_id: string;
  /** The role of the candidate. */
  role_id: string;
  /** The project. */
  project_id: string;
  /** The company that owns the project. */
  company_id: string;
  /** The talent of the candidate. */
  talent_id: string;
  /** State; see domain/auditions/invitation/invitation.workflow.ts. */
  status: 'added' | 'invited' | 'accepted' | 'declined' | 'done' | 'missed' | 'withdrawn';
  /** Message of the company to this talent alone; empty for a talent under 18. */
  message: Generated<string>;
  /** Message of the talent with the answer. */
  answer_message: Generated<string>;
  /** Time of the invitation; null before. */
  invited_date: string | null;
  /** Time at which the talent first opened the invitation; null before. */
  seen_date: string | null;
  /** Time of the talent's last answer; null before the first. */
  answered_date: string | null;
  /** Time until which this talent may begin a tape, if later than the deadline of the audition; otherwise null. */
  deadline_date: string | null;
  /** Time at which the talent asked for more time; null if no such request is open. */
  asked_time_date: string | null;
  /** Reason for more time, in the talent's words. */
  asked_time_message: Generated<string>;
  /** Time of the company's last reminder; null for never. */
  reminded_date: string | null;
  /** Time of the automatic reminder of the tape; null for never. */
  remind_date: string | null;
  /** Time at which the automatic reminder was sent; null before. */
  late_reminded_date: string | null;
  /** Time at which the complete tape arrived, as the talent's receipt; null before. */
  sent_in_date: string | null;
  /** Needs of the talent in order to take part; erased after the audition. */
  access_needs: Generated<string>;
  /** Time at which the talent agreed to the casters reading these needs. */
  access_needs_date: string | null;
  /** Reason for withdrawing the invitation, as the talent was told; otherwise null. */
  withdraw_reason: string | null;
  /** Creation time of the row. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
  /** The slot that the company planned, told to the talent or not; null without one. */
  slot_id: string | null;
  /** Starts of the times that the talent has declined; no time that runs then is offered again. */
  declined_starts: Generated<string[]>;
}

/** The last number of each year, for invoices and credit notes together. Issuing locks the row, so that no number is left out. */
export interface InvoiceCountersTable {
  /** Year of issue; the numbers begin again each year. */
  year: number;
  /** Last number; 0 before the first. */
  last: Generated<number>;
}

/** Invoices that a debt collector collects. Rows are only added; invoices handed over before this table have none. */
export interface InvoiceHandoversTable {
  /** Identity; the cause of the voucher of its fee. */
  id: string;
  /** The invoice. */
  invoice_id: string;
  /** Day on which the collector got it, ISO. */
  handed_on: string;
  /** Name of the collector, and its number for the case. */
  collector: string;
  /** Compensation for late payment that was charged then, in öre; 0 for none. */
  fee_ore: Ore;
  /** The open amount that was handed over, with fees and interest, in öre. */
  total_ore: Ore;
  /** Account of the administrator. No foreign key: the books outlive it. */
  account_id: string;
  /** Name of that administrator at that time. */
  actor_name: string;
  /** Instant of the registration. */
  created_date: string;
}

/** A paper to a company about an invoice: its contents, and the document printed from them. */
export interface InvoicePapersTable {
  /** Identity; the id of the invoice, the credit note or the reminder. */
  id: string;
  /** The invoice. */
  invoice_id: string;
  /** invoice, credit_note or reminder. */
  kind: 'invoice' | 'credit_note' | 'reminder';
  /** Snapshot that is printed (server/documents/bill). */
  words: unknown;
  /** The printed document; null until it is printed and sent. */
  document_id: string | null;
  /** Earliest time of the next claim, by the clock of the database: the end of the lease, or of the wait after a failure; null for at once. */
  free_from: string | null;
  /** Time at which administrators were told that a text in the paper cannot be printed; null otherwise. */
  unprintable_date: string | null;
  /** Creation time of the paper. */
  created_date: string;
  /** Lease of the process that prints the paper, new at each claim; null while no process does. */
  lease: string | null;
  /** Number of attempts since the last success; the one in work is counted. */
  attempts: Generated<number>;
  /** Id of the request that made the paper; null for jobs. */
  request_id: Generated<string | null>;
}

/** Payments and repayments of invoices. Rows are only added. */
export interface InvoicePaymentsTable {
  /** Identity; the cause of its voucher. */
  id: Generated<string>;
  /** The invoice. */
  invoice_id: string;
  /** payment: from the company. repayment: to the company. taken_back: the reversal of a payment that was registered by mistake. */
  kind: 'payment' | 'repayment' | 'taken_back';
  /** ISO day on which the bank booked the money. */
  paid_on: string;
  /** Amount in öre. */
  amount_ore: Ore;
  /** The bank's reference, so that a payment is registered once. */
  reference: string;
  /** Account of the administrator who registered the payment; null for payments from bank files. The id stays after the account is deleted. */
  account_id: string | null;
  /** Name of the actor at that time. */
  actor_name: string;
  /** Time of registration. */
  created_date: string;
  /** The payment that a taken_back row reverses, at most once; otherwise null. */
  takes_back: string | null;
  /** Reason of a taken_back row, for administrators and accountants; otherwise null. */
  reason: string | null;
}

/** Reminders of unpaid invoices. Rows are only added. */
export interface InvoiceRemindersTable {
  /** Identity; the cause of the vouchers of its fee and interest. */
  id: Generated<string>;
  /** The invoice. */
  invoice_id: string;
  /** ISO day of the reminder; interest is charged until the day before. */
  reminded_on: string;
  /** Reminder fee in öre; 0 if no fee was agreed. */
  fee_ore: Ore;
  /** Late interest in öre since the previous reminder, or since the last day to pay. */
  interest_ore: Ore;
  /** Calculation of the interest by time and rate (domain/money/invoice/late-interest.ts). */
  interest: unknown;
  /** Account of the administrator who reminded; the id stays after the account is deleted. */
  account_id: string;
  /** Name of the actor at that time. */
  actor_name: string;
  /** Creation time of the reminder. */
  created_date: string;
}

/** Invoices to companies. The open amount comes from the books (vouchers, by the invoice's id). */
export interface InvoicesTable {
  /** Identity; the subject of its vouchers. */
  id: Generated<string>;
  /** The company that pays. */
  company_id: string;
  /** The invoiced project. */
  project_id: string;
  /** The charges of the invoice, in the order of its parts. */
  charge_ids: string[];
  /** True if the charges may be invoiced again: the invoice was discarded, or credited in order to be invoiced anew. */
  charges_released: Generated<boolean>;
  /** State; see domain/money/invoice/invoice.workflow.ts. */
  status: 'draft' | 'checked' | 'discarded' | 'issued' | 'paid' | 'credited' | 'written_off';
  /** The company's own reference; empty for none. */
  reference: Generated<string>;
  /** The company's order number; empty for none. */
  order_reference: Generated<string>;
  /** Number of the year, without gaps, in one series with credit notes; assigned by a trigger at issue, null before. */
  number: string | null;
  /** ISO day of issue. */
  issued_on: string | null;
  /** Last ISO day to pay. */
  due_on: string | null;
  /** Seller, buyer and lines, as issued (contract/money/invoice.ts); null for a draft, which is computed from its charges. */
  content: Generated<unknown>;
  /** Total in öre as issued, with VAT. */
  total_ore: Ore | null;
  /** Time at which the document was sent. */
  sent_date: string | null;
  /** Time at which the company was told that the last day to pay had passed. */
  overdue_date: string | null;
  /** Time of the last reminder to the company. */
  reminded_date: string | null;
  /** Time at which the claim was handed to a debt collector. */
  collection_date: string | null;
  /** Creation time of the draft. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
  /** Address to which papers of this invoice are mailed; null for the invoice address of the company. */
  mailbox: string | null;
  /** work: of charges. advance: asked before a booking, for a part of what it costs. */
  kind: Generated<string>;
  /** Lines of an advance, one for each rate of VAT; null for other invoices. */
  advance_lines: Generated<unknown>;
}

/** Announcements that talents have saved. Only the talent sees it. */
export interface KeptAnnouncementsTable {
  /** The talent. */
  talent_id: string;
  /** The announcement. */
  announcement_id: string;
  /** Time at which the talent was told that the announcement closes the next day; null before. */
  reminded_date: string | null;
  /** Creation time of the row. */
  created_date: Generated<string>;
}

/** Answers to calls with an Idempotency-Key, kept for a day, so that a repeated call is not run twice. */
export interface KeptAnswersTable {
  /** Identity. */
  id: Generated<string>;
  /** Account of the caller; null for an api key. */
  account_id: string | null;
  /** The calling api key; null for an account. */
  api_key_id: string | null;
  /** SHA-256 of the Idempotency-Key. */
  token_hash: string;
  /** SHA-256 of the route, the mandate and the input: a different call with the same key is refused. */
  call_hash: string;
  /** running: the call is in progress, or its process died. kept: the answer is stored here. not_kept: the call is done, and its answer was too long to store. */
  state: 'running' | 'kept' | 'not_kept';
  /** The answer, sealed because it may hold any data that the caller can read. */
  answer_sealed: Buffer | null;
  /** Time of the call; the row is deleted a day later. */
  created_date: string;
}

/** A file of a build, in the file store; its name has a hash of its content. */
export interface KeptAssetsTable {
  /** Path in the file store. */
  path: string;
  /** Last day on which a process of a build with this file ran; the file stays for 14 days more. */
  served_date: string;
}

/** Legal names of the talents who are shown under another name; read by server/names/names.ts only. */
export interface LegalNamesTable {
  /** The talent. */
  talent_id: string;
  /** Legal first name. */
  first_name: string;
  /** Legal surname; empty for a person with one name only. */
  last_name: string;
}

/** Mails to accounts that did not arrive, kept for a month. */
export interface MailBouncesTable {
  /** Identity. */
  id: Generated<string>;
  /** The account whose address did not take the mail. */
  account_id: string;
  /** The entry of the outbox, without a foreign key because it is deleted earlier; null if a provider has named the address alone. */
  outbox_id: string | null;
  /** True if later mails will not arrive either. */
  is_hard: boolean;
  /** Status by RFC 3463, such as 5.1.1. */
  code: string;
  /** Time of the report. */
  bounced_date: Generated<string>;
}

/** Which mails a talent wants; an account without a row has the usual choices. Members' choices are in company_members. */
export interface MailChoicesTable {
  /** Account of the talent. */
  account_id: string;
  /** How often the talent wants mails of each subject (domain/kernel/mail/mail-choices.ts), where the talent has chosen. */
  mail_rates: Generated<unknown>;
  /** Rates, by subject, that the link of a mail has ended: its page can restore them. Empty once the talent chooses again. */
  stopped_rates: Generated<unknown>;
  /** Time from which notices are in the next daily mail; null for no limit beyond that of all. */
  digest_from: string | null;
}

/** The temporary right of an administrator to act for one company or one talent. */
export interface MandatesTable {
  /** Identity; requests name it in the header Acting-For. */
  id: Generated<string>;
  /** Account of the administrator; null after its deletion. */
  account_id: string | null;
  /** The company that the administrator acts for; otherwise null. */
  company_id: string | null;
  /** The talent that the administrator acts for; otherwise null. */
  talent_id: string | null;
  /** The only project that the mandate covers; null for all projects of the company or talent. */
  project_id: string | null;
  /** State; see domain/office/mandate/mandate.workflow.ts. */
  status: 'held' | 'ended';
  /** Reason, in the administrator's words; the company or talent reads it. */
  reason: string;
  /** Time at which the mandate expires. */
  ends_date: string;
  /** Time from which the mandate is valid. */
  created_date: Generated<string>;
  /** Time of the last change. */
  updated_date: Generated<string>;
}

/** Pictures of talents, as files under public/{timestamp-random}.{ext} of the bucket profile-media. */
export interface MediaTable {
  /** Identity. */
  id: Generated<string>;
  /** The talent in the picture; deleting the profile deletes the row. */
  talent_id: string;
  /** Path in the bucket; never reused. */
  path: string;
  /** Width in pixels. */
  width: number;
  /** Height in pixels. */
  height: number;
  /** Position in the profile, from 0; the first is the main portrait. */
  position: number;
  /** Creation time of the row. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
  /** False while the picture waits for review and companies cannot see it. */
  is_shown: Generated<boolean>;
}

/** A file uploaded for a message that is not sent yet. Sending the message makes it a private file. */
export interface MessageUploadsTable {
  /** Identity. */
  id: Generated<string>;
  /** The candidate or project of the thread. */
  subject_id: string;
  /** Account of the uploader; only this account can attach the file to a message. */
  account_id: string;
  /** Path in the file store. */
  path: string;
  /** Media type, determined by the server. */
  content_type: string;
  /** Size in bytes. */
  bytes: number;
  /** SHA-256 of the bytes in lower-case hex. */
  sha256: string;
  /** Time of the upload; the file is deleted an hour later. */
  created_date: Generated<string>;
}

/** Notices under the bell of a talent, of a company (all its members), or of the administrators. */
export interface NoticesTable {
  /** Identity. */
  id: Generated<string>;
  /** talent, company or admin. */
  audience: 'talent' | 'company' | 'admin';
  /** The talent that is told; otherwise null. */
  talent_id: string | null;
  /** The company that is told; otherwise null. */
  company_id: string | null;
  /** The event of the notice; null for a notice without an event. */
  event_id: number | null;
  /** Swedish heading. */
  title: string;
  /** Swedish sentence. */
  message: string;
  /** Type of the event, or a name of its own for a notice without an event. */
  type: string;
  /** project_activated for an activation notice, otherwise null (spec, section 3). */
  notification_type: string | null;
  /** False means unread. */
  read: Generated<boolean>;
  /** The project of the notice. */
  related_project_id: string | null;
  /** The candidate of the notice. */
  related_candidate_status_id: string | null;
  /** Creation time of the row. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
}

/** Options (holds) of companies on days of talents. Options do not block days; bookings do. */
export interface OptionsTable {
  /** Identity. */
  id: Generated<string>;
  /** Number in the line. It is assigned while the talent is locked, so it follows the order in which options became visible. */
  number: ColumnType<number, never, never>;
  /** The request of the option. */
  candidate_id: string;
  /** The project. */
  project_id: string;
  /** The role. */
  role_id: string;
  /** The company with the option. */
  company_id: string;
  /** The talent. */
  talent_id: string;
  /** Days of the accepted terms; two roles with gaps between their days do not conflict if no day is in both. */
  days: string;
  /** Rank among the options on its days, as both sides were last told; 1 for the first. */
  rank: number;
  /** State; see domain/casting/option/option.workflow.ts. */
  status: 'open' | 'challenged' | 'confirmed' | 'released' | 'lapsed';
  /** Time at which the option expires. */
  ends_date: string;
  /** Time at which this company challenged the option before it; null for never. */
  challenge_date: string | null;
  /** Time at which the last challenge to this option is lost; null if never challenged. */
  challenged_until: string | null;
  /** Creation time of the row. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
}

/** Everything that is sent to other systems: mails and webhook calls. Written in the transaction that causes it, and sent afterwards. */
export interface OutboxTable {
  /** Identity; the same at each attempt, so that a receiver recognises a repetition. Used as the Message-ID of a mail. */
  id: Generated<string>;
  /** Kind of entry; server/outbox/kinds.ts declares how it is sent. */
  kind: string;
  /** Key that allows one entry only, such as event and recipient; null for no such limit. */
  dedupe_key: string | null;
  /** Recipient: the address of a mail. Emptied a month after the entry is sent or given up. */
  recipient: string;
  /** Content as data, rendered when sent. Emptied when the entry is sent or given up, since it holds codes and names; kept in an environment that sends nothing. */
  content: Generated<unknown>;
  /** waiting, sent, dead (all attempts of its kind failed) or given_up (an administrator stopped trying). */
  state: Generated<'waiting' | 'sent' | 'dead' | 'given_up'>;
  /** Time of the last change of the state. */
  state_date: Generated<string>;
  /** Number of attempts since the entry was last set to wait. */
  attempts: Generated<number>;
  /** Earliest time of the next attempt: later after each failure, and the end of the lease during sending. */
  next_attempt_date: Generated<string>;
  /** Token of the process that is sending the entry, new at each claim; only its holder may report the result. Void after next_attempt_date. */
  lease: string | null;
  /** Codes of the last failure; never the server's text, which may hold the address. */
  last_error: string | null;
  /** Account of the administrator who last retried the entry or gave it up. */
  handled_by: string | null;
  /** Creation time of the row. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
  /** Id of the request that put the entry in the outbox; null for jobs. */
  request_id: Generated<string | null>;
}

/** Passkeys (WebAuthn) of phones, computers and security keys, for sign-in without a password. */
export interface PasskeysTable {
  /** Identity. */
  id: Generated<string>;
  /** The account; its deletion deletes the row. */
  account_id: string;
  /** Identity from the authenticator, base64url. */
  credential_id: string;
  /** Public key, COSE. */
  public_key: Buffer;
  /** Highest signature counter seen; 0 for authenticators without one. */
  counter: Generated<number>;
  /** Ways in which the browser reaches the authenticator: internal, hybrid, usb and so on. */
  transports: Generated<string[]>;
  /** The owner's name for the passkey. */
  name: string;
  /** True if the passkey is synchronised between devices. */
  is_backed_up: Generated<boolean>;
  /** Time of the last sign-in with the passkey; null before the first. */
  last_used_date: string | null;
  /** Creation time of the row. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
}

/** The link for choosing a new password. An account has one: a new mail replaces it, and using it ends it. */
export interface PasswordResetTokensTable {
  /** The account; its deletion deletes the row. */
  account_id: string;
  /** Identity, new with each mail. */
  id: Generated<string>;
  /** SHA-256 of the random token in the link. */
  token_hash: string;
  /** Time from which the link is invalid. */
  expires_date: string;
  /** Creation time of the row. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
}

/** Talents who are paid, with a number for each that the numbers of their documents contain. */
export interface PayeesTable {
  /** The talent. */
  talent_id: string;
  /** Number of the payee, part of the document numbers. It holds no personal data. */
  number: ColumnType<number, never, never>;
  /** Birth date of an erased person who was paid a wage; null before. It decides the contributions that are declared. */
  birth_date: string | null;
}

/** Log of the readings of sealed numbers in plain text. Rows are only added. */
export interface PaymentDetailsReadingsTable {
  /** Identity. */
  id: Generated<string>;
  /** The talent whose numbers were read. No foreign key, so that the row stays after the talent is deleted. */
  talent_id: string;
  /** Account of the reader; null for the system. */
  reader_account_id: string | null;
  /** Reason for the reading, in words. */
  reason: string;
  /** Time of the reading. */
  created_date: Generated<string>;
}

/** Lines of a payment batch, frozen at creation. Rows are only added. */
export interface PayoutBatchLinesTable {
  /** Identity; the cause of the vouchers of the sent and the returned payment. */
  id: Generated<string>;
  /** The batch. */
  batch_id: string;
  /** The payout. */
  payout_id: string;
  /** Position in the file, from 1. */
  position: number;
  /** Name of the payee as the file has it. */
  name: string;
  /** Town of the payee; empty if unknown, and then the file has no address. */
  city: string;
  /** Text that the payee sees on the account. */
  reference: string;
  /** True for a wage, which bank files mark differently from other payments. */
  is_wage: boolean;
  /** Amount in öre. */
  amount_ore: Ore;
  /** Keyed hash of the receiving account. Null for lines older than this column. */
  account_hash: string | null;
  /** Doubts about the payment when the batch was made; see domain/money/payout/payout-doubts.ts. */
  doubts: Generated<string[]>;
  /** Country of the payee (ISO 3166, two letters), beside city. */
  country: Generated<string>;
}

/** Payouts that are sent to the bank in one file. */
export interface PayoutBatchesTable {
  /** Identity. */
  id: Generated<string>;
  /** Number of the batch for people and the bank. */
  number: Generated<number>;
  /** State; see domain/money/batch/batch.workflow.ts. */
  status: 'made' | 'exported' | 'confirmed' | 'discarded';
  /** ISO banking day on which the bank is to pay. */
  execution_on: string;
  /** Payer and paying account, as they were at creation. */
  debtor: unknown;
  /** Accounts of all payees by payout, sealed (server/sealed). Only server/features/money/batch/commands/batch-accounts.ts opens it. */
  accounts_sealed: Buffer;
  /** Number of payouts. */
  payout_count: number;
  /** Sum of the payouts, in öre. */
  total_ore: Ore;
  /** Account of the administrator who made the batch; the id stays after the account is deleted. */
  made_by: string;
  /** Name of that administrator at that time. */
  made_by_name: string;
  /** Creation time of the batch. */
  created_date: string;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
  /** Message id of the file (MsgId), by which the bank knows a file that it already has. Null in batches of earlier releases: UTB and the number. */
  message_id: string | null;
}

/** The last number of each talent, series and year. Taking a number locks the row, so that none is left out. */
export interface PayoutCountersTable {
  /** The talent. */
  talent_id: string;
  /** SJ: self-billing invoices, which we write for the talent. LB: payslips. FU: bases for umbrella companies. */
  series: 'SJ' | 'LB' | 'FU';
  /** Year of the documents; the numbers begin again each year. */
  year: number;
  /** Last number, from 1. */
  last: number;
}

/** The payment of one charge to the talent. */
export interface PayoutsTable {
  /** Identity; the subject of its vouchers. */
  id: Generated<string>;
  /** The charge; each is paid once. */
  charge_id: string;
  /** The assignment, that is, the booked candidate. */
  candidate_id: string;
  /** The talent who is paid. */
  talent_id: string;
  /** State together with stopped_by; see domain/money/payout/payout.workflow.ts. */
  status: 'planned' | 'prepared' | 'approved' | 'in_batch' | 'sent' | 'paid' | 'failed';
  /** talent or admin while the payout is stopped; otherwise null. */
  stopped_by: 'talent' | 'admin' | null;
  /** Last message to the talent: why an administrator stopped or resumed the payout, or the bank's reason. */
  reason: string | null;
  /** The talent's last objection. */
  objection: string | null;
  /** Latest ISO day of payment. */
  due_on: string;
  /** ISO day after which the payout is at risk; see domain/money/payout/payout-risk.ts. */
  calm_until: string;
  /** ISO day on which the payout was planned; from the next day on the talent is asked for a missing account. */
  planned_on: string;
  /** Time at which the talent was asked for account and tax form; null for never. */
  details_asked_date: string | null;
  /** Time at which the talent was reminded of these details before the day of payment; null for never. */
  details_reminded_date: string | null;
  /** Time at which administrators were told that the payout is at risk; null for never. */
  warned_date: string | null;
  /** Time at which the amounts were fixed; null before. */
  prepared_date: string | null;
  /** invoice, umbrella or wage; null before the amounts are fixed. */
  way: 'invoice' | 'umbrella' | 'wage' | null;
  /** The talent's tax form when the amounts were fixed; null before. */
  tax_form: string | null;
  /** The talent's side of the price, line by line. */
  price: Generated<unknown>;
  /** Gross wage in öre, before tax; null for a payout by invoice. */
  gross_ore: Ore | null;
  /** Withheld tax in öre. */
  tax_ore: Ore | null;
  /** Employer contributions on the wage, in öre. */
  contributions_ore: Ore | null;
  /** VAT that the talent charges, in öre. */
  vat_ore: Ore | null;
  /** Amount in öre that the talent keeps, without VAT. */
  net_ore: Ore | null;
  /** Amount in öre that leaves our account. */
  amount_ore: Ore | null;
  /** Number of the self-billing invoice, the payslip or the basis for an umbrella company: SJ-17-2026-0001. */
  number: string | null;
  /** Last ISO day to object to the self-billing invoice; null for a wage. */
  object_by: string | null;
  /** The self-billing invoice or payslip; null until it is printed. */
  document_id: string | null;
  /** Earliest time of the next claim, by the clock of the database: the end of the lease, or of the wait after a failure; null for at once. */
  free_from: string | null;
  /** Account of the last approver; the id stays after the account is deleted. */
  approved_by: string | null;
  /** Name of the last approver at that time. */
  approved_by_name: string | null;
  /** Account of the administrator who put the payout in its batch: never the approver. */
  batched_by: string | null;
  /** The batch of the payout. */
  batch_id: string | null;
  /** ISO banking day on which the money left; null before. */
  sent_on: string | null;
  /** Time of planning. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
  /** Keyed hash of the account that the bank last returned the money from, empty if not recorded; null if the money never came back, or not because of the account. The talent's payouts wait for another account. */
  sent_back_account_hash: string | null;
  /** Version of the account (talent_payment_details) that was approved; null before. */
  approved_account: string | null;
  /** Lease of the process that prints the document of the payout, new at each claim; null while no process does. */
  lease: string | null;
  /** Number of attempts since the last success; the one in work is counted. */
  attempts: Generated<number>;
  /** Id of the request that made the payout; null for jobs. */
  request_id: Generated<string | null>;
  /** True from the execution day on, when the books have the sending of the present batch. */
  sending_is_posted: Generated<boolean>;
  /** Kind of tax of a wage: preliminary, sink or a_sink. Null for other payouts and those of earlier releases, whose tax form tells it. */
  tax_box: 'preliminary' | 'sink' | 'a_sink' | null;
  /** True if no contributions are paid on the wage because of a certificate (A1). Null like tax_box, meaning false. */
  is_insured_abroad: boolean | null;
}

/** Mobile numbers of talents and of their guardians, each confirmed by a code sent to it. */
export interface PhoneNumbersTable {
  /** Identity. */
  id: Generated<string>;
  /** The talent, also of a guardian's number. */
  talent_id: string;
  /** Consent of the guardian whose number it is; null for the talent's own number. */
  consent_id: string | null;
  /** Confirmed number (E.164), sealed; null before one is confirmed. */
  number_sealed: Buffer | null;
  /** Time at which the code of the number was typed. */
  confirmed_date: string | null;
  /** Number that the latest code was sent to, sealed; null for none. */
  waiting_sealed: Buffer | null;
  /** Latest code, hashed with a key and bound to row and number. */
  code_hash: string | null;
  /** Time from which the code is invalid. */
  code_expires_date: string | null;
  /** Number of wrong attempts at the latest code. */
  wrong_tries: Generated<number>;
  /** What the person wants told by text message (domain/kernel/sms/sms.ts); nothing until they choose. */
  kinds: Generated<string[]>;
}

/** Our own details for invoices and files, with the day from which they apply. Rows are never changed or removed. */
export interface PlatformDetailsTable {
  /** Version from 1, in the order of writing; it is unique, so two administrators cannot write at once. */
  version: number;
  /** First ISO day of validity; of two versions for the same day the later one applies. */
  valid_from: string;
  /** Registered name. */
  name: string;
  /** Organisation number, ten digits. */
  org_number: string;
  /** VAT number: SE, ten digits and 01. */
  vat_number: string;
  /** Street and number. */
  address_line: string;
  /** Postal code, five digits. */
  postcode: string;
  /** Postal town. */
  city: string;
  /** Registered seat of the board. */
  seat: string;
  /** Address for questions about invoices. */
  email: string;
  /** Phone number for customers. */
  phone: string;
  /** Bankgiro that customers pay to; digits. */
  bankgiro: string;
  /** IBAN of the account that payouts are paid from. */
  iban: string;
  /** BIC of the bank of that account. */
  bic: string;
  /** True if approved for F-tax; every invoice says so. */
  has_f_tax: boolean;
  /** Account of the author; the id stays after the account is deleted. Null for a version that nobody wrote by hand. */
  account_id: string | null;
  /** Name of the actor at that time. */
  actor_name: string;
  /** Reason, in the author's words. */
  why: string;
  /** Creation time of the version. */
  created_date: string;
  /** The bank that gets our payment files; see domain/money/platform/bank-profiles.ts. Null in versions from before the banks were told apart: no batch is made with them. */
  bank: 'seb' | 'swedbank' | 'handelsbanken' | 'nordea' | 'danske' | 'other' | null;
  /** Version of pain.001.001 that the bank takes. */
  bank_version: Generated<'03' | '09'>;
  /** Identity of the file's sender at the bank; empty if the bank gives none. */
  bank_initiator_id: Generated<string>;
  /** Identity of the paying customer at the bank; empty if the bank gives none. */
  bank_debtor_id: Generated<string>;
}

/** Guests who have opened a presentation with link and code, with the name they gave. */
export interface PresentationGuestsTable {
  /** Identity. */
  id: Generated<string>;
  /** The presentation. */
  presentation_id: string;
  /** Number of the link that the guest used. */
  link_number: number;
  /** SHA-256 of the random value in the cookie of the guest's browser. */
  device_hash: string;
  /** Name given by the guest. */
  name: string;
  /** Time of the first visit. */
  first_date: string;
  /** Time of the last visit. */
  last_date: string;
}

/** Times at which a guest looked at a person or tape. */
export interface PresentationLooksTable {
  /** The guest. */
  guest_id: string;
  /** The person of the presentation. */
  person_id: string;
  /** person or tape: the thing that the guest looked at. */
  what: 'person' | 'tape';
  /** Number of looks. */
  times: Generated<number>;
  /** Time of the first look. */
  first_date: string;
  /** Time of the last look. */
  last_date: string;
}

/** People of a presentation, and the parts of them that it shows. A person who may no longer be shown keeps the row, but no answer contains them. */
export interface PresentationPeopleTable {
  /** Identity, which guests see. */
  id: Generated<string>;
  /** The presentation. */
  presentation_id: string;
  /** The candidate, for one role. */
  candidate_id: string;
  /** Position in the presentation, from 0. */
  position: number;
  /** Text of the company about the person, which the client reads. */
  words: Generated<string>;
  /** Pictures (media) that are shown, in order; deleted ones are not shown. */
  media_ids: Generated<string[]>;
  /** Recordings that are shown, in order; deleted ones are not shown. */
  recording_ids: Generated<string[]>;
}

/** Votes and comments of guests on the people of a presentation. */
export interface PresentationVotesTable {
  /** The guest. */
  guest_id: string;
  /** The person of the presentation. */
  person_id: string;
  /** yes, maybe or no; null if there is only a comment. */
  vote: 'yes' | 'maybe' | 'no' | null;
  /** Comment of the guest, for the company. */
  comment: Generated<string>;
  /** Time of the first vote or comment. */
  created_date: string;
  /** Time of the last change. */
  updated_date: string;
}

/** Selections of people that a company shows to its client, who needs no account. */
export interface PresentationsTable {
  /** Identity. */
  id: Generated<string>;
  /** The company that owns the project. */
  company_id: string;
  /** The project. */
  project_id: string;
  /** Heading that the client reads. */
  title: string;
  /** Message to the client. */
  greeting: Generated<string>;
  /** State; see domain/auditions/presentation/presentation.workflow.ts. */
  status: 'draft' | 'shared' | 'ended';
  /** Last ISO day on which the link is valid. */
  ends_on: string;
  /** True if the client sees the fee of each person. */
  shows_fee: Generated<boolean>;
  /** Number of edits; of two simultaneous editors the second gets a conflict. */
  revision: Generated<number>;
  /** Number of the present link; guests of earlier links see nothing any more. */
  link_number: Generated<number>;
  /** SHA-256 of the token of the link; null without a valid link. */
  token_hash: string | null;
  /** SHA-256 of token and code together, so that neither can be found from the database. */
  code_hash: string | null;
  /** Time of the first sharing. */
  shared_date: string | null;
  /** Time at which the presentation ended. */
  ended_date: string | null;
  /** Creation time of the presentation. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
}

/** Files that only some people may read. The row names the owning record; the bytes are in the file store. */
export interface PrivateFilesTable {
  /** Identity. */
  id: Generated<string>;
  /** Kind of the owning record, such as document. The policy of that noun decides who may read the file. */
  noun: string;
  /** Id of the owning record. No foreign key, because the table differs by noun; deleting the record deletes its files. */
  subject_id: string;
  /** Purpose of the file for its record, such as original or signed. */
  kind: string;
  /** Path in the file store; never reused. */
  path: string;
  /** File name for downloads, chosen at creation. */
  name: string;
  /** Media type, in lower case and without parameters. */
  content_type: string;
  /** Size in bytes, computed when the file was stored. */
  bytes: number;
  /** SHA-256 of the bytes in lower-case hex, computed when the file was stored and compared at each download. */
  sha256: string;
  /** Creation time of the row. */
  created_date: Generated<string>;
  /** Time since which nobody may read the file; the daily job removes the bytes and then the row. */
  deleted_date: string | null;
}

/** Processes of the product that were heard of within a day, each with its latest heartbeat. */
export interface ProcessesTable {
  /** Id of the process, new at each start. */
  id: string;
  /** Name of the machine or container. */
  host: string;
  /** Number of the process on its machine. */
  pid: number;
  /** Commit of the process. */
  version: string;
  /** Newest migration of the process, such as 0214. */
  migration: string;
  /** stopping once the process ends in an orderly way, otherwise running. */
  state: 'running' | 'stopping';
  /** Start of the process, by its own clock. */
  started_date: string;
  /** Time of the latest heartbeat, by the clock of the process; a day later the row is deleted. */
  seen_date: string;
  /** Time from which the process counts as silent unless it is heard again, by the clock of the database. */
  silent_from: string;
  /** Resident memory of the process. */
  memory_bytes: number;
  /** Delay of the event loop since the heartbeat before, in ms; the 99th percentile. */
  loop_ms: number;
  /** Talents in the index of the search, with those replaced since it was built; 0 until it is loaded. */
  search_documents: number;
  /** Size of the disk with DATA_DIR; null if the disk does not answer. */
  disk_bytes: number | null;
  /** Free part of that disk that the process may write; null if the disk does not answer. */
  disk_free_bytes: number | null;
  /** Seconds by which the replica of the search is behind; null without a replica, or if it does not answer. */
  replica_seconds: number | null;
  /** By name, each part of /ready and each of the other checks of a process: the time since which it fails, or null. */
  checks: unknown;
  /** Slowest and failing routes of the last hour, by pattern. */
  routes: unknown;
}

/** How far each booked talent has read the thread of a project. */
export interface ProjectChatReadersTable {
  /** The thread. */
  chat_id: string;
  /** The reading talent. */
  talent_id: string;
  /** Number of the last message that the talent has read. */
  read_number: Generated<number>;
  /** Time of the last reading. */
  read_date: string | null;
  /** Time at which the talent gets a mail about messages still unread; null for none. */
  mail_date: string | null;
  /** Time at which the guardians of a talent under 18 get a copy of the new messages; null for none. */
  guardian_mail_date: string | null;
  /** Number of the last message that the guardians have got. */
  guardian_mailed: Generated<number>;
}

/** A thread between a candidate and the company, or from the company to all booked talents of a project. */
export interface ProjectChatsTable {
  /** Identity. */
  id: Generated<string>;
  /** The project. */
  project_id: string;
  /** The talent of a candidate's thread; null for the thread of a project. */
  talent_id: string | null;
  /** Creation time of the row. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
  /** The candidate of the thread; null for the thread of a project. */
  candidate_id: string | null;
  /** The company of the project. */
  company_id: string;
  /** Number of the newest message; messages are numbered from 1 without gaps. */
  last_number: Generated<number>;
  /** Time of the newest message. */
  last_date: string | null;
  /** Number of the newest message from the company; 0 for none. */
  company_wrote: Generated<number>;
  /** Number of the newest message from the talent; 0 for none. */
  talent_wrote: Generated<number>;
  /** Number of the last message that a member of the company has read. */
  company_read: Generated<number>;
  /** Time of the company's last reading. */
  company_read_date: string | null;
  /** Number of the last message that the talent has read, in a candidate's thread. */
  talent_read: Generated<number>;
  /** Time of the talent's last reading. */
  talent_read_date: string | null;
  /** Time at which the company gets a mail about messages still unread; null for none. */
  company_mail_date: string | null;
  /** Time at which the talent gets a mail about messages still unread; null for none. */
  talent_mail_date: string | null;
  /** Time at which the guardians of a talent under 18 get a copy of the new messages; null for none. */
  guardian_mail_date: string | null;
  /** Number of the last message that the guardians have got. */
  guardian_mailed: Generated<number>;
  /** The candidate or the project of the thread; the screens use it as the thread's id. */
  subject_id: ColumnType<string, never, never>;
  /** True if a message of the talent is unread by all members of the company. */
  company_unread: ColumnType<boolean, never, never>;
}

/** Checks of the projects of new companies, before talents are asked. */
export interface ProjectChecksTable {
  /** Identity. */
  id: Generated<string>;
  /** The project; each is checked once. */
  project_id: string;
  /** The company that owns the project. */
  company_id: string;
  /** State; see domain/projects/project-check/project-check.workflow.ts. */
  status: 'waiting' | 'approved' | 'changes_asked' | 'refused' | 'ended';
  /** Requested changes, or the reason of the refusal; otherwise null. */
  reason: string | null;
  /** Name of the administrator who last decided, at that time. */
  decided_by_name: string | null;
  /** Time since which the project waits for the check. */
  waits_since: string;
  /** Time at which the company opened its casting. */
  created_date: Generated<string>;
  /** Time of the last change. */
  updated_date: Generated<string>;
}

/** Days of work of a project; each becomes a booking for every approved candidate. */
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
  /** Creation time of the row. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
}

/** Log of the changes of a project: actor, time, field, old and new value. */
export interface ProjectEditLogsTable {
  /** Identity. */
  id: Generated<string>;
  /** The project. */
  project_id: string;
  /** The event of the change; null for an edit of fields. */
  event_id: number | null;
  /** Type of the event, or project.edit for an edit of fields. */
  type: string;
  /** talent, company, admin or system. */
  actor_role: 'company' | 'talent' | 'admin' | 'system' | 'guardian';
  /** Name of the actor at that time. */
  actor_name: string;
  /** Name of the talent and role concerned, or empty. */
  subject: Generated<string>;
  /** The changed field. */
  field: string;
  /** Value before, as text. */
  old_value: string | null;
  /** Value after, as text. */
  new_value: string | null;
  /** Creation time of the row. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
  /** The mandate under which an administrator acted for a company or talent; otherwise null. */
  mandate_id: string | null;
}

/** What a company wants on the invoices of one project. Issued invoices have it in their content. */
export interface ProjectInvoicingTable {
  /** The project. */
  project_id: string;
  /** Order number for this project; empty for that of the company. */
  order_reference: string;
  /** Cost centre or account at the company; empty without one. */
  cost_centre: string;
  /** Scheme of the e-invoice address (Peppol EAS); null for the address of the company's own number. */
  endpoint_scheme: string | null;
  /** Number of the e-invoice address in its scheme; null as the scheme. */
  endpoint_number: string | null;
  /** Account of the member who wrote it last. No foreign key: the account may be deleted. */
  account_id: string;
  /** Name of that member at that time. */
  actor_name: string;
  /** Instant of the last change. */
  updated_date: string;
}

/** Messages of a thread; the ProjectMessage of the spec. */
export interface ProjectMessagesTable {
  /** Identity. */
  id: Generated<string>;
  /** The thread. */
  chat_id: string;
  /** Project of the thread, for the lists of a company. */
  project_id: string;
  /** Talent of the thread, for the lists of a talent; null for a message to all booked talents. */
  talent_id: string | null;
  /** Account of the sender; null after its deletion. */
  sender_account_id: string | null;
  /** Account of the talent or of the company's owner; null for a message to all, and after the account is deleted. */
  recipient_id: string | null;
  /** Text of the message. */
  body: string;
  /** Time at which the message was sent. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
  /** Number in the thread, from 1 without gaps. */
  number: number;
  /** Side of the sender: talent or company. */
  sender_side: 'talent' | 'company';
  /** Reason why an administrator has hidden the message, shown to both sides in its place; null for a visible message. */
  hidden_reason: string | null;
  /** Time at which the message was hidden. */
  hidden_date: string | null;
  /** Account of the administrator who hid the message; null for a visible message and after the account is deleted. */
  hidden_by: string | null;
  /** The same in every thread of a role that got one answer to all; null for other messages. */
  answer_id: string | null;
}

/** A role to fill. */
export interface ProjectRolesTable {
  /** Identity. */
  id: Generated<string>;
  /** The project. */
  project_id: string;
  /** Position of the role in its project, from 0. */
  role_index: number;
  /** Title of the role. */
  title: string;
  /** Description of the role, read by asked talents. */
  description: Generated<string>;
  /** Number of talents wanted. */
  headcount: Generated<number>;
  /** Profile of the wanted talent: the query of the talent search (text, wishes, unknown). */
  wanted: Generated<unknown>;
  /** Creation time of the row. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
  /** Terms of the role; its days and rights are null if they are those of the project (domain/deal/terms/written-terms.ts). */
  terms: Generated<unknown>;
  /** Version of the terms, from 1; raised when the terms change after talents were asked. */
  terms_version: Generated<number>;
  /** The first role with the same places in the production; null for a role that is in one project only. */
  plan_id: string | null;
  /** The hours of the days of work without times of their own: call and end, or 'undecided' by the word of the company (domain/deal/terms/hours.ts); null if nothing is said. */
  hours: Generated<unknown>;
}

/** Saved forms, without people and days, that a company begins new projects with. */
export interface ProjectTemplatesTable {
  /** Identity. */
  id: Generated<string>;
  /** The company. */
  company_id: string;
  /** The company's name for the template. */
  name: string;
  /** The name in a normalised form, so that it is unique for each company. */
  name_key: string;
  /** The form of a project as written, without dates. */
  form: unknown;
  /** Time at which the template was saved. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
}

/** A need of a company, from draft to done. An order is a project of kind order. */
export interface ProjectsTable {
  /** Identity. */
  id: Generated<string>;
  /** The company that owns the project. */
  company_id: string;
  /** project or order. */
  kind: Generated<'project' | 'order'>;
  /** Title of the project. */
  title: Generated<string>;
  /** Production type, id of the vocabulary: reklamfilm, teater and so on. */
  production_type: string | null;
  /** The brief, read by asked talents. */
  description: Generated<string>;
  /** Municipality of the work: SCB code. */
  municipality_id: string | null;
  /** Address or studio, in words. */
  place: Generated<string>;
  /** Media in which the material will be shown, ids of the vocabulary. */
  usage_media: Generated<string[]>;
  /** Territory in which the material will be shown, id of the vocabulary. */
  usage_territory: string | null;
  /** Months of use from the first publication; null if not given. */
  usage_months: number | null;
  /** Besked senast: the ISO day by which every asked talent has an answer. */
  decision_by: string | null;
  /** State, changed by the project workflow only. */
  status: 'draft' | 'casting' | 'active' | 'completed' | 'cancelled';
  /** Step 1 to 5, changed by the project workflow only. */
  current_step: 1 | 2 | 3 | 4 | 5;
  /** Reason of the cancellation, as told to the asked talents. */
  cancel_reason: string | null;
  /** Number of edits; of two simultaneous editors the second gets a conflict. */
  revision: Generated<number>;
  /** Creation time of the row. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
  /** Last ISO day of work; derived from project_dates. */
  work_ends_on: string | null;
  /** Time at which the company was asked to confirm that the work is done. */
  completion_asked_date: string | null;
  /** Last ISO day for the company to say that the work is not done; it counts as done the day after. */
  completes_on: string | null;
  /** Time of the next reminder to the company of unsigned agreements; null for none. */
  sign_remind_date: string | null;
  /** ISO day of the last mail to the company about rights that end; null for never. */
  rights_told_on: string | null;
  /** Rule of an order: all: booked when every asked talent has accepted. each: every talent who accepts is booked. */
  acceptance: Generated<'all' | 'each'>;
  /** Draft of the company's message to all the talents that it asks; each request stores its own copy. */
  greeting: Generated<string>;
  /** The first project of the production that this project is a part of; null for a project that is a whole production. */
  production_id: string | null;
  /** Last day on which people were told that the booking waits for the company; null for never. */
  payment_awaited_on: string | null;
}

/** Marks of protected identity: while one stands, the legal name and the contact details of the talent reach nobody outside Medverka except by law. */
export interface ProtectedIdentitiesTable {
  /** Identity. */
  id: Generated<string>;
  /** The talent. */
  talent_id: string;
  /** Random number in the neutral name of a talent without a stage name; it tells nothing of the order or the number of the marks. */
  number: number;
  /** Legal name, and names in earlier records, which texts made before the mark are shown without. */
  known_names: string[];
  /** Why the mark was set, for the desks that may set it. */
  reason: string;
  /** Administrator who set the mark; null once the account is deleted. */
  set_by: string | null;
  /** Name of this administrator at the time. */
  set_by_name: string;
  /** Time at which the mark was set. */
  created_date: Generated<string>;
  /** Why the mark was removed; null while it stands. */
  removed_reason: string | null;
  /** Administrator who removed the mark; null while it stands, and once the account is deleted. */
  removed_by: string | null;
  /** Name of this administrator at the time; null while the mark stands. */
  removed_by_name: string | null;
  /** Time at which the mark was removed; null while it stands. */
  removed_date: string | null;
}

/** What a person wants pushed; an account without a row has the usual choices. */
export interface PushChoicesTable {
  /** Account of the person. */
  account_id: string;
  /** Kinds that the person has turned off (domain/kernel/push/pushes.ts). */
  off_kinds: Generated<string[]>;
  /** Beginning of the quiet hours in Sweden, such as 21:00; null for none. */
  quiet_from: string | null;
  /** End of the quiet hours in Sweden, such as 07:00; null for none. */
  quiet_until: string | null;
}

/** Devices on which people want pushes. */
export interface PushDevicesTable {
  /** Identity; the recipient of its entries in the outbox. */
  id: Generated<string>;
  /** Account of the person. */
  account_id: string;
  /** Session in which the device was added. Its end removes the device; null if it has expired, and the device stays. */
  session_id: string | null;
  /** Key pair for which the browser has subscribed. */
  key_id: string;
  /** SHA-256 of the endpoint, which is long and random. */
  endpoint_hash: Buffer;
  /** Endpoint and keys of the browser as JSON, sealed: with the endpoint anybody could call the push service. */
  subscription_sealed: Buffer;
  /** Browser and system in words, such as Chrome på Android; null if neither is recognised. */
  browser: string | null;
  /** Creation time of the row. */
  created_date: Generated<string>;
  /** Time of the latest push that the push service has accepted, or of the latest registration. */
  used_date: Generated<string>;
}

/** Key pairs (VAPID) by which the push services of browsers recognise Medverka; the newest is for new devices. Deleting a pair ends its devices. */
export interface PushKeysTable {
  /** Identity. */
  id: Generated<string>;
  /** Public key, which browsers get; base64url. */
  public_key: string;
  /** Private key, sealed. */
  private_key_sealed: Buffer;
  /** Creation time of the row. */
  created_date: Generated<string>;
}

/** Counters of attempts, shared by all processes. */
export interface RateLimitsTable {
  /** Name of the limit and a keyed hash of the counted caller or value, cut short where callers could invent ever new ones. */
  key: string;
  /** Number of attempts in the running window. */
  points: Generated<number>;
  /** End of the window in ms since 1970. */
  expire: number | null;
}

/** Log of the administrators' changes of rates. Rows are never changed or removed, and stay after an account is deleted. */
export interface RateLogTable {
  /** Identity, in the order of the actions. */
  id: ColumnType<number, never, never>;
  /** The rate. */
  rate_id: string;
  /** added or taken_back. */
  act: 'added' | 'taken_back';
  /** Account of the administrator; the id stays after the account is deleted. */
  account_id: string;
  /** Name of the actor at that time. */
  actor_name: string;
  /** Reason, in the administrator's words. */
  why: string;
  /** Value on the first day of the rate before the action; null if there was none. */
  value_before: number | null;
  /** Value on that day after the action; null if there is none. */
  value_after: number | null;
  /** Time of the action. */
  created_date: string;
}

/** The rates that prices are computed with. A rate applies from a day until the next of the same key. Administrators maintain them. */
export interface RatesTable {
  /** Key of the rate, which also decides its unit (domain/deal/price/rates.ts). */
  key: string;
  /** First ISO day of validity. */
  valid_from: string;
  /** Value in basis points, öre or years, depending on the key. */
  value: number;
  /** Source of the value, for people. */
  source: string;
  /** True for a cautious default that still needs confirmation (docs/to-confirm.md). */
  is_uncertain: Generated<boolean>;
  /** Creation time of the row. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
  /** Identity. */
  id: Generated<string>;
  /** Time at which the rate was taken back, before its first day; null for a valid rate. */
  taken_back_date: string | null;
}

/** A film or sound of a talent. Its bytes are in DATA_DIR/uploads during the upload, and in private files after preparation. */
export interface RecordingsTable {
  /** Identity, chosen by the sender, so that a repeated beginning adds one row. */
  id: string;
  /** The talent. */
  talent_id: string;
  /** Purpose: an audition (self_tape), or the profile (showreel, voice). */
  purpose: 'self_tape' | 'showreel' | 'voice';
  /** The invitation that a self-tape answers; otherwise null. */
  invitation_id: string | null;
  /** Number of the take, or position in the profile, from 1. */
  position: number;
  /** The recording that this one replaces when it has arrived completely; otherwise null. */
  replaces_id: string | null;
  /** State; see domain/people/recording/recording.workflow.ts. */
  status: 'receiving' | 'received' | 'preparing' | 'ready' | 'refused' | 'deleted';
  /** Size in bytes, announced at the beginning: the upload must have exactly this size. */
  bytes: number;
  /** Kind of media found in the file: video or audio; null before. */
  kind: 'video' | 'audio' | null;
  /** Length in milliseconds. */
  duration_ms: number | null;
  /** Displayed width of the picture in pixels; null for sound. */
  width: number | null;
  /** Displayed height of the picture in pixels; null for sound. */
  height: number | null;
  /** True if every present browser can play the stored file. */
  plays_everywhere: Generated<boolean>;
  /** Reason of the refusal; null unless refused. */
  refused_for: 'not_media' | 'no_duration' | 'too_long' | 'no_picture' | 'no_sound' | 'unreadable' | null;
  /** Progress of the preparation, in percent. */
  progress: Generated<number>;
  /** Time at which the upload began; it decides if a deadline is kept. */
  begun_date: string;
  /** Time at which the upload is given up if no more bytes arrive. */
  stale_date: string;
  /** Time at which the upload was complete. */
  received_date: string | null;
  /** Time of automatic deletion; null while the purpose of the recording lasts. */
  delete_date: string | null;
  /** Token of the process that prepares the recording. */
  lease: string | null;
  /** End of that process's claim, by the clock of the database. */
  lease_until: string | null;
  /** Number of times that the preparation was begun. */
  attempts: Generated<number>;
  /** Creation time of the row. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
  /** The talent's caption on the profile; empty for a tape of an audition. */
  caption: Generated<string>;
  /** True if companies may see the recording; false for a new recording of a profile until review. */
  is_shown: Generated<boolean>;
  /** Id of the request that began the upload; null for jobs. */
  request_id: Generated<string | null>;
}

/** Mail addresses of a reader in a thread: a mail to the address becomes a message in the thread. */
export interface ReplyAddressesTable {
  /** Identity; the address names it with a mark that only we can make. */
  id: Generated<string>;
  /** The thread. */
  chat_id: string;
  /** The reader, who alone may write by the address. */
  account_id: string;
  /** Number of the last message that a mail with the address has shown: an answer to it reads so far. */
  mailed_number: Generated<number>;
  /** Time of the last mail that told the reader of a refused answer; null without one. */
  refused_date: string | null;
  /** Creation time of the row. */
  created_date: Generated<string>;
}

/** The right of an agent to read and answer for one talent, offered by the talent and ended by either. */
export interface RepresentationsTable {
  /** Identity, made by the sender, so that sending twice offers once. */
  id: string;
  /** The talent who is acted for. */
  talent_id: string;
  /** Account of the agent, of the role talent; null before the agent has accepted. */
  agent_account_id: string | null;
  /** Name of the agent or the agency, as the talent writes it; companies read it. */
  agent_name: string;
  /** Address to which the offer was mailed; only an account of its mailbox may accept. */
  agent_email: string;
  /** Mailbox of the address, computed by mailbox_of. */
  agent_mailbox: ColumnType<string, never, never>;
  /** State; see domain/people/representation/representation.workflow.ts. */
  status: 'offered' | 'accepted' | 'declined' | 'withdrawn' | 'lapsed' | 'ended';
  /** What the agent may do beside reading: see domain/people/representation/allowed.ts. */
  allowed: ('answers' | 'times' | 'terms')[];
  /** Instant after which an unanswered offer is over. */
  expires_date: string;
  /** Instant at which the agent accepted or declined; null before. */
  answered_date: string | null;
  /** Instant at which an accepted right ended; null before. */
  ended_date: string | null;
  /** Instant of the offer. */
  created_date: string;
  /** Instant of the last change. */
  updated_date: string;
}

/** Results of the job that ends data past its retention period, one row for each run and class. */
export interface RetentionRunsTable {
  /** Identity. */
  id: Generated<string>;
  /** Class of data, as named in domain/accounts/retention. */
  class: string;
  /** Time at which the run began. */
  started_date: string;
  /** Duration of the class in milliseconds. */
  took_ms: number;
  /** Number of rows past their period. */
  looked_at: number;
  /** Number of rows deleted, emptied or detached. */
  ended: number;
  /** Number of rows that failed; the next run tries them again. */
  broken: number;
  /** False if the run ended before all rows were handled; the next run continues. */
  is_whole: boolean;
}

/** The review by one side. The other side reads it only after publication. */
export interface ReviewPartsTable {
  /** The review. */
  review_id: string;
  /** Side that wrote the part: company or talent. */
  side: 'company' | 'talent';
  /** Scores from 1 to 5 for each of SCORED in domain/work/review/review.rules.ts; null for parts older than scores. */
  scores: Generated<unknown>;
  /** Present text; may be empty. */
  words: string;
  /** Note for the administrators only; may be empty. */
  note: string;
  /** Name of the last author at that time. */
  written_by: string;
  /** Number of edits; an edit must name the revision it is based on. */
  revision: number;
  /** Reply of the other side, which cannot be changed; null before. */
  reply: string | null;
  /** Reason why an administrator has hidden the part; null for a visible one. */
  hidden_reason: string | null;
  /** Creation time of the part. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
}

/** Reviews of company and talent of each other after an assignment; each side's part is a row of review_parts. */
export interface ReviewsTable {
  /** Identity. */
  id: Generated<string>;
  /** The assignment, that is, the booked candidate; one review each. */
  candidate_id: string;
  /** The project. */
  project_id: string;
  /** The company. */
  company_id: string;
  /** The talent. */
  talent_id: string;
  /** State; see domain/work/review/review.workflow.ts. */
  status: 'open' | 'published' | 'lapsed';
  /** Time at which writing ends and the parts written so far can be read. */
  closes_date: string;
  /** Time at which the review was opened. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. Shown to nobody: it would reveal that the other side has written. */
  updated_date: Generated<string>;
}

/** Talents that a company has picked for a role and not asked yet. Talents never see it. */
export interface RolePicksTable {
  /** The role. */
  role_id: string;
  /** The picked talent. */
  talent_id: string;
  /** The project, for the list of a whole project. */
  project_id: string;
  /** Creation time of the row. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
}

/** All talents that a watched search has found so far. The owner is told of a talent once, even if the talent stops matching and matches again. */
export interface SavedSearchPeopleTable {
  /** The saved search. */
  saved_search_id: string;
  /** The talent; deleting the profile deletes the row. */
  talent_id: string;
  /** False for talents who matched when the watching began, true for later ones, whom the owner was told of. */
  is_new: boolean;
  /** Time at which the talent was first found. */
  created_date: string;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
}

/** A search saved by a company member or an administrator. Only its owner sees it and gets mails about it. */
export interface SavedSearchesTable {
  /** Identity. */
  id: Generated<string>;
  /** Account of the owner, who gets the mails. */
  account_id: string;
  /** The owner's name for the search. */
  name: string;
  /** The query of the talent search (text, wishes, unknown). */
  query: unknown;
  /** Mails about new talents: off, or at most once a day. */
  notify: Generated<'off' | 'daily'>;
  /** Number of matching talents at the last count. */
  found_count: number;
  /** Time of the last count. */
  counted_date: string;
  /** Time at which the owner last opened the search; at first the creation time. */
  looked_date: string;
  /** Time since which saved_search_people holds all matching talents. Null before the first run, and while too many match to send a mail: talents found then are recorded without a mail. */
  noted_date: string | null;
  /** Swedish day of the last run for the mail; null before the first. */
  checked_on: string | null;
  /** Time at which the last mail about the search was queued; null before the first. */
  mailed_date: string | null;
  /** Creation time of the row. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
}

/** Filters of a list that an account has saved under a name; only that account sees them. */
export interface SavedViewsTable {
  /** Identity. */
  id: Generated<string>;
  /** The account; its deletion deletes the row. */
  account_id: string;
  /** Name of the screen. */
  screen: string;
  /** Name of the view, unique for each screen, regardless of case. */
  name: string;
  /** Query string of the address, without the page; the screen reads the parameters that it knows. */
  question: string;
  /** Time at which the view was first saved. */
  created_date: string;
}

/** Schedule of each job. One row for each job, so that one of several processes runs it. */
export interface SchedulesTable {
  /** Name of the job, as declared in the jobs.ts of a context. */
  job: string;
  /** Time of the next run, by the clock of the processes. After a stop of all processes it is in the past, and the job runs once. */
  next_date: string;
  /** Token of the process that runs the job, new at each claim. */
  lease: string | null;
  /** Earliest time of the next claim: the end of the lease, or of the wait after a failure, by the clock of the database. */
  free_from: string | null;
  /** Number of starts since the last success; above 0 the job is running or will be retried. */
  attempts: Generated<number>;
  /** Id of the request that asked for the next run; null for a run by the schedule. */
  request_id: string | null;
  /** Time of the last success; null before the first. */
  done_date: string | null;
}

/** Migrations and functions applied to this database. */
export interface SchemaMigrationsTable {
  /** Name of the file in server/db/migrations, or functions/ and the name of the file there. */
  name: string;
  /** SHA-256 of the applied file. A migration may not change after that; a changed function is applied again. */
  sha256: string;
  /** Time at which the file was applied. */
  applied_at: Generated<string>;
}

/** The secrets of PERSONAL_DATA_SECRET that processes have had. A process with another secret does not start. */
export interface SecretCanariesTable {
  /** Id of the secret, 8 hex digits, as sealed values name it. */
  key_id: string;
  /** A known text, sealed with the secret: opens with the right one only. */
  canary_sealed: Buffer;
  /** Time of the latest start of a process that seals with the secret; null while they only read with it. */
  first_date: string | null;
  /** Time at which npm run secrets:rotate found no value that needs the secret; null while values may need it. */
  spent_date: string | null;
  /** Time of the first start with the secret. */
  created_date: Generated<string>;
}

/** Downloads of reports of sellers, which hold personal numbers. Rows are only added. */
export interface SellerReportReadingsTable {
  /** Identity. */
  id: Generated<string>;
  /** The downloaded file. */
  report_id: string;
  /** The administrator who downloaded it; stays when the account is gone. */
  account_id: string;
  /** Name at that time. */
  actor_name: string;
  /** When. */
  created_date: string;
}

/** Files with a year's sellers for the tax agency (DAC7). Rows are only added. */
export interface SellerReportsTable {
  /** Identity; part of the references in the file. */
  id: Generated<string>;
  /** The calendar year in which the sellers were paid. */
  year: number;
  /** From 1 in each year. */
  position: number;
  /** Sellers in the file. */
  seller_count: number;
  /** Pay of all sellers in the year, without VAT. */
  paid_ore: Ore;
  /** Our fees on it. */
  fees_ore: Ore;
  /** The file, sealed (server/sealed). Opened by sealed-reports.ts alone. */
  file_sealed: Buffer;
  /** SHA-256 of the file, in hex. */
  file_sha256: string;
  /** The administrator who made the file; stays when the account is gone. */
  account_id: string;
  /** Name at that time, the contact in the file. */
  actor_name: string;
  /** When the file was made, as the file says. */
  created_date: string;
  /** The handed in file that this one corrects or adds to; null for a file of the whole year. */
  corrects_id: string | null;
}

/** Sessions of signed-in browsers. The cookies hold the id with its time and a signature, and a refresh token that changes at each use. */
export interface SessionsTable {
  /** Identity. */
  id: Generated<string>;
  /** The signed-in account; its deletion deletes the session. */
  account_id: string;
  /** Random secret of the authentication library; it never leaves the server. */
  token: string;
  /** End of the session if the browser does not renew it. */
  expires_date: string;
  /** Network address at sign-in, for the list of sessions. */
  ip_address: string | null;
  /** Browser at sign-in, for the list of sessions. */
  user_agent: string | null;
  /** Creation time of the row. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
  /** SHA-256 of the browser's present refresh token; null for sessions of fixtures, which cannot be renewed. */
  refresh_hash: string | null;
  /** SHA-256 of the previous refresh token, so that a lost answer or a second tab does not end the session. */
  previous_refresh_hash: string | null;
  /** Time of the last renewal by the browser; null before the first. */
  refreshed_date: string | null;
  /** False if the browser deletes the cookies when it closes. */
  is_remembered: Generated<boolean>;
  /** Method of sign-in: password, google, facebook or passkey. */
  method: Generated<'password' | 'google' | 'facebook' | 'passkey'>;
  /** Device of the session, as in account_devices; null for sessions of fixtures. Ending the session makes the device unknown again. */
  device_hash: string | null;
}

/** Settings of the administrators, by key: the newest version applies. Without one the default applies (domain/accounts/setting). */
export interface SettingVersionsTable {
  /** Identity; a later version has a higher one. */
  id: ColumnType<number, never, never>;
  /** Key of the setting. */
  key: string;
  /** Value, one of those that the setting allows. */
  value: string;
  /** Reason, in the administrator's words. */
  why: string;
  /** Account of the administrator; no foreign key, so that the id stays. */
  account_id: string | null;
  /** Name of the administrator at that time. */
  actor_name: string;
  /** Time from which the version applies. */
  created_date: string;
}

/** Talents on a shortlist. Talents never learn of it; deleting the list or the talent deletes the row. */
export interface ShortlistPeopleTable {
  /** The shortlist. */
  shortlist_id: string;
  /** The talent. Each reading checks if companies may see them. */
  talent_id: string;
  /** The owner's note about the talent; empty for none. */
  note: Generated<string>;
  /** Time at which the talent was added; the list is in this order. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
}

/** Named lists of talents. A list belongs to a company, whose members share it, or to one administrator. */
export interface ShortlistsTable {
  /** Identity. */
  id: Generated<string>;
  /** The owning company; null for the list of an administrator. */
  company_id: string | null;
  /** The owning administrator; null for the list of a company. */
  account_id: string | null;
  /** Name of the list. */
  name: string;
  /** The name in lower case by Swedish rules, which the database's own lower() does not know; unique for each owner. */
  name_key: string;
  /** Creation time of the row. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
}

/** Talents that an account of a company was shown on a day, so that each counts once. Deleted the day after. */
export interface ShownPeopleTable {
  /** The account that was shown the talent. */
  account_id: string;
  /** The Swedish day. */
  day: string;
  /** card: as a card in a list. profile: the whole profile. */
  shown_as: 'card' | 'profile';
  /** The talent. */
  talent_id: string;
}

/** Number of different talents that an account was shown on a day, so that shown_people need not be counted each time. */
export interface ShownPeopleDaysTable {
  /** The account. */
  account_id: string;
  /** The Swedish day. */
  day: string;
  /** card or profile, as in shown_people. */
  shown_as: string;
  /** Number of talents so far, over all processes. */
  people: number;
}

/** Companies that have reached the daily limit of shown talents, each reported to the administrators once a day. */
export interface ShownPeopleToldTable {
  /** The company. */
  company_id: string;
  /** The Swedish day. */
  day: string;
}

/** Sign-in methods of an account: a password, or a provider. */
export interface SignInMethodsTable {
  /** Identity. */
  id: Generated<string>;
  /** The account; its deletion deletes the row. */
  account_id: string;
  /** credential for a password, otherwise the name of the provider. */
  provider: string;
  /** The identity at the provider; the account id for a password. */
  provider_account_id: string;
  /** argon2id in PHC format; null for providers. */
  password_hash: string | null;
  /** Access token of the provider; unused after sign-in. */
  access_token: string | null;
  /** Refresh token of the provider; unused after sign-in. */
  refresh_token: string | null;
  /** ID token of the provider; unused after sign-in. */
  id_token: string | null;
  /** Expiry of the access token. */
  access_token_expires_date: string | null;
  /** Expiry of the refresh token. */
  refresh_token_expires_date: string | null;
  /** Scope that the provider granted. */
  scope: string | null;
  /** Creation time of the row. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
}

/** Orders that a member may not make alone, each with the request to a second person of the company. */
export interface SignOffsTable {
  /** Identity. */
  id: Generated<string>;
  /** The company. */
  company_id: string;
  /** The project or order. */
  project_id: string;
  /** State; see domain/casting/sign-off/sign-off.workflow.ts. */
  status: 'asked' | 'approved' | 'refused' | 'withdrawn' | 'outdated';
  /** Action to approve: activate the project, or send the requests of an order. */
  what: 'activate' | 'request';
  /** Input of the action, as the member asked. */
  input: unknown;
  /** Cost for the company in öre without VAT, at the time of asking. */
  cost_ore: Ore;
  /** Account of the asking member; null after its deletion. */
  asked_by: string | null;
  /** Name of the asking member at that time. */
  asked_by_name: string;
  /** Name of the person who approved or refused. */
  decided_by_name: string | null;
  /** Reason of a refusal. */
  reason: string | null;
  /** Time of asking. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
}

/** Requests of invited candidates for another slot, with an optional place in the line for free slots. */
export interface SlotWishesTable {
  /** Identity. */
  id: Generated<string>;
  /** The invitation to the audition. */
  invitation_id: string;
  /** The audition. */
  audition_id: string;
  /** The invited candidate. */
  candidate_id: string;
  /** The project. */
  project_id: string;
  /** The company that owns the project. */
  company_id: string;
  /** The talent of the candidate. */
  talent_id: string;
  /** State; see domain/auditions/slot-wish/slot-wish.workflow.ts. */
  status: 'open' | 'offered' | 'met' | 'closed';
  /** The request, in the talent's words. */
  words: Generated<string>;
  /** Earliest clock time that suits the talent (13:00); null for any. */
  after_time: string | null;
  /** Latest clock time by which the talent must be finished; null for any. */
  before_time: string | null;
  /** True if the talent wants offers of slots that become free. */
  is_in_line: boolean;
  /** The slot that is now reserved for the talent; null without an offer. */
  offered_slot_id: string | null;
  /** End of the reservation; null without an offer. */
  offer_until: string | null;
  /** Slots that were offered to the talent and not accepted. */
  passed_slot_ids: Generated<string[]>;
  /** Reason of the company for having no other slot; otherwise null. */
  answer: string | null;
  /** Time of the request, which decides the place in the line. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
}

/** Text messages by telephone, without their words and numbers: for cost, limits and what failed. */
export interface SmsMessagesTable {
  /** Identity; the recipient of its entry in the outbox. */
  id: Generated<string>;
  /** The talent whom the message concerns. */
  talent_id: string;
  /** The number that gets the message; null once it is removed. */
  phone_id: string | null;
  /** True if a guardian gets the message. */
  is_guardians: Generated<boolean>;
  /** The message by name: code, or one of domain/kernel/sms/sms.ts. */
  what: string;
  /** waiting; sent: the operator has taken it; delivered: the telephone has; failed: it reaches nobody. */
  outcome: Generated<'waiting' | 'sent' | 'delivered' | 'failed'>;
  /** Number of parts that the operator charges for; 0 before the first attempt. */
  parts: Generated<number>;
  /** Cost in ten-thousandths of a krona: the operator's own figure, or parts by the price of the settings. */
  cost: Generated<number>;
  /** The operator's id of the message; null before it has taken it. */
  provider_id: string | null;
  /** Code of the failure; null without one. */
  error: string | null;
  /** Creation time of the row. */
  created_date: Generated<string>;
  /** Time just before the first attempt: an attempt after it asks the operator first. Null before. */
  begun_date: string | null;
  /** Time of the operator's final report, or of the failure; null before. */
  closed_date: string | null;
}

/** One booked talent told of one call sheet, and the version that the talent has read. */
export interface SummonsesTable {
  /** Identity. */
  id: Generated<string>;
  /** The call sheet. */
  call_sheet_id: string;
  /** The assignment, that is, the booked candidate. */
  candidate_id: string;
  /** The project. */
  project_id: string;
  /** The company that owns the project. */
  company_id: string;
  /** The talent who is told. */
  talent_id: string;
  /** The ISO day of work. */
  day: string;
  /** State; see domain/work/summons/summons.workflow.ts. */
  status: 'unread' | 'read' | 'ended';
  /** Last version that the talent confirmed as read; 0 for none. */
  read_version: Generated<number>;
  /** Time of that confirmation; null before. */
  read_date: string | null;
  /** Time of the company's last reminder; null for never. */
  reminded_date: string | null;
  /** Time of the automatic reminder, on the evening before; null if the talent was told after it. */
  remind_date: string | null;
  /** Time at which the automatic reminder was sent; null before. */
  late_reminded_date: string | null;
  /** Creation time of the row. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
}

/** Invoices of umbrella companies that employ talents. Rows are only added. */
export interface SupplierInvoicesTable {
  /** Identity; the cause of the voucher. */
  id: string;
  /** The payout that pays it. */
  payout_id: string;
  /** Name of the umbrella company. */
  supplier_name: string;
  /** Organisation number of the umbrella company, ten digits. */
  org_number: string;
  /** VAT number on the invoice; input VAT is deducted by it. */
  vat_number: string;
  /** Number of the invoice, as the umbrella company wrote it. */
  number: string;
  /** Day of the invoice, ISO. */
  issued_on: string;
  /** Total with VAT in öre; equal to the amount of the payout. */
  total_ore: Ore;
  /** OCR or other reference for the payment; empty if the number serves. */
  reference: string;
  /** Account of the administrator who registered it. No foreign key: the books outlive it. */
  account_id: string;
  /** Name of that administrator at that time. */
  actor_name: string;
  /** Instant of the registration. */
  created_date: string;
}

/** Companies blocked by a talent: they can neither find nor ask the talent, and their threads are closed. */
export interface TalentBlocksTable {
  /** The talent. */
  talent_id: string;
  /** The blocked company. */
  company_id: string;
  /** Time of the blocking. */
  created_date: Generated<string>;
}

/** Credits, educations and awards of a talent, as the talent gives them: at most 200, in the talent's order. */
export interface TalentCreditsTable {
  /** The talent. */
  talent_id: string;
  /** Position in the talent's order, from 0. */
  position: number;
  /** Kind of credit, id of the vocabulary: film, theatre, education … */
  kind: string;
  /** Title of the work, course or scholarship. */
  title: string;
  /** Part played; empty if not given. */
  role: Generated<string>;
  /** Director or photographer; empty if not given. */
  director: Generated<string>;
  /** Producer or school; empty if not given. */
  company: Generated<string>;
  /** Year; null if not given. */
  year: number | null;
  /** An https address at which the work can be seen; empty if not given. */
  link: Generated<string>;
}

/** Languages of a talent, with level. */
export interface TalentLanguagesTable {
  /** The talent; deleting the profile deletes the row. */
  talent_id: string;
  /** Language, id of the vocabulary. */
  language_id: string;
  /** 1 grundläggande, 2 god, 3 flytande, 4 modersmål. */
  level: number;
  /** Creation time of the row. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
}

/** Profiles of talents that were merged into another, with their names and the values not taken over. */
export interface TalentMergesTable {
  /** The merged talent; an empty row stays for references and never changes. */
  talent_id: string;
  /** The talent that it is merged into today. */
  into_id: string;
  /** Name of the merged talent. */
  name: string;
  /** Address of the merged talent, which is no longer valid for sign-in. */
  email: string;
  /** Reason, in the administrator's words. */
  reason: string;
  /** Profile values that were not chosen, by part: of the merged talent, or of the remaining one where the merged one's value was chosen. */
  left_out: unknown;
  /** Number of rows moved, by kind. */
  moved: unknown;
  /** Account of the administrator; no foreign key, so that the id stays. */
  account_id: string | null;
  /** Name of the administrator at that time. */
  actor_name: string;
  /** Time of the merge. */
  created_date: string;
}

/** The notices of talents, under the name of the spec. */
export interface TalentNotificationsTable {
  /** Identity. */
  id: ColumnType<string | null, never, never>;
  /** The talent that is told. */
  talent_id: ColumnType<string | null, never, never>;
  /** The event of the notice. */
  event_id: ColumnType<number | null, never, never>;
  /** Swedish heading. */
  title: ColumnType<string | null, never, never>;
  /** Swedish sentence. */
  message: ColumnType<string | null, never, never>;
  /** Type of the event. */
  type: ColumnType<string | null, never, never>;
  /** project_activated for an activation notice, otherwise null (spec, section 3). */
  notification_type: ColumnType<string | null, never, never>;
  /** False means unread. */
  read: ColumnType<boolean | null, never, never>;
  /** The project of the notice. */
  related_project_id: ColumnType<string | null, never, never>;
  /** The candidate of the notice. */
  related_candidate_status_id: ColumnType<string | null, never, never>;
  /** Creation time of the row. */
  created_date: ColumnType<string | null, never, never>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: ColumnType<string | null, never, never>;
}

/** Tax form and payment details of a talent. Shown to the talent only; deleting the talent deletes the row. */
export interface TalentPaymentDetailsTable {
  /** The talent. */
  talent_id: string;
  /** F, FA, A, SINK, A_SINK or UMBRELLA; see domain/deal/price/person.ts. */
  tax_form: 'F' | 'FA' | 'A' | 'SINK' | 'A_SINK' | 'UMBRELLA';
  /** True if registered for VAT. */
  charges_vat: boolean;
  /** Personal or coordination number, sealed (server/sealed). Only server/features/people/payment/commands/read-in-plain.ts reads it. */
  identity_number_sealed: Buffer;
  /** Keyed hash of the number, so that a person has one account. */
  identity_number_hash: string;
  /** Part of the number that is shown: the birth date. */
  identity_number_masked: string;
  /** Account number, sealed. Only server/features/people/payment/commands/read-in-plain.ts reads it. */
  account_sealed: Buffer;
  /** Kind of account: bank, bankgiro, plusgiro or iban. */
  account_kind: 'bank' | 'bankgiro' | 'plusgiro' | 'iban';
  /** Bank of the clearing number; null if unknown. */
  account_bank: string | null;
  /** Part of the account number that is shown: the last two digits. */
  account_ends_with: string;
  /** True if the account number failed the bank's check digit when it was written. */
  account_is_doubtful: boolean;
  /** Creation time of the row. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
  /** Keyed hash of the account, for comparing accounts. Null for accounts older than this column. */
  account_hash: string | null;
  /** Version of the account, new at each writing, so that an approval or confirmation applies to one version only. */
  account_version: Generated<string>;
  /** Time at which the account was written, during its waiting time before payments (domain/people/payment/new-account.ts); null after finance has confirmed the account by a second channel, and for accounts older than this column. */
  account_since: string | null;
  /** Reasons to doubt the account (domain/people/payment/account-doubts.ts). Null if written by an earlier release, which has only account_is_doubtful. */
  account_doubts: string[] | null;
  /** VAT number, sealed (server/sealed): a sole trader's holds the personal number. Opened by read-in-plain.ts alone. */
  vat_number_sealed: Buffer | null;
  /** Part of the VAT number that is shown; null without a number, and then no VAT is paid. */
  vat_number_masked: string | null;
  /** Street address on the self-billing invoice; null if not given. */
  address_line: string | null;
  /** Postcode of that address; five digits in Sweden, may be empty elsewhere. */
  postcode: string | null;
  /** Town of that address. */
  city: string | null;
  /** Country of that address, ISO 3166-1. */
  country: string | null;
}

/** Mobile numbers of the release before phone_numbers; never filled in production. Unused. */
export interface TalentPhonesTable {
  /** The talent. */
  talent_id: string;
  /** The confirmed number (E.164); null before one is confirmed. */
  number: string | null;
  /** Time at which the talent typed the code of the number. */
  confirmed_date: string | null;
  /** Number that the latest code was sent to; null for none. */
  waiting_number: string | null;
  /** Keyed hash of the latest code, bound to talent and number. */
  code_hash: string | null;
  /** Time from which the code is invalid. */
  code_expires_date: string | null;
  /** Number of wrong attempts at the latest code. */
  wrong_tries: Generated<number>;
}

/** Search row of a talent, made from the profile by refresh_talent_search, which triggers call. Each process reads the changed rows before it answers. */
export interface TalentSearchTable {
  /** The talent. No foreign key: the row of a deleted talent stays, empty, until every process has seen the deletion. */
  talent_id: string;
  /** True for a talent with a confirmed e-mail address, a complete and approved profile, an active standing and a birth date, who is not paused; false also after deletion. */
  is_findable: boolean;
  /** First Swedish day on which the talent can be found: -infinity, or the 18th birthday of a talent without a guardian's consent. */
  visible_from: string;
  /** Time at which the talent joined. */
  created_date: string;
  /** Time of the last change of the talent's row. */
  fresh_date: string;
  /** Lowest playing age in years. */
  playing_age_min: number | null;
  /** Highest playing age in years. */
  playing_age_max: number | null;
  /** Height in centimetres. */
  height_cm: number | null;
  /** Completeness of the profile, 0 to 100. */
  completeness: number;
  /** Percentage of requests answered in time, of those that were answered or expired; null before the first. */
  answered_share: number | null;
  /** Points for completeness and answer habits, independent of the query, 0 to 320 (docs/ranking.md); the index is read in this order. */
  profile_points: number;
  /** All facts about the talent, as terms between single spaces: skill.riding.3, place.1480, hair_color.black, hair_color.unknown, w.stem. */
  facts: string;
  /** Days taken by bookings, confirmed or waiting, or kept free by the talent, as from/to between single spaces. */
  busy: string;
  /** Transaction that wrote the row, by which a process finds the changes that it has not seen. */
  changed_xid: string;
  /** Name under which companies see the talent; a search for the whole name finds the talent first. Empty after deletion. */
  name: Generated<string>;
}

/** Number of company members who were shown a talent on a past day. Kept for 90 days. */
export interface TalentSeenDaysTable {
  /** The talent. */
  talent_id: string;
  /** Swedish day, ISO. */
  day: string;
  /** card: as a card in a list. profile: the whole profile. */
  shown_as: 'card' | 'profile';
  /** Number of members, each counted once a day. */
  people: number;
}

/** Clothes sizes and measurements of a talent; all optional. */
export interface TalentSizesTable {
  /** The talent. */
  talent_id: string;
  /** Size, id of the vocabulary. */
  size_id: string;
  /** Value in the unit of the vocabulary: European size, centimetres or inches, with halves where the unit has them. */
  value: number;
}

/** Skills of a talent, with level. */
export interface TalentSkillsTable {
  /** The talent; deleting the profile deletes the row. */
  talent_id: string;
  /** Skill, id of the vocabulary. */
  skill_id: string;
  /** 1 grund, 2 van, 3 mycket van, 4 professionell. */
  level: number;
  /** Creation time of the row. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
}

/** A person who can be asked for work: the CV. The product shows and computes with the name and birth date of this row. */
export interface TalentsTable {
  /** Identity. */
  id: Generated<string>;
  /** Account of the talent; auth_user_id of the spec. Its deletion deletes the profile. */
  account_id: string;
  /** First part of the name under which the talent is shown: of the stage name if there is one, otherwise of the legal name. */
  first_name: string;
  /** The rest of the name under which the talent is shown; empty for one word. */
  last_name: string;
  /** ISO day of birth; never shown to companies, who see the playing age. */
  birth_date: string | null;
  /** Address path of the main portrait; null without a picture. */
  profile_image: string | null;
  /** True if the e-mail address is confirmed (spec, section 4); required to sign in. */
  is_verified: Generated<boolean>;
  /** True if the five steps of the profile are done. */
  profile_completed: Generated<boolean>;
  /** True if the talent does not want to be found. */
  is_paused: Generated<boolean>;
  /** Time of a guardian's consent; a talent under 18 is not visible before. */
  guardian_consent_date: string | null;
  /** Trades, ids of the vocabulary. */
  categories: Generated<string[]>;
  /** Genders the talent plays: female, male, non_binary. */
  plays_genders: Generated<('female' | 'male' | 'non_binary')[]>;
  /** Lowest playing age in years. */
  playing_age_min: number | null;
  /** Highest playing age in years. */
  playing_age_max: number | null;
  /** Municipality of residence: SCB code; its first two digits are the county. */
  municipality_id: string | null;
  /** Height in centimetres. */
  height_cm: number | null;
  /** Hair colour, id of the vocabulary. */
  hair_color: string | null;
  /** Hair length, id of the vocabulary. */
  hair_length: string | null;
  /** Eye colour, id of the vocabulary. */
  eye_color: string | null;
  /** Facial hair, id of the vocabulary. */
  facial_hair: string | null;
  /** Dialect, id of the vocabulary. */
  dialect: string | null;
  /** Driving licences and others, ids of the vocabulary. */
  licences: Generated<string[]>;
  /** Biography in the talent's own words. */
  bio: Generated<string>;
  /** Lowest fee per day, in öre, that the talent accepts requests for; shown to the talent only. */
  day_fee_min_ore: Ore | null;
  /** Completeness of the profile, 0 to 100; see domain/people/talent/profile.rules.ts. */
  completeness: Generated<number>;
  /** Text for free-text search: name, trades, skills, languages and bio in Swedish words. Written by the command that saves the profile. */
  search_text: Generated<string>;
  /** Stems of search_text. */
  search_vector: ColumnType<string | null, never, never>;
  /** Creation time of the row. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
  /** Hair type, id of the vocabulary; null if not given. */
  hair_type: string | null;
  /** Build as the talent describes it, id of the vocabulary; null if not given. */
  body_type: string | null;
  /** Distinctive features that a production may look for, ids of the vocabulary; null if not given, empty if the talent says there are none. */
  features: string[] | null;
  /** Swedish day on which the talent last confirmed the sizes; null without sizes. */
  sizes_told_on: string | null;
  /** Other dialects of Swedish that the talent can speak, ids of the vocabulary. */
  other_dialects: Generated<string[]>;
  /** Languages with whose accent the talent can speak Swedish, ids of the vocabulary. */
  accents: Generated<string[]>;
  /** Other municipalities in which the talent has a place to stay. */
  local_places: Generated<string[]>;
  /** True if the talent travels for work; null if not given. */
  travels: boolean | null;
  /** The talent's own car that may be in the picture: make, colour, year; empty for none. */
  car: Generated<string>;
  /** Name of the talent's agency; empty for none. Never its contact details. */
  agency: Generated<string>;
  /** Last ISO day of the passport; null if not given. */
  passport_until: string | null;
  /** True if the talent may work in Sweden; null if not given. */
  may_work: boolean | null;
  /** Last ISO day of a temporary work permit; null if there is none or it is not given. */
  may_work_until: string | null;
  /** Kinds of role content that the talent declines, ids of the vocabulary; null if the limits are not given, empty if the talent declines nothing. */
  declines: string[] | null;
  /** Kinds of role content that the talent accepts without being asked first. The talent wants to be asked about kinds in neither list. */
  accepts: Generated<string[]>;
  /** State of the review of the profile: new, waiting, approved, changes_asked (domain/people/profile). */
  review: Generated<'new' | 'waiting' | 'approved' | 'changes_asked'>;
  /** active; suspended: shut out and hidden by an administrator; or merged into another talent. */
  standing: Generated<'active' | 'suspended' | 'merged'>;
  /** Time since which the profile waits for review; null otherwise. */
  submitted_date: string | null;
  /** Time of the last approval of the profile; null before the first, while companies cannot find the talent. */
  approved_date: string | null;
  /** Account of the administrator who last approved the profile or asked for changes; null for nobody, and after the account is deleted. */
  reviewed_by: string | null;
  /** Requested changes, each a part and a text; empty for none. */
  review_asks: Generated<unknown>;
  /** Reason of the suspension, as told to the talent; null otherwise. */
  standing_reason: string | null;
  /** Time of the last suspension or readmission; null for never. */
  standing_date: string | null;
  /** Account of the administrator who suspended or readmitted the talent; null for nobody, and after the account is deleted. */
  standing_by: string | null;
  /** True while the account waits for its deletion: the profile is paused, and no company can see the talent at all. */
  is_leaving: Generated<boolean>;
  /** The talent that this one is merged into today; null for all others. */
  merged_into: string | null;
  /** New texts by part of the profile, which companies do not see before review. */
  held_words: Generated<unknown>;
  /** Name that the talent works under, instead of the legal name; empty for none. */
  stage_name: Generated<string>;
  /** Pronoun in the talent's own words; empty if not told. */
  pronoun: Generated<string>;
}

/** Decisions on tax (jämkning, SINK) and certificates of insurance abroad (A1) of talents whom we pay wages. Only state and reading change. */
export interface TaxPapersTable {
  /** Identity, made by the sender, so that sending twice enters it once. */
  id: string;
  /** The talent whose wages it is about. */
  talent_id: string;
  /** State; see domain/people/tax-paper/tax-paper.workflow.ts. */
  status: 'handed_in' | 'accepted' | 'refused' | 'ended';
  /** adjustment: a decision on preliminary tax (jämkning). sink: a decision on SINK. a1: a certificate of insurance in another country. */
  kind: 'adjustment' | 'sink' | 'a1';
  /** ISO day of the decision or certificate; of two that hold, the later one decides. */
  decided_on: string;
  /** First ISO day of payment for which it holds. */
  valid_from: string;
  /** Last ISO day of payment for which it holds. */
  valid_to: string;
  /** Tax as a share of the pay in hundredths of a percent, for an adjustment by share. */
  points: number | null;
  /** Tax of a calendar month in öre, for an adjustment by amount. */
  month_ore: Ore | null;
  /** Country that insures the person, two letters (ISO 3166-1), for an A1. */
  country: string | null;
  /** Account that entered it: the talent's or an administrator's. No foreign key: the paper outlives it. */
  handed_in_by: string;
  /** Account of the administrator who accepted or refused it. No foreign key. */
  looked_at_by: string | null;
  /** Name of that administrator at that time. */
  looked_at_name: string | null;
  /** Instant of the acceptance or refusal. */
  looked_at_date: string | null;
  /** Reason of a refusal, for the talent; null otherwise. */
  reason: string | null;
  /** Instant of the entry. */
  created_date: string;
  /** Instant of the last change. */
  updated_date: string;
}

/** Log of administrators opening reported threads. Rows are only added. */
export interface ThreadReadingsTable {
  /** Identity. */
  id: Generated<string>;
  /** The thread. */
  chat_id: string;
  /** Account of the reader; null after its deletion. */
  account_id: string | null;
  /** Name of the reader at that time. */
  reader_name: string;
  /** Time of the reading. */
  created_date: string;
}

/** The second factor (TOTP) of an account. */
export interface TwoFactorsTable {
  /** Identity. */
  id: Generated<string>;
  /** The account; its deletion deletes the row. */
  account_id: string;
  /** Key of the authenticator, sealed by the authentication library under a key of PERSONAL_DATA_SECRET. */
  secret: string;
  /** Recovery codes, sealed by the authentication library under a key of PERSONAL_DATA_SECRET. */
  backup_codes: string;
  /** True after a first code was accepted. */
  verified: Generated<boolean>;
  /** Required by the authentication library and unused; rate_limits counts wrong codes. */
  failed_verification_count: Generated<number>;
  /** Required by the authentication library and always null: wrong codes do not lock out the owner. */
  locked_until_date: string | null;
  /** Creation time of the row. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
}

/** Files in the store that no row refers to, listed while they are so many that the database may be the wrong one. A file is removed when it has been listed for as long as backups are kept. */
export interface UnknownFilesTable {
  /** Path in the file store. */
  path: string;
  /** Time at which the file was first listed; the daily job removes it 35 days later if still unreferenced. */
  seen_date: string;
  /** Time of the last run that found the file; a file that the latest run did not find loses its row. */
  last_date: string;
}

/** Where and until when recorded material may be shown: the right lines of signed agreements. */
export interface UsageRightsTable {
  /** Identity. */
  id: Generated<string>;
  /** The agreement that grants the right. */
  agreement_id: string;
  /** Position among the lines of the agreement, from 0. */
  line_index: number;
  /** The assignment, that is, the booked candidate. */
  candidate_id: string;
  /** The project. */
  project_id: string;
  /** The company with the right. */
  company_id: string;
  /** The talent in the material. */
  talent_id: string;
  /** The line as signed (domain/deal/terms/rights.ts); never changed. */
  line: unknown;
  /** State; see domain/work/right/right.workflow.ts. */
  status: 'coming' | 'running' | 'ending' | 'ended' | 'replaced' | 'void';
  /** ISO day of the first publication, as reported by the company. */
  published_on: string | null;
  /** First ISO day of the right: agreed, the publication, or the latest possible start; null while unknown. */
  starts_on: string | null;
  /** Last ISO day of the right, with extensions; null while unknown or if no end is agreed. */
  ends_on: string | null;
  /** Last ISO day before the start; the deadline of the start. Null while unknown. */
  waits_until: string | null;
  /** Last ISO day before the next notice of the end; null after the last notice. */
  quiet_until: string | null;
  /** Creation time of the row. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
  /** Months added by signed extensions. */
  extended_months: Generated<number>;
}

/** Sign-ins that wait for their second factor; written by the authentication library. */
export interface VerificationsTable {
  /** Identity. */
  id: Generated<string>;
  /** Hashed id of the sign-in. */
  identifier: string;
  /** The account, or the number of wrong attempts. */
  value: string;
  /** Time after which the sign-in must start again. */
  expires_date: string;
  /** Creation time of the row. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
}

/** Corrections of vouchers: one administrator proposes, another approves, and only then something is posted. */
export interface VoucherCorrectionsTable {
  /** Identity. */
  id: string;
  /** State of the lifecycle (domain/money/correction/correction.workflow.ts). */
  status: 'proposed' | 'approved' | 'declined';
  /** The voucher that is wrong. */
  voucher_id: string;
  /** Correcting lines: account number and amount in öre, debit positive. Null for a full reversal. */
  lines: Generated<unknown>;
  /** Reason of the proposer; it is in the text of the voucher. */
  reason: string;
  /** Account of the proposing administrator. No foreign key: the books outlive it. */
  proposed_by: string;
  /** Name of that administrator at that time. */
  proposed_by_name: string;
  /** Instant of the proposal. */
  created_date: string;
  /** Instant of the last change. */
  updated_date: Generated<string>;
  /** Account of the administrator who approved or declined it; null before. */
  decided_by: string | null;
  /** Name of that administrator at that time. */
  decided_by_name: string | null;
  /** Instant of the decision; null before. */
  decided_date: string | null;
  /** Reason for declining; null for every other. */
  answer: string | null;
  /** The voucher that was posted; null before the approval. */
  posted_id: string | null;
}

/** The last number of each series and year. Writing a voucher locks the row, so that no number is left out. */
export interface VoucherCountersTable {
  /** Series, as in vouchers. */
  series: string;
  /** Year in which the vouchers are written. */
  year: number;
  /** Last number; 0 before the first. */
  last: Generated<number>;
}

/** Lines of vouchers; the amounts of a voucher add up to 0. */
export interface VoucherLinesTable {
  /** The voucher. */
  voucher_id: string;
  /** Position in the voucher, from 1. */
  position: number;
  /** Account number of the Swedish chart of accounts (domain/money/ledger/accounts.ts). */
  account: number;
  /** Amount in öre: debit is positive, credit negative. */
  amount_ore: Ore;
  /** The project of the income or cost. No foreign key: the books outlive the project. */
  project_id: string | null;
}

/** Vouchers of the books, one for each event and cause. */
export interface VouchersTable {
  /** Identity. */
  id: Generated<string>;
  /** A invoices, B money in, L purchases, P wages, U money out, R corrections, S the end of a year. */
  series: 'A' | 'B' | 'L' | 'P' | 'U' | 'R' | 'S';
  /** Year in which the voucher is written; the numbers begin again each year. */
  year: ColumnType<number, never, never>;
  /** Number from 1 in its series and year, without gaps; assigned by a trigger. */
  number: Generated<number>;
  /** ISO day in the books: the day of the event, or the first day of the next open month. */
  posted_on: string;
  /** ISO day of the event. */
  happened_on: string;
  /** Swedish text for people. */
  text: string;
  /** The event (domain/money/ledger/events.ts), or correction. */
  event: string;
  /** The row that caused the voucher; for a correction the wrong voucher. */
  cause_id: string;
  /** The invoice or payout that the voucher belongs to. */
  subject_id: string;
  /** The voucher that this one reverses; otherwise null. */
  corrects_id: string | null;
  /** Number of lines, so that none can be added later. */
  line_count: number;
  /** Time at which the voucher was written. */
  created_date: string;
}

/** Files that an administrator says were handed in to the tax agency. Rows are only added. */
export interface WageDeclarationHandingsTable {
  /** The file. */
  declaration_id: string;
  /** The day of handing in, ISO. */
  handed_in_on: string;
  /** The administrator who says so; stays when the account is gone. */
  account_id: string;
  /** Name at that time. */
  actor_name: string;
  /** When it was said. */
  created_date: string;
}

/** Downloads of declarations, which hold personal numbers. Rows are only added. */
export interface WageDeclarationReadingsTable {
  /** Identity. */
  id: Generated<string>;
  /** The downloaded file. */
  declaration_id: string;
  /** The administrator who downloaded it; stays when the account is gone. */
  account_id: string;
  /** Name at that time. */
  actor_name: string;
  /** When. */
  created_date: string;
}

/** Files with the employer's declaration of a month (AGI). Rows are only added. */
export interface WageDeclarationsTable {
  /** Identity. */
  id: Generated<string>;
  /** First ISO day of the month in which the wages were paid. */
  month: string;
  /** From 1 in each month; from 2 on the file corrects earlier ones. */
  position: number;
  /** The individual statements in the file, and the specification numbers of those it removes; without names and personal numbers. */
  content: unknown;
  /** People with a wage in the month. */
  person_count: number;
  /** Pay before tax of the whole month. */
  gross_ore: Ore;
  /** Box 497 of the whole month. */
  tax_ore: Ore;
  /** Box 487 of the whole month. */
  contributions_ore: Ore;
  /** The file, sealed (server/sealed). Opened by sealed-declarations.ts alone. */
  file_sealed: Buffer;
  /** Personal numbers by specification number, sealed: a later removal needs the number that was stated. */
  identities_sealed: Buffer;
  /** SHA-256 of the file, in hex. */
  file_sha256: string;
  /** The administrator who made the file; stays when the account is gone. */
  account_id: string;
  /** Name at that time. */
  actor_name: string;
  /** When the file was made. */
  created_date: string;
}

/** Addresses at which a company's own server is told of changes of its data (server/events/tell-webhooks.ts). */
export interface WebhooksTable {
  /** Identity; the recipient of its entries in the outbox. */
  id: Generated<string>;
  /** The company. */
  company_id: string;
  /** The address, sealed: its path may be a secret of the company. */
  address_sealed: Buffer;
  /** Part of the address that is shown: host and last letters. */
  shown_address: string;
  /** Secret that signs the deliveries, sealed; shown once. */
  secret_sealed: Buffer;
  /** Nouns whose changes are delivered; see domain/companies/webhook/webhook.rules.ts. */
  nouns: string[];
  /** Creation time of the webhook. */
  created_date: string;
  /** Time at which the webhook was last turned on: earlier failures no longer count. */
  on_date: string;
  /** Time at which the webhook was turned off after days without a delivery; null while it is on. */
  off_date: string | null;
}

/** Accidents and illnesses of work, each reported for a day of an assignment by the talent or the company. */
export interface WorkInjuriesTable {
  /** Identity, made by the sender, so that sending twice reports it once. */
  id: string;
  /** The assignment. */
  candidate_id: string;
  /** The company of the assignment. It sees that something happened, and never the words. */
  company_id: string;
  /** The injured talent. */
  talent_id: string;
  /** State; see domain/work/injury/injury.workflow.ts. */
  status: 'reported' | 'sent' | 'closed';
  /** Side that reported it: talent or company. */
  reported_by: 'talent' | 'company';
  /** ISO day of the assignment on which it happened. */
  happened_on: string;
  /** True for a death, a severe injury, or several people injured at once: Arbetsmiljöverket must be told. */
  is_serious: boolean;
  /** ISO day on which Arbetsmiljöverket was told; null before, and for injuries that are not serious. */
  authority_told_on: string | null;
  /** ISO day on which it was reported to Försäkringskassan; null before, and if it was closed unsent. */
  sent_on: string | null;
  /** Time, place, course of events and injury as JSON, sealed (server/sealed). Opened by sealed-injuries.ts alone. Null once the talent is erased. */
  words_sealed: Buffer | null;
  /** Reason why it was closed without being sent, for the talent; null otherwise. */
  reason: string | null;
  /** Name of the administrator who last handled it; null before. */
  handled_by_name: string | null;
  /** Instant of the report. */
  created_date: string;
  /** Instant of the last change. */
  updated_date: string;
}

/** All versions of a work report. Rows are only added, by a trigger, when the report gets a new version. */
export interface WorkReportVersionsTable {
  /** The report. */
  report_id: string;
  /** Version from 1. */
  version: number;
  /** Author of the version: talent, company, admin or system. */
  said_by: string;
  /** The reported work. */
  work: unknown;
  /** Comment of the author. */
  comment: string;
  /** Time of the version. */
  said_date: string;
}

/** The work of a booked talent, or the pay owed for cancelled days. Pay and invoice are computed from it. */
export interface WorkReportsTable {
  /** Identity. */
  id: Generated<string>;
  /** The assignment, that is, the booked candidate. */
  candidate_id: string;
  /** The project. */
  project_id: string;
  /** The company that pays. */
  company_id: string;
  /** The talent who worked. */
  talent_id: string;
  /** State together with disputed_by; see domain/work/report/report.workflow.ts. */
  status: 'open' | 'reported' | 'adjusted' | 'approved' | 'disputed' | 'settled' | 'void';
  /** The side that disputed, company or talent, during the dispute and after it is settled; otherwise null. */
  disputed_by: 'company' | 'talent' | null;
  /** Last ISO day that is booked, or that had begun when the company cancelled; if no day is left, the last of all days. Set by a trigger on bookings. */
  last_day: string;
  /** Time at which the talent was asked to report; null before. */
  asked_date: string | null;
  /** ISO day after which the talent is reminded once; null before the talent is asked. */
  remind_on: string | null;
  /** Time of the reminder to the talent; null for never. */
  reminded_date: string | null;
  /** Last ISO day to answer before silence approves the report, for the side whose turn it is; null if neither has the turn. */
  silent_on: string | null;
  /** Number of the present version; 0 while the report is as planned in the terms. */
  version: Generated<number>;
  /** The reported work, with the pay owed for each day (domain/work/report/report.ts); null while the report is as planned in the terms. */
  work: Generated<unknown>;
  /** Author of the present version: talent, company, admin or system. */
  said_by: 'talent' | 'company' | 'admin' | 'system' | null;
  /** Comment of the author. */
  comment: Generated<string>;
  /** Time of the present version. */
  said_date: string | null;
  /** The disputed lines: day:2026-05-03, travel, mileage, per_diem, outlays. */
  dispute_lines: Generated<string[]>;
  /** Reason of the dispute, in the words of the disputing side. */
  dispute_words: string | null;
  /** Answer of the other side to the dispute; null before. */
  explanation: string | null;
  /** Time at which the report was approved or settled. */
  decided_date: string | null;
  /** Creation time of the row. */
  created_date: Generated<string>;
  /** Time of the last change of the row; set by a trigger. */
  updated_date: Generated<string>;
  /** Price of the booked work to the company, in öre with VAT, by the terms that hold; null in rows of earlier releases, which count nothing. */
  booked_ore: Ore | null;
}

/** Looks at talents' right to work in Sweden. The paper itself is not kept. Rows are only added; the latest counts. */
export interface WorkRightsTable {
  /** Identity, made by the sender, so that sending twice enters it once. */
  id: string;
  /** Order of the looks. */
  number: ColumnType<number, never, never>;
  /** The talent whose right was looked at. */
  talent_id: string;
  /** Citizenship or kind of paper; see domain/people/work-right/work-right.ts. */
  basis: 'sweden' | 'nordic_eu_ees' | 'family_of_eu' | 'permanent_permit' | 'residence_permit' | 'work_permit' | 'asylum_exemption';
  /** Last ISO day of the right; null for a right without an end. */
  valid_until: string | null;
  /** ISO day on which the paper was seen. */
  looked_on: string;
  /** Account of the administrator who looked. No foreign key: the record outlives it. */
  account_id: string;
  /** Name of that administrator at that time. */
  actor_name: string;
  /** Instant of the entry. */
  created_date: string;
}

/** Every table and view, for Kysely. */
export interface Database {
  account_deletions: AccountDeletionsTable;
  account_devices: AccountDevicesTable;
  accounts: AccountsTable;
  admin_invitations: AdminInvitationsTable;
  admin_notes: AdminNotesTable;
  advance_settlements: AdvanceSettlementsTable;
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
  backups: BackupsTable;
  bank_balances: BankBalancesTable;
  bank_entries: BankEntriesTable;
  bank_entry_parts: BankEntryPartsTable;
  bank_files: BankFilesTable;
  book_exports: BookExportsTable;
  bookings: BookingsTable;
  busy_hours: BusyHoursTable;
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
  company_changes: CompanyChangesTable;
  company_invitations: CompanyInvitationsTable;
  company_member_log: CompanyMemberLogTable;
  company_members: CompanyMembersTable;
  company_notifications: CompanyNotificationsTable;
  company_places: CompanyPlacesTable;
  consents: ConsentsTable;
  counter_offer_versions: CounterOfferVersionsTable;
  counter_offers: CounterOffersTable;
  credit_lines: CreditLinesTable;
  credit_notes: CreditNotesTable;
  cv_documents: CvDocumentsTable;
  data_exports: DataExportsTable;
  day_moves: DayMovesTable;
  deleted_records: DeletedRecordsTable;
  different_people: DifferentPeopleTable;
  documents: DocumentsTable;
  earlier_addresses: EarlierAddressesTable;
  email_changes: EmailChangesTable;
  email_verification_codes: EmailVerificationCodesTable;
  event_concerns: EventConcernsTable;
  events: EventsTable;
  f_tax_invocations: FTaxInvocationsTable;
  family_links: FamilyLinksTable;
  fee_guides: FeeGuidesTable;
  foreign_calendars: ForeignCalendarsTable;
  guardian_consent_links: GuardianConsentLinksTable;
  guardian_consents: GuardianConsentsTable;
  held_files: HeldFilesTable;
  imported_records: ImportedRecordsTable;
  inquiries: InquiriesTable;
  inquiry_messages: InquiryMessagesTable;
  invitations: InvitationsTable;
  invoice_counters: InvoiceCountersTable;
  invoice_handovers: InvoiceHandoversTable;
  invoice_papers: InvoicePapersTable;
  invoice_payments: InvoicePaymentsTable;
  invoice_reminders: InvoiceRemindersTable;
  invoices: InvoicesTable;
  kept_announcements: KeptAnnouncementsTable;
  kept_answers: KeptAnswersTable;
  kept_assets: KeptAssetsTable;
  legal_names: LegalNamesTable;
  mail_bounces: MailBouncesTable;
  mail_choices: MailChoicesTable;
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
  phone_numbers: PhoneNumbersTable;
  platform_details: PlatformDetailsTable;
  presentation_guests: PresentationGuestsTable;
  presentation_looks: PresentationLooksTable;
  presentation_people: PresentationPeopleTable;
  presentation_votes: PresentationVotesTable;
  presentations: PresentationsTable;
  private_files: PrivateFilesTable;
  processes: ProcessesTable;
  project_chat_readers: ProjectChatReadersTable;
  project_chats: ProjectChatsTable;
  project_checks: ProjectChecksTable;
  project_dates: ProjectDatesTable;
  project_edit_logs: ProjectEditLogsTable;
  project_invoicing: ProjectInvoicingTable;
  project_messages: ProjectMessagesTable;
  project_roles: ProjectRolesTable;
  project_templates: ProjectTemplatesTable;
  projects: ProjectsTable;
  protected_identities: ProtectedIdentitiesTable;
  push_choices: PushChoicesTable;
  push_devices: PushDevicesTable;
  push_keys: PushKeysTable;
  rate_limits: RateLimitsTable;
  rate_log: RateLogTable;
  rates: RatesTable;
  recordings: RecordingsTable;
  reply_addresses: ReplyAddressesTable;
  representations: RepresentationsTable;
  retention_runs: RetentionRunsTable;
  review_parts: ReviewPartsTable;
  reviews: ReviewsTable;
  role_picks: RolePicksTable;
  saved_search_people: SavedSearchPeopleTable;
  saved_searches: SavedSearchesTable;
  saved_views: SavedViewsTable;
  schedules: SchedulesTable;
  schema_migrations: SchemaMigrationsTable;
  secret_canaries: SecretCanariesTable;
  seller_report_readings: SellerReportReadingsTable;
  seller_reports: SellerReportsTable;
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
  sms_messages: SmsMessagesTable;
  summonses: SummonsesTable;
  supplier_invoices: SupplierInvoicesTable;
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
  tax_papers: TaxPapersTable;
  thread_readings: ThreadReadingsTable;
  two_factors: TwoFactorsTable;
  unknown_files: UnknownFilesTable;
  usage_rights: UsageRightsTable;
  verifications: VerificationsTable;
  voucher_corrections: VoucherCorrectionsTable;
  voucher_counters: VoucherCountersTable;
  voucher_lines: VoucherLinesTable;
  vouchers: VouchersTable;
  wage_declaration_handings: WageDeclarationHandingsTable;
  wage_declaration_readings: WageDeclarationReadingsTable;
  wage_declarations: WageDeclarationsTable;
  webhooks: WebhooksTable;
  work_injuries: WorkInjuriesTable;
  work_report_versions: WorkReportVersionsTable;
  work_reports: WorkReportsTable;
  work_rights: WorkRightsTable;
}
