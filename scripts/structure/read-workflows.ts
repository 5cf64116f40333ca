import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { StateColumns } from './state-writes.ts';

const workflow = z.object({ table: z.string(), columns: z.record(z.string(), z.array(z.unknown())) });

/** The state columns, read from the workflow declarations in domain/, so that there is no second list. */
export async function readWorkflows(root: string): Promise<StateColumns[]> {
  const files = globSync('domain/*/*/*.workflow.ts', { cwd: root }).sort();
  const modules = await Promise.all(files.map((file) => import(new URL(file, pathToFileURL(`${root}/`)).href)));
  return modules
    .flatMap((module: Record<string, unknown>) => Object.values(module))
    .flatMap((value) => {
      const { success, data } = workflow.safeParse(value);
      return success ? [{ table: data.table, columns: Object.keys(data.columns) }] : [];
    });
}
