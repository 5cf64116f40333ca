import { companyAnswers } from '#texts/talk/help/company.ts';
import { HelpScreen } from '#web/features/talk/help/help-screen.tsx';

/** CompanyHelp: questions that companies ask, and the contact form. */
export default function CompanyHelp() {
  return <HelpScreen title="Hjälp" answers={companyAnswers} />;
}
