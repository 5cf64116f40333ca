import type { CategoryId } from '#domain/vocabulary/categories.ts';

/** The trades. How a line is written: lines.ts; h: is the second part of compounds (reklam|modell, mäss|värd). */
export const CATEGORY_WORDS = {
  actor:
    'h:skådespelare, skådespelare, skådis, =skådisar, =skådisarna, skådespelerska+female, filmskådespelare, scenskådespelare, teaterskådespelare, =actor, =actors, =actress+female, aktör, aktris+female, =skådespeleri-utbildade',
  amateur_actor:
    'amatörskådespelare, amatörskådis, =amatörskådisar, amatör, amatöraktör, =ny skådespelare, =nya skådespelare',
  child_actor: 'barnskådespelare, barnskådis, =barnskådisar, barnaktör',
  voice_actor:
    'röstskådespelare, dubbskådespelare, dubbningsskådespelare, dubbare, dubbningsröst, röstskådis, dubbröst',
  voiceover:
    'h:speaker, speaker, speakerröst, =voiceover, =voice over, =voice-over, berättarröst, berättare, reklamröst, uppläsare, ljudboksuppläsare, inläsare, =vo-artist, =voice-over-artist, voiceoverröst, voiceover-artist, =vo, ljudboksinläsare, ljudboksröst, radioröst',
  extra:
    'h:statist, statist, statistroll, statistjobb, bakgrundsskådespelare, bakgrundsstatist, komparse, =komparser, =extras, filmstatist, statisteri, =bakgrundspersoner, statistgrupp, folkmassa',
  real_person:
    '=verklig person, =verkliga personer, =vanliga människor, =vanligt folk, =vanliga personer, =riktiga människor, =riktiga personer, =street casting, =streetcasting, =streetcastade, =icke-skådespelare, =icke-skådisar, =autentiska personer, =helt vanliga människor, =verkliga människor, =äkta människor, =vardagsmänniskor, =icke-professionella',
  stand_in: '=stand-in, =stand-ins, ljusdubbel, =lighting double, =stand in, =stand ins',
  body_double: '=body double, =body doubles, kroppsdubbel, bodydouble, handdubbel, kroppsdubblör',
  stunt:
    'stuntperson, stuntman+male, =stuntmän+male, stuntkvinna+female, stuntutövare, stuntdubbel, stuntartist, dublör, stuntdublör, stuntskådespelare, =stuntfolk',
  model:
    'h:modell, h:mannekäng, modell, modelljobb, modelluppdrag, fotomodell, mannekäng, reklammodell, =kommersiell modell, =kommersiella modeller, e-handelsmodell, katalogmodell, =model, =models, stillbildsmodell, porträttmodell, smyckesmodell, glasögonmodell',
  runway_model: 'catwalkmodell, visningsmodell, runwaymodell, runway-modell, catwalk-modell',
  fitness_model: 'fitnessmodell, sportmodell, träningsmodell, =fitness-modell',
  plus_model:
    '=plus size-modell, =plus size-modeller, =plus size modell, =plus size modeller, plussizemodell, =curvy model, kurvig modell, =kurviga modeller, plusmodell, =plus-size-modell, =plus-size-modeller, curvymodell, =curvy-modell, =curvy-modeller, =storleksmodell',
  hand_model: 'handmodell',
  foot_model: 'fotmodell, benmodell, =fot- och benmodell, skomodell',
  hair_model: 'hårmodell, klippmodell, färgmodell, frisyrmodell',
  makeup_model: 'sminkmodell, makeupmodell, =make up-modell, =make up-modeller, makeup-modell, sminkningsmodell',
  fit_model: 'passformsmodell, provmodell, =fit model, =fit models, fitmodell, fittingmodell',
  child_model: 'barnmodell, babymodell, bebismodell',
  senior_model: 'seniormodell, =mogen modell, =mogna modeller, =äldre modell, =äldre modeller',
  dancer:
    'h:dansare, h:dansös+female, dansare, dansös+female, dansöser+female, bakgrundsdansare, showdansare, =dancer, =dancers, danscrew, danstrupp, scendansare, yrkesdansare',
  choreographer: 'koreograf',
  singer:
    'h:sångare, h:sångerska+female, sångare, sångerska+female, vokalist, vissångare, visartist, sångsolist, bakgrundssångare, sångartist, =sångfågel, sångduo, trubadursångare, körist, popsångare, popsångerska+female, rocksångare, rocksångerska+female, sångsolist',
  musician:
    'h:musiker, musiker, =musikern, musikant, coverband^coverband, trubadur^trubadur, instrumentalist, orkester, gatumusikant, =husband, stråkkvartett, jazztrio, musikgrupp, multiinstrumentalist, studiomusiker',
  dj: '=dj, =dj:s, =djs, =dj:ar, diskjockey, discjockey, =dj-set',
  comedian:
    'komiker^komiker, =komikern, ståuppkomiker, =stå upp-komiker, standupkomiker, =stand up-komiker, =stand-up-komiker, humorist, =stand upare, ståuppare, =stand-upare',
  magician: 'trollkarl, illusionist, magiker, mentalist^mentalist, trollkonstnär, close up-magiker, =close-up-magiker',
  circus: 'cirkusartist, varietéartist, nycirkusartist, cirkuskonstnär, gatuartist',
  artist: 'artist, scenartist, underhållare, =uppträdande artist, estradör, showartist, dragshowartist',
  presenter:
    'programledare, tv-programledare, programvärd, presentatör, =tv-värd^programledare, tv-profil, poddvärd, =podcastvärd, radioprogramledare',
  host: 'konferencier, =konferenciär, =konferenciärer, =konferenciären, toastmaster^toastmaster, toastmadame, moderator^moderator, galavärd, eventmoderator, samtalsledare',
  speaker_talk:
    'föreläsare, talare, inspirationstalare, inspirationsföreläsare, =keynote speaker, =keynote, =keynote-talare',
  influencer:
    'influencer, =influencers, =influensers, influerare, innehållsskapare, =content creator, =content creators, kreatör, ugc-kreatör, =ugc, =ugc-creator, =ugc-creators, youtuber, =youtubers, tiktoker, =tiktokers, tiktokare, bloggare, streamer, innehållskreatör, instagrammare',
  lookalike: 'lookalike, =lookalikes, =look-a-like, =look-alike, =look-alikes, dubbelgångare, kändisdubbel',
  event_staff:
    'h:värd, h:värdinna+female, h:värdar, eventpersonal, =värdar^värd, värdinna^värdinna+female, =hostess^värdinna+female, =hostesser+female, =hostesses^värdinna+female, mässpersonal, mässvärd, mässvärdinna+female, entrévärd, publikvärd, eventvärd, eventvärdinna+female, =eventvärdar, =mässvärdar, =entrévärdar, =publikvärdar, värdpersonal, =eventarbetare, receptionsvärd, =receptionsvärdar, garderobspersonal, mässbemanning, =värd^värd',
  promoter:
    'demonstratör, promotor, promoter, =promoters, promotionpersonal, samplingspersonal, butiksdemonstratör, varuprovare, =brand ambassador, =brand ambassadors, varumärkesambassadör, maskot^maskot, =maskotar^maskot, =samplare, promotion-personal, ambassadör, promopersonal, produktdemonstratör',
  waiter:
    'serveringspersonal, servispersonal, servis, servitör^servitör, servitris^servitris+female, kypare, =serveris, serveringspersoner, cocktailservitör, cateringpersonal',
  bartender: 'bartender, =bartenders, =bartendrar, drinkmixare, barpersonal',
  santa:
    'tomte, =jultomte^tomte, =jultomtar, =jultomten, =lucia^lucia+female, luciatåg^luciatåg, påskhare, tomtefar, =tomtemor+female',
  photographer:
    'h:fotograf, fotograf, stillbildsfotograf, modefotograf, reklamfotograf, porträttfotograf, eventfotograf, =photographer, produktfotograf, matfotograf, bröllopsfotograf, =plåtis',
  videographer:
    'filmare, videograf, filmfotograf, =a-foto, a-fotograf, kameraman, =kameramän, kameraoperatör, drönarfotograf, videofotograf, b-fotograf, steadicamoperatör',
  director: 'regissör, =director, filmregissör, teaterregissör',
  producer: 'h:producent, producent, produktionsledare, projektledare, filmproducent, linjeproducent',
  casting: 'castingansvarig, castare, rollsättare, =casting director, statistansvarig',
  editor: 'klippare, filmklippare, redigerare, colorist, postproducent, videoredigerare, videoklippare',
  stylist: 'h:stylist, stylist, modestylist, matstylist, rekvisitastylist, inredningsstylist, klädstylist',
  costume: 'kostymör, kostymtecknare, a:kostymansvarig, kostymassistent, påklädare, kostymdesigner',
  makeup:
    'h:sminkör, h:sminkös+female, sminkör, sminkös+female, makeupartist, =makeup artist, =makeup artists, =make up artist, =make-up artist, =makeup-artist, =make up-artist, mua^sminkör, maskör^maskör, specialsminkör, maskbildare, perukmakare, ansiktsmålare, sminkare',
  hair: 'hårstylist, frisör^frisör, =hair stylist, =hairstylist, barberare, hårfrisör, frisörska+female, frissa',
  set_design:
    'scenograf, dekoratör, rekvisitör^rekvisitör, =setdesigner, =set designer, =byggare till scenografi, attributmakare, dekormålare',
  sound: 'ljudtekniker, ljudläggare, bommare, ljuddesigner, ljudtekniker',
  light:
    'ljussättare, ljustekniker, =elektriker till film, gaffer, =gaffers, =passare till ljus, belysningsmästare, ljusdesigner',
  pa: 'produktionsassistent, runner, =runners, inspelningsassistent, =passare, regiassistent^regiassistent, inspelningsledare, scripta^scripta, fotoassistent, b-assistent',
  interpreter: 'h:tolk, tolk, teckenspråkstolk, simultantolk, =översättare',
  chaperone: 'a:barnansvarig, barnvakt på inspelning, =chaperone, =chaperones, ledsagare för barn',
} as const satisfies Record<CategoryId, string>;
