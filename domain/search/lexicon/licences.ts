import type { LicenceId } from '#domain/vocabulary/licences.ts';

/** Licences and papers. How a line is written: lines.ts. */
export const LICENCE_WORDS = {
  drivers_license_b:
    'körkort, b-körkort, =körkort b, bilkörkort, =b-kort, v:köra bil, =kör bil, =körkort för bil, =körkort klass b, =körkort (b), =körkort med b-behörighet, =b-behörighet, personbilskörkort, =bilvan, =bilvana',
  drivers_license_be: 'be-körkort, =körkort be, släpkort, =tungt släp, =be-behörighet, =b96, =utökat b',
  drivers_license_a:
    'mc-körkort, mc-kort, a-körkort, =körkort a, motorcykelkort, motorcykelkörkort, v:köra motorcykel, v:köra mc, mc-vana, =motorcykel, =mc, =a-behörighet, v:köra mc-cykel, motorcyklist, =körkort för motorcykel, =körkort för mc',
  drivers_license_am: 'am-kort, am-körkort, mopedkort, mopedkörkort, v:köra moped, =a-traktor, v:köra epa, moppekort',
  drivers_license_c:
    'c-körkort, ce-körkort^ce-körkort, =c-kort, ce-kort^ce-körkort, =körkort c, =körkort ce, lastbilskort, lastbilskörkort, v:köra lastbil, lastbilschaufför, =tung lastbil, =körkort för lastbil, =körkort för tung lastbil, lastbilsförare',
  drivers_license_d:
    'd-körkort, =körkort d, busskörkort, busskort för förare, v:köra buss, busschaufför, =körkort för buss, bussförare',
  tractor:
    's:traktor, v:köra traktor^traktorkort, traktorkort^traktorkort, traktorkörkort^traktorkort, =traktor^traktorkort, grävmaskin^grävmaskin, grävmaskinist, v:köra grävmaskin^grävmaskin, hjullastare, v:köra hjullastare, traktorvana^traktorkort, traktorförare^traktorkort',
  forklift: 'truckkort, v:köra truck, truckförare, truckkörkort, truckcertifikat',
  manual_car:
    '=manuell växellåda, v:köra manuellt, v:köra manuell bil, =manuell bil, =manuell växel, v:köra manuell växellåda',
  boat_license:
    's:båt, förarintyg, båtförarintyg, båtkörkort, v:köra båt, v:köra motorbåt, båtvana, a:båtvan, skepparexamen^skepparexamen, kustskepparintyg, skepparintyg, motorbåt, jetski, v:köra jetski, vattenskoter, =förarbevis vattenskoter, v:köra vattenskoter, båtförare',
  pilot:
    'flygcertifikat, pilotcertifikat, pilot, v:flyga flygplan, =ppl, helikopterpilot, segelflygare, v:flyga helikopter, pilotlicens',
  drone:
    'drönarkort, drönarcertifikat, v:flyga drönare, drönarlicens, =drönare, drönarförare, drönarpilot, drönarbehörighet',
  scuba_cert:
    'dykcertifikat, =dykcert, =padi^dykcertifikat, =open water, dykarcertifikat, =padi-certifikat, dykcertifiering',
  snowmobile_licence:
    'skoterkort, =förarbevis snöskoter, =förarbevis för snöskoter, skoterbevis, snöskoterkörkort, skoterkörkort',
  hunting_exam: 'jägarexamen, jaktlicens, jaktkort, jägarexam',
  weapon_licence: 'vapenlicens, vapentillstånd',
  first_aid:
    '=hlr, =hjärt-lungräddning, =första hjälpen, livräddare^livräddare, livräddning, badvakt, =hlr-utbildning, =hlr-utbildad, =hlr-kunnig, =hlr-utbildade, =hjärt- och lungräddning, =d-hlr, simlärare-livräddare',
  security_guard:
    'ordningsvakt, väktare^väktare, väktarutbildning, skyddsvakt, ordningsvaktsförordnande, ordningsvaktsutbildning',
  ridning_gront_kort: '=grönt kort ridning, =grönt kort i ridning, ryttarlicens, =grönt kort',
  passport: '=giltigt pass, =pass giltigt, =giltigt svenskt pass, arbetstillstånd^arbetstillstånd, =us-visum, =esta',
} as const satisfies Record<LicenceId, string>;
