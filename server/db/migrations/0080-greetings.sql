-- What the company writes to those it asks stays with the draft of an order.

alter table projects add column greeting text not null default '';
alter table projects add constraint projects_greeting_length check (length(greeting) <= 1000);
comment on column projects.greeting is 'What the company writes to everybody whom it asks, while it is being written; each request keeps its own.';
