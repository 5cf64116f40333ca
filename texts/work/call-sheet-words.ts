import type { NeededField, PersonalSheet } from '#domain/work/call-sheet/call-sheet.ts';

/** Labels of a call sheet's parts, for writer and reader. */
export const sheetFieldLabels: Record<keyof PersonalSheet, string> = {
  call_time: 'Samlingstid',
  place: 'Plats',
  address: 'Adress',
  contact_name: 'Kontaktperson',
  contact_phone: 'Kontaktpersonens telefon',
  clothes: 'Kläder att ha med',
  food: 'Mat',
  parking: 'Parkering',
  hospital: 'Närmaste sjukhus',
  weather: 'Om vädret är dåligt',
  notes: 'Övrigt',
  note: 'Bara till dig',
};

/**
 * Changes of a call sheet as a list: 'samlingstid från 08:00 till 07:30, parkering'. Only call time and place show
 * values.
 */
export const sheetChangesInWords = (
  changes: readonly { readonly field: keyof PersonalSheet; readonly old_value: string; readonly new_value: string }[],
): string =>
  changes
    .map(({ field, old_value, new_value }) => {
      const label = sheetFieldLabels[field].toLowerCase();
      const isShort = (field === 'call_time' || field === 'place') && old_value !== '' && new_value !== '';
      return isShort ? `${label} från ${old_value} till ${new_value}` : label;
    })
    .join(', ');

export const neededFieldWords: Record<NeededField, string> = {
  call_time: 'samlingstid',
  place: 'plats',
  contact_name: 'kontaktperson',
  contact_phone: 'telefonnummer till kontaktpersonen',
};
