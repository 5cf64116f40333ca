import { expect, test } from 'vitest';
import { invitationRoutes } from '#contract/auditions/invitation.ts';
import { callSheetRoutes } from '#contract/work/call-sheet.ts';

const TOLD = {
  'what somebody needs in order to take part': invitationRoutes['PUT /talent/invitations/:id/access-needs'].body,
  'allergies and diet': callSheetRoutes['PUT /talent/assignments/:id/diet'].body,
};

test.each(Object.entries(TOLD))('%s: needs consent to be stored, and none to be removed', (_, body) => {
  const refused = (words: string, consents: boolean) =>
    body.safeParse({ words, consents }).error?.issues.map(({ path }) => path.join('.')) ?? [];
  expect(refused('Nötter och teckentolk', true)).toEqual([]);
  expect(refused('Nötter och teckentolk', false)).toEqual(['consents']);
  expect(refused('', false)).toEqual([]);
  expect(refused('', true)).toEqual([]);
});
