/**
 * Private fields by name. A route that shows one of them to administrators must declare it, and each access is logged.
 */
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { RouteDeclaration } from '#contract/kernel/route.ts';
import { contract } from '#contract/registry/contract.ts';

const PRIVATE_FIELDS = [
  'personal_number',
  'account_number',
  'clearing_number',
  'account',
  'counterparty',
  'email',
  'talent_email',
  'talent_phones',
  'invoice_email',
  'phone',
  'contact_phone',
  'address',
  'recipient',
  // An address of a file is valid for a few minutes, so an answer with an address counts as access to the file.
  'url',
  'poster_url',
  'xml',
  'guardian',
  'guardians',
  'guardian_email',
  'guardian_name',
  'lacks',
  // Access needs and diets, fields that exist only in a profile or on its card, and texts of messages.
  'birth_date',
  'height_cm',
  'access_needs',
  'diet',
  'messages',
  'body',
];

/** Routes that show private data under other names. */
const PRIVATE_BY_HAND = ['POST /admin/batches/:id/export', 'GET /admin/payouts', 'GET /admin/inquiries'];

/** Routes whose fields of these names are not private, each with the reason. */
const NOT_PRIVATE: Readonly<Record<string, string>> = {
  'GET /admin/administrators': 'colleagues, by what they sign in with',
  'POST /admin/invitations': 'colleagues, by what they sign in with',
  'POST /admin/administrators/:id/role': 'colleagues, by what they sign in with',
  'POST /admin/administrators/:id/end': 'colleagues, by what they sign in with',
  'GET /admin/platform': 'our own facts, as every invoice shows them',
  'POST /admin/platform': 'our own facts, as every invoice shows them',
  'POST /admin/books/exports': 'a file of our own books',
  'POST /admin/books/exports/:id': 'a file of our own books',
  'GET /admin/seller-reports/:year': 'which facts a seller has not told, not the facts',
  'GET /announcements/:id': 'the text of an announcement',
  'POST /announcements/:id/withdraw': 'the text of an announcement',
  'POST /announcements/:id/close': 'the text of an announcement',
  'POST /announcements/:id/approve': 'the text of an announcement',
  'POST /announcements/:id/refuse': 'the text of an announcement',
  'POST /announcements/:id/take-down': 'the text of an announcement',
};

/** Routes about the caller's own account. */
const OWN = / \/(account|notifications)\b/;

function fieldsOf(schema: z.ZodType, seen = new Set<z.ZodType>()): string[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const of = (parts: readonly unknown[]) => parts.flatMap((part) => fieldsOf(part as z.ZodType, seen));
  if (schema instanceof z.ZodObject) return [...Object.keys(schema.shape), ...of(Object.values(schema.shape))];
  if (schema instanceof z.ZodArray) return of([schema.element]);
  if (schema instanceof z.ZodUnion || schema instanceof z.ZodDiscriminatedUnion) return of(schema.options);
  if (schema instanceof z.ZodRecord) return of([schema.valueType]);
  if (schema instanceof z.ZodTuple) return of(schema.def.items);
  if (schema instanceof z.ZodIntersection) return of([schema.def.left, schema.def.right]);
  if (schema instanceof z.ZodPipe) return of([schema.in, schema.out]);
  if (schema instanceof z.ZodLazy) return of([schema.unwrap()]);
  const { innerType } = schema.def as { innerType?: z.ZodType };
  return innerType ? of([innerType]) : [];
}

const routesOfAdmins = Object.entries<RouteDeclaration>(contract).filter(
  ([, { auth }]) => auth === 'signed-in' || (Array.isArray(auth) && auth.includes('admin')),
);

test('every route that shows an administrator private data declares it', () => {
  const silent = routesOfAdmins.flatMap(([key, { response, looks_at }]) => {
    if (looks_at || OWN.test(key) || NOT_PRIVATE[key]) return [];
    const shown = fieldsOf(response).filter((name) => PRIVATE_FIELDS.includes(name));
    return shown.length > 0 || PRIVATE_BY_HAND.includes(key) ? [`${key} shows ${shown.join(', ')}`] : [];
  });
  expect(silent).toEqual([]);
});

test('every exception names an existing route of administrators', () => {
  const keys = routesOfAdmins.map(([key]) => key);
  expect([...PRIVATE_BY_HAND, ...Object.keys(NOT_PRIVATE)].filter((key) => !keys.includes(key))).toEqual([]);
});
