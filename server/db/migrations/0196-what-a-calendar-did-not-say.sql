-- How much of a calendar elsewhere was not understood, so that its talent is told and not left to believe that it was read.

alter table foreign_calendars add column unread_count integer not null default 0;
comment on column foreign_calendars.unread_count is 'How many of its events were not understood, or not wholly, when it was read last.';
alter table foreign_calendars add constraint foreign_calendars_unread_valid check (unread_count >= 0);
