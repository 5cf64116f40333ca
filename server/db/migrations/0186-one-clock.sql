-- One clock: what the database stamps is of the moment that the process says with its transaction, not of its own clock.

create function app_now() returns timestamptz language sql stable parallel safe
  return coalesce(nullif(current_setting('medverka.now', true), '')::timestamptz, now());
comment on function app_now() is 'The moment of the transaction by the clock of the process that runs it (medverka.now), which every comparison is made by; by the clock of the database for whoever does not say it, such as a person at a prompt.';

do $$
declare
  stamped record;
  stamping record;
begin
  -- Left alone: from when an entry of the outbox may be claimed, which is between processes, and what no process compares.
  for stamped in
    select c.relname as table_name, a.attname as column_name
    from pg_attrdef d join pg_class c on c.oid = d.adrelid join pg_attribute a on a.attrelid = c.oid and a.attnum = d.adnum
    where c.relnamespace = 'public'::regnamespace and pg_get_expr(d.adbin, d.adrelid) in ('now()', 'clock_timestamp()')
      and (c.relname, a.attname) not in (('outbox', 'next_attempt_date'), ('schema_migrations', 'applied_at'))
  loop
    execute format('alter table %I alter column %I set default app_now()', stamped.table_name, stamped.column_name);
  end loop;
  for stamping in
    select oid from pg_proc
    where pronamespace = 'public'::regnamespace and prokind = 'f' and proname <> 'app_now' and prosrc ~ '\mnow\(\)'
  loop
    execute regexp_replace(pg_get_functiondef(stamping.oid), '\mnow\(\)', 'app_now()', 'g');
  end loop;
end $$;
