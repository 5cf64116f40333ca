import { describe, expect, it } from 'vitest';
import type { AccountRole } from '#contract/kernel/route.ts';
import type { SessionRecord } from '#web/features/accounts/session/session-record.ts';
import { passageFor } from './guard.ts';
import { findRoute, ROUTES } from './routes.ts';

const here = { pathname: '/Here', search: '?id=7' };
const ROLES: readonly AccountRole[] = ['talent', 'company', 'admin'];

/**
 * The stored record of a user. By default a talent is registered: the birth date is given and the terms are accepted.
 */
const recordOf = (role: AccountRole, is_registered = true): SessionRecord => ({
  role,
  data: { id: '1', ...(role === 'talent' && { is_registered }) },
});

function passage(name: string, who?: AccountRole | SessionRecord, isChecked = true) {
  const entry = findRoute(`/${name}`);
  if (!entry) throw new Error(`no route ${name}`);
  return passageFor(entry, typeof who === 'string' ? recordOf(who) : who, isChecked, here);
}

describe('the guard', () => {
  it('shows a guarded route to its own role only', () => {
    for (const entry of ROUTES.filter(({ access, sends }) => access !== 'public' && !sends)) {
      for (const role of ROLES) {
        const expected = role === entry.access ? { kind: 'show' } : { kind: 'redirect', to: '/Login' };
        expect(passage(entry.name, role)).toEqual(expected);
      }
    }
  });

  it('sends a signed-out visitor to Login with the return path, after the server has answered', () => {
    expect(passage('TalentDashboard')).toEqual({ kind: 'redirect', to: '/Login?return=%2FHere%3Fid%3D7' });
    expect(passage('TalentDashboard', undefined, false)).toEqual({ kind: 'wait' });
  });

  it('shows public routes to everybody at once', () => {
    for (const role of [undefined, ...ROLES]) expect(passage('Villkor', role, false)).toEqual({ kind: 'show' });
  });

  it('sends each role to its own screen of the same kind, with the query', () => {
    expect(passage('Dashboard', 'company')).toEqual({ kind: 'redirect', to: '/CompanyDashboard?id=7' });
    expect(passage('RequestDetails', 'talent')).toEqual({ kind: 'redirect', to: '/TalentRequestDetails?id=7' });
    expect(passage('AssignmentDetails', 'company')).toEqual({ kind: 'redirect', to: '/CompanyBookings?id=7' });
    expect(passage('AssignmentDetails', 'talent')).toEqual({ kind: 'show' });
    expect(passage('Bookings').kind).toBe('redirect');
  });

  it('waits for the server before it redirects by a record that may be stale (S-212)', () => {
    for (const role of ROLES) {
      for (const { name, access, sends } of ROUTES) {
        const isShown = !sends?.[role] && ((access === 'public' && !sends) || access === role);
        expect(passage(name, role, false)).toEqual({ kind: isShown ? 'show' : 'wait' });
      }
    }
  });

  it('sends a talent without birth date and terms to the registration', () => {
    const untold = recordOf('talent', false);
    const guarded = ROUTES.filter(({ access, sends }) => access === 'talent' && !sends?.talent).map(({ name }) => name);
    expect(guarded).toContain('AssignmentDetails');
    for (const name of guarded.filter((one) => one !== 'TalentRegistration')) {
      expect(passage(name, untold)).toEqual({ kind: 'redirect', to: '/TalentRegistration' });
      // Waits for the server, because the stored record may be older than the registration.
      expect(passage(name, untold, false)).toEqual({ kind: 'wait' });
    }
    for (const name of ['TalentRegistration', 'Villkor', 'Home']) expect(passage(name, untold).kind).toBe('show');
    expect(passage('Dashboard', untold)).toEqual({ kind: 'redirect', to: '/TalentDashboard?id=7' });
    expect(passage('AdminDashboard', untold)).toEqual({ kind: 'redirect', to: '/Login' });
  });

  it('invites to TalentRegistration instead of redirecting', () => {
    expect(passage('TalentRegistration')).toEqual({ kind: 'invite' });
    expect(passage('TalentRegistration', 'talent')).toEqual({ kind: 'show' });
  });
});
