// Parse Server with its PostgreSQL adapter: sessions, and an access list in each row, which names a role of the company.
// The log is an object that a trigger of the class saves, because Parse Server has none of its own.
import { randomUUID } from 'node:crypto';
import express from 'express';
import { ParseServer } from 'parse-server';
import { PostgresStorageAdapter } from 'parse-server/lib/Adapters/Storage/Postgres/PostgresStorageAdapter.js';
import { execute, ID, ownDatabase, rows, send, tellReady } from '../peer.ts';

const [appId, masterKey] = [randomUUID(), randomUUID()];
const { projects, drafts, terms } = rows();
const { connectionString, host } = ownDatabase();
const app = express();
const listening = app.listen(0, '127.0.0.1');
await new Promise((done) => listening.once('listening', done));
const url = `http://127.0.0.1:${listening.address().port}`;
const server = new ParseServer({
  appId,
  masterKey,
  // By an adapter of its own, because the setting `databaseURI` cannot name a socket file.
  databaseAdapter: new PostgresStorageAdapter({ uri: connectionString, databaseOptions: { host } }),
  filesAdapter: '@parse/fs-files-adapter',
  serverURL: `${url}/parse`,
  logLevel: 'error',
  silent: true,
  enableAnonymousUsers: false,
  cloud: ({ Cloud, ACL, Object: Row }) => {
    // A new project belongs to the company of its user.
    const setOwner = ({ object, user, original }) => {
      if (original || !user) return;
      const company = user.get('company');
      const acl = new ACL();
      acl.setRoleReadAccess(company.id, true);
      acl.setRoleWriteAccess(company.id, true);
      object.set({ company, status: 'draft', currentStep: 1, revision: 1 });
      object.setACL(acl);
    };
    for (const name of ['Project', 'LoggedProject']) Cloud.beforeSave(name, setOwner);
    Cloud.afterSave('LoggedProject', async ({ object, user, original }) => {
      if (!user) return;
      const type = original ? 'project.edit' : 'project.create';
      const [before, after] = [original?.toJSON() ?? {}, object.toJSON()];
      await new Row('ProjectLog').save(
        { project: object.id, user: user.id, type, before, after },
        { useMasterKey: true },
      );
    });
  },
});
await server.start();
app.use('/parse', server.app);

const master = { 'x-parse-application-id': appId, 'x-parse-master-key': masterKey };
const make = (path, body) => send(`${url}/parse/${path}`, master, body);
const pointer = (targetClass) => ({ type: 'Pointer', targetClass });
const texts = ['kind', 'title', 'productionType', 'description', 'municipalityId', 'place', 'usageTerritory'];
const fields = {
  ...Object.fromEntries([...texts, 'decisionBy', 'status', 'cancelReason'].map((name) => [name, { type: 'String' }])),
  ...Object.fromEntries(['usageMonths', 'currentStep', 'revision'].map((name) => [name, { type: 'Number' }])),
  ...Object.fromEntries(['usageMedia', 'dates', 'roles'].map((name) => [name, { type: 'Array' }])),
  company: pointer('Company'),
};
const signedIn = { requiresAuthentication: true };
const classLevelPermissions = { get: signedIn, find: signedIn, create: signedIn, update: signedIn };
await make('schemas/Company', { className: 'Company', fields: { name: { type: 'String' } } });
await make('schemas/ProjectRole', {
  className: 'ProjectRole',
  fields: { title: { type: 'String' }, headcount: { type: 'Number' }, terms: { type: 'Object' } },
  classLevelPermissions,
});
for (const className of ['Project', 'LoggedProject'])
  await make(`schemas/${className}`, { className, fields, classLevelPermissions });
await make('schemas/ProjectLog', {
  className: 'ProjectLog',
  fields: {
    ...Object.fromEntries(['project', 'user', 'type'].map((name) => [name, { type: 'String' }])),
    before: { type: 'Object' },
    after: { type: 'Object' },
  },
});

/** Makes a company with its role and one member. Returns the headers of the member's session and the company's id. */
async function makeCompany(name) {
  const { objectId } = await make('classes/Company', { name });
  const company = { __type: 'Pointer', className: 'Company', objectId };
  const login = { username: name, password: randomUUID() };
  const user = await make('users', { ...login, company });
  const { sessionToken } = await make('login', login);
  const member = { __type: 'Pointer', className: '_User', objectId: user.objectId };
  await make('roles', { name: objectId, ACL: {}, users: { __op: 'AddRelation', objects: [member] } });
  return { headers: { 'x-parse-application-id': appId, 'x-parse-session-token': sessionToken }, objectId, company };
}

const reader = await makeCompany('reader');
const writer = await makeCompany('writer');
const insert = (table, { objectId }, status, step, roles, from, to) =>
  `insert into "${table}" ("objectId", "createdAt", "updatedAt", company, kind, title, description, place, "usageMedia", dates, roles, status, "currentStep", revision, _rperm, _wperm)
   select (${ID})::text, now() - n * interval '1 minute', now(), '${objectId}', 'project', 'Projekt ' || n, '', '', '[]', '[]', ${roles}, '${status}', ${step}, 1, '{role:${objectId}}', '{role:${objectId}}'
   from generate_series(${from}::int, ${to}) n`;
const role = `jsonb_build_array(jsonb_build_object('__type', 'Pointer', 'className', 'ProjectRole', 'objectId', (${ID})::text))`;
await execute(
  `insert into "ProjectRole" ("objectId", "createdAt", "updatedAt", title, headcount, terms, _rperm, _wperm)
   select (${ID})::text, now(), now(), 'Roll', 500, '${JSON.stringify(terms)}', '{role:${reader.objectId}}', '{role:${reader.objectId}}' from generate_series(1, ${projects}) n`,
  insert('Project', reader, 'casting', 3, role, 1, projects),
  ...['Project', 'LoggedProject'].flatMap((table) => [
    insert(table, writer, 'draft', 1, `'[]'`, projects + 1, projects + drafts),
    `create index on "${table}" (company, status, "createdAt" desc)`,
  ]),
  'analyze',
);

const where = JSON.stringify({ company: reader.company, status: 'casting' });
const query = new URLSearchParams({ where, order: '-createdAt,objectId', limit: '25', include: 'roles' });
const body = { title: 'Höstkampanj {number}', description: 'En film om hösten.' };
const { headers } = writer;
const create = (name) => ({ method: 'POST', path: `/parse/classes/${name}`, headers, body });
const update = (name) => ({ method: 'PUT', path: `/parse/classes/${name}/{draft}`, headers, body });
tellReady({
  url,
  calls: {
    one: { path: '/parse/classes/Project/{project}?include=roles', headers: reader.headers },
    list: { path: `/parse/classes/Project?${query}`, headers: reader.headers },
    create: create('Project'),
    update: update('Project'),
    'logged create': create('LoggedProject'),
    'logged update': update('LoggedProject'),
  },
});
