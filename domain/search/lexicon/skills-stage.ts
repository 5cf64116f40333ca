import type { SkillId } from '#domain/vocabulary/skills.ts';

/** Stunts, music, dance and the stage. How a line is written: lines.ts. */
export const STAGE_WORDS = {
  stunts: 's:stunt, =stunt, =stunts, stuntvana, a:stuntutbildad, stuntutbildning, v:göra stunts, v:göra stunt',
  stage_combat:
    's:scenfäktnings, scenfäktning^scenfäktning, v:scenfäkta^scenfäktning, scenstrid^scenstrid, =stage combat, slagsmålskoreografi, filmslagsmål, scenslagsmål, svärdskonst, svärdsfäktning, svärdskamp, svärdsfajt, v:fäktas med svärd, v:slåss på film, v:hantera svärd, filmfäktning^scenfäktning',
  falls:
    'fallteknik, =höga fall, v:falla säkert, =wire work, wirework, vajerarbete, v:falla från höjd, v:falla i trappor',
  precision_driving:
    's:precisionskörnings, precisionskörning, precisionsförare, stuntkörning, stuntförare, v:sladda, v:drifta, driftning, =drifting, halkkörning, precisionschaufför',
  mocap: '=motion capture, mocap, =performance capture, motion-capture',
  green_screen:
    's:greenscreen, greenscreen, =greenscreen-vana, =green screen, =blue screen, bluescreen, v:agera mot greenscreen',
  teleprompter:
    's:teleprompter, s:prompter, teleprompter, prompter, autocue, v:läsa prompter, v:läsa från prompter, v:läsa teleprompter',
  underwater: 's:undervattens, undervattensscen, v:filma under vatten, undervattensmodell, undervattensfilmning',
  singing:
    's:sång, v:sjunga, sång, a:sångkunnig, sångröst, =ren sångröst, v:sjunga rent, =bra sångröst, sångutbildning, v:sjunga bra, sångvana, v:sjunga stämmor',
  choir:
    '=blandad kör, manskör, damkör, barnkör, gospelkör, kammarkör, =kör sökes, s:kör, körsång, v:sjunga i kör, körvana, stämsång, v:sjunga stämsång, kyrkokör, körsångare, körsångerska+female, körsångerfarenhet',
  classical_singing:
    's:opera, klassisk sång, =klassiskt skolad, v:sjunga klassiskt, operasång, v:sjunga opera, operasångare, operasångerska+female, sopran^sopran, mezzosopran^mezzosopran, mezzo^mezzosopran, tenor^tenor, baryton^baryton, =klassiskt skolad röst, =klassiskt skolad sångare, =klassiskt skolad sångerska+female, basbaryton, kontratenor',
  musical_singing:
    's:musikal, musikalsång, v:sjunga musikal, musikalartist, a:musikalutbildad, musikalutbildning, musikalsångare',
  jazz_singing:
    'jazzsång, v:sjunga jazz, soulsång, v:sjunga soul, gospel^gospel, v:sjunga gospel^gospel, bluessång, v:sjunga blues, jazzsångare, jazzsångerska+female, soulsångerska+female, soulsångare, gospelsångare',
  rap: '=rap, v:rappa, rappare, hiphopartist, v:freestyla, rapartist',
  beatbox: 'beatbox, v:beatboxa, beatboxare, =beatboxing',
  joik: 'jojk, v:jojka, jojkare',
  kulning: 'kulning, kularop, =kan kula, =kunna kula',
  guitar: 's:gitarr, gitarr, v:spela gitarr, gitarrist, elgitarr, =akustisk gitarr, gitarrspel, gitarrspelare, =gura',
  bass: 's:elbas, v:spela bas, elbas, kontrabas^kontrabas, basist, elbasist, kontrabasist^kontrabas, basgitarr, ståbas',
  piano:
    's:piano, piano, v:spela piano, pianist, keyboard^keyboard, keyboardist^keyboard, klaviatur, klaviaturspelare, synt^synt, orgel^orgel, organist^orgel, flygel, pianospel, pianospelare',
  drums:
    's:trum, =trummor, v:spela trummor, v:trumma, trummis, =trummisar, trumslagare, slagverk^slagverk, slagverkare^slagverk, batterist, djembe, cajon',
  violin:
    's:fiol, s:violin, fiol, violin, v:spela fiol, v:spela violin, violinist, spelman, =spelmän, viola, altfiol^altfiol, altviolin^altfiol, fiolspelare, fiolspel',
  cello: 's:cello, cello, v:spela cello, cellist',
  flute: 's:flöjt, flöjt, v:spela flöjt, tvärflöjt^tvärflöjt, blockflöjt^blockflöjt, flöjtist',
  clarinet: 'klarinett, v:spela klarinett, klarinettist, oboe^oboe, oboist^oboe',
  saxophone: 'saxofon, v:spela saxofon, v:spela sax, saxofonist, altsax, tenorsax, =sax',
  trumpet:
    'trumpet^trumpet, v:spela trumpet^trumpet, trumpetare^trumpet, trumpetist^trumpet, trombon^trombon, trombonist^trombon, brassinstrument^brassinstrument, tuba^tuba, tubaist^tuba, valthorn^valthorn, valthornist^valthorn, blåsinstrument, bleckblås^brassinstrument, kornett^kornett, brassband',
  accordion: 'dragspel, v:spela dragspel, dragspelare, durspel',
  nyckelharpa: 'nyckelharpa, nyckelharpist, v:spela nyckelharpa',
  harmonica: 'munspel, v:spela munspel, munspelare',
  ukulele: 'ukulele^ukulele, banjo^banjo, mandolin^mandolin, v:spela ukulele^ukulele, v:spela banjo^banjo',
  harp: 'harpa, harpist, harpspelare, v:spela harpa',
  djing: 'v:spela skivor, v:vända skivor, v:scratcha, =dj:a, =dja, =djar, =dj-vana, =djing, v:mixa musik',
  music_production: 'musikproduktion, musikproducent, v:producera musik, beatmakare, ableton, =logic pro',
  songwriting:
    'v:skriva låtar, låtskrivare, låtskrivande, låtskriveri, kompositör, v:komponera, v:skriva musik, singer-songwriter',
  sheet_music: 'v:läsa noter, notläsning, a:notkunnig, notläsare, =notvan',
  ballet:
    's:balett, balett, =klassisk balett, v:dansa balett, balettdansare, balettdansös+female, ballerina+female, a:balettutbildad, tåspets, =på tå, balettskolad',
  jazz_dance:
    's:jazzdans, jazzdans, v:dansa jazz, showjazz, showdans, kommersiell dans, jazzdansare, v:dansa showjazz, v:dansa jazzdans',
  contemporary:
    'modern dans^modern dans, =nutida dans^nutida dans, samtida dans^samtida dans, v:dansa modernt^modern dans, v:dansa nutida^nutida dans, contemporary, fridans, v:dansa contemporary, v:dansa nutida dans^nutida dans, v:dansa modern dans^modern dans',
  street_dance:
    's:street, s:streetdans, streetdance, =street dance, streetdans, streetdansare, v:dansa street, v:dansa streetdance, v:dansa hiphop^hiphop, v:dansa hip hop^hiphop, hiphopdans, hiphopdansare, =hip hop^hiphop, =hip-hop^hiphop, hiphop^hiphop, =locking^locking, lockare^locking, poppare^popping, =popping^popping, =krump^krump, v:krumpa^krump, v:dansa locking, v:dansa house, house-dans, =street',
  breakdance:
    'breakdance, =breakdancing, breakdans, breakdansare, breakare, breakdansös+female, v:dansa breakdance, =breaking, =b-boy+male, =b-girl+female, v:breaka, v:breakdansa, breakdancer',
  tap: 'v:steppa, stepp, steppdans, steppdansare, steppdansös+female, v:dansa stepp, v:steppdansa, tapdance, =tap dance',
  ballroom:
    's:sällskapsdans, sällskapsdans, pardans^pardans, pardansare^pardans, tävlingsdans, tävlingsdansare, =vals^vals, v:dansa vals^vals, foxtrot^foxtrot, v:dansa foxtrot^foxtrot, quickstep, bugg^bugg, v:dansa bugg^bugg, v:bugga^bugg, standarddans, =latinamerikanska danser, v:dansa pardans^pardans, v:dansa sällskapsdans, cha-cha, dansbandsdans, buggare^bugg',
  salsa:
    's:salsa, salsa^salsa, v:dansa salsa^salsa, salsadansare^salsa, bachata^bachata, v:dansa bachata^bachata, merengue^merengue, kizomba^kizomba, samba^samba, v:dansa samba^samba, latindans, sambadansare^samba, sambadansös^samba+female, v:dansa latin',
  tango: 's:tango, tango, =argentinsk tango, v:dansa tango, tangodansare, tangopar',
  swing:
    'lindy hop^lindy hop, =lindy hop, lindyhop^lindy hop, v:dansa lindy hop^lindy hop, v:dansa swing, swingdans, =boogie woogie, =charleston, v:dansa charleston, =rock n roll-dans, v:dansa boogie woogie, lindyhoppare, swingdansare',
  folk_dance:
    's:folkdans, folkdans, folkdansare, v:dansa folkdans, gammeldans, hambo^hambo, v:dansa hambo^hambo, v:dansa polska, v:dansa gammeldans, slängpolska^slängpolska, schottis^schottis, snoa^snoa, ringdans',
  belly_dance:
    'magdans^magdans, orientalisk dans^orientalisk dans, magdansös^magdans+female, v:dansa magdans^magdans, magdansare^magdans, v:magdansa',
  bollywood_dance: 'bollywooddans, bollywood, bhangra, indisk dans, v:dansa bollywood, bollywooddansare',
  pole_dance: 'poledance, =pole dance, polefitness, =pole fitness, poledansare, poledans',
  voguing: '=voguing, =kan vogue, v:dansa vogue, v:vogua, =waacking^waacking, ballroomscenen',
  flamenco: 's:flamenco, flamenco, v:dansa flamenco, flamencodansare, flamencodansös+female',
  afro_dance:
    'afrodans, afrobeats-dans, =dancehall, v:dansa dancehall, afrikansk dans, =afro-house, v:dansa afro, afrodansare',
  dance_general:
    's:dans, v:dansa, dans, dansvana, a:danskunnig, a:dansutbildad, dansutbildning, =rörelsebegåvad, danserfarenhet, =dansgolvsvan',
  acting:
    's:skådespelar, skådespeleri, v:skådespela, v:spela teater, a:skådespelarutbildad, skådespelarutbildning, scenskola, teaterhögskola, =gått scenskola, =gått scenskolan, =scenskoleutbildad, =gått teaterhögskola, =gått teaterhögskolan, =scenskoleutbildning, teatervana^teatervana, teatererfarenhet, skådespelarvana, skådespelarerfarenhet, skådespelererfarenhet, scenerfarenhet, =agera inför kamera, =agera framför kamera, filmvana',
  improv:
    's:impro, v:improvisera, improvisation, =impro, improteater, teatersport, improvisatör, improvisationsteater, improvisationsvana, improskådespelare, improvana',
  standup:
    's:ståupp, =stand-up, ståupp, =stå upp, ståuppkomik, =stå upp-komik, =komisk tajming, komik, =komisk timing, a:komisk',
  clowning: 'clowneri, clownkonst, clownvana, clown, clownnummer',
  mime: '=mim, levande staty, =levande statyer, v:mima, pantomim, mimare, mimkonst, mimartist, pantomimartist',
  puppetry:
    'dockspel, dockspelare, dockteater, handdocka, buktaleri^buktaleri, buktalare^buktaleri, v:spela dockteater, v:föra dockor, dockförare, v:spela med dockor, v:buktala^buktaleri',
  magic:
    'v:trolla, trolleri, trollkonst, =trollkonster, illusion, korttrick, korttrolleri, v:göra trolleritrick, trolleritrick',
  juggling: 's:jonglerings, v:jonglera, jonglering, jonglör, diabolo, =poi',
  fire_performance:
    'eldkonst, eldshow, eldslukare, v:sluka eld, eldsprutning, v:spruta eld, v:jonglera med eld, eldartist, elddans, elddansare, eldkonstnär, eldsprutare',
  aerial:
    'luftakrobatik, trapets^trapets, trapetsartist, =aerial silk, =aerial silks, =aerial, luftring^luftring, tygakrobatik, vertikaltyg, luftakrobat',
  tightrope:
    'v:balansera, v:gå på lina^lindans, lindans^lindans, lindansare^lindans, lindansös+female, slackline^slackline, v:gå slackline, enhjuling^enhjuling, v:cykla enhjuling^enhjuling, enhjulingscykling^enhjuling, v:åka enhjuling^enhjuling',
  stilts: 'stylta, v:gå på styltor, styltgång, styltgångare, styltgående, styltartist',
  voice_work:
    's:röst, s:speaker, speakervana, röstvana, studiovana, röstskådespeleri, v:dubba^dubbning, dubbning^dubbning, inläsning, v:läsa in ljudbok, v:läsa in ljudböcker, ljudboksinläsning, v:läsa in, dubbningsvana, mikrofonvana, inläsningsvana',
  impressions:
    's:imitations, v:imitera, imitation, v:härma, röstimitation, v:göra imitationer, imitatör, v:imitera kändisar, parodi, v:parodiera',
  hosting:
    's:programledar, s:scen, programledning, v:programleda, programledarvana, programledarerfarenhet, v:moderera, moderering, v:leda galor, scenvana^scenvana, v:hålla i scenen, =vana att tala inför publik, =tala inför publik, =stå på scen, v:leda en gala, v:leda en panel',
  historical:
    'vikingareenactment, reenactment, lajv^lajv, lajvare^lajv, v:lajva^lajv, historisk dräkt, =historisk rollgestaltning, vikingalajv, vikingaåterskapare, reenactare, historiskt återskapande',
  drag: 'dragqueen, =drag queen, dragking, =drag king, dragshow, dragartist, v:göra drag, =drag-show, dragdrottning',
  catwalk:
    's:catwalk, catwalk, v:gå catwalk, catwalkvana, visningsvana, runway, catwalkgång, =gå modevisning, =gått modevisning, =gått modevisningar, =gå modevisningar, catwalkerfarenhet',
  posing:
    's:foto, s:modell, s:kamera, fotovana, poseringsvana, v:posera, posering, =van framför kameran@experienced, =van framför kamera@experienced, =vana framför kameran@experienced, =vana framför kamera@experienced, =vana av kamera@experienced, =van vid kamera@experienced, =van att stå framför kamera@experienced, =van att stå framför kameran@experienced, =van att synas i bild@experienced, =van vid kameran@experienced, =bekväm framför kameran, =bekväma framför kameran, =bekväm framför kamera, =bekväm i kamera, =trygg framför kameran, =trygga framför kameran, =trygg framför kamera, modellvana, modellerfarenhet, kameravana^kameravana, fotomodellvana, =erfarenhet framför kameran, kameraerfarenhet',
  swimwear_modelling:
    'badklädesfotografering, bikinifotografering, badklädesmodell, badklädesmodellning, bikinimodell, underklädesmodell, =posera i badkläder, =poserar i badkläder, =badkläder, underklädesfotografering',
  self_tape:
    'selftapevana, självtejpvana, v:spela in selftape, v:göra selftape, v:göra selftapes, v:göra självtejp, v:spela in självtejp, =van vid selftape@experienced, =van vid self-tape@experienced, =van att göra selftape@experienced',
} as const satisfies Partial<Record<SkillId, string>>;
