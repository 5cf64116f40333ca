import type { Ore } from '#domain/kernel/money/ore.ts';
import type { CategoryId } from '#domain/kernel/vocabulary/categories.ts';
import type { GenderId } from '#domain/kernel/vocabulary/genders.ts';
import type { LanguageId } from '#domain/kernel/vocabulary/languages.ts';
import type { MunicipalityId } from '#domain/kernel/vocabulary/municipalities.ts';
import type { ProductionTypeId } from '#domain/kernel/vocabulary/production-types.ts';
import type { SkillId } from '#domain/kernel/vocabulary/skills.ts';
import type { MediumId, TerritoryId } from '#domain/kernel/vocabulary/usage.ts';
import type { DemoCompanyKey } from './companies.ts';

/** One role of a made-up project. The fee is in öre for one day; levels are ranks 1 to 4; ages in years. */
export type DemoRole = {
  title: string;
  description: string;
  category_id: CategoryId;
  headcount: number;
  playing_age_min: number;
  playing_age_max: number;
  genders: readonly GenderId[];
  skills: readonly { skill_id: SkillId; level: number }[];
  languages: readonly { language_id: LanguageId; level: number }[];
  fee_day_ore: Ore;
};

/** A made-up brief. `days` is the length of the work; use is counted in months from first publication. */
export type DemoProject = {
  title: string;
  company_key: DemoCompanyKey;
  production_type: ProductionTypeId;
  description: string;
  municipality_id: MunicipalityId;
  days: number;
  /** Null if nothing is recorded for use, as on a stage. */
  usage: { media: readonly MediumId[]; territory: TerritoryId; months: number } | null;
  roles: readonly [DemoRole, ...DemoRole[]];
};
