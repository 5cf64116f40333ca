import { describe, expect, it } from 'vitest';
import type { AccountRole } from '#contract/route.ts';
import { passageFor } from './guard.ts';
import { findRoute, ROUTES } from './routes.ts';

const here = { pathname: '/Here', search: '?id=7' };
const ROLES: readonly AccountRole[] = ['talent', 'company', 'admin'];

function passage(name: string, role?: AccountRole, isChecked = true) {
  const entry = findRoute(`/${name}`);
  if (!entry) throw new Error(`no route ${name}`);
  return passageFor(entry, role, isChecked, here);
}

describe('the guard', () => {
  it('shows a guarded route to its own role only', () => {
    for (const entry of ROUTES.filter(({ access, sends }) => access !== 'public' && !sends)) {
      for (const role of ROLES) {
        const expected = role === entry.access ? { kind: 'show' } : { kind: 'redirect', to: '/Login' };
        expect(passageFor(entry, role, true, here)).toEqual(expected);
      }
    }
  });

  it('sends the signed out to Login with the way back, once the server has answered', () => {
    expect(passage('TalentDashboard')).toEqual({ kind: 'redirect', to: '/Login?return=%2FHere%3Fid%3D7' });
    expect(passage('TalentDashboard', undefined, false)).toEqual({ kind: 'wait' });
  });

  it('shows public routes to everybody at once', () => {
    for (const role of [undefined, ...ROLES]) expect(passage('Villkor', role, false)).toEqual({ kind: 'show' });
  });

  it('sends each role to its own screen of the same kind, query and all', () => {
    expect(passage('Dashboard', 'company')).toEqual({ kind: 'redirect', to: '/CompanyDashboard?id=7' });
    expect(passage('RequestDetails', 'talent')).toEqual({ kind: 'redirect', to: '/TalentRequestDetails?id=7' });
    expect(passage('AssignmentDetails', 'company')).toEqual({ kind: 'redirect', to: '/CompanyBookings?id=7' });
    expect(passage('AssignmentDetails', 'talent')).toEqual({ kind: 'show' });
    expect(passage('Bookings').kind).toBe('redirect');
  });

  it('invites to TalentRegistration instead of redirecting', () => {
    expect(passage('TalentRegistration')).toEqual({ kind: 'invite' });
    expect(passage('TalentRegistration', 'talent')).toEqual({ kind: 'show' });
  });
});
