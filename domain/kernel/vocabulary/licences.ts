import { type Notion, vocabulary } from './notion.ts';

/** Licences and papers that a production may ask for. */
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
] as const satisfies readonly Notion[];
export type LicenceId = (typeof LICENCES)[number]['id'];
export const licences = /* @__PURE__ */ vocabulary(LICENCES);
