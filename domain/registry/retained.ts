import { retained as accounts } from '#domain/accounts/retained.ts';
import type { Retained, RetainedClass } from '#domain/accounts/retention/classes.ts';
import { retained as auditions } from '#domain/auditions/retained.ts';
import { retained as casting } from '#domain/casting/retained.ts';
import { retained as companies } from '#domain/companies/retained.ts';
import { retained as finding } from '#domain/finding/retained.ts';
import { retained as money } from '#domain/money/retained.ts';
import { retained as office } from '#domain/office/retained.ts';
import { retained as people } from '#domain/people/retained.ts';
import { retained as projects } from '#domain/projects/retained.ts';
import { retained as talk } from '#domain/talk/retained.ts';
import { retained as work } from '#domain/work/retained.ts';

const CONTEXTS: readonly Retained[] = [
  accounts,
  people,
  companies,
  finding,
  projects,
  casting,
  auditions,
  work,
  money,
  talk,
  office,
];

/** The tables of a class, context by context. */
export const tablesOf = (id: RetainedClass): readonly string[] =>
  CONTEXTS.flatMap((retained) => retained[id]?.tables ?? []);
