import { type Notion, vocabulary } from './notion.ts';

/** Licences and papers that a production may ask for, and equipment that a person brings along. */
const LICENCES = [
  { id: 'drivers_license_b', label: 'B-körkort', group: 'licence' },
  { id: 'drivers_license_be', label: 'BE-körkort', group: 'licence' },
  { id: 'drivers_license_a', label: 'MC-körkort', group: 'licence' },
  { id: 'drivers_license_am', label: 'AM-körkort (moped)', group: 'licence' },
  { id: 'drivers_license_c', label: 'C-körkort (lastbil)', group: 'licence' },
  { id: 'drivers_license_d', label: 'D-körkort (buss)', group: 'licence' },
  { id: 'tractor', label: 'Traktor och entreprenadmaskin', group: 'licence' },
  { id: 'forklift', label: 'Truckkort', group: 'licence' },
  { id: 'manual_car', label: 'Manuell växellåda', group: 'licence' },
  { id: 'boat_license', label: 'Förarintyg för båt', group: 'licence' },
  { id: 'pilot', label: 'Flygcertifikat', group: 'licence' },
  { id: 'drone', label: 'Drönarkort', group: 'licence' },
  { id: 'scuba_cert', label: 'Dykcertifikat', group: 'licence' },
  { id: 'snowmobile_licence', label: 'Förarbevis snöskoter', group: 'licence' },
  { id: 'hunting_exam', label: 'Jägarexamen', group: 'licence' },
  { id: 'weapon_licence', label: 'Vapenlicens', group: 'licence' },
  { id: 'first_aid', label: 'HLR och första hjälpen', group: 'licence' },
  { id: 'security_guard', label: 'Ordningsvakt', group: 'licence' },
  { id: 'ridning_gront_kort', label: 'Grönt kort (ridsport)', group: 'licence' },
  { id: 'passport', label: 'Giltigt pass', group: 'licence' },
  { id: 'own_camera', label: 'Egen kamerautrustning', group: 'kit' },
  { id: 'own_light', label: 'Egen ljusutrustning', group: 'kit' },
  { id: 'own_sound', label: 'Egen ljudutrustning', group: 'kit' },
  { id: 'own_makeup', label: 'Egen sminkutrustning', group: 'kit' },
  { id: 'own_hair_kit', label: 'Egen hårutrustning', group: 'kit' },
  { id: 'own_wardrobe', label: 'Egna kläder och rekvisita', group: 'kit' },
  { id: 'own_editing', label: 'Egen klippstation', group: 'kit' },
  { id: 'own_drone', label: 'Egen drönare', group: 'kit' },
  { id: 'own_studio', label: 'Egen studio', group: 'kit' },
  { id: 'own_transport', label: 'Egen bil för utrustning', group: 'kit' },
] as const satisfies readonly Notion[];
export type LicenceId = (typeof LICENCES)[number]['id'];
export const licences = /* @__PURE__ */ vocabulary(LICENCES);

/** True for equipment of one's own, false for a licence or a paper. */
export const isKit = (id: string): boolean => licences.find(id)?.group === 'kit';
