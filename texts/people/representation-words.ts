import type { Allowed } from '#domain/kernel/roles/agent-permissions.ts';
import type { PersonCommandOf } from '#domain/kernel/workflow/workflow.ts';
import type {
  RepresentationStatus,
  representationWorkflow,
} from '#domain/people/representation/representation.workflow.ts';
import { BRAND } from '#texts/kernel/brand.ts';
import { listed } from '#texts/kernel/in-sentence.ts';
import type { StateLabel } from '#texts/kernel/label.ts';

export const allowedLabels: Record<Allowed, { readonly name: string; readonly hint: string }> = {
  answers: { name: 'Ja och nej', hint: 'Svara på förfrågningar och provfilmningar.' },
  times: { name: 'Tider', hint: 'Välja, bekräfta och be om tider för provfilmningar.' },
  terms: { name: 'Villkor', hint: 'Lämna motbud och godkänna företagets. Ett godkänt motbud är ett ja.' },
};

const inSentence: Record<Allowed, string> = { answers: 'ja och nej', times: 'tider', terms: 'villkor' };

/** 'får svara om ja och nej och tider', or 'får bara läsa'. */
export const allowedWords = (allowed: readonly Allowed[]): string =>
  allowed.length === 0
    ? 'får läsa men inte svara'
    : `får läsa och svara om ${listed(allowed.map((one) => inSentence[one]))}`;

export const representationLabels: Record<RepresentationStatus, StateLabel> = {
  offered: { word: 'Väntar på svar', tone: 'waiting' },
  accepted: { word: 'Din agent', tone: 'agreed' },
  declined: { word: 'Svarade nej', tone: 'neutral' },
  withdrawn: { word: 'Tillbakatagen', tone: 'neutral' },
  lapsed: { word: 'Svarade inte', tone: 'neutral' },
  ended: { word: 'Avslutad', tone: 'neutral' },
};

export const representationCommandLabels: Record<
  Exclude<PersonCommandOf<typeof representationWorkflow>, 'allow'>,
  string
> = {
  withdraw: 'Ta tillbaka frågan',
  accept: 'Ja, jag är agent',
  decline: 'Nej tack',
  end: 'Avsluta',
  resign: 'Sluta som agent',
};

interface About {
  readonly talent_name: string;
  readonly agent_name: string;
  readonly allowed: readonly Allowed[];
}

const ROSTER = { action: 'Till dina talanger', path: '/TalentRoster' };
const REASON = `Du får det här mejlet för att en talang hos ${BRAND} har skrivit din adress som sin agents.`;

const MAILS: Record<'offer' | 'allow' | 'withdraw' | 'end', (about: About) => { title: string; message: string }> = {
  offer: ({ talent_name, agent_name, allowed }) => ({
    title: `${talent_name} vill att du är agent`,
    message: `Hej ${agent_name}. ${talent_name} har en profil hos ${BRAND} och vill att du är agent. Du ${allowedWords(allowed)}.\n\nLogga in eller skapa ett konto som talang med den här e-postadressen, slå på tvåstegsverifiering och svara. Har du fått mejlet av misstag kan du bortse från det.`,
  }),
  allow: ({ talent_name, allowed }) => ({
    title: `${talent_name} har ändrat vad du får göra`,
    message: `Som agent för ${talent_name} gäller från nu: du ${allowedWords(allowed)}.`,
  }),
  withdraw: ({ talent_name }) => ({
    title: `Frågan från ${talent_name} gäller inte längre`,
    message: `${talent_name} har tagit tillbaka frågan om att du är agent. Du behöver inte göra något.`,
  }),
  end: ({ talent_name }) => ({
    title: `Du är inte längre agent för ${talent_name}`,
    message: `${talent_name} har avslutat att du är agent. Du ser inte längre förfrågningar och bokningar, och får inga kopior.`,
  }),
};

/** A mail to an agent, who may have no account yet. */
export const agentMail = (what: keyof typeof MAILS, about: About) => ({
  ...MAILS[what](about),
  ...ROSTER,
  reason: REASON,
});

/** The head of a mail that is copied to an agent, before the title, and the reason under the mail. */
export const COPY_TITLE = 'Kopia, ';
export const COPY_REASON = `Mejlet gick till en talang som du är agent för hos ${BRAND}. Du slutar få kopior när du slutar som agent.`;
