// A program of one's own with Fastify and Prisma: a session in the database, and the company in the condition of each
// query. Its log is written by the program, in one transaction with the row: the same rows as ours.
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import Fastify from 'fastify';
import { ownDatabase, tellReady } from '../peer.ts';
import { makeTables, READER, WRITER } from '../relational.ts';

// The setting keeps Prisma from fetching a program that only its migrations need.
const generated = spawnSync(process.execPath, ['node_modules/prisma/build/index.js', 'generate'], {
  env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath },
});
if (generated.status !== 0) throw new Error(String(generated.stderr));
const { PrismaClient } = await import('./client/client.ts');

await makeTables(['']);
const { connectionString } = ownDatabase();
const prisma = new PrismaClient({ adapter: new PrismaPg({ connectionString }) });

const app = Fastify();
app.decorateRequest('actor', null);
app.addHook('preHandler', async (request, reply) => {
  const token = /session=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
  const session = await prisma.session.findUnique({
    where: { token },
    include: { account: { include: { memberships: true } } },
  });
  const companyId = session?.account.memberships[0]?.companyId;
  if (!companyId || session.expiresAt < new Date()) return reply.code(401).send();
  request.actor = { accountId: session.accountId, companyId };
});

const include = { roles: { orderBy: { roleIndex: 'asc' } }, dates: { orderBy: { startsOn: 'asc' } } };
const nullable = (type) => ({ type: [type, 'null'] });
const text = { type: 'string' };
const project = {
  type: 'object',
  properties: {
    ...Object.fromEntries(['id', 'companyId', 'kind', 'title', 'description', 'place', 'status'].map((n) => [n, text])),
    ...Object.fromEntries(['createdDate', 'updatedDate'].map((name) => [name, text])),
    ...Object.fromEntries(['currentStep', 'revision'].map((name) => [name, { type: 'integer' }])),
    ...Object.fromEntries(
      ['productionType', 'municipalityId', 'usageTerritory', 'decisionBy', 'cancelReason'].map((name) => [
        name,
        nullable('string'),
      ]),
    ),
    usageMonths: nullable('integer'),
    usageMedia: { type: 'array', items: text },
    roles: { type: 'array', items: { type: 'object', additionalProperties: true } },
    dates: { type: 'array', items: { type: 'object', additionalProperties: true } },
  },
};
const body = {
  type: 'object',
  additionalProperties: false,
  required: ['title', 'description'],
  properties: { title: { type: 'string', maxLength: 120 }, description: { type: 'string', maxLength: 5000 } },
};
const params = { type: 'object', properties: { id: { type: 'string', format: 'uuid' } } };
const answer = { response: { 200: project } };

app.get('/projects/:id', { schema: { params, ...answer } }, async ({ params: { id }, actor }, reply) => {
  const found = await prisma.project.findFirst({ where: { id, companyId: actor.companyId }, include });
  return found ?? reply.code(404).send();
});
const query = {
  type: 'object',
  properties: { status: text, page_size: { type: 'integer', maximum: 100, default: 25 } },
};
const page = { type: 'object', properties: { items: { type: 'array', items: project } } };
app.get('/projects', { schema: { querystring: query, response: { 200: page } } }, async ({ query: asked, actor }) => ({
  items: await prisma.project.findMany({
    where: { companyId: actor.companyId, status: asked.status },
    orderBy: [{ createdDate: 'desc' }, { id: 'desc' }],
    take: asked.page_size,
    include,
  }),
}));

const creation = (id, { accountId, companyId }) => ({
  data: {
    ...{ type: 'project.create', subjectId: id, actorAccountId: accountId, payload: {} },
    concerns: {
      create: [
        { noun: 'company', concernedId: companyId },
        { noun: 'project', concernedId: id },
      ],
    },
    editLogs: { create: [{ projectId: id, type: 'project.create', field: 'create' }] },
  },
});
const edits = (project, values) => ({
  data: Object.entries(values)
    .filter(([field, newValue]) => project[field] !== newValue)
    .map(([field, newValue]) => ({
      ...{ projectId: project.id, type: 'project.edit', field, oldValue: project[field], newValue },
    })),
});
const own = ({ companyId }, id) => ({ where: { id, companyId }, include });
const changed = (values) => ({ data: { ...values, revision: { increment: 1 } } });
app.post('/projects', { schema: { body, ...answer } }, ({ body: values, actor }) =>
  prisma.project.create({ data: { ...values, companyId: actor.companyId }, include }),
);
app.patch('/projects/:id', { schema: { params, body, ...answer } }, ({ params: { id }, body: values, actor }) =>
  prisma.project.update({ ...own(actor, id), ...changed(values) }),
);
app.post('/logged/projects', { schema: { body, ...answer } }, async ({ body: values, actor }) => {
  const id = randomUUID();
  const [written] = await prisma.$transaction([
    prisma.project.create({ data: { ...values, id, companyId: actor.companyId }, include }),
    prisma.event.create(creation(id, actor)),
  ]);
  return written;
});
app.patch('/logged/projects/:id', { schema: { params, body, ...answer } }, async (request, reply) => {
  const { params: asked, body: values, actor } = request;
  const project = await prisma.project.findFirst({ where: { id: asked.id, companyId: actor.companyId } });
  if (!project) return reply.code(404).send();
  const [written] = await prisma.$transaction([
    prisma.project.update({ ...own(actor, asked.id), ...changed(values) }),
    prisma.projectEditLog.createMany(edits(project, values)),
  ]);
  return written;
});

/** Makes a session of an account. Returns its Cookie header. */
async function signIn({ account }) {
  const token = randomUUID();
  await prisma.session.create({
    data: { token, accountId: account, expiresAt: new Date(Date.now() + 7 * 86_400_000) },
  });
  return { cookie: `session=${token}` };
}
const [reader, writer] = [await signIn(READER), await signIn(WRITER)];
const values = { title: 'Höstkampanj {number}', description: 'En film om hösten.' };
const create = (path) => ({ method: 'POST', path, headers: writer, body: values });
const update = (path) => ({ method: 'PATCH', path: `${path}/{draft}`, headers: writer, body: values });
tellReady({
  url: await app.listen({ port: 0, host: '127.0.0.1' }),
  calls: {
    one: { path: '/projects/{project}', headers: reader },
    list: { path: '/projects?status=casting&page_size=25', headers: reader },
    create: create('/projects'),
    update: update('/projects'),
    'logged create': create('/logged/projects'),
    'logged update': update('/logged/projects'),
  },
});
