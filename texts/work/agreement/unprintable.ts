interface Unprintable {
  readonly number: number;
  readonly project_title: string;
  /** What has letters that no typeface has. */
  readonly text: string;
}

/** What the administrators' bell says of an agreement that waits for a text to be written otherwise. */
export const unprintableNotice = ({ number, project_title, text }: Unprintable) => ({
  title: `Avtal ${number} kan inte skrivas ut`,
  message: `”${text}” i avtalet för ${project_title} har tecken som vi inte kan skriva i en PDF. Be den det gäller att skriva det med latinska bokstäver hos oss, så skrivs avtalet ut av sig självt inom några minuter.`,
});
