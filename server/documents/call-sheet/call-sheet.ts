import { z } from 'zod';
import type { Template } from '#server/documents/template.ts';

const text = z.string();

/** A version of a call sheet: for one talent, with that talent's time, or for the company, with everybody's times. */
const callSheetSnapshot = z.strictObject({
  /** 'Dagsbesked 18 augusti 2026'. */
  title: text.min(1),
  project: text.min(1),
  company: text.min(1),
  /** Number of the version, and the time of its publication. */
  version: text.min(1),
  /** Name of the reading person; empty in the company's own copy. */
  reader: text,
  call_time: text.min(1),
  place: text.min(1),
  address: text,
  facts: z.array(z.strictObject({ label: text.min(1), value: text.min(1) })),
  people: z.array(z.strictObject({ name: text.min(1), role: text, call_time: text, note: text })),
});
export type CallSheetPaper = z.output<typeof callSheetSnapshot>;

/** The printed call sheet. */
export const callSheet: Template<CallSheetPaper> = {
  schema: callSheetSnapshot,
  title: ({ title, project }) => `${title}, ${project}`,
  pictures: () => [],
};
