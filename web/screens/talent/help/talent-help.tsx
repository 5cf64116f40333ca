import { talentAnswers } from '#texts/talk/help/talent.ts';
import { HelpScreen } from '#web/features/talk/help/help-screen.tsx';

/** TalentHelp: answers to common questions of talents, and a form for asking a person. */
export default function TalentHelp() {
  return <HelpScreen title="Hjälp & Support" answers={talentAnswers} />;
}
