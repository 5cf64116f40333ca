/** Words of the archive in which a person downloads all data kept about them. */
import { BRAND } from '#texts/kernel/brand.ts';
import { formatMoment } from '#texts/kernel/format.ts';

/** The kinds of data by file name, each with its heading and the names of its columns. */
export const EXPORT_WORDS = {
  konto: {
    title: 'Konto',
    columns: {
      name: 'Namn',
      email: 'E-post',
      earlier_emails: 'Tidigare e-post, en tid',
      birth_date: 'Födelsedatum',
      terms_version: 'Godkända villkor',
      created_date: 'Skapat',
    },
  },
  inloggningar: {
    title: 'Inloggningar som är öppna',
    columns: { created_date: 'Sedan', method: 'Sätt', user_agent: 'Webbläsare', ip_address: 'Nätadress' },
  },
  samtycken: {
    title: 'Samtycken',
    columns: {
      created_date: 'När',
      document: 'Vad',
      version: 'Version',
      is_given: 'Gett',
      given_by: 'Av',
      text_sha256: 'Textens kontrollsumma',
    },
  },
  arenden: {
    title: 'Det du har skrivit till oss, och våra svar',
    columns: { created_date: 'När', category: 'Om', is_ours: 'Från oss', words: 'Ord' },
  },
  'skrivna-meddelanden': {
    title: 'Meddelanden som du har skrivit',
    columns: { created_date: 'När', project_title: 'Projekt', body: 'Meddelande' },
  },
  profil: {
    title: 'Profil',
    columns: {
      first_name: 'Förnamn',
      last_name: 'Efternamn',
      bio: 'Presentation',
      categories: 'Yrken',
      plays_genders: 'Spelar',
      playing_age_min: 'Spelålder från',
      playing_age_max: 'till',
      municipality_id: 'Kommun',
      height_cm: 'Längd i cm',
      hair_color: 'Hårfärg',
      eye_color: 'Ögonfärg',
      dialect: 'Dialekt',
      licences: 'Körkort',
      day_fee_min_ore: 'Lägsta arvode i öre',
      agency: 'Agentur',
      car: 'Bil',
      passport_until: 'Pass till',
      declines: 'Säger nej till',
      accepts: 'Säger ja till',
      phone: 'Mobilnummer',
      waiting_words: 'Väntar på att visas',
      skills: 'Färdigheter',
      languages: 'Språk',
      sizes: 'Mått',
      credits: 'Meriter',
    },
  },
  vardnadshavare: {
    title: 'Vårdnadshavare',
    columns: { guardian_name: 'Namn', guardian_email: 'E-post', status: 'Läge', decided_date: 'Svarade' },
  },
  forfragningar: {
    title: 'Förfrågningar och svar',
    columns: {
      created_date: 'När',
      company_name: 'Företag',
      project_title: 'Projekt',
      role_title: 'Roll',
      request_message: 'Företaget skrev',
      interest_status: 'Svar',
      answer_message: 'Du skrev',
      terms: 'Villkor',
      has_notes: 'Företaget har antecknat',
    },
  },
  uppdrag: {
    title: 'Bokade dagar',
    columns: { company_name: 'Företag', project_title: 'Projekt', starts_on: 'Från', ends_on: 'Till', status: 'Läge' },
  },
  avtal: {
    title: 'Avtal',
    columns: { number: 'Nummer', version: 'Version', status: 'Läge', signed_date: 'Underskrivet', terms: 'Villkor' },
  },
  arbetsrapporter: {
    title: 'Arbetsrapporter',
    columns: { last_day: 'Sista dag', status: 'Läge', work: 'Arbete', comment: 'Kommentar' },
  },
  utbetalningar: {
    title: 'Utbetalningar',
    columns: {
      number: 'Nummer',
      status: 'Läge',
      gross_ore: 'Brutto i öre',
      tax_ore: 'Skatt i öre',
      net_ore: 'Netto i öre',
      sent_on: 'Betald',
    },
  },
  'skatt-och-konto': {
    title: 'Skatt och konto',
    columns: {
      tax_form: 'Skatteform',
      identity_number_masked: 'Personnummer',
      account_bank: 'Bank',
      account_ends_with: 'Kontot slutar på',
    },
  },
  tradar: {
    title: 'Meddelanden till dig',
    columns: { created_date: 'När', project_title: 'Projekt', body: 'Meddelande' },
  },
  omdomen: {
    title: 'Omdömen',
    columns: { company_name: 'Företag', side: 'Om', scores: 'Betyg', words: 'Ord', reply: 'Svar' },
  },
  'upptagna-dagar': { title: 'Dagar du inte kan', columns: { starts_on: 'Från', ends_on: 'Till' } },
  notiser: { title: 'Notiser', columns: { created_date: 'När', title: 'Rubrik', message: 'Text' } },
} as const satisfies Readonly<Record<string, { title: string; columns: Readonly<Record<string, string>> }>>;

/** Words of the archive's first page. */
export const EXPORT_PAGE = {
  title: `Allt om dig hos ${BRAND}`,
  intro: (name: string, now: string) =>
    `${name}, det här är allt vi har sparat om dig ${formatMoment(now)}. Samma uppgifter finns i mappen data, en fil för varje rubrik, som andra program kan läsa (JSON). Dina bilder, filmer och dokument ligger i mappen filer.`,
  others:
    'Det som hör till någon annan är utelämnat: andras kontaktuppgifter, vad företag har antecknat för sig själva (du ser att det finns) och det som ännu är dolt för båda sidor, som ett omdöme före publicering.',
  nothing: 'Inget sparat.',
  yes: 'Ja',
  no: 'Nej',
  files: 'Filer',
  too_large: 'De här filerna fick inte plats. Hämta dem i din profil:',
  file_name: `medverka-allt-om-dig.zip`,
} as const;

/** Mail saying that the archive can be downloaded. `expires_date` is an instant. */
export const exportReadyMail = (first_name: string, expires_date: string, path: string) => ({
  title: 'Din kopia är klar att hämta',
  message: `Hej ${first_name}. Nu kan du hämta allt vi har sparat om dig. Filen tas bort ${formatMoment(expires_date)}. Bad du inte om den: byt lösenord.`,
  action: 'Hämta filen',
  path,
});
