/** A file with a location is sent in every way that the product has: no stored file may contain the location. */
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtempDisposable, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { API_PREFIX } from '#contract/kernel/route.ts';
import { contract } from '#contract/registry/contract.ts';
import { importFile } from '#server/features/people/import/commands/import-file.ts';
import { aTape } from '#tests/factories/auditions.ts';
import { aCompanyChangeRow } from '#tests/factories/company-changes.ts';
import { aCompany, anAdmin, aTalent, type Person } from '#tests/factories/people.ts';
import { placedFiles, tellsPlace } from '#tests/factories/placed-files.ts';
import { aProject, aRequest } from '#tests/factories/projects.ts';
import { working } from '#tests/factories/working.ts';
import { begin, sendPart } from '../people/recording-sender.ts';
import { aChild, booked, MONDAY, openClearing, server } from '../work/clearance-acts.ts';

openClearing();

let files: Record<string, Buffer>;
beforeAll(async () => {
  files = await placedFiles();
});

type Send = (bytes: Buffer, name: string) => Promise<boolean>;

/**
 * Sends a file as the body of a route.
 * @returns true if the file was accepted
 */
const sendTo = async ({ cookie }: Person, method: string, path: string, bytes: Buffer): Promise<boolean> => {
  const headers = { cookie, 'content-type': 'application/octet-stream' };
  const body = bytes as Buffer<ArrayBuffer>;
  const { status } = await fetch(`${server.url}${API_PREFIX}${path}`, { method, headers, body });
  expect([200, 415, 422]).toContain(status);
  return status === 200;
};

/** For each route that takes a file, and for the two ways outside the contract, a function that sends one. */
const WAYS: Record<string, () => Promise<Send>> = {
  'POST /talent/media': async () => {
    const talent = await aTalent(server);
    return (bytes) => sendTo(talent, 'POST', '/talent/media', bytes);
  },
  'POST /company/changes/:id/paper': async () => {
    const company = await aCompany(server);
    return async (bytes) => {
      const id = await aCompanyChangeRow(server.services.pool, company.company_id);
      const isTaken = await sendTo(company, 'POST', `/company/changes/${id}/paper`, bytes);
      // A company has one open change.
      await server.services.pool.query(`update company_changes set status = 'withdrawn' where id = $1`, [id]);
      return isTaken;
    };
  },
  'POST /talent/documents': async () => {
    const talent = await aTalent(server);
    return (bytes) => sendTo(talent, 'POST', `/talent/documents?id=${randomUUID()}`, bytes);
  },
  'POST /threads/:id/files': async () => {
    const [company, talent] = [await aCompany(server), await aTalent(server)];
    const { id } = await aRequest(server, company, (await aProject(server, company, { step: 2 })).id, talent);
    return (bytes) => sendTo(company, 'POST', `/threads/${id}/files`, bytes);
  },
  'POST /inquiries/:id/files': async () => {
    return async (bytes) => {
      const talent = await aTalent(server);
      const body = { category: 'money' as const, words: 'När kommer pengarna?', about_path: '/TalentPayouts' };
      const { id } = await talent.api.ok('POST /inquiries', { body });
      return sendTo(talent, 'POST', `/inquiries/${id}/files`, bytes);
    };
  },
  'POST /clearances/:id/papers/:paper': async () => {
    const { company, params } = await booked((await aChild()).talent, MONDAY);
    return (bytes) => sendTo(company, 'POST', `/clearances/${params.id}/papers/permit`, bytes);
  },
  'POST /assignments/:id/report/receipts': async () => {
    const { talent, id } = await working(server);
    return (bytes) => sendTo(talent, 'POST', `/assignments/${id}/report/receipts`, bytes);
  },
  'PUT /auditions/:id/sides': async () => {
    const company = await aCompany(server);
    const { id: project_id } = await aProject(server, company, { step: 4, asked: [await aTalent(server)] });
    const asked = { params: { id: project_id }, body: aTape() };
    const { id } = await company.api.ok('POST /projects/:id/auditions', asked);
    return (bytes) => sendTo(company, 'PUT', `/auditions/${id}/sides`, bytes);
  },
  'POST /talent/recordings/:id/poster': async () => async (bytes) => {
    const talent = await aTalent(server);
    return sendTo(talent, 'POST', `/talent/recordings/${await begin(talent, 10)}/poster`, bytes);
  },
  'POST /admin/bank/files': async () => {
    const admin = await anAdmin(server);
    return (bytes) => sendTo(admin, 'POST', '/admin/bank/files', bytes);
  },
  'parts of a recording': async () => async (bytes, name) => {
    const talent = await aTalent(server);
    const line = { url: server.url, cookie: talent.cookie };
    const id = await begin(talent, bytes.length, { purpose: name.startsWith('voice') ? 'voice' : 'showreel' });
    expect((await sendPart(line, id, 0, bytes)).status).toBe(204);
    await server.services.preparer.settled();
    const { items } = await talent.api.ok('GET /talent/recordings', { query: {} });
    return items[0]?.status === 'ready';
  },
  'pictures of an import': async () => async (bytes, name) => {
    await using folder = await mkdtempDisposable(join(tmpdir(), 'medverka-'));
    const id = randomUUID();
    await mkdir(join(folder.path, id));
    await writeFile(join(folder.path, id, name), bytes);
    const file = join(folder.path, 'people.csv');
    await writeFile(file, `external_id;email;first_name;last_name\n${id};${id}@example.se;Ada;Lind\n`);
    const options = { kind: 'talents', file, source: 'Rollbanken', is_applied: true, pictures: folder.path } as const;
    const before = (await keptFiles()).size;
    for await (const _ of importFile(server.services, options));
    return (await keptFiles()).size > before;
  },
};

/** The paths of all stored files. */
async function keptFiles(): Promise<Set<string>> {
  const root = join(server.services.env.data_dir, 'files');
  await mkdir(root, { recursive: true });
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return new Set(entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)));
}

test('each route that takes a file is one of the ways', () => {
  const taking = Object.entries(contract).flatMap(([name, route]) => ('upload' in route ? [name] : []));
  expect(Object.keys(WAYS)).toEqual(expect.arrayContaining(taking));
});

describe('no stored file tells where it was made, sent by', () => {
  test.each(Object.keys(WAYS))('%s', async (way) => {
    const send = (await WAYS[way]?.()) as Send;
    const before = await keptFiles();
    const taken: string[] = [];
    for (const [name, bytes] of Object.entries(files)) {
      expect(tellsPlace(bytes), name).toBe(true);
      if (await send(bytes, name)) taken.push(name);
      for (const place of await keptFiles()) {
        if (!before.has(place)) expect(tellsPlace(await readFile(place)), name).toBe(false);
        before.add(place);
      }
    }
    // A bank file is not stored. Each of the other ways stores at least one file.
    if (way !== 'POST /admin/bank/files') expect(taken).not.toEqual([]);
  });
});
