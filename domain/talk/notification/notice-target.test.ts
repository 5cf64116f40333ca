import { expect, test } from 'vitest';
import { companyNoticeTarget, type TargetedNotice, talentNoticeTarget } from './notice-target.ts';

const target = (overrides: Partial<TargetedNotice>) =>
  talentNoticeTarget({
    title: 'Ny förfrågan',
    type: 'candidate.request',
    notification_type: null,
    related_project_id: null,
    related_candidate_status_id: null,
    ...overrides,
  });
const both = { related_project_id: 'p', related_candidate_status_id: 'c' };

test('1. an activation leads to the assignments, whichever field or word says so', () => {
  expect(target({ ...both, notification_type: 'project_activated' })).toBe('/TalentAssignments');
  expect(target({ ...both, type: 'project_activated' })).toBe('/TalentAssignments');
  expect(target({ ...both, title: 'Projektet är aktiverat' })).toBe('/TalentAssignments');
  expect(target({ ...both, title: 'AKTIVERAT: Höstkampanj' })).toBe('/TalentAssignments');
  expect(target({ type: 'project_activated' })).toBe('/TalentAssignments');
  expect(target({ ...both, type: 'agreement.pass-to-talent', title: 'Avtal: Konto aktiverat' })).toBe(
    '/TalentAssignments',
  );
});

test('2. otherwise the request it is about', () => {
  expect(target(both)).toBe('/TalentInterestDetails?id=c');
  expect(target({ related_candidate_status_id: 'c' })).toBe('/TalentInterestDetails?id=c');
});

test('3. otherwise the requests, when only a project is known', () => {
  expect(target({ related_project_id: 'p' })).toBe('/TalentRequests');
});

test('without ids it leads to the dashboard (product, U-09)', () => {
  expect(target({})).toBe('/TalentDashboard');
});

test('a calendar that cannot be read leads to the calendars', () => {
  expect(target({ type: 'foreign_calendar.go-stale' })).toBe('/TalentProfile#kalender');
});

test('a guardian’s no leads to where one asks again', () => {
  expect(target({ type: 'guardian.refuse' })).toBe('/TalentRegistration?step=guardian');
  expect(target({ type: 'guardian.withdraw' })).toBe('/TalentRegistration?step=guardian');
  expect(target({ type: 'guardian.invalidate' })).toBe('/TalentRegistration?step=guardian');
  expect(target({ type: 'guardian.give' })).toBe('/TalentDashboard');
});

test('a company’s notice leads to its rights, its project, or the dashboard', () => {
  const about = { type: 'candidate.remind', related_project_id: 'p', related_candidate_status_id: 'c' };
  expect(companyNoticeTarget(about)).toBe('/CompanyProjectDetails?id=p');
  expect(companyNoticeTarget({ ...about, related_project_id: null })).toBe('/CompanyDashboard');
  expect(companyNoticeTarget({ ...about, type: 'right.end' })).toBe('/CompanyRights');
  expect(companyNoticeTarget({ ...about, type: 'report.report' })).toBe('/CompanyOngoingProjectDetails?id=p');
  expect(companyNoticeTarget({ ...about, type: 'message.send' })).toBe('/CompanyDashboard?thread=c');
});

test('what a talent hears of a right leads to where they can be seen', () => {
  expect(target({ type: 'right.end', related_candidate_status_id: 'c' })).toBe('/TalentRights');
});

test('what somebody wrote stands with the request, and once there is a booking with the assignment', () => {
  const about = { related_project_id: 'p', related_candidate_status_id: 'c' };
  expect(target({ ...about, type: 'message.send' })).toBe('/TalentInterestDetails?id=c');
  expect(target({ ...about, type: 'message.send', notification_type: 'booked_thread' })).toBe(
    '/AssignmentDetails?id=c',
  );
});
