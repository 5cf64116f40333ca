import { expect, test } from 'vitest';
import { SMS, SMS_KINDS, type SmsName } from '#domain/kernel/sms/sms.ts';
import { creationsOf, type Workflow } from '#domain/kernel/workflow/workflow.ts';
import { workflows } from '#domain/registry/workflows.ts';

const all: readonly Workflow[] = Object.values(workflows);
const declared = all.flatMap((workflow) => [...creationsOf(workflow), ...Object.values(workflow.transitions)]);

test('a text message goes to a talent who is mailed the same, and is declared beside a push', () => {
  const sent = declared.filter(({ sms }) => sms);
  expect(sent.length).toBeGreaterThan(10);
  for (const { notices, push, sms } of sent) expect([sms, notices.talent, Boolean(push)]).toEqual([sms, 'mail', true]);
});

test('every text message is declared by an event, and every kind has a message', () => {
  const used = new Set(declared.map(({ sms }) => sms));
  expect(Object.keys(SMS).filter((name) => !used.has(name as SmsName))).toEqual([]);
  expect([...new Set(Object.values(SMS).map(({ kind }) => kind))]).toEqual([...SMS_KINDS]);
});
