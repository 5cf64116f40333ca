import type { errors } from '#contract/deal/errors.ts';
import type { ErrorTextsOf } from '#texts/kernel/error-texts.ts';

export const errorTexts: ErrorTextsOf<typeof errors> = {
  rate_exists: 'Det finns redan en sats från den dagen. Ta tillbaka den först, eller välj en annan dag.',
  rate_has_begun: 'Satsen har redan börjat gälla. Lägg till en ny i stället.',
  rights_unsaid:
    'Avtalet ger ingen rätt att visa det som spelas in. Kryssa i att det inte visas, eller erbjud ett nytt avtal med rättigheter.',
};
