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

test('1. an activation leads to the assignments, by any field or word that names it', () => {
  expect(target({ ...both, notification_type: 'project_activated' })).toBe('/TalentAssignments');
  expect(target({ ...both, type: 'project_activated' })).toBe('/TalentAssignments');
  expect(target({ ...both, title: 'Projektet är aktiverat' })).toBe('/TalentAssignments');
  expect(target({ ...both, title: 'AKTIVERAT: Höstkampanj' })).toBe('/TalentAssignments');
  expect(target({ type: 'project_activated' })).toBe('/TalentAssignments');
  expect(target({ ...both, type: 'agreement.pass-to-talent', title: 'Avtal: Konto aktiverat' })).toBe(
    '/TalentAssignments',
  );
});

test('2. any other notice leads to its request', () => {
  expect(target(both)).toBe('/TalentInterestDetails?id=c');
  expect(target({ related_candidate_status_id: 'c' })).toBe('/TalentInterestDetails?id=c');
});

test('a notice of moved days leads to the assignment', () => {
  expect(target({ ...both, type: 'candidate.hear-move' })).toBe('/AssignmentDetails?id=c');
});

test('3. a notice with only a project leads to the requests', () => {
  expect(target({ related_project_id: 'p' })).toBe('/TalentRequests');
});

test('a notice without ids leads to the dashboard', () => {
  expect(target({})).toBe('/TalentDashboard');
});

test('a notice of an unreadable calendar leads to the calendars', () => {
  expect(target({ type: 'foreign_calendar.go-stale' })).toBe('/TalentProfile#kalender');
});

test('a guardian’s no leads to the step that asks a guardian again', () => {
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
  for (const type of ['report.report', 'clearance.lose-chaperone', 'agreement.decline', 'booking.come-back'])
    expect(companyNoticeTarget({ ...about, type })).toBe('/CompanyOngoingProjectDetails?id=p');
  expect(companyNoticeTarget({ ...about, type: 'booking.call-off', subject_id: 'b' })).toBe('/CompanyReplacement?id=b');
  expect(companyNoticeTarget({ ...about, type: 'message.send' })).toBe('/CompanyDashboard?thread=c');
});

test('a talent’s notice of a right leads to the rights', () => {
  expect(target({ type: 'right.end', related_candidate_status_id: 'c' })).toBe('/TalentRights');
});

test('a notice of a message leads to the request, and after the booking to the assignment', () => {
  const about = { related_project_id: 'p', related_candidate_status_id: 'c' };
  expect(target({ ...about, type: 'message.send' })).toBe('/TalentInterestDetails?id=c');
  expect(target({ ...about, type: 'message.send', notification_type: 'booked_thread' })).toBe(
    '/AssignmentDetails?id=c',
  );
});
