import type { ReportDetails } from '#contract/work/report.ts';

interface Words {
  readonly title: string;
  readonly text: string;
}

/** The words above a talent's report: what the talent should do or what happens next, and on which day. */
export function talentReportWords(
  report: Pick<
    ReportDetails,
    'status' | 'actions' | 'last_day' | 'silent_on' | 'company_name' | 'dispute' | 'said_by' | 'begun_days'
  >,
  dayName: (day: string) => string,
): Words {
  const { company_name: company } = report;
  const until = report.silent_on && dayName(report.silent_on);
  switch (report.status) {
    case 'open':
      if (!report.actions.includes('report')) {
        return { title: `Du rapporterar från och med ${dayName(report.last_day)}.`, text: 'Så här är det planerat.' };
      }
      return {
        title: 'Blev det som planerat?',
        text: [
          report.begun_days.length > 0 &&
            `Hade du börjat när ${report.begun_days.map(dayName).join(' och ')} avbokades kan du ändra till att dagen blev av.`,
          until
            ? `Hör vi inget till och med ${until} räknas arbetet som planerat.`
            : 'Skicka det som det är, eller ändra det som var annorlunda.',
        ]
          .filter(Boolean)
          .join(' '),
      };
    case 'reported':
      return {
        title: `${company} läser rapporten.`,
        text: until ? `Svarar de inte till och med ${until} är den godkänd.` : '',
      };
    case 'adjusted':
      return {
        title: `${company} har sett det på ett annat sätt.`,
        text: until ? `Säger du inget till och med ${until} gäller ändringen.` : '',
      };
    case 'disputed':
      return {
        title: 'Vi läser båda sidor och avgör.',
        text:
          report.dispute?.by === 'company'
            ? `${company} håller inte med om rapporten.`
            : 'Du får besked med en motivering.',
      };
    case 'settled':
      return { title: 'Rapporten är avgjord.', text: '' };
    case 'approved':
      return {
        title: 'Rapporten är godkänd.',
        text: report.said_by === 'system' ? 'Det som var planerat gäller.' : '',
      };
    case 'void':
      return { title: '', text: '' };
  }
}
