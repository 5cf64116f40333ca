-- Whatever ends a right says so with its commit, whoever does it and by which statement: streams of live updates that
-- were opened under it are closed in every process (server/live/open-streams.ts).

create function tell_end_of_right() returns trigger language plpgsql as $$
begin
  perform pg_notify('medverka_rights', tg_argv[0] || ' ' || (to_jsonb(old) ->> tg_argv[1]));
  return null;
end $$;
comment on function tell_end_of_right is 'Says whose right has ended: session, account or company, and the id in the column named.';

-- Signed out, ended from the list, password changed, token used twice, account deleted: all of them delete the row.
create trigger sessions_right after delete on sessions
  for each row execute function tell_end_of_right('session', 'id');
create trigger companies_right after update of status on companies
  for each row when (old.status = 'approved' and new.status <> 'approved')
  execute function tell_end_of_right('company', 'id');
create trigger company_members_right after delete or update of company_id, account_id on company_members
  for each row execute function tell_end_of_right('account', 'account_id');
create trigger talents_right_gone after delete on talents
  for each row execute function tell_end_of_right('account', 'account_id');
create trigger talents_right after update of is_verified, guardian_consent_date on talents
  for each row when ((old.is_verified and not new.is_verified)
    or (old.guardian_consent_date is not null and new.guardian_consent_date is null))
  execute function tell_end_of_right('account', 'account_id');
create trigger accounts_right after update of role, two_factor_enabled on accounts
  for each row when (old.role <> new.role or (old.two_factor_enabled and not new.two_factor_enabled))
  execute function tell_end_of_right('account', 'id');
create trigger two_factors_right_gone after delete on two_factors
  for each row execute function tell_end_of_right('account', 'account_id');
create trigger two_factors_right after update of verified on two_factors
  for each row when (old.verified and not new.verified) execute function tell_end_of_right('account', 'account_id');
