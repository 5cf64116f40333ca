create or replace function keep_payout() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and goes_with_merge(old.talent_id, new.talent_id)
    and (new.id, new.charge_id, new.candidate_id, new.due_on) = (old.id, old.charge_id, old.candidate_id, old.due_on)
    and (old.prepared_date is null or (new.prepared_date, new.way, new.tax_form, new.price, new.gross_ore, new.tax_ore,
      new.contributions_ore, new.vat_ore, new.net_ore, new.amount_ore, new.number, new.object_by,
      new.tax_box, new.is_insured_abroad)
      is not distinct from (old.prepared_date, old.way, old.tax_form, old.price, old.gross_ore, old.tax_ore,
      old.contributions_ore, old.vat_ore, old.net_ore, old.amount_ore, old.number, old.object_by,
      old.tax_box, old.is_insured_abroad))
    and (old.document_id is null or new.document_id = old.document_id) then return new; end if;
  raise exception 'What a payout comes to is never changed or removed' using errcode = 'restrict_violation';
end $$;
