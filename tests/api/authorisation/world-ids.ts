/** The id of an object for each route that walk.ts calls. */
import { randomUUID } from 'node:crypto';
import { calledId } from '#tests/factories/auditions.ts';
import type { Things } from './world-things.ts';

type Rule = readonly [RegExp, Exclude<keyof Things, 'called'>];

/** Rules by path; the first match applies. */
const BEFORE_AUDITIONS: readonly Rule[] = [
  [/\/sign-offs\//, 'sign_off'],
  [/\/company\/members\//, 'owner_account'],
  [/\/company\/keys\//, 'key'],
  [/\/company\/webhooks\//, 'webhook'],
  [/\/webhook-deliveries\//, 'delivery'],
  [/\/inquiries\//, 'inquiry'],
  [/ \/(talent\/)?documents\/:id/, 'document'],
  [/\/appeals\//, 'appeal'],
  [/\/admin\/notes\//, 'note'],
  [/ \/(talent\/)?recordings\//, 'recording'],
  [/ \/closings\//, 'closing'],
];

const AFTER_AUDITIONS: readonly Rule[] = [
  [/ \/presentations\//, 'presentation'],
  [/\/talent\/announcements\/:id/, 'answered'],
  [/\/announcements\/:id/, 'announcement'],
  [/\/passkeys\//, 'passkey'],
  [/\/push\/devices\//, 'push_device'],
  [/\/account\/sessions\//, 'session'],
  [/ \/call-sheets\//, 'sheet'],
  [/\/invoices\//, 'invoice'],
  [/\/payouts\/:id/, 'payout'],
  [/\/tax-papers\/:id/, 'tax_paper'],
  [/\/talent\/agents\/:id/, 'agent'],
  [/\/agent\/talents\/:id/, 'represented'],
  [/\/work-injuries\/:id/, 'injury'],
  [/\/company(-changes|\/changes)\//, 'company_change'],
  [/\/batches\//, 'batch'],
  [/\/outbox\//, 'dead_mail'],
  [/\/projects\//, 'project'],
  [/ \/rights\/:id/, 'right'],
  [/\/agreements\//, 'agreement'],
  [/\/clearances\//, 'clearance'],
  [/\/shortlists\//, 'list'],
  [/\/saved-searches\//, 'search'],
  [/\/talent\/blocks\//, 'company'],
  [/\/bookings\//, 'booking'],
  [/\/templates\//, 'template'],
  [/\/counter-offers\/:id/, 'offer'],
  [/\/(candidates|requests|seen|assignments|threads)\//, 'candidate'],
  [/\/admin\/(companies|credit-lines)\//, 'other_company'],
  [/\/applications\//, 'other_company'],
  [/\/talents\//, 'other_talent'],
];

const first = (rules: readonly Rule[], route: string) => rules.find(([address]) => address.test(route))?.[1];

/** The id for a route's path: an object of that kind that belongs to the talent or the company, or an unknown id. */
export function idOf(route: string, things: Things): string {
  const before = first(BEFORE_AUDITIONS, route);
  if (before) return things[before];
  const ofAudition = calledId(route, things.called);
  if (ofAudition) return ofAudition;
  const after = first(AFTER_AUDITIONS, route);
  return after ? things[after] : randomUUID();
}
