/** Words for audition appointments. The types demand a word for every value: a missing word does not compile. */
import type { AppointmentStatus } from '#domain/auditions/appointment/appointment.workflow.ts';
import type { FillOrder, LeftWhy } from '#domain/auditions/audition/fill.ts';
import type { StateLabel } from '#texts/kernel/label.ts';

/** Labels for the company. */
export const appointmentLabels: Record<AppointmentStatus, StateLabel> = {
  told: { word: 'Inte bekräftad', tone: 'waiting' },
  confirmed: { word: 'Bekräftad', tone: 'agreed' },
  declined: { word: 'Kan inte då', tone: 'lost' },
  dropped: { word: 'Utan tid', tone: 'neutral' },
  arrived: { word: 'På plats', tone: 'info' },
  in: { word: 'Inne', tone: 'info' },
  ended: { word: 'Gäller inte', tone: 'neutral' },
};

/** Labels for the appointment's own talent. */
export const ownAppointmentLabels: Record<AppointmentStatus, StateLabel> = {
  told: { word: 'Väntar på att du bekräftar', tone: 'waiting' },
  confirmed: { word: 'Du har bekräftat', tone: 'agreed' },
  declined: { word: 'Du kan inte då', tone: 'neutral' },
  dropped: { word: 'Tiden gäller inte längre', tone: 'lost' },
  arrived: { word: 'Du är anmäld på plats', tone: 'agreed' },
  in: { word: 'Det är din tur', tone: 'agreed' },
  ended: { word: 'Gäller inte längre', tone: 'neutral' },
};

export const fillOrderWords: Record<FillOrder, string> = {
  role: 'Roll för roll',
  given: 'Som de kallades',
  random: 'Lottning',
};

export const leftWhyWords: Record<LeftWhy, string> = {
  unfit: 'Kan inte någon av de lediga tiderna',
  full: 'Tiderna som passar är fulla',
};
