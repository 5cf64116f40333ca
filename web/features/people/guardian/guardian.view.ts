import type { TalentGuardian } from '#contract/people/guardian.ts';
import type { GuardianStatus } from '#domain/people/guardian/guardian.workflow.ts';
import type { Tone } from '#texts/kernel/label.ts';

type Consent = NonNullable<TalentGuardian['consent']>;

export interface GuardianWords {
  readonly tone: Tone;
  readonly word: string;
  readonly explanation: string;
  readonly can_ask_again: boolean;
}

const WORDS: Record<GuardianStatus, (name: string) => Omit<GuardianWords, 'can_ask_again'>> = {
  asked: (name) => ({
    tone: 'waiting',
    word: 'Väntar på din vårdnadshavare',
    explanation: `${name} har fått ett mejl med en länk. Du kan fylla i resten under tiden.`,
  }),
  given: (name) => ({
    tone: 'agreed',
    word: 'Din vårdnadshavare har samtyckt',
    explanation: `${name} har sagt ja. När profilen är klar kan företag hitta dig.`,
  }),
  refused: (name) => ({
    tone: 'lost',
    word: 'Din vårdnadshavare har svarat nej',
    explanation: `${name} har inte samtyckt, så företag kan inte hitta dig. Allt du har fyllt i finns kvar. Prata med varandra innan du frågar igen.`,
  }),
  withdrawn: (name) => ({
    tone: 'lost',
    word: 'Samtycket är tillbakataget',
    explanation: `${name} har tagit tillbaka sitt ja, så företag hittar dig inte längre och du kan inte säga ja till förfrågningar. Det du är bokad till står kvar.`,
  }),
  cancelled: () => ({
    tone: 'neutral',
    word: 'Frågan är tillbakatagen',
    explanation: 'Fråga en vårdnadshavare på nytt.',
  }),
};

/**
 * The state of the question to a guardian, in words for the talent.
 * @param is_whole true if all necessary guardians have consented
 */
export function guardianWords(consent: Consent, is_whole = consent.status === 'given'): GuardianWords {
  const can_ask_again = consent.actions.includes('ask-again');
  if (consent.status === 'given' && !is_whole) {
    const explanation = `${consent.guardian_name} har sagt ja. Ni har två vårdnadshavare, så företag hittar dig först när båda har gjort det.`;
    return { ...WORDS.given(consent.guardian_name), explanation, can_ask_again };
  }
  if (!consent.is_expired) return { ...WORDS[consent.status](consent.guardian_name), can_ask_again };
  return {
    tone: 'lost',
    word: 'Länken har slutat gälla',
    explanation: `${consent.guardian_name} har inte svarat, och länken i mejlet fungerar inte längre. Skicka den igen.`,
    can_ask_again,
  };
}
