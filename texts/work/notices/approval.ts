import type { AgreementFacts } from '#domain/work/facts.ts';
import type { WorkLifecycles } from '#domain/work/lifecycles.ts';
import { formatLongDay } from '#texts/kernel/format.ts';
import type { NoticeTextsOf } from '#texts/kernel/notice-text.ts';

/** The subject of the agreement, in words for a guardian. */
const aboutChild = (p: AgreementFacts) =>
  p.kind === 'extension'
    ? `att ${p.company_name} får visa ${p.talent_name} längre som ${p.role_title} i ${p.project_title}`
    : `att ${p.talent_name} medverkar som ${p.role_title} i ${p.project_title}`;

export const approvalNotices: NoticeTextsOf<WorkLifecycles, 'approval'> = {
  'approval.ask': {
    guardian: (p) => ({
      title: `Skriv under ett avtal för ${p.first_name}`,
      message: `Hej ${p.guardian_name}.\n\n${p.company_name} har skrivit under ett avtal om ${aboutChild(p)}. Eftersom ${p.first_name} är under 18 år gäller avtalet bara om du som vårdnadshavare också skriver under.\n\nLäs hela avtalet och svara senast ${formatLongDay(p.answer_by)}.`,
      action: 'Läs avtalet',
    }),
  },
  'approval.remind': {
    guardian: (p) => ({
      title: `Påminnelse: avtalet för ${p.first_name}`,
      message: `Hej ${p.guardian_name}.\n\nAvtalet om ${aboutChild(p)} väntar på din underskrift. Svara senast ${formatLongDay(p.answer_by)}. Länken här ersätter den förra.`,
      action: 'Läs avtalet',
    }),
  },
  'approval.show': {
    guardian: (p) => ({
      title: `${p.first_name} är bokad`,
      message: `Hej ${p.guardian_name}.\n\nDet finns ett avtal med ${p.company_name} om ${aboutChild(p)}. Det skrevs under av den som var vårdnadshavare här före dig och gäller fortfarande.\n\nMed länken läser du avtalet och ser vad som behövs före arbetet. Där anger du också vem som följer med och att skolan har beviljat ledigt.`,
      action: 'Läs avtalet',
    }),
  },
  'approval.sign': {
    guardian: (p) => ({
      title: `Du har skrivit under för ${p.first_name}`,
      message: `Hej ${p.guardian_name}.\n\nTack. Din underskrift på avtalet om ${p.project_title} hos ${p.company_name} är sparad, och nu skriver ${p.first_name} under. Med länken kan du läsa avtalet när du vill.`,
      action: 'Läs avtalet',
    }),
  },
};
