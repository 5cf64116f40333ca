import { profileFields } from '#contract/people/talent.ts';
import { ore } from '#domain/kernel/money/ore.ts';
import { declareRecord, EVERYBODY, NOBODY, nothing } from './declaration.ts';
import { CARRIED, field } from './field.ts';

const NOT_COMPANIES = ['talent', 'admin'] as const;
const list = field('list');
const word = field('text', { nullable: true });
const number = field('whole', { nullable: true });

/** Only PATCH /talent/profile saves skills, languages and the later parts of a profile. */
const { skills, languages, ...writable } = profileFields.shape;

export const talentRecord = declareRecord({
  name: 'Talent',
  about: 'A talent. Companies see the talents they may find, without contact details and age.',
  open_to_keys: true,
  fields: {
    ...CARRIED,
    auth_user_id: field('id', { only: NOT_COMPANIES }),
    /** The name under which the talent is shown. */
    first_name: field('text'),
    last_name: field('text'),
    pronoun: field('text'),
    email: field('text', { only: NOT_COMPANIES }),
    birth_date: field('day', { nullable: true, only: NOT_COMPANIES }),
    profile_image: word,
    is_verified: field('flag', { only: NOT_COMPANIES, state: true }),
    profile_completed: field('flag', { only: NOT_COMPANIES, state: true }),
    is_paused: field('flag', { only: NOT_COMPANIES }),
    categories: list,
    plays_genders: list,
    playing_age_min: number,
    playing_age_max: number,
    municipality_id: word,
    height_cm: number,
    hair_color: word,
    hair_length: word,
    hair_type: word,
    eye_color: word,
    facial_hair: word,
    body_type: word,
    /** Null before the talent has answered; empty for the answer 'none'. */
    features: field('list', { nullable: true }),
    dialect: word,
    licences: list,
    bio: field('text'),
    /** Öre per day; only the talent sees it. */
    day_fee_min_ore: field('ore', { nullable: true, only: ['talent'] }),
    completeness: field('whole', { only: NOT_COMPANIES }),
  },
  shows_people: 'profile',
  looks_at: 'contact',
  may: { read: EVERYBODY, create: NOBODY, update: ['talent'], delete: NOBODY },
  create: nothing,
  update: nothing.extend(writable),
  assigned: [],
  errors: ['profile_incomplete'],
  example: {
    id: '6f0c2b1e-51a5-4a8f-9d3a-2f4c7e0b9a11',
    created_date: '2026-08-03T09:12:44.000Z',
    updated_date: '2026-10-21T15:40:02.000Z',
    auth_user_id: '0b5d3c52-7d0e-4b39-8f5d-1c8a4a4e6f02',
    first_name: 'Anna',
    last_name: 'Berg',
    pronoun: 'hon',
    email: 'anna@example.com',
    birth_date: '1994-05-05',
    profile_image: '/files/public/anna.webp',
    is_verified: true,
    profile_completed: true,
    is_paused: false,
    categories: ['actor'],
    plays_genders: ['female'],
    playing_age_min: 25,
    playing_age_max: 35,
    municipality_id: '1480',
    height_cm: 170,
    hair_color: 'brown',
    hair_length: null,
    hair_type: 'wavy',
    eye_color: 'blue',
    facial_hair: null,
    body_type: null,
    features: ['freckles'],
    dialect: null,
    licences: [],
    bio: 'Jag tycker om att spela teater.',
    day_fee_min_ore: ore(300_000),
    completeness: 75,
  },
  found_by: 'email',
});
