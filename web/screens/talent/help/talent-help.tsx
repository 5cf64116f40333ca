import { talentAnswers } from '#texts/talk/help/talent.ts';
import { HelpScreen } from '#web/features/talk/help/help-screen.tsx';
import { InjurySection } from '#web/features/work/injury/injury-section.tsx';

/** TalentHelp: answers to common questions of talents, a form for asking a person, and reports of injuries at work. */
export default function TalentHelp() {
  return (
    <HelpScreen title="Hjälp & Support" answers={talentAnswers}>
      <InjurySection isForCompany={false} />
    </HelpScreen>
  );
}
