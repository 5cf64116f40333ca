import { describe, expect, test } from 'vitest';
import type { CandidateRow } from '#contract/casting/candidate.ts';
import type { CandidateNote } from '#contract/casting/candidate-note.ts';
import type { ProjectDetails } from '#contract/projects/project.ts';
import { BLANK_TERMS } from '#domain/deal/terms/written-terms.ts';
import { kronor, type Ore, ore } from '#domain/kernel/money/ore.ts';
import { activationPlan, bookingCost, clashesByPerson } from './activation.view.ts';
import { answerState, isRemindedToday } from './answers.view.ts';
import { DECISIONS, decidedBy } from './decision.view.ts';
import { averageStars, starsText, withOwn } from './notes.view.ts';
import { canMoveTo, chosenOf, columnOf, moveBackTo, roleReviews, WHOLE_BOARD } from './review-board.view.ts';

const role = (id: string, headcount: number): ProjectDetails['roles'][number] => ({
  id,
  role_index: 0,
  title: `Roll ${id}`,
  description: '',
  headcount,
  booked_count: 0,
  terms: BLANK_TERMS,
  pay_ore: ore(300_000),
  wanted: { text: '', wishes: [], unknown: [] },
  picked_count: 0,
  pending_count: 0,
  interested_count: 0,
  overdue_count: 0,
  approved_count: 0,
  open_count: 0,
});

let number = 0;
function candidate(name: string, part: Partial<CandidateRow> = {}): CandidateRow {
  number += 1;
  return {
    id: `k${number}`,
    project_id: 'p',
    role_id: 'a',
    role_index: 0,
    role_title: 'Roll a',
    source: 'request',
    chosen_pictures: [],
    talent: {
      id: `t${number}`,
      name,
      profile_image: null,
      pronoun: '',
      playing_age_min: null,
      playing_age_max: null,
      municipality_id: null,
      categories: [],
      height_cm: null,
      created_date: '2026-01-01T00:00:00Z',
    },
    interest_status: 'interested',
    client_decision: null,
    consideration: null,
    is_deleted: false,
    closed_date: null,
    closed_outcome: null,
    option: null,
    may_give_option: true,
    fee: { basis: 'day', amount_ore: ore(300_000) },
    created_date: '2026-11-20T09:00:00Z',
    answer_by: '2026-11-30',
    answer_message: '',
    answered_date: null,
    is_unreached: false,
    is_late: false,
    seen_date: null,
    reminded_date: null,
    notes: [],
    board_position: 0,
    actions: [],
    ...part,
  };
}

const noted = (author: string, stars: number | null, note = ''): CandidateNote => ({
  author,
  is_own: author === '',
  note,
  stars,
  updated_date: '2026-11-21T09:00:00Z',
});

const project = { roles: [role('a', 2), role('b', 1)] };
const rows = [
  candidate('Anna', { client_decision: 'approved' }),
  candidate('Bo', { notes: [noted('Anna Ek', 1), noted('', 4)] }),
  candidate('Cia', { client_decision: 'rejected', notes: [noted('Anna Ek', 5)] }),
  candidate('Dan', { interest_status: 'pending' }),
  candidate('Eva', { interest_status: 'not_interested' }),
  candidate('Fia', { is_deleted: true }),
  candidate('Gun', { role_id: 'b', client_decision: 'approved' }),
];
const names = (people: readonly CandidateRow[]) => people.map((row) => row.talent.name);

describe('the board', () => {
  test('shows the candidates that said yes in the company’s order, apart from the others', () => {
    const [first, second] = roleReviews(project, rows);
    expect(names(first?.interested ?? [])).toEqual(['Anna', 'Bo', 'Cia']);
    expect(names(first?.others ?? [])).toEqual(['Dan', 'Eva']);
    expect([first?.places_left, second?.places_left]).toEqual([1, 0]);
  });

  test('moves a card only to columns that the server allows', () => {
    const row = candidate('Hal', { actions: ['reject', 'withdraw'] });
    expect([canMoveTo(row, 'approved'), canMoveTo(row, 'rejected')]).toEqual([false, true]);
  });

  test('undoing a decision restores the previous one', () => {
    for (const command of DECISIONS) expect(moveBackTo(decidedBy(command))).toEqual({ command });
    expect(new Set(DECISIONS.map((command) => columnOf(decidedBy(command)))).size).toBe(DECISIONS.length);
  });

  test('can filter by stars or a note, and sort by most stars', () => {
    const shown = (choice: object) => names(chosenOf(rows.slice(0, 3), { ...WHOLE_BOARD, ...choice }));
    expect(shown({ order: 'stars' })).toEqual(['Cia', 'Bo', 'Anna']);
    expect([shown({ stars: '3' }), shown({ stars: 'none' })]).toEqual([['Cia'], ['Anna']]);
    expect(
      names(
        chosenOf([candidate('Ida', { notes: [noted('', null, 'Bra')] }), ...rows], { ...WHOLE_BOARD, has_note: true }),
      ),
    ).toEqual(['Ida']);
  });
});

describe('stars and notes', () => {
  test('name each member’s stars, and the average', () => {
    const notes = [noted('', 4), noted('Anna Ek', null, 'Rolig'), noted('Bo Alm', 3)];
    expect(starsText(notes)).toBe('Du 4, Bo 3, snitt 3,5');
    expect([starsText([noted('', 4)]), starsText([noted('Bo Alm', 2)]), averageStars([])]).toEqual(['', 'Bo 2', null]);
  });

  test('of other members stay when the caller’s change, and an empty own note is removed', () => {
    const others = [noted('Bo Alm', 3)];
    const [own, ...rest] = withOwn(others, { stars: 2 });
    expect([own?.is_own, own?.stars, rest]).toEqual([true, 2, others]);
    expect(withOwn([noted('', 2), ...others], { stars: null })).toEqual(others);
    expect(withOwn([noted('', 2, 'Bra')], { stars: null })).toMatchObject([{ note: 'Bra', stars: null }]);
  });
});

describe('activation', () => {
  const plan = activationPlan(project, rows);

  test('books the approved and answers all that wait', () => {
    expect(plan.roles.map((part) => names(part.booked))).toEqual([['Anna'], ['Gun']]);
    expect(names(plan.roles[0]?.answered_no ?? [])).toEqual(['Bo', 'Cia', 'Dan']);
    expect([plan.booked_count, plan.no_count, plan.is_short]).toEqual([2, 3, true]);
  });

  test('of a part books the chosen and answers only those who wait for a role without a place left', () => {
    const approved = rows.filter((row) => row.client_decision === 'approved');
    const [anna = '', gun = ''] = approved.map(({ id }) => id);
    const part = (...kept: string[]) => activationPlan(project, [...rows, ...alsoForB], new Set(kept));
    const alsoForB = [candidate('Ida', { role_id: 'b', interest_status: 'pending' })];
    const people = (which: 'booked' | 'left' | 'answered_no', ...kept: string[]) =>
      part(...kept).roles.map((of) => names(of[which]));
    expect(people('booked', anna)).toEqual([[], ['Gun']]);
    expect(people('left', anna)).toEqual([['Anna'], []]);
    expect(people('answered_no', anna)).toEqual([[], ['Ida']]);
    expect(people('answered_no', gun)).toEqual([[], []]);
  });

  test('costs what the chosen people cost, and compares that with the limit', () => {
    const [anna = '', gun = ''] = rows.filter((row) => row.client_decision === 'approved').map(({ id }) => id);
    const candidates = [
      { id: anna, cost_ore: kronor(1_000) },
      { id: gun, cost_ore: kronor(500) },
    ];
    const of = (kept: string[], limit_ore: Ore | null) =>
      bookingCost(activationPlan(project, rows, new Set(kept)), { candidates, limit_ore });
    expect(of([], kronor(1_499))).toEqual({ cost_ore: kronor(1_500), is_over_limit: true });
    expect(of([anna], kronor(500))).toEqual({ cost_ore: kronor(500), is_over_limit: false });
    expect(of([gun], null)).toEqual({ cost_ore: kronor(1_000), is_over_limit: false });
  });

  test('tells nobody twice: a candidate who was answered when a role closed gets no further message', () => {
    const answered = candidate('Eva', { interest_status: 'interested', closed_date: '2026-11-20T10:00:00Z' });
    expect(activationPlan(project, [answered]).no_count).toBe(0);
  });

  test('lacks nobody when every place is filled', () => {
    expect(activationPlan({ roles: [role('b', 1)] }, rows).is_short).toBe(false);
  });

  test('groups booking clashes by person, and finds none without data', () => {
    const clash = { talent_id: 'anna', talent_name: 'Anna', starts_on: '2026-12-01', ends_on: '2026-12-02' };
    expect(clashesByPerson({ clashes: [clash, clash] }).get('anna')).toHaveLength(2);
    expect(clashesByPerson(undefined).size).toBe(0);
  });
});

describe('an answer', () => {
  test.each([
    [{ is_deleted: true, client_decision: null, interest_status: 'pending' }, 'Återtagen'],
    [{ is_deleted: false, client_decision: 'approved', interest_status: 'interested' }, 'Godkänd'],
    [{ is_deleted: false, client_decision: 'rejected', interest_status: 'interested' }, 'Bortvald'],
    [{ is_deleted: false, client_decision: 'rejected', interest_status: 'pending' }, 'Väntar på svar'],
    [{ is_deleted: false, client_decision: null, interest_status: 'overdue_interest' }, 'Svarade inte i tid'],
  ] as const)('%o reads %s', (row, word) =>
    expect(answerState({ ...row, is_unreached: false, closed_outcome: null }).word).toBe(word),
  );

  test('that cannot come, because the request has not arrived, reads so', () => {
    const row = { is_deleted: false, client_decision: null, interest_status: 'pending', closed_outcome: null } as const;
    expect(answerState({ ...row, is_unreached: true }).word).toBe('Nåddes inte');
  });

  test('a reminder counts for its day in Stockholm', () => {
    expect(isRemindedToday({ reminded_date: '2026-11-20T23:30:00Z' }, '2026-11-21')).toBe(true);
    expect(isRemindedToday({ reminded_date: null }, '2026-11-21')).toBe(false);
  });
});
