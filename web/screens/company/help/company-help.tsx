import { companyAnswers } from '#texts/talk/help/company.ts';
import { HelpScreen } from '#web/features/talk/help/help-screen.tsx';

/** CompanyHelp: answers to common questions of companies, and a form for asking a person. */
export default function CompanyHelp() {
  return <HelpScreen title="Hjälp" answers={companyAnswers} />;
}
