alter table invitations add column declined_starts timestamptz[] not null default '{}';
comment on column invitations.declined_starts is 'Starts of the times that the talent has declined; no time that runs then is offered again.';
