import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { ore } from '#domain/kernel/money/ore.ts';
import { REFUSAL_CODES } from '#domain/kernel/refusal.ts';
import { momentOf } from '#domain/kernel/time/day.ts';
import type { WorkflowNoun, Workflows } from '#domain/kernel/workflow/product.ts';
import { creationsOf, type SubjectOf, statesOf, type Workflow } from '#domain/kernel/workflow/workflow.ts';
import { workflows } from '#domain/registry/workflows.ts';
import { termsFor } from '#tests/factories/terms.ts';
import { drawColumn, edgesOf } from './draw-column.ts';
import { guardCodes } from './guard-codes.ts';
import { declarationOf, linkedFiles, renderWorkflows } from './render-workflows.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const page = renderWorkflows(Object.values(workflows));

/** Values of the facts that guards read, on both sides of each rule. A lifecycle without an entry does not compile. */
type SamplesOf<Subject> = { [Fact in keyof Subject]?: readonly Subject[Fact][] };
type Samples = { [Noun in WorkflowNoun]: SamplesOf<SubjectOf<Workflows[Noun]>> };
const role = { title: 'Ryttare', headcount: 1, terms: termsFor(ore(450_000)) };
const samples: Samples = {
  company: { is_email_confirmed: [true, false] },
  project: {
    kind: ['project', 'order'],
    acceptance: ['all', 'each'],
    undecided_count: [0, 1],
    title: ['Höstkampanj', ''],
    municipality_id: ['0180'],
    last_day: ['2026-11-01', '2026-12-01'],
    roles: [[role]],
    request_count: [0, 3],
    interested_count: [0, 2],
    approved_count: [0, 1],
    short_role_count: [0, 1],
    unsigned_count: [0, 1],
    unsigned_since: [null],
    accepts_short_roles: [false, true],
    is_part: [false, true],
    has_casting_part: [false, true],
  },
  candidate: {
    project_status: ['casting', 'active'],
    project_step: [2, 4],
    answer_by: ['2026-11-20', '2026-11-30'],
    reminded_date: [null, '2026-11-21T08:00:00Z'],
    closed_date: [null, '2026-11-21T08:00:00Z'],
    role_headcount: [1],
    role_approved_count: [0, 1],
    has_current_terms: [true, false],
    is_blocked: [false],
    has_suggested: [true, false],
    is_replacement: [true, false],
    is_place_open: [true, false],
    is_verified: [true],
    is_suspended: [false],
    birth_date: ['1990-01-01', '2010-01-01'],
    guardian_consent_date: [null],
  },
  announcement: {
    project_status: ['casting', 'active'],
    closes_on: ['2026-11-20', '2026-12-01'],
    needs_review: [true, false],
    role_is_closed: [false, true],
  },
  closing: {
    project_status: ['casting', 'active'],
    takes_effect_date: ['2026-11-20T10:00:00Z', '2026-11-30T10:00:00Z'],
  },
  guardian: {
    is_minor: [true, false],
    sent_date: ['2026-11-20T10:00:00Z', '2026-11-21T08:00:00Z'],
    token_expires_date: ['2026-12-20T10:00:00Z', '2026-11-21T09:00:00Z'],
  },
  agreement: { lacks_approval: [true, false] },
  approval: { token_expires_date: ['2026-12-20T10:00:00Z', '2026-11-21T09:00:00Z'] },
  counter_offer: {
    ends_on: ['2026-11-20', '2026-11-25'],
    project_status: ['casting', 'active'],
    talent_rounds: [0, 5],
    company_rounds: [0, 5],
    is_verified: [true],
    is_suspended: [false],
    birth_date: ['1990-01-01', '2010-01-01'],
    guardian_consent_date: [null],
  },
  option: {
    rank: [1, 2],
    is_next_own: [true, false],
    is_next_challenged: [true, false],
    ends_date: ['2026-11-20T10:00:00Z', '2026-11-30T10:00:00Z'],
    challenged_until: [null, '2026-11-20T10:00:00Z', '2026-11-30T10:00:00Z'],
  },
  right: {
    begins_by_itself: [true, false],
    waits_until: [null, '2026-11-20', '2026-12-01'],
    ends_on: [null, '2026-09-01', '2026-11-01', '2026-11-25', '2026-12-10', '2027-01-10', '2027-12-01'],
    quiet_until: [null, '2026-11-20', '2026-12-01'],
    renewal_ore: [null, ore(500_000)],
    is_being_extended: [true, false],
    extended_months: [0, 12],
  },
  report: {
    last_day: ['2026-11-20', '2026-12-01'],
    silent_on: [null, '2026-11-20', '2026-11-25'],
    explanation: [null, 'Så var det.'],
  },
  charge: {},
  invoice: {
    due_on: [null, '2026-11-20', '2026-12-01'],
    sent_date: [null, '2026-11-20T10:00:00Z'],
    is_advance: [true, false],
    reminded_date: [null, '2026-11-20T10:00:00Z', '2026-11-21T08:00:00Z'],
    collection_date: [null, '2026-11-20T10:00:00Z'],
    open_ore: [ore(0), ore(100)],
    creditable_ore: [ore(0), ore(100)],
    overpaid_ore: [ore(0), ore(100)],
    paid_count: [0, 1],
  },
  payout: {
    object_by: [null, '2026-11-20', '2026-11-25'],
    amount_ore: [null, ore(0), ore(100)],
    account_since: [null, '2026-11-20T10:00:00Z'],
    account_version: ['b'],
    approved_account: ['a', 'b'],
    awaits_account: [true, false],
    way: ['wage', 'umbrella'],
    has_supplier_invoice: [true, false],
    awaits_work_right: [true, false],
  },
  batch: { execution_on: ['2026-11-20', '2026-12-01'] },
  correction: { proposed_by: ['ada', 'bo'] },
  credit_line: {
    room_ore: [ore(-1), ore(0), ore(1)],
    missing_ore: [ore(0), ore(1)],
    prepayment: ['none', 'full'],
    is_late: [true, false],
  },
  project_check: {},
  company_change: { is_other_person: [true, false], is_settled: [true, false] },
  mandate: { is_own: [true, false] },
  sign_off: { asked_by: [null, 'bo'], is_own: [true, false], is_within_limit: [true, false] },
  foreign_calendar: {},
  cv_document: {},
  injury: { is_serious: [true, false], authority_told_on: [null, '2026-11-20'] },
  tax_paper: { valid_to: ['2026-11-20', '2026-12-31'] },
  representation: { is_agents: [true, false], expires_date: ['2026-11-20T10:00:00Z', '2026-12-30T10:00:00Z'] },
  presentation: {
    project_status: ['casting', 'active'],
    ends_on: ['2026-11-20', '2026-11-30', '2027-06-01'],
    person_count: [0, 1],
  },
  profile: { profile_completed: [true, false] },
  recording: { delete_date: [null, '2026-11-21T08:00:00Z'] },
  appeal: {
    appellant: ['company', 'talent'],
    open_until: ['2026-11-20', '2026-12-01'],
    not_answered_by: [null, 'bo'],
  },
  inquiry: { asker: ['talent', 'company'], message_count: [1, 200] },
  call_sheet: {
    is_active: [true, false],
    day: ['2026-11-20', '2026-12-01'],
    is_complete: [true, false],
    is_changed: [true, false],
  },
  audition: {
    project_status: ['casting', 'active'],
    project_step: [3, 4],
    kind: ['self_tape', 'on_site'],
    deadline_date: [null, '2026-11-20T10:00:00Z', '2026-11-30T10:00:00Z'],
    is_complete: [true, false],
    is_stopped: [true, false],
  },
  invitation: {
    kind: ['self_tape', 'on_site'],
    audition_status: ['draft', 'published', 'closed'],
    project_status: ['casting'],
    is_candidate: [true, false],
    is_blocked: [true, false],
    due_date: [null, '2026-11-20T10:00:00Z', '2026-11-30T10:00:00Z'],
    reminds_date: [null],
    reminded_date: [null, '2026-11-21T08:00:00Z'],
    asked_time_date: [null, '2026-11-20T10:00:00Z'],
    birth_date: ['1990-01-01', '2010-01-01'],
    guardian_consent_date: [null, '2026-11-01T10:00:00Z'],
  },
  appointment: {
    invitation_status: ['accepted', 'done'],
    starts_date: ['2026-11-20T10:00:00Z', '2026-11-21T11:00:00Z', '2026-11-21T20:00:00Z', '2026-11-24T10:00:00Z'],
  },
  slot_wish: { offer_until: [null, '2026-11-20T10:00:00Z', '2026-11-30T10:00:00Z'] },
  summons: { day: ['2026-11-20', '2026-12-01'], reminded_date: [null, '2026-11-21T08:00:00Z'] },
  review: {
    closes_date: ['2026-11-20T10:00:00Z', '2026-11-28T10:00:00Z'],
    company: [null, { is_hidden: false, is_replied: false }],
    talent: [null, { is_hidden: true, is_replied: true }],
  },
  booking: { ends_on: ['2026-11-01', '2026-12-01'], called_off: [true, false], may_return: [true, false] },
  clearance: { first_day: [null, '2026-11-21', '2026-12-01'], has_chaperone: [true, false] },
};
const moment = momentOf(new Date('2026-11-21T10:00:00Z'));

function combinations(facts: Readonly<Record<string, readonly unknown[]>>): Record<string, unknown>[] {
  return Object.entries(facts).reduce<Record<string, unknown>[]>(
    (made, [name, values]) => made.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  );
}

describe.each(Object.entries(workflows) as [WorkflowNoun, Workflow][])('the page about %s', (noun, workflow) => {
  test('names exactly the refusals that the guards give', () => {
    const subjects = combinations(samples[noun] as Record<string, readonly unknown[]>);
    for (const [command, { guard }] of Object.entries(workflow.transitions)) {
      const given = new Set(
        statesOf(workflow).flatMap((state) => subjects.map((facts) => guard?.({ ...facts, ...state }, moment) ?? null)),
      );
      const answered = REFUSAL_CODES.filter((code) => given.has(code));
      expect(guardCodes(guard), command).toEqual(answered);
    }
  });

  test('has every command, and every value of every column in its drawing', () => {
    const commands = [...creationsOf(workflow).map(({ command }) => command), ...Object.keys(workflow.transitions)];
    for (const command of commands) expect(page).toContain(`| \`${command}\` |`);
    for (const [column, values] of Object.entries(workflow.columns)) {
      for (const value of values) expect(drawColumn(workflow, column)).toContain(`"${value ?? 'none'}"`);
    }
  });

  test('leads to the declaration', () => expect(existsSync(join(root, declarationOf(noun)))).toBe(true));
});

describe('the drawings', () => {
  test('leave out what the invariant rules out', () => {
    const approvals = edgesOf(workflows.candidate, 'client_decision').filter((edge) => edge.to === 'approved');
    expect(approvals.map((edge) => [edge.from, edge.commands])).toEqual([
      [null, ['approve-ordered', 'approve', 'take-place', 'rebook']],
      ['rejected', ['approve']],
    ]);
  });

  test('follow a project from step to step', () => {
    const edges = edgesOf(workflows.project, 'current_step').map((edge) => `${edge.from}-${edge.to}`);
    expect(edges).toEqual(['1-2', '2-3', '2-5', '3-2', '3-4', '3-5', '4-3', '4-5']);
  });

  test('end where nothing leads on', () => {
    const drawing = drawColumn(workflows.booking, 'status');
    expect(drawing).toContain('s_completed --> [*]');
    expect(drawing).not.toContain('s_confirmed --> [*]');
  });
});

test('each event on the page is followed by its effects, and their effects are nested', () => {
  const [, after = ''] = page.split('\n### `report.approve`\n');
  const [section = ''] = after.split('\n### ');
  const events = [...section.matchAll(/^( *)- `([^`]+)`: [A-Z].{20,}\.$/gm)].map(
    ([, indent, event]) => `${indent}${event}`,
  );
  const charged = events.indexOf('charge.arise');
  expect(events.slice(charged, charged + 4)).toEqual([
    'charge.arise',
    '  invoice.draft',
    '    charge.invoice',
    '  payout.plan',
  ]);
  expect(events.indexOf('invoice.draft')).toBeGreaterThan(charged);
});

test('every linked file exists', () => {
  for (const path of linkedFiles) expect(existsSync(join(root, path)), path).toBe(true);
});

test('the page in docs is fresh', () => {
  expect(readFileSync(join(root, 'docs/workflows.md'), 'utf8').replaceAll('\r\n', '\n')).toBe(page);
});
