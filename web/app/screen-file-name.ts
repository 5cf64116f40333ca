// The routes whose screen belongs to another route: both routes show a request (spec, section 2).
const DRAWN_BY: Readonly<Record<string, string>> = { TalentInterestDetails: 'TalentRequestDetails' };

/** The name of the file with the screen of a route: 'TalentDashboard' gives talent-dashboard.tsx. */
export function screenFileOf(name: string): string {
  return `${(DRAWN_BY[name] ?? name).replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}.tsx`;
}
