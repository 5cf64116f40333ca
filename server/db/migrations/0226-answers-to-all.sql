-- A company may answer a question in the threads of everybody who was asked for the role: the same answer in each.
alter table project_messages add column answer_id uuid;
comment on column project_messages.answer_id is 'The same in every thread of a role that got one answer to all; null for other messages.';
create index project_messages_answers on project_messages (project_id) where answer_id is not null;
