-- What a company has in mind with somebody it has not decided on: beside the decision, which has the two values of old.
alter table candidates add column consideration text;
alter table candidates add constraint candidates_consideration_valid check (consideration in ('hold', 'callback'));
alter table candidates add constraint candidates_considered_undecided check (
  consideration is null or (interest_status = 'interested' and client_decision is null and not is_deleted));
comment on column candidates.consideration is 'hold or callback, while nothing is decided; the company''s own, moved by the candidate workflow only.';
