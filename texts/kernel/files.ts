/** Texts about stored files. */

/** Mail to administrators when rows name files that are missing from storage. */
export const missingFilesMail = (count: number) => ({
  title: count === 1 ? 'En fil saknas' : `${count} filer saknas`,
  message:
    'Bilder eller dokument som ska finnas saknas i lagringen, så den som öppnar dem får ett fel. Be den som sköter driften att köra npm run files:check och hämta filerna från en säkerhetskopia.',
  action: 'Öppna översikten',
  path: '/AdminDashboard',
});
