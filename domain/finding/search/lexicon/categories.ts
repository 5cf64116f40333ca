import type { CategoryId } from '#domain/kernel/vocabulary/categories.ts';

/** The trades. words/sense.ts describes the lines; h: is the second part of compounds (reklam|modell, mäss|värd). */
export const CATEGORY_WORDS = {
  actor:
    'h:skådespelare, skådespelare, skådis, =skådisar, =skådisarna, skådespelerska+female, filmskådespelare, scenskådespelare, teaterskådespelare, =actor, =actors, =actress+female, aktör, aktris+female, =skådespeleri-utbildade, karaktärsskådespelare, komediskådespelare, =yrkesskådespelare, gästskådespelare, turnéskådespelare, tv-skådespelare, =skådespelarna, =yrkesskådisar, filmskådis, teaterskådis, =skådespelare/skådespelerska',
  amateur_actor:
    'amatörskådespelare, amatörskådis, =amatörskådisar, amatör, amatöraktör, =ny skådespelare, =nya skådespelare, amatörskådespelerska+female, hobbyskådespelare, hobbyskådis, =amatörer, amatörskådespelande, =glada amatörer, bygdespelare',
  child_actor: 'barnskådespelare, barnskådis, =barnskådisar, barnaktör, barnskådespelerska+female, ungdomsskådespelare',
  voice_actor:
    'röstskådespelare, dubbskådespelare, dubbningsskådespelare, dubbare, dubbningsröst, röstskådis, dubbröst, röstartist, dubbartist, animationsröst, karaktärsröst, tecknad röst, =voice actor, =voice actors',
  voiceover:
    'h:speaker, speaker, speakerröst, =voiceover, =voice over, =voice-over, berättarröst, berättare, reklamröst, uppläsare, ljudboksuppläsare, inläsare, =vo-artist, =voice-over-artist, voiceoverröst, voiceover-artist, =vo, ljudboksinläsare, ljudboksröst, radioröst, voiceoverartist, =voiceovers, reklamspeaker, uppläserska+female, stadionspeaker, =vo-röst, audioguide-röst, dokumentärröst, berättarstämma, telefonröst, =voice talent, e-learningröst, ljudbokröst',
  extra:
    'h:statist, statist, statistroll, statistjobb, bakgrundsskådespelare, bakgrundsstatist, komparse, =komparser, =extras, filmstatist, statisteri, =bakgrundspersoner, statistgrupp, folkmassa, =featured extra, =featured extras, specialstatist, =specialstatister, bakgrundsperson, =publikstatister, publikstatist, =folksamling, =bakgrundsfolk, =bakgrundare, statistdam+female, =crowd, figurant, =figuranter',
  real_person:
    '=verklig person, =verkliga personer, =vanliga människor, =vanligt folk, =vanliga personer, =riktiga människor, =riktiga personer, =street casting, =streetcasting, =streetcastade, =icke-skådespelare, =icke-skådisar, =autentiska personer, =helt vanliga människor, =verkliga människor, =äkta människor, =vardagsmänniskor, =icke-professionella, =verkliga par, =riktigt folk, =riktig familj, =äkta familj, =riktiga familjer, =verklig familj, =real people, =icke-modeller',
  stand_in: '=stand-in, =stand-ins, ljusdubbel, =lighting double, =stand in, =stand ins, inhoppare, ljusstandin',
  body_double:
    '=body double, =body doubles, kroppsdubbel, bodydouble, handdubbel, kroppsdubblör, rygg-dubbel, fotodubbel',
  stunt:
    'stuntperson, stuntman+male, =stuntmän+male, stuntkvinna+female, stuntutövare, stuntdubbel, stuntartist, dublör, stuntdublör, stuntskådespelare, =stuntfolk, stuntkille+male, stunttjej+female, stuntkoordinator, =stuntare, stuntare',
  model:
    'h:modell, h:mannekäng, modell, modelljobb, modelluppdrag, fotomodell, mannekäng, reklammodell, =kommersiell modell, =kommersiella modeller, e-handelsmodell, katalogmodell, =model, =models, stillbildsmodell, porträttmodell, smyckesmodell, glasögonmodell, fotomodeller, modelltjej+female, modellkille+male, herrmodell+male, dammodell+female, kampanjmodell, lookbookmodell, beautymodell, hudvårdsmodell, stockmodell, =hero-modell, livsstilsmodell, =editorialmodell, frilansmodell, butiksmodell, skärmmodell, =modell/modeller, kroki-modell, krokimodell, nakenmodell',
  runway_model:
    'catwalkmodell, visningsmodell, runwaymodell, runway-modell, catwalk-modell, mannekängmodell, =modevisningsmodell, modevisningsmodell',
  fitness_model:
    'fitnessmodell, sportmodell, träningsmodell, =fitness-modell, =fitness model, yogamodell, crossfitmodell, simmodell, löpmodell',
  plus_model:
    '=plus size-modell, =plus size-modeller, =plus size modell, =plus size modeller, plussizemodell, =curvy model, kurvig modell, =kurviga modeller, plusmodell, =plus-size-modell, =plus-size-modeller, curvymodell, =curvy-modell, =curvy-modeller, =storleksmodell, storleksmodell, =modell i stora storlekar, =modeller i stora storlekar, =plus-modell, kurvmodell, =xl-modell',
  hand_model: 'handmodell, handmodeller, =hand model, nagelmodell',
  foot_model: 'fotmodell, benmodell, =fot- och benmodell, skomodell, fotmodeller, strumpmodell',
  hair_model: 'hårmodell, klippmodell, färgmodell, frisyrmodell, hårvisningsmodell',
  makeup_model:
    'sminkmodell, makeupmodell, =make up-modell, =make up-modeller, makeup-modell, sminkningsmodell, hudmodell, läppmodell, =beauty-modell, fransmodell, brynmodell',
  fit_model: 'passformsmodell, provmodell, =fit model, =fit models, fitmodell, fittingmodell',
  child_model: 'barnmodell, babymodell, bebismodell, barnmodeller, ungdomsmodell, juniormodell, =kids model',
  senior_model:
    'seniormodell, =mogen modell, =mogna modeller, =äldre modell, =äldre modeller, =senior model, 60-plus-modell, pensionärsmodell, äldremodell, =modell 60+',
  dancer:
    'h:dansare, h:dansös+female, dansare, dansös+female, dansöser+female, bakgrundsdansare, showdansare, =dancer, =dancers, danscrew, danstrupp, scendansare, yrkesdansare, danskille+male, danstjej+female, danspar^dansare, =danserskor+female, danserska+female, dansgrupp, danskompani, linedancer, =dansarna',
  choreographer: 'koreograf',
  singer:
    'h:sångare, h:sångerska+female, sångare, sångerska+female, vokalist, vissångare, visartist, sångsolist, bakgrundssångare, sångartist, =sångfågel, sångduo, trubadursångare, körist, popsångare, popsångerska+female, rocksångare, rocksångerska+female, sångsolist, sångarinna+female, =sjungande, solosångare, kyrkosångare, kyrkosångerska+female, låtsångare, jazzvokalist, bröllopssångare, bröllopssångerska+female, =vokalister, solist, solosångerska+female, schlagersångare, schlagersångerska+female, allsångsledare, =singer, =singers, visångare, countrysångare, sångtrio, körsolist, dansbandssångare, coverartist',
  musician:
    'h:musiker, musiker, =musikern, musikant, coverband^coverband, trubadur^trubadur, instrumentalist, orkester, gatumusikant, =husband, =bandet, stråkkvartett, jazztrio, musikgrupp, multiinstrumentalist, studiomusiker, jazzband, husband, coverband, partyband, liveband, dansband, storband, bandmedlem, trubadurer^trubadur, =musikanter, stråktrio, musikensemble, brassorkester, =musiker/musikanter, pubtrubadur^trubadur, bröllopsband, bluesband, rockband, popband, =live-musiker, hovmusiker, gatumusiker, =enmansband, enmansorkester, dragspelsduo',
  dj: '=dj, =dj:s, =djs, =dj:ar, diskjockey, discjockey, =dj-set, bröllops-dj, klubb-dj, =dj:n, =disc jockey, =deejay, dj-duo, =plattvändare, skivvändare',
  comedian:
    'komiker^komiker, =komikern, ståuppkomiker, =stå upp-komiker, standupkomiker, =stand up-komiker, =stand-up-komiker, humorist, =stand upare, ståuppare, =stand-upare, =standupare, komedienn+female, revyartist, =stand up-artister, =standup-komiker, =komiker/komedienn',
  magician:
    'trollkarl, illusionist, magiker, mentalist^mentalist, trollkonstnär, close up-magiker, =close-up-magiker, magikerna, trolleriartist, trollerikonstnär, illusionistduo, =close up-trollare, bordstrollare, trollare, =tankeläsare, tankeläsare^mentalist',
  circus:
    'cirkusartist, varietéartist, nycirkusartist, cirkuskonstnär, gatuartist, gycklare, akrobatgrupp, cirkusgrupp, gatugycklare, kontorsionist, ormmänniska, =nycirkusartister, cirkuspedagog, =varietéartister',
  artist:
    'artist, scenartist, underhållare, =uppträdande artist, estradör, showartist, dragshowartist, scenkonstnär, performanceartist, liveartist, huvudartist, estradpoet, burleskartist, =burlesk',
  presenter:
    'programledare, tv-programledare, programvärd, presentatör, =tv-värd^programledare, tv-profil, poddvärd, =podcastvärd, radioprogramledare, =presentatörer, =host till program, programledarpar, sändningsvärd, livesändningsvärd, väderpresentatör, hallåa+female, hallåman+male, =co-host, =program host, videovärd, webbtv-värd, =tv-värdar, nyhetsankare, studioreporter, podcastvärd, poddare, bingovärd',
  host: 'konferencier, =konferenciär, =konferenciärer, =konferenciären, toastmaster^toastmaster, toastmadame, moderator^moderator, galavärd, eventmoderator, samtalsledare, =konferansier, konferensier, =konferensiär, =konfrencier, festvärd, bröllopsvärd, =toastmasters, =toastmaster/toastmadame, kvällsvärd^konferencier, =mc/konferencier, auktionsutropare, utropare, =master of ceremonies, ceremonimästare, =ceremonimästare, quizledare, quizmaster, prisutdelare, =moderatorer, panelledare, scenledare',
  speaker_talk:
    'föreläsare, talare, inspirationstalare, inspirationsföreläsare, =keynote speaker, =keynote, =keynote-talare, =inspiratör, inspiratör, =keynotes, =föreläsare/inspiratör, festtalare, vårtalare, högtidstalare',
  influencer:
    'influencer, =influencers, =influensers, influerare, innehållsskapare, =content creator, =content creators, kreatör, ugc-kreatör, =ugc, =ugc-creator, =ugc-creators, youtuber, =youtubers, tiktoker, =tiktokers, tiktokare, bloggare, streamer, innehållskreatör, instagrammare, =influencer-par, influenser, =instagramprofil, instagramprofil, tiktokprofil, =youtube-profil, youtubeprofil, vloggare, =content-skapare, contentskapare, =content creatorer, poddprofil, mikroinfluencer, =ugc-kreatörer, ugc-skapare, makroinfluencer, =micro influencers',
  lookalike:
    'lookalike, =lookalikes, =look-a-like, =look-alike, =look-alikes, dubbelgångare, kändisdubbel, kändiskopia, imitatör av elvis, elvisimitatör, kungaimitatör, =elvis-imitatör, kändislookalike',
  event_staff:
    'h:värd, h:värdinna+female, h:värdar, eventpersonal, =värdar^värd, värdinna^värdinna+female, =hostess^värdinna+female, =hostesser+female, =hostesses^värdinna+female, mässpersonal, mässvärd, mässvärdinna+female, entrévärd, publikvärd, eventvärd, eventvärdinna+female, =eventvärdar, =mässvärdar, =entrévärdar, =publikvärdar, värdpersonal, =eventarbetare, receptionsvärd, =receptionsvärdar, garderobspersonal, mässbemanning, =värd^värd, funktionär^funktionär, =funktionärer^funktionär, scenvärd^värd, =scenvärdar^värd, museiguide^guide, reseguide^guide, turistguide^guide, eventvärdar, aktivitetsledare, lekledare, =crewmedlemmar, biljettkontrollant, entrépersonal, incheckningspersonal, registreringspersonal, =receptionist, receptionist, garderobiär, garderobsvakt, parkeringsvakt, parkeringsvärd, hovmästare, conciärge, värdteam, =hostess-personal, festivalarbetare, eventcrew, =mässvärdinnor+female, =monterpersonal, monterpersonal, monterbemanning, =värdar/värdinnor^värd, =värdinnor/värdar^värd, festvärdar, visningsvärd, receptionspersonal, =flyers-utdelare, flygbladsutdelare, publikvakt',
  promoter:
    'demonstratör, promotor, promoter, =promoters, promotionpersonal, samplingspersonal, butiksdemonstratör, varuprovare, =brand ambassador, =brand ambassadors, varumärkesambassadör, maskot^maskot, =maskotar^maskot, =samplare, promotion-personal, ambassadör, promopersonal, produktdemonstratör, promotionteam, =promotion-team, =promo-team, promoteam, provsmakningsvärd, provsmakningspersonal, säljvärd, =demopersonal, demopersonal, =demo i butik, =demovärdar, demovärd, demonstratriser+female, demonstratris+female, samplingsteam, maskotbärare^maskot, =maskotdräkt^maskot, =street team, streetteam, varudemonstratör, butiksvärd, butiksvärdinna+female, =instore-personal, =sälj- och demopersonal, =kampanjpersonal, kampanjpersonal',
  waiter:
    'serveringspersonal, servispersonal, servis, servitör^servitör, servitris^servitris+female, kypare, =serveris, serveringspersoner, cocktailservitör, cateringpersonal, =servis-personal, =serverare, serverare, runner i restaurang, banketservitör, bankettpersonal, hovmästarinna+female, diskpersonal, =barservis, kafépersonal, =servitör/servitris^servitör, =servitriser/servitörer^servitör, glasplockare, cateringvärd, mingelpersonal, festpersonal',
  bartender:
    'bartender, =bartenders, =bartendrar, drinkmixare, barpersonal, =bartendar, barmästare, cocktailbartender, barchef, =barkeeper, =mixologist, mixolog, barvärd',
  santa:
    'tomte, =jultomte^tomte, =jultomtar, =jultomten, =lucia^lucia+female, luciatåg^luciatåg, påskhare, tomtefar, =tomtemor+female, =tomtar^tomte, hustomte, =tomten^tomte, jultomten, =jultomtarna, tomtegubbe, gårdstomte, tomtenisse^tomte, tomtenissar, =halloweenfigur, jultomtemor+female, =stjärngosse^stjärngosse+male, =spöktomte',
  photographer:
    'h:fotograf, fotograf, stillbildsfotograf, modefotograf, reklamfotograf, porträttfotograf, eventfotograf, =photographer, produktfotograf, matfotograf, bröllopsfotograf, =plåtis, frilansfotograf, familjefotograf, pressfotograf, =fotografer, festfotograf, naturfotograf, djurfotograf, konsertfotograf, =fotare, plåtis, =stillsfotograf, stillsfotograf, bildjournalist, bakombildfotograf, bakomfotograf',
  videographer:
    'filmare, videograf, filmfotograf, =a-foto, a-fotograf, kameraman, =kameramän, kameraoperatör, drönarfotograf, videofotograf, b-fotograf, steadicamoperatör, videofilmare, =videografer, bröllopsfilmare, drönarfilmare, =kamerakvinna, kamerakvinna+female, kameraassistent, fokuspuller, =focus puller, konsertfilmare, dokumentärfilmare, reklamfilmare, filmkreatör',
  director:
    'regissör, =director, filmregissör, teaterregissör, =regissörer, dokumentärregissör, reklamregissör, gästregissör, regissörsassistent, operaregissör, revyregissör',
  producer:
    'h:producent, producent, produktionsledare, projektledare, filmproducent, linjeproducent, =producenter, exekutiv producent, eventproducent, tv-producent, =line producer, projektsamordnare, eventprojektledare, musikalproducent, teaterproducent, scenproducent, =produktionskoordinator, produktionskoordinator',
  casting:
    'castingansvarig, castare, rollsättare, =casting director, statistansvarig, =castingassistent, castingassistent, =castingproducent, castingagent, =street castare',
  editor:
    'klippare, filmklippare, redigerare, colorist, postproducent, videoredigerare, videoklippare, =editor, =filmredigerare, =klipperska, fotoredigerare, animatör, =motion designer, vfx-artist, postproduktionsassistent, filmeditor',
  stylist:
    'h:stylist, stylist, modestylist, matstylist, rekvisitastylist, inredningsstylist, klädstylist, foodstylist, =food stylist, klädansvarig, =stylister, husstylist, modestylister, scenstylist, bröllopsstylist',
  costume:
    'kostymör, kostymtecknare, a:kostymansvarig, kostymassistent, påklädare, kostymdesigner, kostymmästare, kostymskräddare, =kostymmakare, kostymmakare, garderobsansvarig, =kostymörer, kostymsömmerska+female, kostymformgivare',
  makeup:
    'h:sminkör, h:sminkös+female, sminkör, sminkös+female, makeupartist, =makeup artist, =makeup artists, =make up artist, =make-up artist, =makeup-artist, =make up-artist, mua^sminkör, maskör^maskör, specialsminkör, maskbildare, perukmakare, ansiktsmålare, sminkare, =sminköser+female, makeup-artist, maskdesigner, =mask- och perukmakare, =sminkare, sminkartist, brudsminkös+female, peruk- och maskmakare, =hud- och makeupartist, =makeup-artister, ansiktsmålerska+female, kroppsmålare, =bodypainter',
  hair: 'hårstylist, frisör^frisör, =hair stylist, =hairstylist, barberare, hårfrisör, frisörska+female, frissa, hårfrisörska+female, =hårstylister, brudfrisör, brudfrisörska+female, hårartist, barber, herrfrisör, damfrisör, hårdresser, =hair dresser, =hairdresser, hårkonstnär, hårfrisöser+female',
  set_design:
    'scenograf, dekoratör, rekvisitör^rekvisitör, =setdesigner, =set designer, =byggare till scenografi, attributmakare, dekormålare, =rekvisitörer^rekvisitör, rekvisitaansvarig^rekvisitör, scenbyggare, scenarbetare, =scensnickare, dekorbyggare, scenmästare, set-dekoratör, dekoransvarig, butiksdekoratör, =prop master',
  sound:
    'ljudtekniker, ljudläggare, bommare, ljuddesigner, ljudtekniker, ljudupptagare, boomare, bomoperatör, =bom-operatör, ljudmixare, =ljudtekniker/boomare, ljudansvarig, scenljudtekniker, =sound engineer, =ljudare, ljudare, ljudkille+male, poddtekniker, inspelningstekniker, monitortekniker, foh-tekniker, =ljud- och ljustekniker, boom-operatör',
  light:
    'ljussättare, ljustekniker, =elektriker till film, gaffer, =gaffers, =passare till ljus, belysningsmästare, ljusdesigner, belysningstekniker, =ljusare, ljusare, scentekniker, ljusmästare, ljusoperatör, =best boy, teatertekniker, ljusansvarig',
  pa: 'produktionsassistent, runner, =runners, inspelningsassistent, =passare, regiassistent^regiassistent, inspelningsledare, scripta^scripta, fotoassistent, b-assistent, =pa:s, =produktionsassistenter, =runner på inspelning, b-fotoassistent, inspelningsrunner, =scriptor, scriptassistent, inspicient^inspicient, sufflör^sufflör, sufflös^sufflör+female, scenassistent, regiassistent, =1:a ad, =2:a ad, set-runner, platsansvarig, locationansvarig, =location scout, locationscout, teaterassistent, eventassistent',
  interpreter:
    'h:tolk, tolk, teckenspråkstolk, simultantolk, =översättare, kontakttolk, konferenstolk, =tolkar, =tolken, =teckentolk, teckentolk, skrivtolk, översättare',
  chaperone:
    'a:barnansvarig, barnvakt på inspelning, =chaperone, =chaperones, ledsagare för barn, barnvakt, barnskötare på set, barnvärd, =barnvärdar, =nanny på set, =barnvakter, barnpassare, barnpassning, lekfröken+female, barntillsynsansvarig',
} as const satisfies Record<CategoryId, string>;
