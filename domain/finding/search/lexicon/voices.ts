import type { VoicePart } from '#domain/finding/search/reading.ts';

/** The written forms of a voice part: 'förstasopraner', 'altar', 'bastoner', 'tenorstämman'. */
export const VOICE_WORD =
  /^(?:förste|första|förstea?|andre|andra|låg|låga|hög|höga)?(mezzosopran|mezzo|sopran|alt|tenor|baryton|bas)(er|erna|ar|arna|en|toner|stämma|stämman|stämmor|stämmorna|röst|röster)?$/;

export const VOICE_PARTS: Readonly<Record<string, VoicePart>> = {
  sopran: 'soprano',
  mezzosopran: 'mezzo',
  mezzo: 'mezzo',
  alt: 'alto',
  tenor: 'tenor',
  baryton: 'baritone',
  bas: 'bass',
};

/** Words that join several voice parts. */
export const BETWEEN_VOICES = /^(?:och|eller|samt|,|&|\/|en|ett|två|tre|fyra|även|kanske|alternativt|el)$/;

/** People who lead or accompany a choir. */
export const LEADS_CHOIR = /^(?:dirigent|körledare|körpedagog|ledare|pianist|ackompanjatör|organist|kantor)/;

/** Endings of the names of choirs. */
export const CHOIR_ENDING = /kör(?:en|er|erna)?$/;

/** Choirs of one gender, by the beginning of their name. */
export const CHOIR_OF = new Map([
  ['flick', 'female'],
  ['dam', 'female'],
  ['kvinno', 'female'],
  ['tjej', 'female'],
  ['goss', 'male'],
  ['pojk', 'male'],
  ['mans', 'male'],
]);
