import { describe, expect, it, test } from 'vitest';
import { asksPassword, inGroups, inOrder, recoveryCodesView } from './security.view.ts';

test.each([
  [true, null, true],
  [true, '2026-11-21T10:05:00Z', false],
  [true, '2026-11-21T10:00:30Z', true],
  [true, '2026-11-21T09:00:00Z', true],
  [false, null, false],
])(
  'with a password (%s) and a sign-in that is recent until %s it is asked for: %s',
  (has_password, recent_until, asks) => {
    expect(asksPassword({ has_password, recent_until }, new Date('2026-11-21T10:00:00Z'))).toBe(asks);
  },
);

describe('the security of an account in words', () => {
  it('shows a secret in groups of four, with no space at the end', () => {
    expect(inGroups('JBSWY3DPEHPK3PXP')).toBe('JBSW Y3DP EHPK 3PXP');
    expect(inGroups('JBSW Y3D')).toBe('JBSW Y3D');
  });

  it.each([
    [10, 'agreed', '10 återställningskoder kvar'],
    [3, 'waiting', '3 återställningskoder kvar'],
    [1, 'waiting', '1 återställningskod kvar'],
    [0, 'lost', 'Inga återställningskoder kvar'],
  ] as const)('says of %i recovery codes whether they are enough', (left, tone, words) => {
    expect(recoveryCodesView(left)).toEqual({ tone, words });
  });

  it('puts this browser first, then the one used last', () => {
    const session = (id: string, seen_date: string, is_current = false) =>
      ({ id, seen_date, is_current, browser: null, method: 'password', created_date: seen_date }) as const;
    const listed = inOrder([
      session('old', '2026-11-01T08:00:00Z'),
      session('here', '2026-11-02T08:00:00Z', true),
      session('new', '2026-11-20T08:00:00Z'),
    ]);
    expect(listed.map(({ id }) => id)).toEqual(['here', 'new', 'old']);
  });
});
