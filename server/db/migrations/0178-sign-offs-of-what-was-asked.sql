-- What a second person was asked about had been written as text that holds JSON, which nothing could be done with. What is
-- repaired has not changed, so the day of its last change stays.
alter table sign_offs disable trigger sign_offs_touch;
update sign_offs set input = (input #>> '{}')::jsonb where jsonb_typeof(input) = 'string';
alter table sign_offs enable trigger sign_offs_touch;
alter table sign_offs add constraint sign_offs_input_valid check (jsonb_typeof(input) = 'object');

-- A project is activated once, and of an order one person after another may be asked for: the same thing waits once.
drop index sign_offs_open_unique;
create unique index sign_offs_activation_unique on sign_offs (project_id) where what = 'activate' and status = 'asked';
create unique index sign_offs_requests_unique on sign_offs (project_id, md5(input::text)) where what = 'request' and status = 'asked';
