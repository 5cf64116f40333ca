/** What the reads are asked for that cannot be asked without, by route. */
export const QUERIES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'GET /talent/calendar': { from: '2027-01-01', to: '2027-02-11' },
  'GET /company/bookings/calendar': { from: '2027-01-01', to: '2027-02-11' },
  'GET /account/views': { screen: 'AdminTalents' },
  'GET /targets': { text: 'P1' },
};
