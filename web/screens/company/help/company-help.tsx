import { companyAnswers } from '#texts/talk/help/company.ts';
import { HelpScreen } from '#web/features/talk/help/help-screen.tsx';

/** CompanyHelp: what companies ask, and the way to a person. */
export default function CompanyHelp() {
  return <HelpScreen title="Hjälp" answers={companyAnswers} />;
}
