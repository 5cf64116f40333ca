-- Documents and archives are claimed by leases (server/jobs/leases.ts), whose end is by the clock of the database.

alter table agreements rename column claimed_until to free_from;
alter table agreements add column lease uuid;
alter table agreements add column attempts integer not null default 0;
comment on column agreements.free_from is 'Earliest time of the next claim, by the clock of the database: the end of the lease, or of the wait after a failure; null for at once.';
comment on column agreements.lease is 'Lease of the process that prints a document of the agreement, new at each claim; null while no process does.';
comment on column agreements.attempts is 'Number of attempts since the last success; the one in work is counted.';

alter table invoice_papers rename column claimed_until to free_from;
alter table invoice_papers add column lease uuid;
alter table invoice_papers add column attempts integer not null default 0;
comment on column invoice_papers.free_from is 'Earliest time of the next claim, by the clock of the database: the end of the lease, or of the wait after a failure; null for at once.';
comment on column invoice_papers.lease is 'Lease of the process that prints the paper, new at each claim; null while no process does.';
comment on column invoice_papers.attempts is 'Number of attempts since the last success; the one in work is counted.';

alter table data_exports rename column claimed_until to free_from;
alter table data_exports add column lease uuid;
alter table data_exports add column attempts integer not null default 0;
comment on column data_exports.free_from is 'Earliest time of the next claim, by the clock of the database: the end of the lease, or of the wait after a failure; null for at once.';
comment on column data_exports.lease is 'Lease of the process that makes the archive, new at each claim; null while no process does.';
comment on column data_exports.attempts is 'Number of attempts since the last success; the one in work is counted.';

alter table payouts rename column printing_until to free_from;
alter table payouts add column lease uuid;
alter table payouts add column attempts integer not null default 0;
comment on column payouts.free_from is 'Earliest time of the next claim, by the clock of the database: the end of the lease, or of the wait after a failure; null for at once.';
comment on column payouts.lease is 'Lease of the process that prints the document of the payout, new at each claim; null while no process does.';
comment on column payouts.attempts is 'Number of attempts since the last success; the one in work is counted.';
