-- Tax and contributions of a wage are owed to the tax agency from the payment on, and were posted with the settlement.
-- Wages that are settled and not paid: a correction moves both to the debts that the settlement now leaves.
do $$
declare
  wage record;
begin
  for wage in
    select v.id, v.subject_id, o.number, o.tax_ore, o.contributions_ore from payouts o
    join vouchers v on v.event = 'wage_accrued' and v.cause_id = o.id
    where o.way = 'wage' and o.status not in ('sent', 'paid') and o.tax_ore + o.contributions_ore > 0
      and not exists (select from vouchers c where c.corrects_id = v.id)
    order by o.id
  loop
    perform write_voucher(
      jsonb_build_object('series', 'R', 'event', 'correction', 'cause_id', wage.id, 'corrects_id', wage.id,
        'subject_id', wage.subject_id, 'happened_on', (app_now() at time zone 'Europe/Stockholm')::date,
        'text', 'Skatt och avgifter blir skuld när lönen betalas, ' || wage.number, 'created_date', app_now()),
      (select jsonb_agg(jsonb_build_object('position', line.position, 'account', line.account, 'amount_ore', line.amount_ore))
        from (select row_number() over (order by moved.account) as position, moved.*
          from (values (2710, wage.tax_ore), (2731, wage.contributions_ore), (2821, -wage.tax_ore),
            (2940, -wage.contributions_ore)) as moved (account, amount_ore) where moved.amount_ore <> 0) line));
  end loop;
end $$;

alter table payouts add column sending_is_posted boolean not null default false;
comment on column payouts.sending_is_posted is 'True from the execution day on, when the books have the sending of the present batch.';
alter table payouts disable trigger payouts_touch;
update payouts set sending_is_posted = true where sent_on is not null;
alter table payouts enable trigger payouts_touch;
create index payouts_to_post on payouts (sent_on, id) where sent_on is not null and not sending_is_posted;
