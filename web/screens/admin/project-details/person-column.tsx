/** The talent of a row, with the role. */
export const person = {
  id: 'name',
  header: 'Person',
  is_row_header: true,
  cell: (row: { talent_name: string; role_title: string }) => (
    <span>
      <span className="voice-serif block text-lg leading-6">{row.talent_name}</span>
      <span className="block text-sm text-ink-muted">{row.role_title}</span>
    </span>
  ),
};
