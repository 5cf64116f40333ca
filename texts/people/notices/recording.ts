import type { RecordingFacts } from '#domain/people/facts.ts';
import type { PeopleLifecycles } from '#domain/people/lifecycles.ts';
import { formatMoment } from '#texts/kernel/format.ts';
import type { NoticeTextsOf } from '#texts/kernel/notice-text.ts';
import { formatBytes, recordingNouns, refusedForWords } from '#texts/people/recording-words.ts';

/** 'din self-tape, tagning 2, till Höstkampanj' */
function called({ purpose, position, title }: RecordingFacts): string {
  const take = purpose === 'self_tape' ? `, tagning ${position}` : '';
  return `${recordingNouns[purpose].own}${take}${title ? `, till ${title}` : ''}`;
}

const begun = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const recordingNotices: NoticeTextsOf<PeopleLifecycles, 'recording'> = {
  'recording.receive': {
    talent: (p) => ({
      title: `Vi har tagit emot ${recordingNouns[p.purpose].own}`,
      message: `${begun(called(p))}, ${formatBytes(p.bytes)}. Du började skicka ${formatMoment(p.begun_date)}, och ${formatMoment(p.received_date)} hade allt kommit fram.`,
      action: 'Se den',
    }),
  },
  'recording.refuse': {
    talent: (p) => ({
      title: `Det gick inte att använda ${recordingNouns[p.purpose].own}`,
      message: `${begun(called(p))}: ${refusedForWords[p.refused_for]}`,
      action: 'Skicka en ny',
    }),
  },
  'recording.give-up': {
    talent: (p) => ({
      title: `Allt av ${recordingNouns[p.purpose].own} kom inte fram`,
      message: `${begun(called(p))}: allt kom inte fram i tid, så det som hade kommit är borttaget. Du kan skicka igen.`,
      action: 'Skicka igen',
    }),
  },
  'recording.delete': {
    talent: (p) => ({
      title: `Vi har tagit bort ${recordingNouns[p.purpose].own}`,
      message: `${begun(called(p))}: den behövs inte längre, så vi har tagit bort den för gott.`,
      action: 'Gå vidare',
    }),
  },
};
