import { expect, test } from 'vitest';
import { MAIL_STOPS } from '#domain/kernel/mail/mail-choices.ts';
import { readStop, stopPath } from './mail-stop.ts';

const ENV = { personal_data_secrets: ['a secret of tests, long enough for a key'] } as const;
const ACCOUNT = '0a8c5a4e-0000-4000-8000-000000000001';
const OTHER = '0a8c5a4e-0000-4000-8000-000000000002';

const linkOf = (path: string) => {
  const { searchParams } = new URL(path, 'https://medverka.example');
  return [searchParams.get('of'), searchParams.get('token')] as const;
};

test.each(MAIL_STOPS)(
  'the link of %s ends only these mails, only of its account, and only if we have made it',
  (stop) => {
    const mail = { stop, account_id: ACCOUNT };
    const [of, token] = linkOf(stopPath(ENV, mail));
    expect(readStop(ENV, of, token)).toEqual(mail);
    expect(readStop(ENV, of, token?.replace(ACCOUNT, OTHER))).toBeUndefined();
    expect(MAIL_STOPS.filter((one) => readStop(ENV, one, token))).toEqual([stop]);
    expect(readStop({ personal_data_secrets: ['another secret, long enough for a key'] }, of, token)).toBeUndefined();
  },
);

test('mails that never end have no link, and a link has nothing else in it', () => {
  for (const of of ['talent.pay', 'talent.work', 'talent.none', 'admin.help', '', null, ['talent.help']]) {
    expect(readStop(ENV, of, linkOf(stopPath(ENV, { stop: 'talent.help', account_id: ACCOUNT }))[1])).toBeUndefined();
  }
  for (const token of ['', ACCOUNT, `${ACCOUNT}.`, null, 7])
    expect(readStop(ENV, 'talent.help', token)).toBeUndefined();
});
