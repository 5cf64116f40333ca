-- What a member of a company is to it, and with that what they may do.

alter table company_members drop constraint company_members_role_valid;
update company_members set member_role = 'producer' where member_role = 'member';
alter table company_members add constraint company_members_role_valid
  check (member_role in ('owner', 'producer', 'caster', 'finance', 'reader'));
comment on column company_members.member_role is 'owner, producer, caster, finance or reader; see domain/member/member-roles.ts.';

-- A stream that was opened under one role is judged anew under the next.
create trigger company_members_role_right after update of member_role on company_members
  for each row when (old.member_role <> new.member_role)
  execute function tell_end_of_right('account', 'account_id');
