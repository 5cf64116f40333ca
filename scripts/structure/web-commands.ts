import { isTest, lineAt, type Problem, type Rule, withoutComments } from './source.ts';

const REFRESH = 'web/api/refresh.ts';
const COMMANDS = 'web/api/use-command.ts';

// MAY_CALL: files whose calls begin, renew or end a session, serve a passkey, or are made without a screen. ONLY_ASKS: POST routes that only query.
const MAY_CALL = /^web\/(?:api|features\/accounts\/session)\/|\/passkey-ceremony\.ts$|\/push\/keep-device\.ts$/;
const ONLY_ASKS =
  /^POST \/(?:(?:guardian-consents(?:\/family)?|approvals|client-presentations|appeals)\/view|account\/verification\/confirm-link)$/;

/** Screens send all commands by `useCommand`, and the contract says which cached answers a command makes stale. */
export const webCommands: Rule = (files) =>
  files
    .filter(({ path }) => path.startsWith('web/') && path !== REFRESH && !isTest(path))
    .flatMap(({ path, text }) => {
      const code = withoutComments(text);
      const at = (index: number) => `${path}:${lineAt(code, index)}`;
      const byHand = [...code.matchAll(/\b(invalidateQueries|refetchQueries|resetQueries|useMutation)\b/g)].map(
        ({ index, 1: what }): Problem => ({
          path: at(index),
          message: `Must not use ${what}. Send commands with ${COMMANDS}, or call a function of ${REFRESH}.`,
        }),
      );
      if (MAY_CALL.test(path)) return byHand;
      const called = [...code.matchAll(/\bapi\(\s*['"`]((?:POST|PUT|PATCH|DELETE) [^'"`]*)/g)]
        .filter(({ 1: route = '' }) => !ONLY_ASKS.test(route))
        .map(
          ({ index, 1: route }): Problem => ({
            path: at(index),
            message: `Must not call ${route} directly. Send the command with ${COMMANDS}.`,
          }),
        );
      return [...byHand, ...called];
    });
