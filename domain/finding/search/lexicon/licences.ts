import type { LicenceId } from '#domain/kernel/vocabulary/licences.ts';

/** Licences and papers. words/sense.ts describes the lines. */
export const LICENCE_WORDS = {
  drivers_license_b:
    'körkort, b-körkort, =körkort b, bilkörkort, =b-kort, v:köra bil, =kör bil, =körkort för bil, =körkort klass b, =körkort (b), =körkort med b-behörighet, =b-behörighet, personbilskörkort, =bilvan, =bilvana, =körkort för personbil, =b körkort, =kort på bil, =bilkort, bilförare, v:köra personbil, =körkort och bil, =körkort b-behörighet, =eget körkort, =svenskt körkort, =giltigt körkort, =driving license, =driving licence',
  drivers_license_be:
    'be-körkort, =körkort be, släpkort, =tungt släp, =be-behörighet, =b96, =utökat b, =körkort med släp, v:köra släp, v:köra med släp, v:köra husvagn, =be-kort, =b-körkort med släp',
  drivers_license_a:
    'mc-körkort, mc-kort, a-körkort, =körkort a, motorcykelkort, motorcykelkörkort, v:köra motorcykel, v:köra mc, mc-vana, =motorcykel, =mc, =a-behörighet, v:köra mc-cykel, motorcyklist, =körkort för motorcykel, =körkort för mc, =kort på mc, =mc körkort, =mc-licens, hojkort, =kort för mc, =tung motorcykel, v:köra hoj, mc-förare, motorcykelförare, motorcykelvana, v:köra tung mc, =a2-körkort, =a1-körkort, lätt motorcykel, =körkort för tung mc, =körkort för tung motorcykel, =egen motorcykel, =egen mc, =egen hoj, mc-kille+male, mc-tjej+female, motorcykelkille+male',
  drivers_license_am:
    'am-kort, am-körkort, mopedkort, mopedkörkort, v:köra moped, =a-traktor, v:köra epa, moppekort, v:köra vespa, =mopedvana, =moppekort, =am-behörighet, a-traktorkort, epatraktor, mopedförare, =epa-traktor',
  drivers_license_c:
    'c-körkort, ce-körkort^ce-körkort, =c-kort, ce-kort^ce-körkort, =körkort c, =körkort ce, lastbilskort, lastbilskörkort, v:köra lastbil, lastbilschaufför, =tung lastbil, =körkort för lastbil, =körkort för tung lastbil, lastbilsförare, =c körkort, =c1-körkort, =c-behörighet, =ce-behörighet^ce-körkort, lastbilsbehörighet, v:köra tung lastbil, tungt körkort, långtradarchaufför, långtradarförare, lastbilsvana, v:köra långtradare, =yrkesförare, lastbilschaufförskompetens, =körkort klass c, =körkort c-behörighet, v:köra timmerbil',
  drivers_license_d:
    'd-körkort, =körkort d, busskörkort, busskort för förare, v:köra buss, busschaufför, =körkort för buss, bussförare, =d-behörighet, =d körkort, v:köra turistbuss, bussbehörighet, =körkort klass d, v:köra veteranbuss, taxilegitimation, taxiförarlegitimation',
  tractor:
    's:traktor, v:köra traktor^traktorkort, traktorkort^traktorkort, traktorkörkort^traktorkort, =traktor^traktorkort, grävmaskin^grävmaskin, grävmaskinist, v:köra grävmaskin^grävmaskin, hjullastare, v:köra hjullastare, traktorvana^traktorkort, traktorförare^traktorkort, v:köra skördetröska^skördetröska, skördetröska^skördetröska, grävmaskinsförare^grävmaskin, grävmaskinskort^grävmaskin, v:köra gräsklippare, hjullastarkort, maskinförare, entreprenadmaskin, =entreprenadmaskiner, v:köra dumper, bandvagn, v:köra bandvagn, skogsmaskin, v:köra skogsmaskin, veterantraktor^traktorkort, v:köra pistmaskin, pistmaskin, kranförare, =traktorvan^traktorkort, lantbruksmaskin',
  forklift:
    'truckkort, v:köra truck, truckförare, truckkörkort, truckcertifikat, truckutbildning, =truckbehörighet, truckbevis, =kort på truck, v:köra gaffeltruck, gaffeltruck, =gaffeltruckskort, =truck-kort, motviktstruck',
  manual_car:
    '=manuell växellåda, v:köra manuellt, v:köra manuell bil, =manuell bil, =manuell växel, v:köra manuell växellåda, =manuellt växlad, =köra manuellt växlat, =manuellt växlade bilar, =manuell låda, v:köra veteranbil, veteranbil, =manuellt växlad bil, =växlad bil',
  boat_license:
    's:båt, förarintyg, båtförarintyg, båtkörkort, v:köra båt, v:köra motorbåt, båtvana, a:båtvan, skepparexamen^skepparexamen, kustskepparintyg, skepparintyg, motorbåt, jetski, v:köra jetski, vattenskoter, =förarbevis vattenskoter, v:köra vattenskoter, båtförare, =båtkort, fartygsbefäl, =klass viii, v:köra ribbåt, ribbåt, =maskinbefäl, v:framföra båt, v:manövrera båt, båtvan, kustskepparexamen, skeppare, =fritidsskepparexamen, sjövana, =sjövan, sjövan, =sjövana, vattenskotervana, =förarbevis för vattenskoter, =förarbevis för båt, hydrokopter',
  pilot:
    'flygcertifikat, pilotcertifikat, pilot, v:flyga flygplan, =ppl, helikopterpilot, segelflygare, v:flyga helikopter, pilotlicens, =flygcert, flygcert, helikoptercertifikat, trafikpilot, v:flyga segelflyg, segelflygcertifikat, v:flyga sportplan, privatflygare, =privatflygarcertifikat, flyglicens',
  drone:
    'drönarkort, drönarcertifikat, v:flyga drönare, drönarlicens, =drönare, drönarförare, drönarpilot, drönarbehörighet, =drönartillstånd, drönartillstånd, drönarutbildning, v:filma med drönarkamera, =drönaroperatör, drönaroperatör, drönarcert, =drönarflygare, drönarflygare, =drönarkort a2',
  scuba_cert:
    'dykcertifikat, =dykcert, =padi^dykcertifikat, =open water, dykarcertifikat, =padi-certifikat, dykcertifiering, dykkort, =dyk-cert, dyklicens, =dykarcert, =advanced open water, =rescue diver, =dykcertifierad, =dykcertifierade, =open water-cert, yrkesdykare, =padi open water, apparatdykcertifikat, =s-cert, divemaster, =divemaster, dykbevis',
  snowmobile_licence:
    'skoterkort, =förarbevis snöskoter, =förarbevis för snöskoter, skoterbevis, snöskoterkörkort, skoterkörkort, =förarbevis för skoter, =förarbevis på skoter, =skoter-kort, =förarbevis skoter, snöskoterkort, snöskoterbevis, =terrängskoterbevis, =kort på skoter, förarbevis terrängskoter',
  hunting_exam:
    'jägarexamen, jaktlicens, jaktkort, jägarexam, =jägarexamina, =tagit jägarexamen, =jägarexaminerad, jägarutbildning, jaktexamen',
  weapon_licence:
    'vapenlicens, vapentillstånd, =licens för vapen, =vapenlicenser, licens för jaktvapen, =licens på vapen, jaktvapenlicens, =tillstånd för vapen',
  first_aid:
    '=hlr, =hjärt-lungräddning, =första hjälpen, livräddare^livräddare, livräddning, badvakt, =hlr-utbildning, =hlr-utbildad, =hlr-kunnig, =hlr-utbildade, =hjärt- och lungräddning, =d-hlr, simlärare-livräddare, hlr-instruktör, hlr-certifikat, =hlr-certifierad, hlr-bevis, livräddarutbildning, strandvakt, poolvakt, =hjärtlungräddning, =första-hjälpen, =första hjälpen-utbildad, livräddarutbildad, =livräddarutbildade, =livräddarkompetens, livräddningsutbildning, =l-abc, =first aid, =utbildad i hlr, =utbildad i första hjälpen, =kan hlr, simhallsvakt',
  security_guard:
    'ordningsvakt, väktare^väktare, väktarutbildning, skyddsvakt, ordningsvaktsförordnande, ordningsvaktsutbildning, ordningsvaktslegitimation, =ov-förordnande, =ordningsvaktsutbildad, =väktarutbildad^väktare, vakt med förordnande, =ordningsvaktsutbildade, entrévakt, dörrvakt, säkerhetsvakt, =skyddsvaktsutbildad, personskyddsvakt, =väktare/ordningsvakt, =legitimerad ordningsvakt',
  ridning_gront_kort: '=grönt kort ridning, =grönt kort i ridning, ryttarlicens, =grönt kort',
  passport:
    '=giltigt pass, =pass giltigt, =giltigt svenskt pass, arbetstillstånd^arbetstillstånd, =us-visum, =esta, =pass krävs, =giltigt pass krävs, arbetsvisum, =schengenvisum, =giltigt visum, =eu-pass, =svenskt pass, =passet giltigt, =pass giltigt till, =giltiga pass',
  own_camera:
    '=egen kamera, =egna kameror, =egen kamerautrustning, =egen fotoutrustning, =egen filmutrustning, =eget kamerahus, =egen systemkamera',
  own_light:
    '=egen ljusutrustning, =eget ljus, =egna lampor, =egen ljusrigg, =egna blixtar, =egen blixt, =egen belysning, =eget ljuspaket',
  own_sound:
    '=egen ljudutrustning, =eget ljud, =egna mikrofoner, =egen mikrofon, =egna myggor, =egen bom, =eget ljudpaket, =egen inspelningsutrustning',
  own_makeup: '=egen sminkutrustning, =eget smink, =egen sminkväska, =egen sminklåda, =eget sminkkit',
  own_hair_kit: '=egen hårutrustning, =egna hårverktyg, =egen hårväska',
  own_wardrobe:
    '=egna kläder och rekvisita, =egen rekvisita, =egen stylingväska, =eget stylingkit, =egen kostym och rekvisita',
  own_editing: '=egen klippstation, =egen redigering, =egen klippdator, =egen redigeringsstation, =eget klipprum',
  own_drone: '=egen drönare, =egna drönare',
  own_studio: '=egen studio, =eget studio, =egen fotostudio, =egen ljudstudio, =egen inspelningsstudio',
  own_transport: '=egen bil för utrustning, =egen skåpbil, =egen transportbil, =egen paketbil',
} as const satisfies Record<LicenceId, string>;
