import { expect, test } from 'vitest';
import { bookedLink, partLinks, partNote, placesOfAll } from './production.view.ts';

const booked = { id: 'b', status: 'active', current_step: 5, approved_count: 2 } as const;
const casting = { id: 'c', status: 'casting', current_step: 4, approved_count: 1 } as const;

test('a whole production has no links and no note', () => {
  expect(partLinks({ ...casting, kind: 'project', parts: [] })).toEqual([]);
  expect(partNote({ ...booked, parts: [] })).toBeUndefined();
});

test('the parts of a production are linked in one order from each of them, the present one marked', () => {
  const seen = (here: typeof booked | typeof casting, other: typeof booked | typeof casting) =>
    partLinks({ ...here, kind: 'project', parts: [other] }).map(({ href, is_here }) => [href, is_here]);
  expect(seen(casting, booked)).toEqual([
    ['/CompanyProjectReview?id=c', true],
    ['/CompanyOngoingProjectDetails?id=b', false],
  ]);
  expect(seen(booked, casting)).toEqual([
    ['/CompanyProjectReview?id=c', false],
    ['/CompanyOngoingProjectDetails?id=b', true],
  ]);
});

test('a list says of each part what the other is', () => {
  expect(partNote({ ...casting, parts: [booked] })).toContain('redan är bokade');
  expect(partNote({ ...booked, parts: [casting] })).toContain('rollsätts');
});

test('a production in a list has the places of all its parts, and a link to those who are booked', () => {
  const cast = { ...casting, kind: 'project', headcount: 3, parts: [booked] } as const;
  expect(placesOfAll({ ...cast, parts: [booked] })).toEqual({ filled: 3, all: 5 });
  expect(bookedLink({ ...cast, parts: [booked] })).toEqual({
    label: '2 bokade',
    href: '/CompanyOngoingProjectDetails?id=b',
  });
  const alone = { ...booked, kind: 'project', headcount: 2 } as const;
  expect(placesOfAll({ ...alone, parts: [casting] })).toEqual({ filled: 2, all: 2 });
  expect(bookedLink({ ...alone, parts: [casting] })).toBeUndefined();
});
