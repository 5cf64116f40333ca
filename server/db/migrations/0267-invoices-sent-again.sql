alter table invoices add column mailbox text;
comment on column invoices.mailbox is 'Address to which papers of this invoice are mailed; null for the invoice address of the company.';
alter table invoices add constraint invoices_mailbox_valid check (char_length(mailbox) between 3 and 254) not valid;
