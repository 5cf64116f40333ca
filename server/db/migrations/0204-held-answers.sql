-- What a talent writes with an answer to an announcement waits as words of their profile do.
alter table candidates add column is_answer_held boolean not null default false;
comment on column candidates.is_answer_held is 'True while the company does not read answer_message, until a person has looked at it.';
create index candidates_held_answers on candidates (talent_id) where is_answer_held;
