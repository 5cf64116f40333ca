import type { FileStore } from '#server/files/file-store.ts';
import { createS3Store } from '#server/files/s3-store.ts';
import type { S3Options } from '#server/s3-settings.ts';

/** Set by `npm run test:s3`: the options of a real service, as JSON. */
export const REAL_S3_VARIABLE = 'MEDVERKA_TEST_S3';

/** The real service to test against, or null if none was given. */
export function realS3Options(): S3Options | null {
  const text = process.env[REAL_S3_VARIABLE];
  return text ? (JSON.parse(text) as S3Options) : null;
}

async function pathsIn(files: FileStore): Promise<string[]> {
  const paths: string[] = [];
  for (const area of ['public', 'private'] as const) {
    for await (const page of files.list(area)) paths.push(...page.map(({ path }) => path));
  }
  return paths;
}

/**
 * A store on the real service, which must be empty; `stop` empties it again.
 * @throws if the bucket is not empty
 */
export async function startRealS3(options: S3Options) {
  const files = createS3Store(options);
  // The check comes before everything: the environment may name the bucket of a real installation.
  if ((await pathsIn(files)).length > 0) throw new Error(`The bucket ${options.bucket} is not empty.`);
  return {
    files,
    stop: async () => {
      for (const path of await pathsIn(files)) await files.remove(path);
      await files.removeDrafts(new Date(Date.now() + 60_000));
    },
  };
}
