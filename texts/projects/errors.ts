import type { ErrorData, errors } from '#contract/projects/errors.ts';
import type { CastingNeed } from '#domain/projects/project/project.rules.ts';
import type { ErrorTextsOf } from '#texts/kernel/error-texts.ts';
import { listed } from '#texts/kernel/in-sentence.ts';

const NEEDS: Record<CastingNeed, string> = {
  title: 'en titel',
  dates: 'datum',
  place: 'en plats',
  roles: 'minst en roll',
  role_fee: 'namn, antal och arvode för varje roll',
  hours: 'tider för varje roll, eller att de inte är bestämda',
  rights: 'var materialet får visas, eller att det inte visas',
};

export const errorTexts: ErrorTextsOf<typeof errors, ErrorData> = {
  brief_unreadable: 'Texten tar för lång tid att läsa. Korta den, eller dela upp den och läs en del i taget.',
  template_name_used: 'Ni har redan en mall som heter så.',
  too_many_templates: 'Ni har så många mallar som går.',
  terms_locked: 'När förfrågningar är ute ändras villkoren bara genom att fråga igen.',
  role_in_use: 'Rollen kan inte tas bort när den är annonserad eller någon har fått en förfrågan om den.',
  project_incomplete: (data) =>
    `Projektet behöver ${data ? listed(data.missing.map((need) => NEEDS[need])) : 'fyllas i'} innan det kan gå vidare.`,
  no_requests_sent: 'Skicka minst en förfrågan först.',
  already_requested: 'Personen har redan fått en förfrågan om rollen.',
  nobody_interested: 'Ingen har svarat ja ännu.',
  nobody_approved: 'Godkänn minst en person först.',
  roles_short: (data) =>
    data
      ? `Det saknas folk: ${listed(data.roles.map((role) => `${role.missing} till ${role.title}`))}. Bekräfta om du vill gå vidare ändå.`
      : 'Alla roller är inte tillsatta. Bekräfta om du vill gå vidare ändå.',
  order_waits_for_all: 'Alla har inte sagt ja. Ersätt den som inte kan, eller boka var för sig.',
  order_has_no_review: 'En beställning har inget urval. Aktivera den direkt.',
  work_not_over: 'Sista arbetsdagen har inte varit ännu.',
};
