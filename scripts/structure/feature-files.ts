import { isTest, type Rule, type SourceFile } from './source.ts';

const ALLOWED =
  /^(?:routes|commands|queries|policy|present|lifecycle)(?:\.test)?\.ts$|^commands\/[a-z]+(?:-[a-z0-9]+)+(?:\.test)?\.ts$|^queries\/[a-z0-9]+(?:-[a-z0-9]+)*(?:\.test)?\.ts$/;

/** The server files of a context, beside the folders of its features. */
const OF_CONTEXT = /^server\/features\/[^/]+\/(?:handlers|jobs|adapters|merge-fates|account-reactions|own-data)\.ts$/;

const FEATURE = /^server\/features\/[^/]+\/[^/]+(?=\/)/;

/** A feature with fewer lines than this has no folders: one file for its commands and one for its queries. */
const FOLDERS_FROM = 150;

const linesOf = ({ text }: SourceFile) => text.split('\n').length;

/** All features of the server have the same layout, so that a reader who knows one finds everything in the others. */
export const featureFiles: Rule = (files) => {
  const features = files.filter(({ path }) => path.startsWith('server/features/'));
  const strange = features
    .filter(({ path }) => !OF_CONTEXT.test(path) && !ALLOWED.test(path.replace(FEATURE, '').slice(1)))
    .map(({ path }) => ({
      path,
      message:
        'A feature may have these files only: routes, commands (or commands/verb-noun), queries (or queries/name), policy, present, lifecycle. ' +
        'Move a rule to domain/, and code that serves all features to its own folder of server/.',
    }));
  const byFeature = Map.groupBy(
    features.filter(({ path }) => !isTest(path) && FEATURE.test(path)),
    ({ path }) => FEATURE.exec(path)?.[0],
  );
  const divided = [...byFeature.values()]
    .filter((feature) => feature.reduce((lines, file) => lines + linesOf(file), 0) < FOLDERS_FROM)
    .flatMap((feature) => feature.filter(({ path }) => /\/(?:commands|queries)\//.test(path)))
    .map(({ path }) => ({
      path,
      message: `This feature has fewer than ${FOLDERS_FROM} lines. Put all its commands into commands.ts and all its queries into queries.ts.`,
    }));
  return [...strange, ...divided];
};
