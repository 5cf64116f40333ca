-- Who wants nothing more to do with somebody, and the words that a company uses again.
create table blocks (
  company_id uuid not null references companies on delete cascade,
  talent_id uuid not null references talents on delete cascade,
  by_side text not null,
  account_id uuid references accounts on delete set null,
  created_date timestamptz not null default now(),
  constraint blocks_pk primary key (company_id, talent_id, by_side),
  constraint blocks_side_valid check (by_side in ('talent', 'company'))
);
comment on table blocks is 'A talent who does not want to be found or asked by a company, or a company that ends the messages with a talent.';
comment on column blocks.company_id is 'The company.';
comment on column blocks.talent_id is 'The talent.';
comment on column blocks.by_side is 'Who blocks: talent or company. Nobody but them knows.';
comment on column blocks.account_id is 'The person who did; null when the account is gone.';
comment on column blocks.created_date is 'When.';
create index blocks_of_talent on blocks (talent_id, by_side, created_date desc, company_id);
create index blocks_of_account on blocks (account_id);

create table quick_replies (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references companies on delete cascade,
  title text not null,
  body text not null,
  created_date timestamptz not null default now(),
  constraint quick_replies_title_unique unique (company_id, title),
  constraint quick_replies_title_valid check (char_length(title) between 1 and 60),
  constraint quick_replies_body_valid check (char_length(body) between 1 and 4000)
);
comment on table quick_replies is 'Words that a company uses again in messages (Snabbsvar).';
comment on column quick_replies.id is 'Identity.';
comment on column quick_replies.company_id is 'Whose they are.';
comment on column quick_replies.title is 'What they are found by.';
comment on column quick_replies.body is 'The words.';
comment on column quick_replies.created_date is 'When they were kept.';
