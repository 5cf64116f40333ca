// Payload: its own tokens with sessions, access rules that answer with a condition on the rows, and its own versions,
// which a collection turns on. Its REST handlers are called from node:http, so that Next.js costs nothing here.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { buildConfig, getPayload, handleEndpoints } from 'payload';
import { execute, ID, ownDatabase, rows, tellReady } from '../peer.ts';

const signedIn = ({ req }) => Boolean(req.user);
const own = ({ req }) => (req.user ? { company: { equals: req.user.company?.id ?? req.user.company } } : false);
const text = (name, more = {}) => ({ name, type: 'text', ...more });
const number = (name, more = {}) => ({ name, type: 'number', ...more });
const projects = (slug, versions) => ({
  slug,
  versions,
  access: { read: own, create: signedIn, update: own, delete: () => false },
  hooks: {
    beforeChange: [
      ({ operation, data, req }) =>
        operation === 'create' && req.user ? { ...data, company: req.user.company?.id ?? req.user.company } : data,
    ],
  },
  fields: [
    { name: 'company', type: 'relationship', relationTo: 'companies', index: true },
    text('kind', { defaultValue: 'project' }),
    text('title', { defaultValue: '' }),
    ...['productionType', 'municipalityId', 'place', 'usageTerritory', 'cancelReason'].map((name) => text(name)),
    { name: 'description', type: 'textarea', defaultValue: '' },
    { name: 'usageMedia', type: 'json', defaultValue: [] },
    number('usageMonths'),
    { name: 'decisionBy', type: 'date' },
    text('status', { defaultValue: 'draft' }),
    number('currentStep', { defaultValue: 1 }),
    number('revision', { defaultValue: 1 }),
    { name: 'roles', type: 'array', fields: [text('title'), number('headcount'), { name: 'terms', type: 'json' }] },
    {
      name: 'dates',
      type: 'array',
      fields: [text('kind'), { name: 'startsOn', type: 'date' }, { name: 'endsOn', type: 'date' }],
    },
  ],
});
const { connectionString } = ownDatabase();
const config = buildConfig({
  secret: randomUUID(),
  telemetry: false,
  logger: { options: { level: 'error' } },
  typescript: { autoGenerate: false },
  // More connections than clients: an update with versions holds one in its transaction and asks for another outside of it,
  // so that sixteen updates at once wait for each other for ever on the usual ten.
  db: postgresAdapter({ pool: { connectionString, max: 20 }, idType: 'uuid', push: true }),
  collections: [
    { slug: 'companies', fields: [text('name')] },
    {
      slug: 'users',
      auth: { tokenExpiration: 7 * 24 * 60 * 60 },
      fields: [{ name: 'company', type: 'relationship', relationTo: 'companies', saveToJWT: true }],
    },
    projects('projects', false),
    projects('logged-projects', { drafts: false, maxPerDoc: 0 }),
  ],
});
// The tables are made from the collections only while developing.
process.env.NODE_ENV = 'development';
const payload = await getPayload({ config });
process.env.NODE_ENV = 'production';

const server = createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const answer = await handleEndpoints({
    config,
    request: new Request(`http://127.0.0.1${request.url}`, {
      method: request.method,
      headers: request.headers,
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    }),
  });
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
});
server.listen(0, '127.0.0.1');
await new Promise((done) => server.once('listening', done));

/** Makes a company with a member. Returns the company's id, and the headers of a call with the member's token. */
async function makeCompany(name) {
  const { id } = await payload.create({ collection: 'companies', data: { name } });
  const login = { email: `${name}@example.com`, password: randomUUID() };
  await payload.create({ collection: 'users', data: { ...login, company: id } });
  const { token } = await payload.login({ collection: 'users', data: login });
  return { id, headers: { authorization: `JWT ${token}` } };
}
const reader = await makeCompany('reader');
const writer = await makeCompany('writer');
const { projects: count, drafts, terms } = rows();
const insert = (table, { id }, status, step, from, to) =>
  `insert into ${table} (id, company_id, kind, title, description, usage_media, status, current_step, revision, created_at, updated_at)
   select ${ID}, '${id}', 'project', 'Projekt ' || n, '', '[]', '${status}', ${step}, 1, now() - n * interval '1 minute', now()
   from generate_series(${from}::int, ${to}) n`;
for (const table of ['projects', 'logged_projects']) {
  await execute(
    insert(table, reader, 'casting', 3, 1, count),
    insert(table, writer, 'draft', 1, count + 1, count + drafts),
    `insert into ${table}_roles (_order, _parent_id, id, title, headcount, terms)
     select 1, ${ID}, md5(n::text), 'Roll', 500, '${JSON.stringify(terms)}' from generate_series(1, ${count}) n`,
    `create index on ${table} (company_id, status, created_at desc)`,
  );
}
await execute('analyze');

const body = { title: 'Höstkampanj {number}', description: 'En film om hösten.' };
const create = (slug) => ({ method: 'POST', path: `/api/${slug}?depth=0`, headers: writer.headers, body });
const update = (slug) => ({ method: 'PATCH', path: `/api/${slug}/{draft}?depth=0`, headers: writer.headers, body });
const list = `where[company][equals]=${reader.id}&where[status][equals]=casting&sort=-createdAt,-id&limit=25&depth=0&pagination=false`;
tellReady({
  url: `http://127.0.0.1:${server.address().port}`,
  calls: {
    one: { path: '/api/projects/{project}?depth=0', headers: reader.headers },
    list: { path: `/api/projects?${list}`, headers: reader.headers },
    create: create('projects'),
    update: update('projects'),
    'logged create': create('logged-projects'),
    'logged update': update('logged-projects'),
  },
});
