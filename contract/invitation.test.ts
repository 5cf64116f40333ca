import { expect, test } from 'vitest';
import { invitationRoutes } from './invitation.ts';

test.each([
  ['Teckentolk', true, []],
  ['Teckentolk', false, [['consents']]],
  ['', false, []],
  ['', true, []],
])(
  'what somebody needs in order to take part is told with their consent, and taken back without: %j, %j',
  (words, consents, refused) => {
    const { error } = invitationRoutes['PUT /talent/invitations/:id/access-needs'].body.safeParse({ words, consents });
    expect(error?.issues.map(({ path }) => path) ?? []).toEqual(refused);
  },
);
