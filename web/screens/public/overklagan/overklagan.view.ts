import type { AppealView } from '#contract/accounts/appeal.ts';
import type { AppealAbout } from '#domain/accounts/appeal/appeal.rules.ts';

const DECIDED: Record<AppealAbout, (name: string) => string> = {
  refusal: (name) => `Ansökan från ${name} fick nej`,
  suspension: (name) => `${name} är avstängt från Medverka`,
  review: (name) => `Profilen för ${name} behöver ändras`,
};

/** The title and first text of the page: the decision, and the state of the appeal. */
export function appealStory({
  name,
  about,
  status,
  actions,
}: Pick<AppealView, 'name' | 'about' | 'status' | 'actions'>): { title: string; explanation: string } {
  switch (status) {
    case 'open':
      return {
        title: DECIDED[about](name),
        explanation: actions.includes('write')
          ? 'Här läser du varför, och kan överklaga om du tycker att det är fel.'
          : 'Tiden för att överklaga har gått ut.',
      };
    case 'waiting':
      return {
        title: 'Vi har fått din överklagan',
        explanation: 'En människa läser den och svarar. Du får mejl, och svaret finns också här.',
      };
    case 'upheld':
      return { title: 'Beslutet står fast', explanation: 'Vi har läst din överklagan och gått igenom beslutet igen.' };
    case 'granted':
      return { title: 'Du fick rätt', explanation: `Beslutet om ${name} är ändrat. Du kan logga in som vanligt.` };
    case 'lapsed':
      return { title: 'Beslutet gäller inte längre', explanation: 'Det finns inget att överklaga.' };
  }
}
