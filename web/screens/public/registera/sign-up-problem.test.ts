import { afterEach, describe, expect, it, vi } from 'vitest';
import { errorTexts } from '#texts/registry/errors.ts';
import { ApiError, api } from '#web/api/client.ts';
import { signUpProblem } from './sign-up-problem.ts';

const refusal = (message: string, status = 422, code: ApiError['code'] = 'internal') =>
  signUpProblem(new ApiError(code, status, message));

const FAILED = 'Kunde inte skapa konto. Försök igen.';
const typed = {
  first_name: 'Maja',
  last_name: 'Strand',
  email: 'maja@example.com',
  password: 'stugan vid sjön',
  birth_date: '1992-02-03',
  accepts_terms: true as const,
};

/** The problem that the screen shows if the network gives this answer to a sign-up. */
function problemAfter(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', answer);
  return api('POST /account/talent-sign-up', { body: typed }).then(() => undefined, signUpProblem);
}

afterEach(() => void vi.unstubAllGlobals());

describe('a refused sign-up', () => {
  it.each([
    ['already_registered_mail_sent', { kind: 'verify', message: errorTexts.already_registered_mail_sent }],
    ['already_registered_mail_failed', { kind: 'form', message: errorTexts.already_registered_mail_failed }],
    ['already_registered_verified', { kind: 'form', message: errorTexts.already_registered_verified }],
    ['email_used', { kind: 'fields', fields: { email: 'E-post används' } }],
    ['weak_password', { kind: 'fields', fields: { password: errorTexts.weak_password } }],
    ['invalid_email', { kind: 'fields', fields: { email: errorTexts.invalid_email } }],
  ] as const)('keeps the sentence of %s', (code, problem) => {
    expect(refusal(errorTexts[code], 422, code)).toEqual(problem);
  });

  it('classifies a 422 without a known code in the order of U-05', () => {
    expect(refusal('Email already registered, password too weak').kind).toBe('verify');
    expect(refusal('User already exists').kind).toBe('verify');
    expect(refusal('Password too short for this email')).toEqual({
      kind: 'fields',
      fields: { password: 'Lösenordet är för svagt. Använd minst 8 tecken.' },
    });
    expect(refusal('Bad email')).toEqual({
      kind: 'fields',
      fields: { email: 'Ogiltig e-postadress. Kontrollera att e-posten är korrekt.' },
    });
    expect(refusal('quota')).toEqual({ kind: 'form', message: 'Registrering misslyckades: quota' });
  });

  it('recognises the words "already registered" with any status', () => {
    expect(refusal('already registered', 400).kind).toBe('verify');
  });

  it("shows the server's message, or a general failure", () => {
    expect(refusal('Vänta en stund.', 429, 'too_many_requests')).toEqual({ kind: 'form', message: 'Vänta en stund.' });
    expect(refusal('', 500)).toEqual({ kind: 'form', message: FAILED });
    expect(signUpProblem(new Error('broken'))).toEqual({ kind: 'form', message: FAILED });
  });

  it.each([
    ['a page of a proxy', async () => new Response('<h1>502 Bad Gateway</h1>', { status: 502 })],
    ['a refusal of a proxy', async () => new Response('<h1>Too many requests</h1>', { status: 429 })],
    ['JSON of somebody else', async () => Response.json({ error: 'Bad Gateway' }, { status: 502 })],
    ['nothing', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('shows a general failure when %s comes instead of the server’s message (S-258)', async (_, answer) => {
    expect(await problemAfter(answer)).toEqual({ kind: 'form', message: FAILED });
  });

  it("shows the server's own message about its failure", async () => {
    const error = { code: 'internal', message: errorTexts.internal, request_id: '1' };
    const answer = async () => Response.json({ error }, { status: 500 });
    expect(await problemAfter(answer)).toEqual({ kind: 'form', message: errorTexts.internal });
  });

  it('puts the errors of fields beside the fields', () => {
    const error = new ApiError('invalid_input', 422, '', { birth_date: 'Ogiltigt år.' });
    expect(signUpProblem(error)).toEqual({ kind: 'fields', fields: { birth_date: 'Ogiltigt år.' } });
  });
});
