-- The office looks through all companies: by name and town in Swedish letters, and by what they have left to pay.

create index companies_in_order on companies (name collate "sv-x-icu", id);
create index companies_found on companies using gin (lower(name collate "sv-x-icu") gin_trgm_ops, lower(city collate "sv-x-icu") gin_trgm_ops);
create index invoices_unpaid_of_company on invoices (company_id, due_on) where status = 'issued';
