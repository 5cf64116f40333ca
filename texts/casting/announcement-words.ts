import type { Review } from '#domain/casting/announcement/announcement.rules.ts';
import type { AnnouncementStatus, announcementWorkflow } from '#domain/casting/announcement/announcement.workflow.ts';
import type { PersonCommandOf } from '#domain/kernel/workflow/workflow.ts';
import type { HumanLimit } from '#domain/projects/project/human-limits.ts';
import type { StateLabel } from '#texts/kernel/label.ts';

export const announcementStatusLabels: Record<AnnouncementStatus, StateLabel> = {
  draft: { word: 'Utkast', tone: 'neutral' },
  waiting: { word: 'Granskas', tone: 'waiting' },
  published: { word: 'Ute', tone: 'agreed' },
  closed: { word: 'Stängd', tone: 'neutral' },
  refused: { word: 'Behöver ändras', tone: 'lost' },
  withdrawn: { word: 'Borttagen', tone: 'neutral' },
};

export const announcementCommandLabels: Record<PersonCommandOf<typeof announcementWorkflow>, string> = {
  submit: 'Skicka för granskning',
  publish: 'Publicera annonsen',
  approve: 'Godkänn annonsen',
  refuse: 'Avslå annonsen',
  'take-down': 'Ta bort annonsen',
  withdraw: 'Släng annonsen',
  close: 'Stäng annonsen',
};

/** Warnings that a request or announcement asks too much of people, most with a remedy. */
export const limitWords: Record<HumanLimit, string> = {
  no_time: 'De får svara bara samma dag. Ge dem minst tre dagar, så hinner fler svara.',
  few_days: 'Det är få dagar att svara på. Ge dem minst tre, och fyra när det är mycket att läsa.',
  over_weekend:
    'Frågan går ut inför helgen. Låt dem svara till och med tisdag, så slipper de lämna svar på sin lediga tid.',
  much_text: 'Det är mer än tre sidor att läsa. Korta om det går.',
  too_much_text: 'Det är mer än sex sidor att läsa. Korta texten först.',
  many_roles: 'De tillfrågas om fler än två roller på en gång.',
  many_open: 'Det är fler än tio som får frågan för varje plats. De flesta får vänta på ett nej.',
  too_many_open:
    'Det är fler än trettio som får frågan för varje plats. Fråga färre åt gången, eller vänta tills några har svarat.',
  unpaid: 'Arbetet är oavlönat. Skriv i texten vad de får i stället.',
  unpaid_advertising: 'Reklam utan arvode går varken att annonsera eller fråga om. Sätt ett arvode på rollen.',
  intimacy_unsaid:
    'Rollen har intima scener eller nakenhet som inte beskrivs. Skriv först i rollens villkor hur långt det går.',
};

/** The choices of the setting that says which announcements administrators review before publication, in words. */
export const reviewWords: Record<Review, { readonly name: string; readonly means: string }> = {
  none: { name: 'Ingen', means: 'Alla annonser visas genast' },
  first: { name: 'Den första', means: 'Varje företags första annons läses av oss, sedan visas deras genast' },
  all: { name: 'Alla', means: 'Varje annons läses av oss innan den visas' },
};
