-- Answers that are given again to who repeats a call under the same Idempotency-Key (server/http/kept-answers.ts).
create table kept_answers (
  id uuid primary key default gen_random_uuid(),
  account_id uuid references accounts on delete cascade,
  api_key_id uuid references api_keys on delete cascade,
  token_hash text not null,
  call_hash text not null,
  state text not null,
  answer_sealed bytea,
  created_date timestamptz not null,
  constraint kept_answers_of_caller unique nulls not distinct (account_id, api_key_id, token_hash),
  constraint kept_answers_caller_valid check (num_nonnulls(account_id, api_key_id) = 1),
  constraint kept_answers_state_valid check (state in ('running', 'kept', 'not_kept')),
  constraint kept_answers_answer_valid check ((state = 'kept') = (answer_sealed is not null))
);
comment on table kept_answers is 'Calls that were made under an Idempotency-Key, for a day, so that none is done twice.';
comment on column kept_answers.id is 'Identity.';
comment on column kept_answers.account_id is 'Who called; null for a key.';
comment on column kept_answers.api_key_id is 'The key that called; null for a person.';
comment on column kept_answers.token_hash is 'SHA-256 of the Idempotency-Key.';
comment on column kept_answers.call_hash is 'SHA-256 of the route, whom it was made for and what was sent: another call under the same key is refused.';
comment on column kept_answers.state is 'running: it is being done, or whoever did it died. kept: the answer is here. not_kept: it was done, and the answer was too long.';
comment on column kept_answers.answer_sealed is 'What was answered, sealed: it may hold anything that the caller may read.';
comment on column kept_answers.created_date is 'When the call came; a day later it is forgotten.';
create index kept_answers_of_key on kept_answers (api_key_id) where api_key_id is not null;
create index kept_answers_over on kept_answers (created_date);
