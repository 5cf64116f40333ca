import { z } from 'zod';
import { keptWrittenTerms } from '#contract/deal/terms.ts';
import { keptQuery } from '#contract/finding/talent-query.ts';
import { id, line, revision as seen } from '#contract/kernel/fields.ts';
import { projectInput } from '#contract/projects/project.ts';
import { DAY_KINDS } from '#domain/deal/terms/days.ts';
import { dayFee } from '#domain/deal/terms/terms-v1.ts';
import { BLANK_TERMS } from '#domain/deal/terms/written-terms.ts';
import { ore } from '#domain/kernel/money/ore.ts';
import { declareRecord } from './declaration.ts';
import { CARRIED, field, parts } from './field.ts';

const word = field('text', { nullable: true });
const day = z.string();

const fields = {
  ...CARRIED,
  company_id: field('id'),
  kind: field('text'),
  title: field('text'),
  production_type: word,
  description: field('text'),
  municipality_id: word,
  place: field('text'),
  usage_media: field('list'),
  usage_territory: word,
  usage_months: field('whole', { nullable: true }),
  decision_by: field('day', { nullable: true }),
  status: field('text', { state: true }),
  current_step: field('whole', { state: true }),
  cancel_reason: word,
  /** Number of edits. An update that sends it must send the current number. */
  revision: field('whole'),
  dates: parts(z.array(z.object({ kind: z.enum(DAY_KINDS), starts_on: day, ends_on: day }))),
  roles: parts(
    z.array(
      z.object({
        id,
        title: z.string(),
        description: z.string(),
        headcount: z.number(),
        terms: keptWrittenTerms,
        wanted: keptQuery,
      }),
    ),
  ),
};

const { kind, title, ...rest } = projectInput.shape;
const written = z.strictObject(rest).partial();
const revision = seen.optional();

const example = {
  id: 'b7a4d2e9-3f1c-4e6b-8c0a-5d9f7e2b1a43',
  created_date: '2026-09-01T08:00:00.000Z',
  updated_date: '2026-09-02T13:15:30.000Z',
  company_id: '3c8e1f6a-0f7d-4a55-8a1b-0d9b3e6c7f21',
  kind: 'project',
  title: 'Höstkampanj',
  production_type: null,
  description: 'En film om hösten.',
  municipality_id: '1480',
  place: 'Slottsskogen',
  usage_media: [],
  usage_territory: null,
  usage_months: null,
  decision_by: '2026-10-01',
  status: 'draft',
  current_step: 1,
  cancel_reason: null,
  revision: 1,
  dates: [{ kind: 'work' as const, starts_on: '2026-10-12', ends_on: '2026-10-14' }],
  roles: [
    {
      id: '1f5c9d37-6a2b-4d8e-9b70-e4c3a8f61d54',
      title: 'Ryttare',
      description: 'Rider i skogen.',
      headcount: 1,
      terms: { ...BLANK_TERMS, fee: dayFee(ore(450_000)) },
      wanted: {
        text: '',
        wishes: [{ demand: 'must' as const, any: [{ kind: 'skill' as const, id: 'riding', min_level: 2 }] }],
        unknown: [],
      },
    },
  ],
};

const common = {
  open_to_keys: true,
  fields,
  may: {
    read: ['company', 'admin'],
    create: ['company'],
    update: ['company', 'admin'],
    delete: ['company', 'admin'],
  },
  assigned: [],
  errors: ['changed_meanwhile', 'not_allowed_now', 'terms_locked', 'role_in_use', 'project_incomplete'],
  found_by: 'status',
} as const;

export const projectRecord = declareRecord({
  ...common,
  name: 'Project',
  about:
    'A project of the caller’s company, orders too. Edits keep the locks and the log of the form; commands change its step; a draft that was never sent can be deleted.',
  create: written.extend({ title: line('en titel'), kind: kind.optional() }),
  update: written.extend({ title: title.optional(), kind: kind.unwrap().optional(), revision }),
  example,
});

export const orderRecord = declareRecord({
  ...common,
  name: 'Order',
  about: 'An order: a project of kind order, under the rules of projects.',
  create: written.extend({ title: line('en titel') }),
  update: written.extend({ title: title.optional(), revision }),
  example: { ...example, kind: 'order' },
});
