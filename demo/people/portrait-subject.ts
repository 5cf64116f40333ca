import type { GenderId } from '#domain/kernel/vocabulary/genders.ts';
import type {
  FacialHairId,
  FeatureId,
  HairColorId,
  HairLengthId,
  HairTypeId,
} from '#domain/kernel/vocabulary/looks.ts';

/** The facts that a portrait is drawn from; every demo person has them. Ages in years. */
export type PortraitSubject = {
  plays_genders: readonly GenderId[];
  playing_age_min: number;
  playing_age_max: number;
  hair_color: HairColorId;
  hair_length: HairLengthId;
  hair_type: HairTypeId;
  facial_hair: FacialHairId | null;
  features: readonly FeatureId[];
};
