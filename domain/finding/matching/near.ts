import type { BodyTypeId } from '#domain/kernel/vocabulary/looks.ts';
import { SKILLS } from '#domain/kernel/vocabulary/skills.ts';
import type { ChoiceKind } from './condition.ts';

/** Another choice that also meets the wish. `fit` 1 means as well as the wished choice. */
export interface Near {
  readonly id: string;
  readonly fit: number;
}

const kindsOfDance = SKILLS.filter(({ group, id }) => group === 'dance' && id !== 'dance_general').map(({ id }) => ({
  id,
  fit: 0.95,
}));

/**
 * Per wished choice: its subkinds ('blont' includes ljusblont, 'kan dansa' includes ballet) and choices so close that a
 * caster would want to see them. Each direction is an entry of its own: a wish for ljusblont does not include blont.
 */
const NEAR: Partial<Record<ChoiceKind, Readonly<Record<string, readonly Near[]>>>> = {
  category: {
    actor: [{ id: 'child_actor', fit: 1 }],
    model: [
      { id: 'runway_model', fit: 1 },
      { id: 'fitness_model', fit: 0.9 },
      { id: 'plus_model', fit: 0.9 },
    ],
    voice_actor: [{ id: 'voiceover', fit: 0.8 }],
    voiceover: [{ id: 'voice_actor', fit: 0.8 }],
  },
  hair_color: {
    blonde: [
      { id: 'light_blonde', fit: 1 },
      { id: 'dark_blonde', fit: 0.9 },
      { id: 'strawberry', fit: 0.8 },
    ],
    brown: [
      { id: 'light_brown', fit: 0.95 },
      { id: 'dark_brown', fit: 0.95 },
    ],
    // 'Mörkhårig' is read as dark brown.
    dark_brown: [
      { id: 'black', fit: 0.9 },
      { id: 'brown', fit: 0.8 },
    ],
    red: [{ id: 'strawberry', fit: 0.9 }],
    grey: [{ id: 'white', fit: 0.7 }],
  },
  eye_color: {
    blue: [
      { id: 'blue_grey', fit: 0.9 },
      { id: 'blue_green', fit: 0.9 },
    ],
    green: [
      { id: 'blue_green', fit: 0.8 },
      { id: 'hazel', fit: 0.6 },
    ],
    brown: [
      { id: 'dark_brown', fit: 1 },
      { id: 'hazel', fit: 0.8 },
      { id: 'amber', fit: 0.6 },
    ],
    grey: [{ id: 'blue_grey', fit: 0.9 }],
  },
  hair_length: {
    long: [{ id: 'very_long', fit: 1 }],
    short: [{ id: 'very_short', fit: 0.9 }],
  },
  beard: { beard: [{ id: 'goatee', fit: 0.8 }] },
  body_type: { athletic: [{ id: 'muscular' satisfies BodyTypeId, fit: 0.8 }] },
  licence: {
    // Licences for a trailer, lorry or bus include the licence for a car.
    drivers_license_b: ['drivers_license_be', 'drivers_license_c', 'drivers_license_d'].map((id) => ({ id, fit: 1 })),
  },
  skill: {
    dance_general: kindsOfDance,
    singing: ['classical_singing', 'musical_singing', 'jazz_singing'].map((id) => ({ id, fit: 1 })),
    riding: [{ id: 'horse_jumping', fit: 1 }],
  },
};

/** Other choices that also meet a choice, the best first; the choice itself is not included. */
export function nearTo(kind: ChoiceKind, id: string): readonly Near[] {
  return NEAR[kind]?.[id] ?? [];
}
