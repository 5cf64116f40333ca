import { companyAnswers } from '#texts/talk/help/company.ts';
import { HelpScreen } from '#web/features/talk/help/help-screen.tsx';
import { InjurySection } from '#web/features/work/injury/injury-section.tsx';

/** CompanyHelp: answers to common questions of companies, a form for asking a person, and reports of injuries at work. */
export default function CompanyHelp() {
  return (
    <HelpScreen title="Hjälp" answers={companyAnswers}>
      <InjurySection isForCompany={true} />
    </HelpScreen>
  );
}
