-- Links of mails to guardians, one mail a day about rights that end, and the papers of those under 18.

-- Each mail to a guardian about a booking that waits has a link, beside the one by which they were asked to sign.
create table agreement_approval_links (
  token_hash text primary key,
  approval_id uuid not null references agreement_approvals on delete cascade,
  created_date timestamptz not null default now()
);
comment on table agreement_approval_links is 'Further links to what a guardian was asked to sign: each mail has one, since no token is kept to be mailed again.';
comment on column agreement_approval_links.token_hash is 'SHA-256 of the random token; the token itself is only in the mail.';
comment on column agreement_approval_links.approval_id is 'What the link opens; it may do what the first may, as long as that.';
comment on column agreement_approval_links.created_date is 'When the row was made.';
create index agreement_approval_links_of_approval on agreement_approval_links (approval_id);

-- A company hears by one mail a day which rights of a project end.
alter table projects add column rights_told_on date;
comment on column projects.rights_told_on is 'The last ISO day on which the company was mailed about rights that end; null for never.';

-- The permit and the note of the school themselves, beside the number and the day.
alter table clearances add column permit_file_id uuid references private_files;
alter table clearances add column school_leave_file_id uuid references private_files;
comment on column clearances.permit_file_id is 'The decision of Arbetsmiljöverket as a private file; null where nobody has added it.';
comment on column clearances.school_leave_file_id is 'The note of the school as a private file; null where nobody has added it.';
create index clearances_by_permit_file on clearances (permit_file_id) where permit_file_id is not null;
create index clearances_by_school_leave_file on clearances (school_leave_file_id) where school_leave_file_id is not null;
