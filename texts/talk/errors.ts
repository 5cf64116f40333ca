import type { errors } from '#contract/talk/errors.ts';
import type { ErrorTextsOf } from '#texts/kernel/error-texts.ts';

export const errorTexts: ErrorTextsOf<typeof errors> = {
  thread_closed: 'Det går inte att skriva här längre.',
  thread_blocked: 'Talangen har avslutat kontakten, så det går inte att skriva här.',
  asker_named: 'Texten innehåller namnet på den som frågade. Ta bort det, så att ingen ser vem det är.',
  company_writes_first: 'Du kan svara när företaget har skrivit till dig.',
  inquiry_full: 'Ärendet är fullt. Ställ en ny fråga i stället.',
  file_unknown:
    'Vi kan inte ta emot den sortens fil. Skicka en bild, en PDF, ljud (MP3, M4A, WAV) eller film (MP4, MOV).',
  media_unreadable:
    'Vi kan inte läsa filmen eller ljudet och därför inte ta bort platsen ur det. Spara om filen som MP4, M4A eller MP3.',
  unsent_full: 'Du har många filer som inte har skickats. Skicka dem du har valt, eller försök igen i morgon.',
  push_service_unknown: 'Vi kan inte skicka aviseringar till den här webbläsaren.',
  record_exists: 'Det finns redan en sådan post.',
};
