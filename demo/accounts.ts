import { kronor } from '#domain/kernel/money/ore.ts';
import type { DemoPerson } from './people/people.ts';
import { seedOf } from './people/random.ts';

/** The password of every talent and company of the demonstration; production refuses DEMO=1. */
export const DEMO_PASSWORD = 'demo-medverka';

/** The company as which visitors sign in; `key` names its entry in DEMO_COMPANIES. */
export const DEMO_COMPANY = { key: 'norrhamn', email: 'foretag@demo.medverka.example' } as const;

const TALENT_EMAIL = 'talang@demo.medverka.example';

/** The talent as whom visitors sign in; her `birth_date` depends on the day on which the database is filled. */
export const DEMO_TALENT: Omit<DemoPerson, 'birth_date'> = {
  first_name: 'Elin',
  last_name: 'Sandvall',
  email: TALENT_EMAIL,
  plays_genders: ['female'],
  playing_age_min: 26,
  playing_age_max: 36,
  municipality_id: '0180',
  categories: ['actor', 'model', 'dancer'],
  skills: [
    { skill_id: 'acting', level: 3 },
    { skill_id: 'posing', level: 3 },
    { skill_id: 'contemporary', level: 3 },
    { skill_id: 'kayak', level: 2 },
    { skill_id: 'cycling', level: 2 },
    { skill_id: 'catwalk', level: 2 },
    { skill_id: 'archery', level: 2 },
  ],
  languages: [
    { language_id: 'sv', level: 4 },
    { language_id: 'en', level: 3 },
    { language_id: 'es', level: 2 },
  ],
  licences: ['drivers_license_b'],
  dialect: 'standard',
  height_cm: 173,
  hair_color: 'brown',
  hair_length: 'long',
  hair_type: 'wavy',
  eye_color: 'green',
  facial_hair: null,
  features: ['freckles'],
  bio: 'Skådespelare med bas på scen och allt mer framför kameran. Jag har arbetat i två år med ett fritt dansteaterkompani, gjort reklamfilm för mat och friluftsliv och medverkat i tre kortfilmer. Paddlar havskajak så fort isen släpper och tål både kyla och långa dagar.',
  day_fee_min_ore: kronor(3500),
  portrait_seed: seedOf(TALENT_EMAIL),
};

export const DEMO_TALENT_AGE = 29;
