import { expect, test } from 'vitest';
import { begunPromises } from './begun-promises.ts';
import { featureCircles, fileCircles } from './circles.ts';
import { climbing } from './climbing.ts';
import { clockInTests } from './clock-in-tests.ts';
import { connections } from './connections.ts';
import { backEdges, contextOf, contexts } from './contexts.ts';
import { featureFiles } from './feature-files.ts';
import { fileNames } from './file-names.ts';
import { fileSize } from './file-size.ts';
import { importDirection } from './import-direction.ts';
import { namedColumns } from './named-columns.ts';
import { oneClock } from './one-clock.ts';
import { oneId } from './one-id.ts';
import { onlyStrings } from './only-strings.ts';
import { packages } from './packages.ts';
import { pureFolders } from './pure-folders.ts';
import { readings } from './readings.ts';
import { sealedColumns } from './sealed-columns.ts';
import { serverLayers } from './server-layers.ts';
import { type Rule, readSource } from './source.ts';
import { stateWrites } from './state-writes.ts';
import { webCommands } from './web-commands.ts';
import { wordLists } from './word-lists.ts';

const check = (rule: Rule, files: Record<string, string>) =>
  rule(Object.entries(files).map(([path, text]) => readSource(path, text))).map(({ path }) => path);

test.each([
  ['domain/a.ts', "import { x } from '#domain/b.ts';", true],
  ['domain/a.ts', "import { x } from './b.ts';", true],
  ['domain/a.ts', "import { x } from '../contract/b.ts';", false],
  ['domain/a.ts', "import fs from 'node:fs';", false],
  ['web/app/a.ts', "import { NOUNS } from '#contract/kernel/changes.ts';", true],
  ['web/app/a.ts', "const { LIVE_TABLES } = await import('#contract/registry/live-tables.ts');", true],
  ['web/app/a.ts', "import { contract } from '#contract/registry/contract.ts';", false],
  ['contract/kernel/changes.ts', "import type { RouteKey } from './route.ts';", true],
  ['contract/kernel/changes.ts', "import { API_PREFIX } from './route.ts';", false],
  ['contract/kernel/changes.ts', "import { z } from 'zod';", false],
  ['domain/a.test.ts', "import { test } from 'vitest';", true],
  ['domain/a.ts', "// import fs from 'node:fs';", true],
  ['texts/a.ts', "import type { Code } from '#domain/b.ts';", true],
  ['texts/a.ts', "import type { Code } from '#contract/b.ts';", false],
  ['texts/a.ts', "import type { ErrorCode } from '#contract/registry/errors.ts';", true],
  ['texts/a.ts', "import type { errors } from '#contract/deal/errors.ts';", true],
  ['texts/a.ts', "import { errors } from '#contract/deal/errors.ts';", false],
  ['contract/a.ts', "import { z } from 'zod';", true],
  ['contract/a.ts', "import {\n  a,\n  b,\n} from '#server/b.ts';", false],
  ['server/a.ts', "export { x } from '#web/b.ts';", false],
  ['server/a.ts', "import { x } from '#demo/b.ts';", false],
  ['server/a.ts', "const { x } = await import('#demo/b.ts');", false],
  ['server/a.test.ts', "import { x } from '#demo/b.ts';", false],
  ['server/a.ts', "import type { X } from '../demo/b.ts';", false],
  ['web/app/a.ts', "import { x } from '#demo/b.ts';", false],
  ['contract/a.ts', "import { x } from '#demo/b.ts';", false],
  ['domain/a.ts', "import { x } from '#demo/b.ts';", false],
  ['texts/a.ts', "import { x } from '#demo/b.ts';", false],
  ['demo/a.ts', "import { x } from '#server/b.ts';", true],
  ['demo/a.ts', "import { x } from '#domain/b.ts';", true],
  ['demo/a.ts', "import { x } from '#web/b.ts';", false],
  ['demo/a.ts', "import { x } from '#tests/b.ts';", false],
  ['scripts/a.ts', "import { x } from '#demo/b.ts';", true],
  ['server/a.ts', "const x = await import('#web/b.ts');", false],
  ['server/a.test.ts', "import { x } from '#tests/support/b.ts';", true],
  ['server/a.ts', "import { x } from '#tests/support/b.ts';", false],
  ['web/app/a.ts', "import type { contract } from '#contract/b.ts';", true],
  ['web/app/a.ts', "import { contract } from '#contract/b.ts';", false],
  ['web/screens/public/a.tsx', "import { contract } from '#contract/b.ts';", true],
  ['web/ui/a.tsx', "import { text } from '#texts/b.ts';", false],
  ['web/ui/a.tsx', "import { formatOre } from '#texts/kernel/format.ts';", true],
  ['web/ui/a.tsx', "import { x } from '../features/b.tsx';", false],
  ['web/ui/a.tsx', "import { x } from '#web/api/client.ts';", false],
  ['web/ui/a.tsx', "import { x } from './b.tsx';", true],
  ['web/features/people/talent/a.tsx', "import { x } from '#web/screens/b.tsx';", false],
  ['web/screens/a.tsx', "import { x } from '#web/features/people/talent/b.tsx';", true],
  ['web/main.tsx', "import { x } from './app/b.tsx';", true],
  ['web/screens/a.tsx', "import { x } from '#server/b.ts';", false],
])('import direction: %s %s', (path, text, isAllowed) => {
  expect(check(importDirection, { [path]: text })).toEqual(isAllowed ? [] : [path]);
});

test.each([
  ['server/db/a.ts', '../actor.ts', true],
  ['server/db/a.ts', '../live/announce.ts', false],
  ['server/db/a.ts', '../services.ts', false],
  ['server/live/a.ts', '../db/transaction.ts', true],
  ['server/live/a.ts', '../events/event.ts', false],
  ['server/live/a.ts', '../lifecycle/adapter.ts', false],
  ['server/live/a.ts', '#server/features/people/talent/queries.ts', false],
  ['server/events/a.ts', '../mail/queue-mail.ts', true],
  ['server/events/a.ts', '../http/session.ts', false],
  ['server/events/a.ts', '../features/talent/queries.ts', false],
  ['server/lifecycle/run.ts', '../events/event.ts', true],
  ['server/lifecycle/run.ts', '../services.ts', false],
  ['server/lifecycle/run.ts', '#server/features/work/booking/lifecycle.ts', false],
  ['server/lifecycle/adapters.ts', '#server/features/work/adapters.ts', true],
  ['server/lifecycle/adapters.ts', '#server/features/work/booking/lifecycle.ts', false],
  ['server/lifecycle/run.ts', '#server/features/work/adapters.ts', false],
  ['server/features/work/adapters.ts', './booking/lifecycle.ts', true],
  ['server/features/work/adapters.ts', '#server/lifecycle/adapter.ts', true],
  ['server/features/work/adapters.ts', './booking/queries.ts', false],
  ['server/files/a.ts', '../services.ts', true],
  ['server/http/a.ts', '../features/account/queries.ts', false],
  ['server/features/people/talent/routes.ts', '#server/http/handlers.ts', true],
  ['server/features/people/talent/routes.ts', '#server/app.ts', false],
  ['server/services.ts', './http/rate-limits.ts', true],
  ['server/live/a.test.ts', '../events/event.ts', true],
])('layers of the server: %s with %s', (path, target, isAllowed) => {
  for (const text of [`import { x } from '${target}';`, `import type { X } from '${target}';`])
    expect(check(serverLayers, { [path]: text })).toEqual(isAllowed ? [] : [path]);
});

test('features form no circles, also not long ones', () => {
  const line = {
    'server/features/one/a/queries.ts': "import '#server/features/one/b/queries.ts';",
    'server/features/one/b/queries.ts': '',
  };
  expect(check(featureCircles, line)).toEqual([]);
  const circle = {
    ...line,
    'server/features/one/b/queries.ts': "import '#server/features/two/c/queries.ts';",
    'server/features/two/c/queries.ts': "import '#server/features/one/a/policy.ts';",
  };
  expect(check(featureCircles, circle)).toEqual(['server/features/one/a']);
});

test('files form no circles, also not by their types; each circle is told once', () => {
  const line = {
    'domain/a/x.ts': "import '../b/y.ts';",
    'domain/b/y.ts': '',
    'web/ui/z.tsx': "import '#domain/a/x.ts';",
  };
  expect(check(fileCircles, line)).toEqual([]);
  const circle = {
    ...line,
    'domain/b/y.ts': "import type { Y } from '../c/w.ts';",
    'domain/c/w.ts': "import { x } from '../a/x.ts';",
    'server/one.ts': "import './two.ts';",
    'server/two.ts': "import type { One } from './one.ts';",
    'server/two.test.ts': "import './one.ts';",
  };
  expect(check(fileCircles, circle)).toEqual(['domain/a/x.ts', 'server/one.ts']);
});

test.each([
  ['routes.ts', true],
  ['routes.test.ts', true],
  ['commands/send-request.ts', true],
  ['commands/request.ts', false],
  ['queries/search.ts', true],
  ['search-query.ts', false],
  ['rules.ts', false],
])('files of a feature: %s', (name, isAllowed) => {
  const text = 'x\n'.repeat(150);
  expect(check(featureFiles, { [`server/features/casting/candidate/${name}`]: text })).toHaveLength(isAllowed ? 0 : 1);
});

test('a feature of under 150 lines has no folders of commands and queries', () => {
  const feature = (lines: number) => ({
    'server/features/office/wording/routes.ts': 'x\n'.repeat(lines - 10),
    'server/features/office/wording/queries/list-wordings.ts': 'x\n'.repeat(8),
  });
  expect(check(featureFiles, feature(149))).toEqual(['server/features/office/wording/queries/list-wordings.ts']);
  expect(check(featureFiles, feature(150))).toEqual([]);
});

test.each([
  ['web/ui/list/person-row.tsx', true],
  ['domain/projects/project/project.workflow.ts', true],
  ['web/ui/PersonRow.tsx', false],
  ['web/ui/index.ts', false],
  ['server/date-utils.ts', false],
  ['server/helpers/date.ts', false],
])('file names: %s', (path, isAllowed) => {
  expect(check(fileNames, { [path]: '' })).toHaveLength(isAllowed ? 0 : 1);
});

test('file size: 400 lines, except where length is natural', () => {
  const long = 'x\n'.repeat(401);
  expect(
    check(fileSize, {
      'server/a.ts': long,
      'server/b.ts': 'x\n'.repeat(400),
      'texts/a.ts': long,
      'server/a.test.ts': long,
    }),
  ).toEqual(['server/a.ts']);
});

test.each([
  ['const now = Date.now();', false],
  ['const now = new Date();', false],
  ['const day = new Date(instant);', true],
  ['// never Date.now()', true],
  ["const text = 'Math.random()';", true],
  ['const n = Math.random();', false],
  ["const e = process.env['X'];", false],
  ['const now = Date();', false],
  ['const now = new Date;', false],
  ['schema.default(Date.now)', false],
  [`const text = \`today is \${new Date()}\`;`, false],
  ['const text = `never ask new Date()`;', true],
])('pure folders: %s', (text, isAllowed) => {
  for (const path of ['domain/a.ts', 'contract/a.ts', 'texts/a.ts'])
    expect(check(pureFolders, { [path]: text })).toEqual(isAllowed ? [] : [`${path}:1`]);
  expect(check(pureFolders, { 'server/a.ts': text, 'contract/a.test.ts': text })).toEqual([]);
});

test.each([
  ["db.updateTable('projects').set({ status: 'active' }).execute();", false],
  ["db\n.updateTable('projects')\n.set({ title,\n status })\n.execute();", false],
  ["db.updateTable('projects as p').set('status', 'active').execute();", false],
  ["db.updateTable('projects').set({ title: row.status }).where('status', '=', 'draft').execute();", true],
  ["db.updateTable('invoices').set({ status: 'paid' }).execute();", true],
  ["db.insertInto('projects').values({ status: 'draft' }).execute();", true],
  ["db.insertInto('projects').values(row).onConflict((c) => c.doUpdateSet({ status: 'draft' })).execute();", false],
  ["sql`update projects set status = 'active' where id = 1`;", false],
  ["sql`update projects p set title = 'x', status_note = '' where status = 'draft'`;", true],
  [
    "sql`insert into projects (id, status) values (1, 'draft') on conflict (id) do update set status = excluded.status`;",
    false,
  ],
  ["// update projects set status = 'active'", true],
])('state columns: %s', (text, isAllowed) => {
  const rule = stateWrites([{ table: 'projects', columns: ['status'] }]);
  expect(check(rule, { 'server/features/projects/project/commands.ts': text })).toHaveLength(isAllowed ? 0 : 1);
  expect(check(rule, { 'server/lifecycle/write-states.ts': text, 'server/a.test.ts': text })).toEqual([]);
});

test.each([
  ['if (/^(?:a|b|c|d|e|f|g|h)$/.test(word)) return;', false],
  ['if (/^(?:och|eller|samt)$/.test(word)) return;', true],
  ['const both = one / two; // a|b|c|d|e|f|g|h /', true],
])('word lists: %s', (text, isAllowed) => {
  expect(check(wordLists, { 'domain/finding/search/grammar/a.ts': text })).toHaveLength(isAllowed ? 0 : 1);
  expect(check(wordLists, { 'domain/finding/search/lexicon/a.ts': text })).toEqual([]);
});

test.each([
  ['web/screens/a/a.tsx', "await send('POST /projects', { body });", true],
  ['web/screens/a/a.tsx', "await api('GET /projects');", true],
  ['web/screens/a/a.tsx', "await api('POST /projects', { body });", false],
  ['web/screens/a/a.tsx', 'await api(`DELETE /projects/:id`);', false],
  ['web/screens/a/a.tsx', 'const save = useMutation({});', false],
  ['web/features/a/a.ts', 'void client.invalidateQueries();', false],
  ['web/features/a/a.ts', '// invalidateQueries is called elsewhere', true],
  ['web/api/refresh.ts', 'void client.invalidateQueries();', true],
  ['web/features/accounts/session/a.ts', "await api('POST /account/sign-out');", true],
  ['web/features/accounts/session/a.ts', 'void client.invalidateQueries();', false],
])('commands of the web: %s with %s: %s', (path, text, isAllowed) => {
  expect(check(webCommands, { [path]: text }).map((found) => found.replace(/:\d+$/, ''))).toEqual(
    isAllowed ? [] : [path],
  );
});

test('sealed columns are named where they are opened and written, and whole rows are taken nowhere', () => {
  const found = check(sealedColumns, {
    'server/features/a/queries.ts': "db.selectFrom('talent_payment_details').select('account_sealed')",
    'server/features/b/queries.ts': "db.selectFrom('talent_payment_details as d').where('a', '=', 1).selectAll()",
    'server/features/c/queries.ts': 'sql`select d.* from talent_payment_details d`',
    'server/features/d/queries.ts': "db.selectFrom('talent_payment_details').select('tax_form')",
    'server/features/e/queries.ts': "db.selectFrom('talents').selectAll()",
    'server/features/people/payment/commands/read-in-plain.ts':
      "db.selectFrom('talent_payment_details').select('account_sealed')",
  });
  expect(found).toEqual(['a', 'b', 'c'].map((feature) => `server/features/${feature}/queries.ts:1`));
});

test.each([
  ['await Promise.all([a(), b()]);', true],
  ['const c = cost(); await Promise.all([a(), b(c)]);', true],
  ['await Promise.all([a(cost()), b(() => cost())]);', true],
  ['await Promise.all([a(), isOwn ? b() : null, isOwn && b()]);', true],
  ['await Promise.all([a(), sql`select 1`.execute(db)]);', true],
  ['await Promise.all([a(), b(await c())]);', false],
  ['await Promise.all([a(), b(cost())]);', false],
  ['await Promise.all([a(), isOwn(x) ? b() : null]);', false],
  [`await Promise.all([a(), sql\`select \${visible(actor)}\`.execute(db)]);`, false],
  ['const one = a(); const two = b(); await Promise.all([one, two]);', true],
  ['const one = a(); await b(); await one;', false],
  ['const one = a(); if (!x) return null; await one;', false],
  ['const one = a(); one.catch(() => {}); await b(); await one;', true],
  ['const one = await a(); await b(one);', true],
])('begun promises: %s: %s', (text, isAllowed) => {
  const found = check(begunPromises, { 'server/a.ts': `async function work() { ${text} }`, 'web/a.ts': text });
  expect(found).toEqual(isAllowed ? [] : ['server/a.ts:1']);
});

test.each([
  ["db.selectFrom('talents').selectAll()", false],
  ["db.insertInto('talents').returningAll()", false],
  ["db.selectFrom('talents').select(['id'])", true],
  ['sql`select * from talents where id = $1`', false],
  ['sql`delete from talents returning *`', false],
  ['sql`select t.*, c.name from companies c join talents t on true`', false],
  ['sql`select talents.* from talents`', false],
  ['sql`with found as (select id from talents) select * from found`', true],
  ['sql`select t.* from (select id from talents) t`', true],
  ['sql`select count(*) from talents`', true],
])('named columns: %s: %s', (text, isAllowed) => {
  const generated = 'export interface Database {\n  talents: TalentsTable;\n  companies: CompaniesTable;\n}';
  const found = check(namedColumns, { 'server/db/generated.ts': generated, 'server/a.ts': text });
  expect(found).toEqual(isAllowed ? [] : ['server/a.ts:1']);
});

test('connections are opened in one folder', () => {
  const text = 'const client = new pg.Client(url);';
  expect(check(connections, { 'server/db/embedded.ts': text, 'server/live/live.test.ts': text })).toEqual([]);
  expect(check(connections, { 'server/live/live.ts': text })).toEqual(['server/live/live.ts:1']);
});

test.each([
  ['server/a.ts', 'const now = new Date();', false],
  ['server/a.ts', 'const at = new Date(moment.now);', true],
  ['server/a.ts', "const at = new Date('1900-01-01T00:00:00Z');", true],
  ['server/a.ts', 'const clock = Date.now;', false],
  ['server/a.ts', 'const from = performance.now();', true],
  ['server/a.ts', 'const now = () => clock(); use(now());', true],
  ['server/a.ts', 'sql`select 1 where at > now()`', false],
  ['server/a.ts', 'sql`select 1 where at > app_now()`', true],
  ['server/a.ts', `sql\`select \${now()}, \${column ? sql\`a\` : sql\`current_date\`}\``, false],
  ['server/a.ts', `sql\`select \${now()}, \${column ? sql\`a\` : sql\`b\`}\``, true],
  ['server/a.ts', "query('select Statement_Timestamp()')", false],
  ['server/a.ts', "const text = 'What is known now (or later)'; // now() is not asked", true],
  ['server/clock.ts', 'export const systemClock = () => new Date();', true],
  ['web/ui/text/clock.ts', 'const now = () => new Date();', true],
  ['web/app/a.tsx', 'const today = dayOf(new Date());', false],
  ['bench/a.ts', "query('select current_date')", false],
  ['server/outbox/leases.ts', 'sql`next_attempt_date <= now()`', true],
  ['server/a.test.ts', "query('select now()', [new Date()])", true],
  ['server/db/migrations/0186-a.sql', 'create table a (b timestamptz default now());', true],
  ['server/db/migrations/0187-a.sql', 'create table a (b timestamptz default now());', false],
  ['server/db/migrations/0187-a.sql', "-- now()\ncomment on table a is 'now() and ''now()''';", true],
  ['server/db/migrations/0187-a.sql', 'update a set b = current_timestamp;', false],
  [
    'server/db/functions/a.sql',
    'create or replace function a() returns timestamptz language sql as $$ select now() $$;',
    false,
  ],
])('one clock: %s with %s: %s', (path, text, isAllowed) => {
  expect(check(oneClock, { [path]: text })).toEqual(isAllowed ? [] : [`${path}:1`]);
});

test.each([
  ["server.setClock('2026-08-14T10:00:00Z'); later(Date.now());", false],
  ["const START = '2026-08-14T10:00:00Z'; server.setClock(START); run('select current_date');", false],
  ["server.stopClock(); run('select now()');", true],
  ['server.setClock(daysOn(3)); later(new Date());', true],
  ["server.setClock('2026-08-14T10:00:00Z'); later(new Date('2026-08-15')); run('select app_now()');", true],
])('clocks in tests: %s: %s', (text, isAllowed) => {
  expect(check(clockInTests, { 'tests/api/a.test.ts': text })).toEqual(isAllowed ? [] : ['tests/api/a.test.ts:1']);
  expect(check(clockInTests, { 'server/a.ts': text })).toEqual([]);
});

test('a file that no longer asks the clock of the database must leave the list', () => {
  expect(check(oneClock, { 'server/outbox/leases.ts': 'sql`select 1`' })).toEqual(['server/outbox/leases.ts']);
});

test('an id is read by the schema of ids', () => {
  const text = 'const asked = z.object({ talent_id: z.uuid() });';
  expect(check(oneId, { 'contract/a.ts': text, 'server/a.ts': text })).toEqual(['contract/a.ts:1', 'server/a.ts:1']);
  expect(check(oneId, { 'contract/kernel/fields.ts': text, 'server/a.test.ts': text, 'web/app/a.ts': text })).toEqual(
    [],
  );
});

test('text in strings is told apart from code, also within templates and behind patterns', () => {
  expect(onlyStrings(`a(/['\`]/, 'b') / \`c\${d({ e: \`f\${g}h\` })}i\` // 'j'`).replaceAll(/ +/g, ' ')).toBe(
    " 'b' c f h i ",
  );
});

test.each([
  [
    'server/features/projects/brief/routes.ts',
    "import { projectOfBrief } from '#domain/projects/project/project-of-brief.ts';",
    false,
  ],
  [
    'server/features/projects/brief/present.ts',
    "import type { ProjectOfBrief } from '#domain/projects/project/project-of-brief.ts';",
    true,
  ],
  [
    'server/features/finding/brief/a.ts',
    "const { readBrief } = await import('#domain/finding/search/read-brief.ts');",
    false,
  ],
  [
    'server/search-index/brief-job.ts',
    "import { queryOfText } from '#domain/finding/matching/query-of-text.ts';",
    true,
  ],
  ['server/search-index/a.test.ts', "import { queryOfText } from '#domain/finding/matching/query-of-text.ts';", true],
  ['demo/a.ts', "import { splitRoles } from '#domain/finding/search/split-roles.ts';", false],
])('readings: %s with %s: %s', (path, text, isAllowed) => {
  expect(check(readings, { [path]: text })).toEqual(isAllowed ? [] : [path]);
});

test('a file of a divided layer is of a context, and no other file', () => {
  expect(contextOf('server/features/money/payout/policy.ts')).toBe('money');
  expect(contextOf('web/ui/form/button.tsx')).toBe(undefined);
  expect(contextOf('texts/odd/a.ts')).toBe(undefined);
});

test('an import between contexts goes back in their order, by type too, and a layer lists nothing else', () => {
  expect(check(backEdges, { 'domain/deal/price/a.ts': "import type { B } from '#domain/money/bank/b.ts';" })).toEqual([
    'domain/deal/price/a.ts',
  ]);
  expect(check(backEdges, { 'domain/money/bank/b.ts': "import { a } from '#domain/deal/price/a.ts';" })).toEqual([]);
  // The rule also holds for an import from one layer into another.
  expect(check(backEdges, { 'server/features/people/a/queries.ts': "import '#texts/office/b.ts';" })).toHaveLength(1);
  expect(check(contexts, { 'texts/money/a.ts': '', 'web/ui/b.ts': '' })).toEqual([]);
  expect(check(contexts, { 'domain/deal/a.ts': "import '#domain/money/b.ts';" })).toEqual(['domain/deal/a.ts']);
  expect(check(contexts, { 'texts/a.ts': '', 'contract/odd/a.ts': '' })).toContain('contract/odd/a.ts');
});

test('an import that leaves its folder is written from the root', () => {
  expect(check(climbing, { 'server/a/b.ts': "import { c } from '../c.ts';" })).toEqual(['server/a/b.ts:1']);
  expect(check(climbing, { 'server/a/b.ts': "import { c } from './c.ts';\nimport '#server/d.ts';" })).toEqual([]);
  expect(check(climbing, { 'tests/a/b.ts': "import { c } from '../c.ts';" })).toEqual([]);
});

const groups = { serving: ['pg', '@aws-sdk/client-s3'], product: ['react'], checks: ['vitest', '@types/pg'] };
const USES = {
  'server/a.ts': "import pg from 'pg';\nimport { S3 } from '@aws-sdk/client-s3';",
  'web/app/a.tsx': "import { useState } from 'react';",
  'server/a.test.ts': "import { test } from 'vitest';",
};
test.each([
  [{}, []],
  [{ 'server/b.ts': "import { useState } from 'react';" }, ['server/b.ts']],
  [{ 'domain/b.ts': "const { x } = await import('react/x');" }, ['domain/b.ts']],
  [{ 'server/b.ts': "import type { FC } from 'react';" }, []],
  [{ 'server/b.ts': "export const IS = sql`x is distinct from 'react'`;" }, []],
  [{ 'server/dev/b.ts': "import { test } from 'vitest';" }, []],
  [{ 'web/app/b.tsx': "import { test } from 'vitest';" }, ['web/app/b.tsx']],
  [{ 'demo/b.ts': "import pg from 'pg';" }, []],
  [{ 'server/a.ts': "import pg from 'pg';" }, ['package.json']],
  [{ 'server/a.ts': "import type { S3 } from '@aws-sdk/client-s3';\nimport pg from 'pg';" }, ['package.json']],
  [{ 'web/app/a.tsx': '' }, ['package.json']],
  [{ 'server/a.test.ts': '' }, ['checks/package.json']],
])('packages are in the group of their use: %j', (changed, problems) => {
  expect(check(packages(groups), { ...USES, ...changed })).toEqual(problems);
});
