import { BRAND } from '#texts/kernel/brand.ts';
import type { ManifestName } from './manifest-path.ts';

interface Shortcut {
  readonly name: string;
  readonly url: string;
}

/** A picture of docs/pictures, by the name of its file without its ending. */
interface Shot {
  readonly picture: string;
  readonly label: string;
}

interface RoleFacts {
  readonly start: string;
  /** At most four: Android shows no more. */
  readonly shortcuts: readonly Shortcut[];
  readonly shots: readonly Shot[];
}

const dashboardShot: Shot = { picture: 'TalentDashboard-phone-light', label: 'Det som väntar på dig' };
const requestShot: Shot = { picture: 'TalentRequestDetails-phone-light', label: 'En förfrågan med hela villkoren' };
const cvShot: Shot = { picture: 'TalentProfile-desktop-light', label: 'Ditt CV' };
const projectsShot: Shot = { picture: 'CompanyDashboard-desktop-light', label: 'Era projekt' };
const searchShot: Shot = { picture: 'CompanyTalents-desktop-light', label: 'Sök med egna ord' };

const FACTS: Readonly<Record<ManifestName, RoleFacts>> = {
  public: {
    start: '/Login',
    shortcuts: [],
    shots: [dashboardShot, requestShot, projectsShot],
  },
  talent: {
    start: '/TalentDashboard',
    shortcuts: [
      { name: 'Uppdrag', url: '/TalentAssignments' },
      { name: 'Förfrågningar', url: '/TalentRequests' },
      { name: 'Utbetalningar', url: '/TalentPayouts' },
      { name: 'Mitt CV', url: '/TalentProfile' },
    ],
    shots: [dashboardShot, requestShot, cvShot],
  },
  company: {
    start: '/CompanyDashboard',
    shortcuts: [
      { name: 'Projekt', url: '/CompanyProjectHub' },
      { name: 'Sök talanger', url: '/CompanyTalents' },
      { name: 'Bokningar', url: '/CompanyBookings' },
      { name: 'Fakturor', url: '/CompanyInvoices' },
    ],
    shots: [projectsShot, searchShot],
  },
  admin: {
    start: '/AdminDashboard',
    shortcuts: [
      { name: 'Ansökningar', url: '/AdminApplications' },
      { name: 'Projekt', url: '/AdminProjects' },
      { name: 'Fakturering', url: '/AdminInvoicing' },
      { name: 'Drift', url: '/AdminOperations' },
    ],
    shots: [{ picture: 'AdminApplications-desktop-light', label: 'Ansökningar' }],
  },
};

export const MANIFESTS = Object.keys(FACTS) as ManifestName[];

/** The pictures of all manifests, which the build copies beside them. */
export const SHOTS: readonly string[] = [
  ...new Set(MANIFESTS.flatMap((name) => FACTS[name].shots.map(({ picture }) => picture))),
];
export const shotPath = (picture: string): string => `/pictures/${picture}.webp`;

const icon = (src: string, px: number, purpose: 'any' | 'maskable') => ({
  src,
  sizes: `${px}x${px}`,
  type: 'image/png',
  purpose,
});

/** The sizes of the pictures that `npm run screenshots` takes. */
const SHOT_SIZES = { narrow: '585x1266', wide: '2160x1350' } as const;

const screenshotOf = ({ picture, label }: Shot) => {
  const form_factor = picture.includes('-phone-') ? 'narrow' : 'wide';
  return { src: shotPath(picture), sizes: SHOT_SIZES[form_factor], type: 'image/webp', form_factor, label };
};

/**
 * A web app manifest. All have one `id`, so that an installed app stays the same app, and takes the start and the
 * shortcuts of the role that is signed in.
 */
export function webManifest(name: ManifestName) {
  const { start, shortcuts, shots } = FACTS[name];
  return {
    id: '/',
    name: BRAND,
    short_name: BRAND,
    description: 'Talanger svarar på förfrågningar och ser sina uppdrag. Företag söker, frågar och bokar.',
    lang: 'sv',
    dir: 'ltr',
    scope: '/',
    start_url: start,
    display: 'standalone',
    // The paper of the light theme: a manifest has one colour for both.
    background_color: '#f7f3ec',
    theme_color: '#f7f3ec',
    categories: ['business', 'productivity'],
    icons: [
      icon('/icon-192.png', 192, 'any'),
      icon('/icon-512.png', 512, 'any'),
      icon('/icon-maskable-512.png', 512, 'maskable'),
    ],
    screenshots: shots.map(screenshotOf),
    shortcuts: shortcuts.map((shortcut) => ({ ...shortcut, icons: [icon('/icon-192.png', 192, 'any')] })),
  };
}
