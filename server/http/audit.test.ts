import { expect, test } from 'vitest';
import { z } from 'zod';
import type { RouteDeclaration } from '#contract/kernel/route.ts';
import { auditedOf } from './audit.ts';

const of = (key: string, route: Partial<RouteDeclaration>) =>
  auditedOf(key, { auth: ['admin'], summary: '', response: z.any(), errors: [], ...route });

test('changes by administrators are logged, and mere reading is not', () => {
  const command = { looks_at: null, is_command: true };
  expect(of('POST /admin/x', { affects: ['project'] })).toEqual({ key: 'POST /admin/x', ...command });
  expect(of('POST /admin/x', { affects: [] })).toBeNull();
  expect(of('POST /admin/x', { auth: ['company'], affects: ['project'] })).toBeNull();
  expect(of('POST /x', { auth: 'signed-in', affects: ['project'] })).toBeNull();
  expect(of('GET /records/Talent', {})).toBeNull();
  for (const key of ['POST /records/Talent', 'PATCH /records/Talent/:id', 'DELETE /records/Talent/:id'])
    expect(of(key, {})).toEqual({ key, ...command });
  expect(of('POST /records/Talent/filter', {})).toBeNull();
});

test('access to private data is logged, whoever else may read it', () => {
  const look = { looks_at: 'personal_number', is_command: false };
  expect(of('GET /x', { looks_at: 'personal_number' })).toEqual({ key: 'GET /x', ...look });
  expect(of('GET /x', { auth: ['company'], looks_at: 'personal_number' })).toEqual({ key: 'GET /x', ...look });
});
