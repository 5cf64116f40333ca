import { expect } from '@playwright/test';
import { sql } from 'kysely';
import type { TestServer } from '#tests/support/test-server.ts';

/** Waits until all agreements of a project have documents, which any server process may print. */
export async function expectPrinted({ services }: TestServer, project_id: string): Promise<void> {
  const unprinted = async () => {
    await services.scribe.settled();
    const { rows } = await sql`
      select number, version, status from agreements where project_id = ${project_id}
        and (status = 'draft' or (signed_date is not null and signed_document_id is null))`.execute(services.db);
    return rows;
  };
  await expect.poll(unprinted, { timeout: 30_000 }).toEqual([]);
}
