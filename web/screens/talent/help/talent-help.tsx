import { talentAnswers } from '#texts/talk/help/talent.ts';
import { HelpScreen } from '#web/features/talk/help/help-screen.tsx';

/** TalentHelp: questions that talents ask, and the contact form. */
export default function TalentHelp() {
  return <HelpScreen title="Hjälp & Support" answers={talentAnswers} />;
}
