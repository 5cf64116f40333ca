// PostGraphile: GraphQL made from the tables, with the rights as row security of PostgreSQL, under a role and claims that
// a signed token names. The log is written by triggers: the same rows as ours.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { grafserv } from 'grafserv/node';
import jsonwebtoken from 'jsonwebtoken';
import pg from 'pg';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';
import { PgLazyJWTPreset } from 'postgraphile/presets/lazy-jwt';
import { execute, ownDatabase, tellReady } from '../peer.ts';
import { makeTables, READER, WRITER } from '../relational.ts';

const own = `company_id in (select company_id from memberships where account_id = current_setting('jwt.claims.account_id', true)::uuid)`;
/** The rights of members to the projects of their company, by row security. */
const rights = (prefix) => {
  const part = `exists (select from ${prefix}projects p where p.id = project_id and p.${own})`;
  const rule = (table, condition) => [
    `grant select, insert, update on ${prefix}${table} to peer_visitor`,
    `alter table ${prefix}${table} enable row level security`,
    `create policy own on ${prefix}${table} to peer_visitor using (${condition}) with check (${condition})`,
  ];
  return [...rule('projects', own), ...rule('project_roles', part), ...rule('project_dates', part)];
};
await makeTables(['', 'logged_']);
// One by one: in one transaction they would deadlock with the analysis of the filled tables.
await execute(
  'create role peer_visitor',
  'grant peer_visitor to current_user with set true',
  'grant usage on schema public to peer_visitor',
  'grant select on memberships to peer_visitor',
  'alter table memberships enable row level security',
  `create policy own on memberships to peer_visitor using (account_id = current_setting('jwt.claims.account_id', true)::uuid)`,
  ...rights(''),
  ...rights('logged_'),
  // As its owner: nobody may write into the log by other ways.
  `create function write_log() returns trigger language plpgsql security definer set search_path = public as $$
   declare
     number bigint;
   begin
     if tg_op = 'INSERT' then
       insert into events (type, subject_id, actor_account_id, payload)
         values ('project.create', new.id, current_setting('jwt.claims.account_id')::uuid, '{}') returning id into number;
       insert into event_concerns values (number, 'company', new.company_id), (number, 'project', new.id);
       insert into project_edit_logs (event_id, project_id, type, field) values (number, new.id, 'project.create', 'create');
     else
       insert into project_edit_logs (project_id, type, field, old_value, new_value)
         select new.id, 'project.edit', field, old_value, new_value
         from (values ('title', old.title, new.title), ('description', old.description, new.description)) as row (field, old_value, new_value)
         where old_value <> new_value;
     end if;
     return new;
   end $$`,
  `create trigger log after insert or update on logged_projects for each row execute function write_log()`,
);

const pgJwtSecret = randomUUID();
const pool = new pg.Pool({ connectionString: ownDatabase().connectionString });
const instance = postgraphile({
  extends: [PostGraphileAmberPreset, PgLazyJWTPreset],
  pgServices: [makePgService({ pool, schemas: ['public'] })],
  grafserv: { graphiql: false, watch: false, pgJwtSecret },
  grafast: { explain: false },
});
const served = instance.createServ(grafserv);
const server = createServer();
await served.addTo(server);
server.listen(0, '127.0.0.1');
await new Promise((done) => server.once('listening', done));

const tokenOf = ({ account }) =>
  jsonwebtoken.sign({ role: 'peer_visitor', account_id: account }, pgJwtSecret, {
    audience: 'postgraphile',
    expiresIn: '7 days',
  });
const ask = (person, query, variables) => ({
  method: 'POST',
  path: '/graphql',
  headers: { authorization: `Bearer ${tokenOf(person)}` },
  body: { query, variables },
});
const PROJECT = `rowId companyId kind title productionType description municipalityId place usageMedia usageTerritory usageMonths decisionBy
  status currentStep cancelReason revision createdDate updatedDate`;
const parts = (
  prefix,
) => `${prefix}RolesByProjectId(orderBy: ROLE_INDEX_ASC) { nodes { rowId roleIndex title headcount terms } }
  ${prefix}DatesByProjectId(orderBy: STARTS_ON_ASC) { nodes { kind startsOn endsOn } }`;
const values = { title: 'Höstkampanj {number}', description: 'En film om hösten.' };
const create = (Name, name) =>
  ask(
    WRITER,
    `mutation ($input: Create${Name}Input!) { create${Name}(input: $input) { ${name} { ${PROJECT} ${parts(name)} } } }`,
    { input: { [name]: { ...values, companyId: WRITER.company } } },
  );
const update = (Name, name) =>
  ask(
    WRITER,
    `mutation ($input: Update${Name}ByRowIdInput!) { update${Name}ByRowId(input: $input) { ${name} { ${PROJECT} ${parts(name)} } } }`,
    { input: { rowId: '{draft}', [`${name}Patch`]: values } },
  );
tellReady({
  url: `http://127.0.0.1:${server.address().port}`,
  calls: {
    one: ask(READER, `query ($id: UUID!) { projectByRowId(rowId: $id) { ${PROJECT} ${parts('project')} } }`, {
      id: '{project}',
    }),
    list: ask(
      READER,
      `query ($company: UUID!, $status: String!) {
        allProjects(condition: { companyId: $company, status: $status }, orderBy: [CREATED_DATE_DESC, ROW_ID_DESC], first: 25) {
          nodes { ${PROJECT} ${parts('project')} } pageInfo { hasNextPage } } }`,
      { company: READER.company, status: 'casting' },
    ),
    create: create('Project', 'project'),
    update: update('Project', 'project'),
    'logged create': create('LoggedProject', 'loggedProject'),
    'logged update': update('LoggedProject', 'loggedProject'),
  },
});
