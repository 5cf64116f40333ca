create table project_invoicing (
  project_id uuid not null references projects on delete cascade,
  order_reference text not null,
  cost_centre text not null,
  endpoint_scheme text,
  endpoint_number text,
  account_id uuid not null,
  actor_name text not null,
  updated_date timestamptz not null,
  constraint project_invoicing_pk primary key (project_id),
  constraint project_invoicing_texts_valid check (
    char_length(order_reference) <= 100 and char_length(cost_centre) <= 50 and char_length(endpoint_number) <= 50),
  constraint project_invoicing_endpoint_whole check ((endpoint_scheme is null) = (endpoint_number is null))
);
comment on table project_invoicing is 'What a company wants on the invoices of one project. Issued invoices have it in their content.';
comment on column project_invoicing.project_id is 'The project.';
comment on column project_invoicing.order_reference is 'Order number for this project; empty for that of the company.';
comment on column project_invoicing.cost_centre is 'Cost centre or account at the company; empty without one.';
comment on column project_invoicing.endpoint_scheme is 'Scheme of the e-invoice address (Peppol EAS); null for the address of the company''s own number.';
comment on column project_invoicing.endpoint_number is 'Number of the e-invoice address in its scheme; null as the scheme.';
comment on column project_invoicing.account_id is 'Account of the member who wrote it last. No foreign key: the account may be deleted.';
comment on column project_invoicing.actor_name is 'Name of that member at that time.';
comment on column project_invoicing.updated_date is 'Instant of the last change.';
