import type pg from 'pg';
import { blankProject } from '#domain/projects/project/blank-project.ts';
import type { Asking, Endpoint } from './measure-endpoints.ts';

interface Both {
  readonly ours: { readonly url: string; readonly pid: number | undefined };
  readonly bare: { readonly url: string; readonly pid: number | undefined };
  readonly cookies: { readonly talent: string; readonly company: string; readonly writer: string };
}

/** The kinds of requests that the bench measures: a poll, one record, lists and writes. */
export async function piecesOfWork(pool: pg.Pool, { ours, bare, cookies }: Both): Promise<Endpoint[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select p.id from projects p where p.status = 'casting' order by p.id limit 1`,
  );
  const one = rows[0]?.id ?? '';
  const { rows: drafts } = await pool.query<{ id: string }>(
    `select id from projects where status = 'draft' order by id`,
  );
  let count = 0;
  const record = () => ({ title: `Höstkampanj ${++count}`, description: 'En film om hösten.' });
  const form = () => ({ ...blankProject('project'), ...record() });
  let used = 0;
  // Takes each draft once, so that its revision is known and no write waits for another one's lock.
  const draft = () => {
    const id = drafts[used++]?.id;
    if (!id) throw new Error('There are too few drafts.');
    return id;
  };
  const mine = (path: string, cookie: string, rest: Partial<Asking> = {}): Asking => ({
    url: ours.url,
    path: () => `/api/v1${path}`,
    pid: ours.pid,
    cookie,
    ...rest,
  });
  const least = (path: string, rest: Partial<Asking> = {}): Asking => ({
    url: bare.url,
    path: () => path,
    pid: bare.pid,
    ...rest,
  });
  const create = least('/projects', { method: 'POST', body: record });
  const update = least('', { path: () => `/projects/${draft()}`, method: 'PUT', body: record });
  const written = (path: () => string, method: 'PUT' | 'PATCH', body: () => unknown) =>
    mine('', cookies.writer, { path: () => `/api/v1${path()}`, method, body });
  return [
    { name: 'poll of badges and notices', ours: mine('/talent/poll', cookies.talent), bare: least('/poll') },
    { name: 'one record', ours: mine(`/records/Project/${one}`, cookies.company), bare: least(`/projects/${one}`) },
    {
      name: 'list of 25, record call',
      ours: mine('/records/Project?page_size=25', cookies.company),
      bare: least('/projects'),
    },
    { name: 'list of a page, screen', ours: mine('/projects?page=1', cookies.company), bare: least('/summaries') },
    {
      name: 'create, record call',
      ours: mine('/records/Project', cookies.writer, { method: 'POST', body: record }),
      bare: create,
    },
    { name: 'create, screen', ours: mine('/projects', cookies.writer, { method: 'POST', body: form }), bare: create },
    {
      name: 'update, record call',
      ours: written(() => `/records/Project/${draft()}`, 'PATCH', record),
      bare: update,
    },
    {
      name: 'update, screen',
      ours: written(
        () => `/projects/${draft()}`,
        'PUT',
        () => ({ ...form(), revision: 1 }),
      ),
      bare: update,
    },
  ];
}
