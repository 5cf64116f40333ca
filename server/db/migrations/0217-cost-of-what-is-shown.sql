-- An administrator's overview asks for the oldest of each queue of work, and a payment for the open invoices of its
-- amount: without an index in that order each of them is found among all (docs/decisions/0169).

create index announcements_waiting on announcements (updated_date) where status = 'waiting';
create index invoices_to_issue on invoices (created_date) where status in ('draft', 'checked');
create index agreements_unprintable_since on agreements (unprintable_date) where unprintable_date is not null and status <> 'void';
create index invoices_open_of_amount on invoices (total_ore) where status = 'issued';
create index invoices_settled on invoices (created_date desc, id) where status in ('paid', 'credited', 'written_off');
create index invoices_of_project_and_company on invoices (project_id, company_id);
create index payouts_to_do on payouts (due_on, id) where status in ('planned', 'prepared', 'approved', 'failed');
