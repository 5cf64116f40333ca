import type { Rule } from './source.ts';

const ALLOWED =
  /^(?:routes|commands|queries|policy|present|lifecycle)(?:\.test)?\.ts$|^commands\/[a-z]+(?:-[a-z0-9]+)+(?:\.test)?\.ts$|^queries\/[a-z0-9]+(?:-[a-z0-9]+)*(?:\.test)?\.ts$/;

/** The server files of a context stand beside its features. */
const OF_CONTEXT = /^server\/features\/[^/]+\/(?:handlers|jobs|adapters|merge-fates|account-reactions)\.ts$/;

/** Every feature of the server is laid out alike, so that a reader that knows one finds everything in the others. */
export const featureFiles: Rule = (files) =>
  files.flatMap(({ path }) => {
    const inFeature = /^server\/features\/[^/]+\/[^/]+\/(.+)$/.exec(path)?.[1];
    if (!path.startsWith('server/features/') || OF_CONTEXT.test(path) || (inFeature && ALLOWED.test(inFeature)))
      return [];
    return [
      {
        path,
        message:
          'is none of the files of a feature: routes, commands (or commands/verb-noun), queries (or queries/name), policy, present, lifecycle. ' +
          'A rule belongs in domain/, a machine for all features in its own folder of server/.',
      },
    ];
  });
