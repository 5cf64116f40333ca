-- Most talents have no number, or want none of these messages.
create or replace function queue_sms(key text, sms jsonb) returns integer language plpgsql as $$
declare
  queued integer;
begin
  with reached as (
    select n.id as phone_id, n.consent_id is not null as is_guardians, own.id as talent_id, own.first_name
    from phone_numbers n join talents own on own.id = n.talent_id left join guardian_consents g on g.id = n.consent_id
    where n.talent_id = (sms ->> 'talent_id')::uuid and n.number_sealed is not null and sms ->> 'kind' = any(n.kinds)
      and own.account_id is distinct from (sms ->> 'but_not')::uuid
      and case when coalesce(own.birth_date > (sms ->> 'today')::date - interval '18 years', false)
        then g.status = 'given' else n.consent_id is null end),
  made as (
    insert into sms_messages (talent_id, phone_id, is_guardians, what)
    select talent_id, phone_id, is_guardians, sms ->> 'what' from reached
    where sms ->> 'words' is not null returning id, phone_id),
  entries as (
    insert into outbox (kind, dedupe_key, recipient, content)
    select 'sms', 'sms ' || key || ' ' || reached.phone_id, made.id::text, jsonb_build_object(
      'words', case when reached.is_guardians then reached.first_name || ': ' else '' end || (sms ->> 'words'),
      'until', sms -> 'until', 'happens', sms -> 'happens', 'about', sms -> 'about')
    from made join reached on reached.phone_id = made.phone_id
    returning id),
  overtaken as (
    delete from outbox o using sms_messages m
    where o.kind = 'sms' and o.state = 'waiting' and o.lease is null and o.recipient = m.id::text
      and m.phone_id in (select phone_id from reached) and m.begun_date is null and o.content ->> 'about' in (
        select jsonb_array_elements_text(coalesce(sms -> 'overtakes', jsonb_build_array(sms -> 'about'))))
    returning m.id),
  dropped as (delete from sms_messages where id in (select id from overtaken))
  select count(*) from entries into queued;
  return queued;
end $$;
comment on function queue_sms(text, jsonb) is 'Puts a text message (server/sms/sms-entries.ts) in the outbox, for each number by which its talent is reached and that wants its kind. A guardian reads whom it concerns. A message that still waits about what the news overtakes is dropped: it says what no longer holds. News without words only drops. Returns the number of entries.';
