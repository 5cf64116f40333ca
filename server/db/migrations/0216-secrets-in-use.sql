-- A rotation notices a process that begins to seal with the earlier secret meanwhile: each start is dated.

comment on column secret_canaries.first_date is 'Time of the latest start of a process that seals with the secret; null while they only read with it.';
