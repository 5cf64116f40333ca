import { expect, test } from 'vitest';
import { type AccountFacts, isNobody, whyNotAct, whyNotSignIn } from './may-act.rules.ts';

const BOTH = [true, false];
const every: AccountFacts[] = (['talent', 'company', 'admin'] as const).flatMap((role) =>
  ([null, 'pending', 'approved', 'refused', 'suspended'] as const).flatMap((company_status) =>
    [null, ...BOTH].flatMap((is_verified) =>
      BOTH.flatMap((is_registered) =>
        BOTH.flatMap((has_second_factor) =>
          (role === 'admin' ? ([null, 'support'] as const) : [null]).flatMap((admin_role) =>
            ([null, 'active', 'suspended'] as const).map((talent_standing) => ({
              role,
              company_status,
              is_verified,
              talent_standing,
              is_registered,
              has_second_factor,
              admin_role,
            })),
          ),
        ),
      ),
    ),
  ),
);

test('exactly one record decides if an account may act, in every state of an account', () => {
  for (const account of every) {
    const { role, company_status, is_verified, talent_standing, is_registered } = account;
    const { has_second_factor, admin_role } = account;
    const isTalent = role !== 'admin' && company_status === null;
    const expected = {
      second_factor_missing: admin_role !== null && !has_second_factor,
      company_not_active: role !== 'admin' && company_status !== null && company_status !== 'approved',
      no_profile: (role === 'admin' && admin_role === null) || (isTalent && is_verified === null),
      talent_not_verified: isTalent && is_verified === false,
      talent_suspended: isTalent && is_verified === true && talent_standing === 'suspended',
      registration_incomplete: isTalent && is_verified === true && talent_standing !== 'suspended' && !is_registered,
    };
    const reasons = Object.entries(expected).flatMap(([code, holds]) => (holds ? [code] : []));
    const [code = null] = reasons;
    expect([reasons.length <= 1, whyNotAct(account)], JSON.stringify(account)).toEqual([true, code]);
    expect(whyNotSignIn(account)).toBe(code === 'registration_incomplete' ? null : code);
    expect(isNobody(account)).toBe(
      code !== null &&
        ['second_factor_missing', 'no_profile', 'talent_not_verified', 'talent_suspended'].includes(code),
    );
  }
});
