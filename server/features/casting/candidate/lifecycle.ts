import { requestMessageTo } from '#domain/casting/candidate/candidate.rules.ts';
import { spanOfTerms } from '#domain/deal/terms/days.ts';
import { hoursInShort } from '#domain/deal/terms/hours-in-short.ts';
import { needsGuardian } from '#domain/people/guardian/guardian.rules.ts';
import { isAmong } from '#server/db/is-among.ts';
import { sql } from '#server/db/sql.ts';
import type { Adapter, Loaded } from '#server/lifecycle/adapter.ts';
import { CLOSING_TEXTS } from '#texts/casting/closing-words.ts';
import { type LoadedCandidate, loadCandidates, lockProjectOf } from './queries/load-candidate.ts';

/** A candidate in the form that `move` takes. */
export function candidateObject(candidate: LoadedCandidate): Loaded<'candidate'> {
  const { id, company_id, project_id, talent_id, project_title, company_name, talent_name, role_title } = candidate;
  const { day_fee_ore, answer_by, decision_by, terms, is_waiting, is_replacement } = candidate;
  const named = { project_title, company_name, talent_name, role_title };
  return {
    id,
    subject: candidate,
    talent: candidate,
    concerned: { company_id, project_id, talent_id, candidate_id: id },
    facts: {
      ...named,
      day_fee_ore,
      fee_basis: terms.fee.basis,
      ...spanOfTerms(terms),
      hours: hoursInShort(terms),
      answer_by,
      decision_by,
      is_waiting,
      is_replacement,
    },
  };
}

/**
 * A candidate in the form that `move` takes, for a reaction to another object's event. When a role closes, a minor, or
 * a talent of unknown age, gets a standard text instead of the company's own, and a minor's guardians get a copy.
 * Guardians have no account, so the link in their mail leads to the start page.
 */
function reactingObject(candidate: LoadedCandidate, today: string): Loaded<'candidate'> {
  const { closing_answer, guardian_emails, ...loaded } = candidate;
  const object = candidateObject(candidate);
  const text =
    closing_answer && (requestMessageTo(loaded, closing_answer.text, today) || CLOSING_TEXTS[closing_answer.outcome]);
  const guardians = needsGuardian(loaded, today) ? guardian_emails.map((email) => ({ email, path: '/' })) : [];
  return {
    ...object,
    concerned: { ...object.concerned, guardians },
    facts: { ...object.facts, ...(closing_answer && { closing_answer: { ...closing_answer, text: text ?? '' } }) },
  };
}

const COLUMN_OF = { project: 'k.project_id', role: 'k.role_id', candidate: 'k.id', talent: 'k.talent_id' } as const;

export const candidateAdapter: Adapter<'candidate'> = {
  async load(trx, { of, ids }, { today }) {
    if (!(of in COLUMN_OF)) throw new Error(`Candidates are not found by ${of}`);
    const column = sql.ref(COLUMN_OF[of as keyof typeof COLUMN_OF]);
    return (await loadCandidates(trx, isAmong(column, ids))).map((one) => reactingObject(one, today));
  },
  // Events of a candidate move the candidate itself only if it was ordered, replaces somebody, is approved, or was booked
  // before. A test lists these reactions.
  ofCandidates: (ids) => sql`
    candidates k where ${isAmong(sql.ref('k.id'), ids)}
      and (k.source = 'order' or k.replaces_booking_id is not null or k.client_decision = 'approved' or k.is_deleted)`,
  hold: (trx, id) => lockProjectOf(trx, id, 'share'),
  writes: {
    'answer-interested': ({ message }, { now }) => ({ answer_message: message ?? '', answered_date: now }),
    'answer-not-interested': ({ message }, { now }) => ({ answer_message: message ?? '', answered_date: now }),
    'step-aside': (_words, { now }) => ({ answer_message: '', answered_date: now }),
    agree: (_words, { now }) => ({ answer_message: '', answered_date: now, terms_date: now }),
    'hear-closed': (_words, { now }) => ({ announcement_told_date: now }),
    retract: () => ({ answer_message: '', answered_date: null }),
    'change-terms': ({ answer_by }, { now }) => ({
      answer_by,
      terms_date: now,
      answer_message: '',
      answered_date: null,
      seen_date: null,
      reminded_date: null,
    }),
    extend: ({ answer_by }) => ({ answer_by }),
    remind: (_words, { now }) => ({ reminded_date: now }),
    'pass-over': (_words, { now }) => ({ closed_date: now }),
    close: ({ reason }, { now }) => ({ closed_date: now, closed_reason: reason }),
    release: ({ reason }, { now }) => ({ closed_date: now, closed_reason: reason }),
    unbook: ({ reason }, { now }) => ({ closed_date: now, closed_reason: reason }),
    rebook: () => ({ closed_date: null, closed_reason: null }),
    withdraw: ({ reason }) => ({ closed_reason: reason }),
  },
  companysReasons: ['change-terms', 'close', 'hear-move', 'release', 'unbook', 'withdraw'],
  writesOwn: {
    'pass-over': ({ facts: { closing_answer } }) => ({
      closed_outcome: closing_answer?.outcome ?? null,
      closed_reason: closing_answer?.text ?? null,
    }),
  },
};
