import { expect, test } from 'vitest';
import { addressOf, type Description, exampleOf, fieldsOf, groupsOf, typeWords } from './company-api.view.ts';

const described: Description = {
  paths: {
    '/projects/{id}/requests': {
      post: {
        summary: 'Asks picked talents.',
        tags: ['projects'],
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
          { name: 'page', in: 'query', required: false, schema: { type: 'integer' } },
        ],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['picks', 'message'],
                properties: {
                  picks: {
                    type: 'array',
                    items: { type: 'object', required: ['id'], properties: { id: { type: 'string' } } },
                  },
                  message: { type: 'string', default: '' },
                  limit: { type: 'number', nullable: true },
                },
              },
            },
          },
        },
        responses: {
          200: { description: 'Done.' },
          409: { description: 'role_closed: Rollen är stängd.\n\nrole_full: Rollen är full.' },
        },
      },
    },
    '/talents': { get: { summary: 'Talents who fit.', tags: ['talents'], parameters: [], responses: {} } },
  },
};
const [first] = groupsOf(described, '').flatMap(({ operations }) => operations);
if (!first) throw new Error('Nothing is described');

test('routes are grouped by subject, and found by words of their summary', () => {
  expect(groupsOf(described, '').map(({ title }) => title)).toEqual(['Projekt och beställningar', 'Talanger']);
  expect(groupsOf(described, 'FIT').map(({ title }) => title)).toEqual(['Talanger']);
  expect(groupsOf(described, 'nothing like it')).toEqual([]);
  expect(first.refusals).toEqual([{ status: '409', codes: ['role_closed', 'role_full'] }]);
});

test('fields have their path as name, and their type in words', () => {
  expect(fieldsOf(first.body)).toEqual([
    { name: 'picks', type: 'lista av objekt', isRequired: true },
    { name: 'picks[].id', type: 'text', isRequired: true },
    { name: 'message', type: 'text', isRequired: true },
    { name: 'limit', type: 'tal eller null', isRequired: false },
  ]);
  expect(typeWords({ enum: ['a', 'b', null], nullable: true })).toBe('a | b eller null');
});

test('the example of a body has the required fields', () => {
  expect(exampleOf(first.body ?? {})).toEqual({ picks: [{ id: '' }], message: '' });
});

test('typed parameters are encoded in the address, and empty ones left out', () => {
  expect(addressOf(first, { id: ' a/b?c ', page: '2' })).toBe('/api/v1/projects/a%2Fb%3Fc/requests?page=2');
  expect(addressOf(first, { id: 'x', page: '' })).toBe('/api/v1/projects/x/requests');
});
