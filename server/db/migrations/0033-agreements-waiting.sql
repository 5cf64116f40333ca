-- What agreements wait for is told: administrators of a text that cannot be printed, companies of what they have not signed.

alter table agreements add column unprintable_date timestamptz;
comment on column agreements.unprintable_date is 'Since when its document cannot be made, because a text in it has letters that no typeface here has; null otherwise.';
create index agreements_unprintable on agreements (id) where unprintable_date is not null;

alter table projects add column sign_remind_date timestamptz;
comment on column projects.sign_remind_date is 'When the company is reminded next of agreements that it has not signed; null when it is not.';
create index projects_to_remind on projects (sign_remind_date) where status = 'active' and sign_remind_date is not null;
create index agreements_awaiting_company on agreements (project_id) where status = 'to_sign' and awaits = 'company';
