import { expect, test } from 'vitest';
import { expandingMigrations } from './expanding-migrations.ts';

const PATH = 'server/db/migrations/0300-a.sql';
const lines = (text: string, path = PATH) =>
  expandingMigrations('0208')([{ path, text, imports: [] }]).map((problem) => problem.path.replace(`${path}:`, ''));

test.each([
  ['alter table talents add column shoe_size integer;', true],
  [
    "alter table talents add column shoe_size integer not null default 40, add column note text default 'not null';",
    true,
  ],
  ['alter table talents add shoe_size integer not null;', false],
  ['alter table talents drop column height;', false],
  ['alter table talents drop height;', false],
  ['alter table talents drop constraint tall; alter table talents alter height drop not null;', true],
  ['alter table talents rename column height to length;', false],
  ['alter table talents rename to people;', false],
  ['drop table talents;', false],
  ['alter table talents alter column height type numeric;', false],
  ['alter table talents alter height set data type numeric;', false],
  ['alter table talents alter column height set not null;', false],
  ['alter table talents alter column height set default 170;', true],
  ['alter table talents add constraint tall check (height > 100);', false],
  ['alter table talents add constraint tall check (height > 100) not valid;', true],
  ['alter table talents add check (height > 100);', false],
  ['alter table talents add constraint own unique (email);', false],
  ['create unique index talents_email on talents (email);', false],
  ['create index talents_email on talents (email);', true],
  ['create table sizes (id uuid primary key, size integer not null, unique (size));', true],
  [
    'create table sizes (id uuid); create unique index sizes_id on sizes (id); alter table sizes add primary key (id);',
    true,
  ],
  ['create function a() returns void language sql as $$ drop table b; $$;', false],
  ["comment on column talents.height is 'Never drop column this; rename nothing.';", true],
  ['-- drop table talents;\nselect 1;', true],
])('a migration after the release: %s: %s', (text, isAllowed) => {
  expect(lines(text)).toEqual(isAllowed ? [] : ['1']);
});

test('the place of each statement is named', () => {
  expect(lines('-- Why.\n\nselect 1;\n\ndrop table a;\ndrop table b;')).toEqual(['5', '6']);
});

test('a migration of the release or before is history', () => {
  expect(lines('drop table talents;', 'server/db/migrations/0208-a.sql')).toEqual([]);
  expect(lines('drop table talents;', 'server/db/functions/a.sql')).toEqual([]);
});

test('a migration that says since which release nothing uses it may contract', () => {
  const drop = '\ndrop table talents;';
  expect(lines(`-- contract: people has its rows, unused since 3f95df30${drop}`)).toEqual([]);
  expect(lines(`-- contract: nobody needs it${drop}`)).toEqual(['2']);
});
