-- The archive of somebody's own data, and what was sent along with an inquiry, go with every way of deleting what they
-- belong to: an account with its company, an inquiry with its talent.

create function data_exports_end_files() returns trigger language plpgsql as $$
begin
  update private_files set deleted_date = now() where id = old.file_id and deleted_date is null;
  return null;
end $$;
comment on function data_exports_end_files() is 'Takes the archive of whoever is gone.';
create trigger data_exports_gone_files after delete on data_exports
  for each row when (old.file_id is not null) execute function data_exports_end_files();

create function inquiries_end_files() returns trigger language plpgsql as $$
begin
  update private_files set deleted_date = now()
  where noun = 'inquiry' and subject_id = old.id and deleted_date is null;
  return null;
end $$;
comment on function inquiries_end_files() is 'Takes what was sent along with an inquiry that is gone.';
create trigger inquiries_gone_files after delete on inquiries for each row execute function inquiries_end_files();

-- What has been left behind, with the texts of auditions that bear the name of somebody who was erased.
update private_files f set deleted_date = now() where deleted_date is null and (
  noun = 'data_export' and not exists (select from data_exports e where e.file_id = f.id)
  or noun = 'inquiry' and not exists (select from inquiries i where i.id = f.subject_id)
  or noun = 'invitation' and exists (
    select from invitations v join talents t on t.id = v.talent_id join accounts a on a.id = t.account_id
    where v.id = f.subject_id and a.erased_date is not null));
