import { describe, expect, test } from 'vitest';
import { creationsOf, type Workflow } from '#domain/kernel/workflow/workflow.ts';
import { REACTIONS } from './reactions.ts';
import { workflows } from './workflows.ts';

const all: readonly Workflow[] = Object.values(workflows);
const events = new Set(
  all.flatMap((workflow) =>
    [...creationsOf(workflow).map(({ command }) => command), ...Object.keys(workflow.transitions)].map(
      (command) => `${workflow.noun}.${command}`,
    ),
  ),
);
const given = REACTIONS.map((reaction) =>
  'makes' in reaction
    ? { ...reaction, event: `${reaction.makes}.${workflows[reaction.makes].creation.command}` }
    : { ...reaction, event: `${reaction.noun}.${reaction.command}` },
);

describe('every reaction', () => {
  test('has existing events as cause and effect, and a reason', () => {
    for (const { when, event, why } of given) {
      for (const cause of when) expect(events, cause).toContain(cause);
      expect(events, event).toContain(event);
      expect(why).toMatch(/^[A-Z].{20,}\.$/);
    }
  });

  test('is a command that the system may give', () => {
    for (const { event } of given) {
      const [noun = '', command = ''] = event.split('.');
      const workflow = all.find((one) => one.noun === noun);
      const by = workflow?.creation.command === command ? workflow.creation.by : workflow?.transitions[command]?.by;
      expect(by, event).toContain('system');
    }
  });

  test('is part of no circle', () => {
    const reached = (event: string, path: readonly string[] = []): void => {
      expect(path).not.toContain(event);
      for (const next of given.filter(({ when }) => (when as readonly string[]).includes(event))) {
        reached(next.event, [...path, event]);
      }
    };
    for (const event of events) reached(event);
  });

  // Commands that server code gives as the system, outside reactions: when an account confirms its address, or an
  // address turns out to belong to a minor; when a document has been printed; when a payout is settled, or a new
  // account would delay it; during the upload and the preparation of a recording; when a counter-offer is accepted, or
  // an agreement or an extension signed; when an invoice is paid or credited; when a call sheet or an audition changes;
  // when days are moved;
  // when the cost of a sign-off has grown; when a calendar can be read again; when an owner deletes a company; when two
  // accounts are merged; and when a profile needs no review, or needs another one.
  const DONE_ELSEWHERE = [
    'company.confirm-address',
    'company.leave',
    'credit_line.begin-anew',
    'project.await-payment',
    'candidate.agree',
    'candidate.adopt-terms',
    'candidate.hear-move',
    'candidate.leave-double',
    'candidate.split-off',
    'summons.renew',
    'invitation.hand-in',
    'invitation.take-back',
    'invitation.hear-change',
    'invitation.hear-extension',
    'invoice.send',
    'invoice.settle',
    'invoice.settle-lost',
    'invoice.reopen',
    'invoice.settle-credited',
    'agreement.offer',
    'right.extend',
    'guardian.invalidate',
    'payout.prepare',
    'payout.await-account',
    'sign_off.outdate',
    'recording.receive',
    'recording.prepare',
    'recording.finish',
    'recording.refuse',
    'recording.replace',
    'foreign_calendar.read-again',
    'profile.pass',
    'profile.look-again',
  ];
  test('every command of the system alone has a deadline, a reaction or an adapter that gives it', () => {
    const without = all.flatMap(({ noun, transitions }) =>
      Object.entries(transitions)
        .filter(([, { by, deadline }]) => by.every((giver) => giver === 'system') && !deadline)
        .map(([command]) => `${noun}.${command}`)
        .filter((event) => !given.some((reaction) => reaction.event === event)),
    );
    expect(new Set(without)).toEqual(new Set(DONE_ELSEWHERE));
  });
});
