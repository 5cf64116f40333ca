// Directus: its own tokens, a role whose policy permits the rows of the caller's company, and its own activity and
// revisions, which a collection turns on.
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { execute, ID, ownDatabase, rows, send, tellReady } from '../peer.ts';

const { host, port, user, password, database } = ownDatabase();
const admin = { email: 'admin@example.com', password: randomUUID() };
Object.assign(process.env, {
  DB_CLIENT: 'pg',
  DB_HOST: host,
  DB_PORT: String(port),
  DB_USER: user,
  DB_PASSWORD: password,
  DB_DATABASE: database,
  SECRET: randomUUID(),
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
  ACCESS_TOKEN_TTL: '7d',
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'error',
  SERVE_APP: 'false',
  TELEMETRY: 'false',
  PRESSURE_LIMITER_ENABLED: 'false',
});
const made = spawnSync(process.execPath, ['node_modules/@directus/api/dist/cli/run.js', 'bootstrap']);
if (made.status !== 0) throw new Error(String(made.stdout) + String(made.stderr));
const { createServer } = await import('@directus/api/server');
const server = await createServer();
server.listen(0, '127.0.0.1');
await new Promise((done) => server.once('listening', done));
const url = `http://127.0.0.1:${server.address().port}`;

const tokenOf = async (login) => {
  const { data } = await send(`${url}/auth/login`, {}, login);
  return { authorization: `Bearer ${data.access_token}` };
};
const administrator = await tokenOf(admin);
const make = async (path, body) => (await send(`${url}/${path}`, administrator, body)).data;

const field = (name, type, default_value) => ({
  field: name,
  type,
  meta: {},
  schema: default_value === undefined ? {} : { default_value },
});
const key = { field: 'id', type: 'uuid', meta: { special: ['uuid'] }, schema: { is_primary_key: true } };
const special = (name, type, kind) => ({ field: name, type, meta: { special: [kind] }, schema: {} });
const PROJECT = [
  key,
  field('company', 'uuid'),
  field('kind', 'string', 'project'),
  ...['title', 'description', 'place'].map((name) => field(name, 'text', '')),
  ...['production_type', 'municipality_id', 'usage_territory', 'cancel_reason'].map((name) => field(name, 'string')),
  special('usage_media', 'json', 'cast-json'),
  field('usage_months', 'integer'),
  field('decision_by', 'date'),
  field('status', 'string', 'draft'),
  field('current_step', 'integer', 1),
  field('revision', 'integer', 1),
  special('created_date', 'timestamp', 'date-created'),
  special('updated_date', 'timestamp', 'date-updated'),
];
const ROLE = [
  ...[key, field('project', 'uuid'), field('role_index', 'integer'), field('title', 'string')],
  ...[field('headcount', 'integer'), special('terms', 'json', 'cast-json')],
];
const DATE = [
  key,
  field('project', 'uuid'),
  field('kind', 'string'),
  field('starts_on', 'date'),
  field('ends_on', 'date'),
];
const collection = (name, accountability, fields) =>
  make('collections', { collection: name, meta: { accountability }, schema: {}, fields });

await collection('companies', null, [key, field('name', 'string')]);
await make('fields/directus_users', field('company', 'uuid'));
await make('relations', { collection: 'directus_users', field: 'company', related_collection: 'companies' });
const companies = { reader: randomUUID(), writer: randomUUID() };
for (const [name, id] of Object.entries(companies)) await make('items/companies', { id, name });

const policy = await make('policies', { name: 'Member', app_access: false, admin_access: false });
const role = await make('roles', { name: 'Member', policies: [{ policy: policy.id }] });
const own = { company: { _eq: '$CURRENT_USER.company' } };
const permit = (name, permissions, presets = null) =>
  Promise.all(
    ['read', 'create', 'update'].map((action) =>
      make('permissions', {
        ...{ policy: policy.id, collection: name, action, fields: ['*'] },
        ...{ permissions: action === 'create' ? {} : permissions, validation: action === 'read' ? {} : permissions },
        ...{ presets: action === 'create' ? presets : null },
      }),
    ),
  );
const { projects, drafts, terms } = rows();
const insert = (table, company, status, step, from, to) =>
  `insert into ${table} (id, company, title, status, current_step, usage_media, created_date)
   select ${ID}, '${company}', 'Projekt ' || n, '${status}', ${step}, '[]', now() - n * interval '1 minute' from generate_series(${from}::int, ${to}) n`;
for (const [prefix, accountability] of Object.entries({ '': null, logged_: 'all' })) {
  const table = `${prefix}projects`;
  await collection(table, accountability, PROJECT);
  await make('relations', { collection: table, field: 'company', related_collection: 'companies' });
  for (const [part, fields] of Object.entries({ roles: ROLE, dates: DATE })) {
    const name = `${prefix}project_${part}`;
    await collection(name, accountability, fields);
    await make(`fields/${table}`, { field: part, type: 'alias', meta: { special: ['o2m'] } });
    const relation = { collection: name, field: 'project', related_collection: table, meta: { one_field: part } };
    await make('relations', relation);
    await permit(name, { project: own });
    await execute(`create index on ${name} (project)`);
  }
  await permit(table, own, { company: '$CURRENT_USER.company', usage_media: [] });
  await execute(
    insert(table, companies.reader, 'casting', 3, 1, projects),
    insert(table, companies.writer, 'draft', 1, projects + 1, projects + drafts),
    `insert into ${prefix}project_roles (id, project, role_index, title, headcount, terms)
     select gen_random_uuid(), ${ID}, 0, 'Roll', 500, '${JSON.stringify(terms)}' from generate_series(1, ${projects}) n`,
    `create index on ${table} (company, status, created_date desc)`,
    'analyze',
  );
}

/** Makes a member of a company. Returns the headers of a call with the member's token. */
async function member(name) {
  const login = { email: `${name}@example.com`, password: randomUUID() };
  await make('users', { ...login, role: role.id, company: companies[name], status: 'active' });
  return tokenOf(login);
}
const [reader, writer] = [await member('reader'), await member('writer')];
const fields = 'fields=*,roles.*,dates.*';
const filter = JSON.stringify({ company: { _eq: companies.reader }, status: { _eq: 'casting' } });
const list = `filter=${encodeURIComponent(filter)}&sort=-created_date,-id&limit=25`;
const body = { title: 'Höstkampanj {number}', description: 'En film om hösten.' };
const create = (name) => ({ method: 'POST', path: `/items/${name}?${fields}`, headers: writer, body });
const update = (name) => ({ method: 'PATCH', path: `/items/${name}/{draft}?${fields}`, headers: writer, body });
tellReady({
  url,
  calls: {
    one: { path: `/items/projects/{project}?${fields}`, headers: reader },
    list: { path: `/items/projects?${list}&${fields}`, headers: reader },
    create: create('projects'),
    update: update('projects'),
    'logged create': create('logged_projects'),
    'logged update': update('logged_projects'),
  },
});
