-- Somebody who was taken out of a company signs up anew. What the form says waits here until the address is confirmed.
alter table challenges drop constraint challenges_purpose_valid;
alter table challenges add constraint challenges_purpose_valid
  check (purpose in ('passkey_registration', 'passkey_sign_in', 'social_sign_in', 'sign_up'));
-- One for an account: a new form takes the place of the one before.
create unique index challenges_sign_up_of_account on challenges (account_id) where purpose = 'sign_up';

comment on table challenges is 'What was asked and must be answered, once and soon: passkey ceremonies, sign-ins at a provider, and sign-ups that wait for an address whose account nobody uses.';
comment on column challenges.purpose is 'passkey_registration, passkey_sign_in, social_sign_in or sign_up.';
comment on column challenges.account_id is 'Whose, when somebody is signed in already; of a sign-up the account that it takes over.';
comment on column challenges.value is 'The challenge, or state, nonce and code verifier with where to go afterwards; of a sign-up what the form says, with the hash of its password.';
comment on column accounts.role is 'talent, company or admin; fixed when the account is made, never taken from a request body. Only who is of no company any more signs up as something else.';

-- They were for companies that have let these people go, and speak of their projects.
delete from saved_searches s using accounts a
where a.id = s.account_id and a.role = 'company'
  and not exists (select from company_members m where m.account_id = a.id);
delete from saved_views v using accounts a
where a.id = v.account_id and a.role = 'company'
  and not exists (select from company_members m where m.account_id = a.id);
