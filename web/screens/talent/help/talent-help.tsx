import { talentAnswers } from '#texts/talk/help/talent.ts';
import { HelpScreen } from '#web/features/talk/help/help-screen.tsx';

/** TalentHelp: what talents ask, and the way to a person. */
export default function TalentHelp() {
  return <HelpScreen title="Hjälp & Support" answers={talentAnswers} />;
}
