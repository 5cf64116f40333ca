// Both routes show the same screen for a request (spec, section 2).
const DRAWN_BY: Readonly<Record<string, string>> = { TalentInterestDetails: 'TalentRequestDetails' };

/** The file that draws a route: 'TalentDashboard' is talent-dashboard.tsx, 'verify-email-callback' is its own name. */
export function screenFileOf(name: string): string {
  return `${(DRAWN_BY[name] ?? name).replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}.tsx`;
}
