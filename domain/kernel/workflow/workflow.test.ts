import { describe, expect, test } from 'vitest';
import { ore } from '#domain/kernel/money/ore.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import { ADMIN_ROLES } from '#domain/kernel/roles/admin-roles.ts';
import { addDays, momentOf } from '#domain/kernel/time/day.ts';
import { workflows } from '#domain/registry/workflows.ts';
import { termsFor } from '#tests/factories/terms.ts';
import { decide, isGiver, membersAmong, possibleCommands } from './decide.ts';
import {
  type Actor,
  creationsOf,
  declareWorkflow,
  type Giver,
  WORKFLOW_ROLES as ROLES,
  type StateValue,
  statesOf,
  type Workflow,
  type WorkflowRole,
} from './workflow.ts';

const moment = momentOf(new Date('2026-11-21T10:00:00Z'));
/** Companies and administrators act as owners, whom every list includes; the other roles are tested below. */
const as = (role: WorkflowRole): Actor => ({
  role,
  account_id: null,
  ...(role === 'company' && { member_role: 'owner' }),
  ...(role === 'admin' && { admin_role: 'owner' }),
});
const givesIt = (by: readonly Giver[] = [], role: WorkflowRole) =>
  by.includes(role) || by.includes(`${role}.owner` as Giver);

/** Facts for which every guard says yes, so that the tests below depend only on roles and states. */
const PERMISSIVE_FACTS = {
  kind: 'project',
  acceptance: 'each',
  undecided_count: 0,
  talent_rounds: 0,
  company_rounds: 0,
  title: 'Höstkampanj',
  municipality_id: '0180',
  last_day: '2026-11-01',
  ends_on: '2026-11-01',
  roles: [{ title: 'Ryttare', headcount: 1, terms: termsFor(ore(450_000)) }],
  request_count: 3,
  interested_count: 2,
  approved_count: 1,
  short_role_count: 0,
  unsigned_count: 1,
  unsigned_since: null,
  rights_told_on: null,
  room_ore: 100,
  missing_ore: 0,
  prepayment: 'none',
  is_late: false,
  accepts_short_roles: false,
  is_part: false,
  has_casting_part: false,
  role_places_left: 1,
  project_status: 'casting',
  project_step: 4,
  answer_by: '2026-11-20',
  reminded_date: null,
  closed_date: null,
  role_is_closed: false,
  takes_effect_date: '2026-11-21T10:10:00Z',
  role_headcount: 2,
  role_approved_count: 0,
  has_current_terms: true,
  is_replacement: false,
  is_place_open: true,
  called_off: true,
  may_return: true,
  has_chaperone: true,
  rank: 2,
  is_next_own: false,
  is_next_challenged: false,
  ends_date: '2026-11-20T10:00:00Z',
  challenged_until: '2026-11-20T10:00:00Z',
  begins_by_itself: false,
  waits_until: '2026-11-01',
  quiet_until: '2026-11-01',
  is_email_confirmed: true,
  is_verified: true,
  is_suspended: false,
  profile_completed: true,
  birth_date: '2010-01-01',
  guardian_consent_date: '2026-11-01T10:00:00Z',
  is_minor: true,
  sent_date: '2026-11-20T10:00:00Z',
  token_expires_date: '2026-12-20T10:00:00Z',
  silent_on: '2026-11-20',
  closes_date: '2026-11-28T10:00:00Z',
  company: { is_hidden: false, is_replied: false },
  talent: { is_hidden: false, is_replied: false },
  explanation: null,
  due_on: '2026-11-20',
  execution_on: '2026-11-30',
  is_advance: false,
  collection_date: null,
  open_ore: 100,
  creditable_ore: 100,
  overpaid_ore: 100,
  paid_count: 1,
  approved_by: null,
  approved_account: null,
  account_version: null,
  account_since: null,
  awaits_account: false,
  awaits_work_right: false,
  object_by: '2026-11-20',
  amount_ore: 100,
  asker: 'talent',
  message_count: 1,
  day: '2026-11-30',
  deadline_date: '2026-11-30T10:00:00Z',
  due_date: '2026-11-30T10:00:00Z',
  asked_time_date: null,
  audition_status: 'published',
  is_candidate: true,
  is_blocked: false,
  has_suggested: false,
  invitation_status: 'accepted',
  starts_date: '2026-11-21T20:00:00Z',
  offer_until: '2026-11-20T10:00:00Z',
  is_stopped: false,
  is_active: true,
  is_complete: true,
  is_changed: true,
  closes_on: '2026-11-21',
  needs_review: true,
  asked_by: null,
  is_own: true,
  is_within_limit: true,
  person_count: 1,
  delete_date: null,
  appellant: 'company',
  open_until: '2026-11-30',
  valid_to: '2026-11-30',
  not_answered_by: null,
  is_serious: false,
  authority_told_on: null,
  is_agents: false,
};

/** Facts for one command: its guard may need facts opposite to those for another command. */
const factsFor = (command: string, noun: string) => ({
  ...PERMISSIVE_FACTS,
  ...(noun === 'representation' && {
    is_agents: /^(accept|decline|resign)$/.test(command),
    expires_date: '2026-12-20T10:00:00Z',
  }),
  ...((noun === 'audition' || noun === 'invitation') && { kind: 'self_tape' }),
  ...(command === 'confirm-address' && { is_email_confirmed: false }),
  ...(command === 'answer-company' && { asker: 'company' }),
  ...(command === 'uphold-talent' && { appellant: 'talent' }),
  ...(command === 'lapse' && { company: null, talent: null }),
  ...(command === 'send' && { sent_date: null }),
  ...((command === 'resend' || command === 'change-mailbox') && { sent_date: '2026-11-20T10:00:00Z' }),
  ...(command === 'publish' && { needs_review: false }),
  ...(command === 'keep-time' && { asked_time_date: '2026-11-20T10:00:00Z' }),
  ...((command === 'attend' || command === 'miss') && { kind: 'on_site' }),
  ...(command === 'end-casting' && { is_part: true }),
  // Only a replacement gets new terms after a no.
  ...(command === 'change-terms' && { is_replacement: true }),
  ...(command === 'cast-more' && { last_day: moment.today }),
  ...(command === 'split-off' && { project_status: 'active' }),
  ...(command === 'remind-48' && { starts_date: '2026-11-23T10:00:00Z' }),
  ...(noun === 'slot_wish' && command === 'take' && { offer_until: null }),
  ...(noun === 'payout' && command === 'approve' && { account_version: 'of another account' }),
  ...(command === 'register-invoice' && { way: 'umbrella', has_supplier_invoice: false }),
  ...(command === 'confirm-account' && { account_since: '2026-11-21T09:00:00Z' }),
  ...(command === 'expire' && { closes_on: '2026-11-20' }),
  ...(command === 'hand-to-collection' && { reminded_date: '2026-11-20T10:00:00Z' }),
  ...(command === 'tell-authority' && { is_serious: true }),
  ...(command === 'object' && { object_by: '2026-11-21' }),
  // A counter-offer and the link of a presentation: the last day has not passed, except for the command that ends them.
  ...(/^(answer-(talent|company)|accept|decline|withdraw|share|renew-link)/.test(command) && { ends_on: moment.today }),
  // A booking: its last day has not passed.
  ...(noun === 'booking' &&
    (command === 'cancel' || command === 'call-off' || command === 'come-back') && { ends_on: moment.today }),
  ...(command === 'correct-publication' && { ends_on: moment.today }),
  ...(command.startsWith('near-end-') && { ends_on: addDays(moment.today, Number(command.slice('near-end-'.length))) }),
});

/** (Command, state) pairs that guards refuse by the state alone, whatever the facts. */
function refusedByOwnState(noun: string, command: string, state: Record<string, StateValue>): boolean {
  if (noun === 'candidate' && command === 'approve') return state.interest_status !== 'interested';
  if (noun === 'candidate' && command === 'undecide')
    return state.client_decision === null && state.consideration === null;
  return noun === 'project' && (command === 'activate' || command === 'book-part') && state.current_step === 3;
}

describe.each(Object.entries(workflows) as [string, Workflow][])('workflow %s', (noun, workflow) => {
  const states = statesOf(workflow);
  const commands = Object.keys(workflow.transitions);
  const cases = states.flatMap((state) =>
    commands.flatMap((command) => ROLES.map((role) => ({ state, command, role }))),
  );

  test('the declaration alone decides every state × command × role', () => {
    expect(cases.length).toBe(states.length * commands.length * ROLES.length);
    for (const { state, command, role } of cases) {
      const transition = workflow.transitions[command];
      const subject = { ...factsFor(command, noun), ...state };
      const decision = decide(workflow, command, subject, as(role), moment);
      const isStateFitting = Object.entries(transition?.from ?? {}).every(([name, values]) =>
        values?.includes(state[name] as StateValue),
      );
      if (!givesIt(transition?.by, role)) expect(decision).toEqual(refuse('not_allowed_for_role'));
      else if (!isStateFitting) expect(decision).toEqual(refuse('not_allowed_now'));
      else
        expect(isRefusal(decision), `${command} in ${JSON.stringify(state)}`).toBe(
          refusedByOwnState(noun, command, state),
        );
    }
  });

  test('every allowed command leads to a state that can exist', () => {
    for (const { state, command, role } of cases) {
      const decision = decide(workflow, command, { ...factsFor(command, noun), ...state }, as(role), moment);
      if (isRefusal(decision)) continue;
      expect(decision.expect).toEqual(state);
      expect(states).toContainEqual({ ...state, ...decision.set });
    }
  });

  test('every state can be reached from a first state', () => {
    const seen = new Map(creationsOf(workflow).map(({ state }) => [JSON.stringify(state), state]));
    for (const state of seen.values()) {
      for (const command of commands) {
        for (const role of ROLES) {
          const decision = decide(workflow, command, { ...factsFor(command, noun), ...state }, as(role), moment);
          if (isRefusal(decision)) continue;
          const next = { ...state, ...decision.set };
          seen.set(JSON.stringify(next), next);
        }
      }
    }
    const reached = [...seen.values()];
    for (const state of states) expect(reached).toContainEqual(state);
  });

  test('the possible commands are exactly the allowed ones', () => {
    for (const state of states) {
      for (const role of ROLES) {
        const subject = { ...PERMISSIVE_FACTS, ...state };
        const accepted = commands.filter((command) => !isRefusal(decide(workflow, command, subject, as(role), moment)));
        expect(possibleCommands(workflow, subject, as(role), moment)).toEqual(accepted);
      }
    }
  });

  test('every transition has a reason, in a sentence', () => {
    for (const transition of [...creationsOf(workflow), ...Object.values(workflow.transitions)]) {
      expect(transition.why).toMatch(/^[A-Z].{20,}\.$/);
    }
  });
});

describe('the givers of a command', () => {
  const payments = declareWorkflow<{ approved_by: string | null }>()({
    noun: 'payment',
    table: 'payments',
    columns: { status: ['approved', 'sent'] },
    creation: { command: 'approve', by: ['company'], state: { status: 'approved' }, notices: {}, why: '' },
    transitions: {
      send: {
        by: ['company.owner', 'admin'],
        notBy: 'approved_by',
        from: { status: ['approved'] },
        to: { status: 'sent' },
        notices: {},
        why: '',
      },
    },
  }) as Workflow;
  const send = (actor: Actor, approved_by: string | null = 'anna') =>
    decide(payments, 'send', { status: 'approved', approved_by }, actor, moment);

  test('are a role, or its members with one role within it', () => {
    expect(isRefusal(send({ role: 'company', member_role: 'owner', account_id: 'bo' }))).toBe(false);
    expect(isRefusal(send({ role: 'admin', admin_role: 'support', account_id: 'bo' }))).toBe(false);
    for (const actor of [
      { role: 'company', member_role: 'producer', account_id: 'bo' },
      { role: 'company', account_id: 'bo' },
      { role: 'talent', account_id: 'bo' },
      { role: 'admin', admin_role: 'finance', account_id: 'bo' },
      { role: 'admin', account_id: 'bo' },
    ] as const)
      expect(send(actor)).toEqual(refuse('not_allowed_for_role'));
  });

  test('company alone means the members who cast', () => {
    const by = (giver: Giver) => membersAmong([giver]);
    expect(by('company')).toEqual(['owner', 'producer', 'caster']);
    expect(by('company.finance')).toEqual(['finance']);
    expect(by('admin')).toEqual([]);
    expect(membersAmong(workflows.project.transitions.activate.by)).toEqual(['owner', 'producer']);
    expect(membersAmong(workflows.agreement.transitions['sign-for-company'].by)).toEqual(['owner', 'producer']);
  });

  test('admin alone means the desks that help', () => {
    const adminsAmong = (givers: readonly Giver[]) =>
      ADMIN_ROLES.filter((admin_role) => isGiver({ role: 'admin', admin_role }, givers));
    expect(adminsAmong(['admin'])).toEqual(['owner', 'support']);
    expect(adminsAmong(['admin.finance'])).toEqual(['finance']);
    expect(adminsAmong(['company', 'company.owner'])).toEqual([]);
    expect(adminsAmong(workflows.payout.transitions.approve.by)).toEqual(['owner', 'finance']);
    expect(adminsAmong(workflows.company.transitions.suspend.by)).toEqual(['owner', 'review']);
  });

  test('the giver of the first step of four eyes cannot take the second', () => {
    const bo: Actor = { role: 'admin', admin_role: 'owner', account_id: 'bo' };
    expect(send(bo, 'bo')).toEqual(refuse('same_person'));
    expect(isRefusal(send(bo, null))).toBe(false);
    // Two people without an account are never taken for the same person.
    expect(isRefusal(send({ role: 'admin', admin_role: 'owner', account_id: null }, null))).toBe(false);
  });
});
