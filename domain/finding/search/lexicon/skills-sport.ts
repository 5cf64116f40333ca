import type { SkillId } from '#domain/kernel/vocabulary/skills.ts';

/** Sport and outdoor life. words/sense.ts describes the lines. */
export const SPORT_WORDS = {
  riding:
    's:rid, ridning, v:rida, ryttare, ryttarinna+female, a:ridkunnig, ridvan, ridvana, v:galoppera, islandshäst, hästridning, hästtjej+female, =till häst, ridsport, dressyr, dressyrryttare, a:ridande, v:hantera häst i sadel, v:trava, westernridning, westernryttare, ponnyryttare, ryttarvana, v:rida barbacka, =sitta i sadeln, =sitta till häst, =ridit länge, =van i sadeln@experienced, =van vid hästryggen@experienced, ridlärare, ridinstruktör, tornerspel, tornerspelare, damsadel, v:rida i damsadel, polo till häst',
  horse_jumping:
    'banhoppning, hoppryttare, hästhoppning, hinderhoppning, =hoppar med häst, =hoppar med ponny, v:hoppa hinder, v:hoppa bana, =tävlar i hoppning, hopptävling, fälttävlan, fälttävlansryttare, ponnyhoppning, v:hoppa med häst, v:hoppa med ponny',
  horse_handling:
    's:häst, hästvana, a:hästvan, v:köra häst och vagn, hästkörning, kusk, hästskötare, v:hantera hästar, =van vid hästar@experienced, hästvagn, travkusk, hästkarl+male, hästmänniska, v:köra hästskjuts, hästskjuts, v:leda häst, v:sköta hästar, v:köra häst, =häst och vagn, kuskvana, =vana av hästar, =van med hästar@experienced, =vana vid hästar@experienced, stallvana, stalltjej+female, v:köra vagn',
  swimming:
    's:sim, s:simm, simning, v:simma, a:simkunnig, simmare, simmerska+female, crawl, v:crawla, konstsim, konstsimmare, simkunnighet, v:bröstsimma, bröstsim, ryggsim, fjärilsim, ryggcrawl, bröstsimmare, simundervisning, v:simma långt, simtränare, siminstruktör, simlärare, simskolelärare, tävlingssimmare, tävlingssimning, elitsimmare, havssimning, =open water-simning, vintersimning, sjöjungfrusim, sjöjungfru+female, =mermaid',
  scuba:
    's:dyk, v:dyka, dykning, dykare, apparatdykning, sportdykning, sportdykare, scuba, =dykcertad, v:dyka med tuber, tubdykning, dykvana, djupdykning, vrakdykning, dykinstruktör, snorkling, v:snorkla, flaskdykning, flaskdykare',
  freediving: 'v:fridyka, fridykning, fridykare, v:hålla andan länge, apnea, apneadykning, apneadykare',
  diving_board:
    'simhopp, simhoppare, v:hoppa från hopptorn, =höga hopp, v:hoppa från trampolin i vatten, =hoppa från klippa, klipphopp, klipphoppare, v:dyka från klippa, svikthopp, =dödshopp',
  surfing:
    's:surf, v:surfa, surfing, surfare, vågsurfing, vågsurfare, surfvana, bodyboard, surfbräda, surftjej+female, surfkille+male, v:surfa vågor, longboardsurfing, surfinstruktör, bodysurfing',
  windsurfing:
    's:vindsurf, v:vindsurfa, vindsurfing, vindsurfare, vindsurfvana, =windsurf, windsurfing, windsurfare, v:windsurfa, brädsegling, brädseglare',
  kitesurfing:
    's:kitesurf, v:kitesurfa, kitesurfing, kitesurf, kitesurfare, wingfoil, v:wingfoila, kite, v:kajta, kiteboarding, =kitevana, foilboard, =wing foil, wingfoilare',
  wakeboard:
    'wakeboard^wakeboard, v:wakeboarda^wakeboard, wakeboardåkare^wakeboard, vattenskidor^vattenskidor, v:åka vattenskidor^vattenskidor, vattenskidåkning, vattenskidåkare, =wakesurf, wakesurfing, =wakeboarding^wakeboard, wakeskate, vattenskida^vattenskidor, =vattenskidor^vattenskidor, kneeboard',
  sup: '=sup-bräda, =stand up paddle, =stand-up paddle, paddleboard, v:paddla sup, =stand up-paddling, =sup, paddelbräda, =paddla stående, sup-åkare',
  sailing:
    's:segel, s:segling, v:segla, segling, seglare, segelbåt, jolle, kappsegling, seglarvana, segelbåtsvana, jollesegling, jolleseglare, båtseglare, optimistjolle, =van gast@experienced, gast på segelbåt, havsseglare, skotta segel, seglarkunskap, katamaran, segelfartyg',
  kayak:
    's:paddling, s:kajak, s:kanot, v:paddla, v:paddla kajak^kajak, v:paddla kanot^kanot, paddling, paddlare, kajak^kajak, kanot^kanot, kanotist, kajakpaddling, kajakpaddlare, havskajak, forspaddling, v:paddla havskajak, v:ro kajak, packraft, forsränning, kajakist, paddelvana, kanotpaddling, kanotpaddlare, kanadensare',
  rowing:
    's:rodd, rodd, roddare, =kan ro, =kunna ro, =ro båt, v:ro båt, v:ro eka, rodderska+female, roddbåt, kyrkbåtsrodd',
  alpine_skiing:
    's:skid, v:åka skidor, v:åka utför, skidåkning, skidåkare, =alpint, =alpin skidåkning, utförsåkning, utförsåkare, slalom^slalom, v:åka slalom^slalom, slalomåkare, offpist, =off-pist, utförsskidor, freeskiing, =skidor, alpinist, skidlärare, v:åka offpist, =puckelpist, storslalom, störtlopp, telemark, telemarksåkare, =freeride, freerideåkare, freeskier, puckelpiståkare, skidtjej+female, skidkille+male, =skidvan@experienced, skidinstruktör, v:carva, skicross, =ski cross, skidbestigning, toppturer, topptur, v:åka skida, v:stå på skidor, =slalomskidor',
  cross_country:
    's:längdskid, längdskidor, längdskidåkning, längdåkning, längdskidåkare, längdåkare, v:åka längd, v:åka längdskidor, v:åka turskidor, turskidor, rullskidor, v:åka rullskidor, skidskytte^skidskytte, skidskytt^skidskytte, =skidskyttar^skidskytte, vasaloppsåkare, vasaloppet-veteran, skidlöpare, v:staka, v:köra skidspår, rullskidåkare, rullskidåkning, =längdskida, v:åka på längden, v:åka vasaloppet, längdskidvana',
  snowboard:
    's:snowboard, snowboard, v:åka snowboard, snowboardåkning, snowboardåkare, snowboarding, snowboardare, v:åka bräda, snowboardvana, =snowboardkille+male, v:åka snowboards, boardåkare, =halfpipe, splitboard',
  ice_skating:
    's:skridsko, skridsko, v:åka skridskor, v:åka skridsko, skridskoåkning, skridskoåkare, långfärdsskridsko, v:åka långfärdsskridskor, skridskoprinsessa+female, =skrillor, v:åka skrillor, långfärdsskridskoåkare, långfärdsskridskoåkning, hastighetsåkning, hastighetsåkare, skridskolöpare, =van på skridskor@experienced',
  figure_skating:
    's:konståknings, konståkning, konståkare, konståkerska+female, v:konståka, v:åka konståkning, konståknings-vana, konstisåkare, konståkningstjej+female',
  ice_hockey:
    's:hockey, s:ishockey, ishockey, =hockey, v:spela hockey, v:spela ishockey, hockeyspelare, ishockeyspelare, hockeymålvakt, hockeymålis, =puck och klubba, hockeykille+male, hockeytjej+female, hockeytränare, hockeyvana, ishockeymålvakt, hockeyback, hockeyforward',
  bandy: 's:bandy, bandy, bandyspelare, v:spela bandy, bandymålvakt, bandykille+male',
  curling: 's:curling, curling, curlare, v:spela curling, curlingspelare, v:curla, curlingtjej+female',
  football:
    's:fotboll, s:fotbolls, fotboll, v:spela fotboll, fotbollsspelare, fotbollspelare, fotbollskille+male, fotbollstjej+female, fotbollstrick, fotbollsmålvakt, v:jonglera med boll, v:trixa med boll, =freestyle-fotboll, bolltrick, fotbollsmålis, v:lira fotboll, v:lira boll, futsal, futsalspelare, fotbollsfreestyle, fotbollsfreestylare, v:kicka boll, bollkontroll, fotbollslirare, fotbollstränare, bollsinne, fotbollsproffs',
  handball:
    's:handboll, s:handbolls, handboll, handbollsspelare, handbollspelare, v:spela handboll, handbollsmålvakt, handbollstjej+female, handbollskille+male, =beachhandboll',
  floorball:
    's:innebandy, innebandy, innebandyspelare, v:spela innebandy, innebandymålvakt, =floorball, innebandytjej+female, innebandykille+male',
  basketball:
    's:basket, basket, basketboll, basketspelare, basketbollspelare, v:spela basket, v:dunka, =basketkille+male, baskettjej+female, basketlirare, v:lira basket, =streetbasket, slamdunk, dunkare, v:dribbla basket, rullstolsbasket',
  volleyball:
    's:volleyboll, volleyboll, volleybollspelare, volleybollsspelare, beachvolley^beachvolley, beachvolleyboll, beachvolleyspelare, v:spela volleyboll, volley, v:spela beachvolley^beachvolley, volleybolltjej+female, v:spela volley',
  tennis:
    's:tennis, tennis, v:spela tennis, tennisspelare, tennistjej+female, tenniskille+male, tennistränare, =rullstolstennis, v:lira tennis, squash^squash, v:spela squash^squash, squashspelare^squash, pickleball^pickleball',
  padel: 's:padel, padel, v:spela padel, padelspelare, padeltränare, v:lira padel, padelkille+male',
  badminton: 's:badminton, badminton, v:spela badminton, badmintonspelare, badmintontjej+female',
  table_tennis:
    's:bordtennis, s:pingis, bordtennis, =pingis, v:spela pingis, v:spela bordtennis, pingisspelare, bordtennisspelare, pingistjej+female, pingiskille+male, pingisvana, v:lira pingis',
  golf: 's:golf, =golf, v:spela golf, v:golfa, golfare, golfspelare, golfsving, golftjej+female, golfkille+male, =golfproffs@professional, discgolf^discgolf, frisbeegolf^discgolf, v:spela discgolf^discgolf, minigolf',
  running:
    's:löp, v:springa, löpning, löpare, =maraton, =marathon, maratonlöpare, maratonlöpning, v:jogga^löpning, joggning, joggare, långdistanslöpare, långdistanslöpning, v:springa maraton, terränglöpning, terränglöpare, =traillöpning, v:springa långt, v:springa fort, traillöpare, stafettlöpare, löptränare, =löpvan@experienced, sprintlöpning, ultralöpare, ultralöpning, bergslöpning, löpartjej+female, löparkille+male, =springvana, fjällöpning, halvmaraton, toughest, =ocr',
  athletics:
    's:friidrotts, friidrott, friidrottare, sprinter, höjdhopp^höjdhopp, höjdhoppare^höjdhopp, längdhopp, längdhoppare, kulstötning, kulstötare, stavhopp^stavhopp, stavhoppare^stavhopp, häcklöpning, häcklöpare, spjutkastare, spjutkastning, tresteg, tresteghoppare, diskus, diskuskastare, diskuskastning, släggkastare, släggkastning, mångkamp, mångkampare, sjukamp, tiokamp, häckhoppare, =100 meter häck, =kortdistans, medeldistans, medeldistanslöpare',
  cycling:
    's:cykel, v:cykla, cykling, cyklist, landsvägscykling, racercykel, v:cykla racer, tävlingscyklist, cykelbud, cykelvana, v:cykla landsväg, racercyklist, v:trampa cykel, v:cykla lastcykel, bancykling, spinninginstruktör, =spinning, velodromcyklist, gravelcykling, cykelåkare, =fixie',
  mtb: 's:mountainbike, mountainbike, v:cykla mountainbike, mtb, v:cykla mtb, downhillcykling, v:cykla downhill, bmx^bmx, v:cykla bmx^bmx, cykeltrick, bmx-åkare, stigcykling, mtb-cyklist, mountainbikeåkare, =mountainbiker, =mountainbikers, bmxare, bmx-cyklist, =dirt jump, trialcykel, trialcykling, stigcyklist, downhillåkare',
  skateboard:
    's:skateboard, s:skate, skateboard, v:åka skateboard, v:skejta, v:skata, =skate, v:åka skate, skateboardåkare, skateboardåkning, skateboarding, skejtare, skejt, longboard^longboard, v:åka longboard^longboard, skateboardare, skatare, skateboardtrick, skateåkare, skejttjej+female, skejtkille+male, skatetjej+female, skatekille+male, skater, =skaters, skejtboard, v:åka bräda på ramp, =skateboards, =skatea, =skejtvan@experienced, kickflip, longboardåkare',
  inlines:
    '=inlines^inlines, rullskridsko^rullskridskor, =rollerskates, =rollerblades, =roller derby, v:åka inlines^inlines, v:åka rullskridskor^rullskridskor, inlinesåkare^inlines, inlineåkare^inlines, sparkcykeltrick, v:trixa på kickbike, rullskridskoåkare^rullskridskor, rullskridskoåkning^rullskridskor, rollerdance, =roller dance, v:åka sparkcykel, kickbike, v:åka rollerskates, roller-skates, inlineåkning',
  climbing:
    's:klätter, s:klättrings, v:klättra, klättring, klättrare, =bouldering^bouldering, v:bouldra^bouldering, isklättring, isklättrare, bergsklättring, bergsklättrare, firning, v:fira sig ned, v:fira sig ner, bergsbestigare, klättervana, v:klättra i berg, v:klättra på vägg, klättervägg, boulderklättrare, =lead-klättring, repklättring, höghöjdsarbete, höjdarbete, =höjdvana, v:klättra i träd, trädklättrare, trädklättring, arborist, alpinklättring, rappellering, =rep- och höjdvana, klätterinstruktör, bergsguide',
  gymnastics:
    's:gymnastik, gymnastik, gymnast, truppgymnastik, truppgymnast, elitgymnast, =artistisk gymnastik, v:göra volter, =volter, volt, v:hjula^hjulning, v:slå volt, v:göra volt, v:slå volter, bakåtvolt, flickflack, v:gå på händer, v:stå på händer, handstående, kullerbytta, rytmisk gymnastik, rytmisk gymnast, v:göra flickflack, v:göra saltomortaler, saltomortal, salto, frivolt, v:gå ner i spagat, v:slå hjul, hjulning^hjulning, v:stå på huvudet, gymnasttjej+female, bomgymnast, =redskapsgymnastik, redskapsgymnast, bakåtsalto, v:göra bakåtvolt, =backflip, backflip, v:göra backflip, =tumbling, brygga och spagat',
  parkour:
    's:parkour, parkour, =freerunning, freerunner, traceur, parkourutövare, v:köra parkour, =freerun, parkourkille+male, v:göra parkour, =parkouråkare, v:freeruna, hinderbanehoppare, tricking, =tricking',
  acrobatics:
    's:akrobatik, akrobatik, a:akrobatisk, parakrobatik, =acroyoga, akrobat, akrobatikvana, partnerakrobatik, akrobattrick, akrobatiknummer, golvakrobatik, =acro, kontorsion, pyramidbygge, =handstand, =acro yoga',
  trampoline:
    's:trampolin, trampolin, studsmatta, v:hoppa studsmatta, v:hoppa trampolin, trampolinhoppare, studsmattehopp, trampolinist, v:hoppa trampett, =airtrack',
  yoga: 's:yoga, =yoga, v:yoga, v:göra yoga, yogi, yogini+female, yogainstruktör, =pilates^pilates, yogalärare, yogautövare, pilatesinstruktör, yogavan, yogatjej+female, =yogalärarinna+female, pilatesvan, =yogis, =vinyasa, =yinyoga, yogaposition, yogapass, =qigong, =tai chi^tai chi, taichi^tai chi',
  strength:
    's:styrketränings, styrketräning, v:styrketräna, styrkelyft, styrkelyftare, tyngdlyftning, tyngdlyftare, =crossfit^crossfit, crossfitare, crossfit-atlet, =bodybuilding, bodybuilder, kroppsbyggare, personlig tränare, =personliga tränare, =pt, =deadlift, marklyft, a:gymvan, v:gymma, gymvana, a:träningsvan, träningsvana, gymtjej+female, gymkille+male, =gymrat, bänkpress, v:lyfta tungt, v:lyfta skrot, strongman+male, =strongwoman+female, kettlebell, =calisthenics, calisthenics, =functional fitness, hyrox, v:bänkpressa, armbrytare, armbrytning, v:bryta arm, gruppträningsledare',
  boxing:
    's:boxnings, boxning, v:boxas, v:boxa, boxare, kickboxning^kickboxning, kickboxare, boxningsvan, boxartjej+female, proffsboxare@professional, mitsträning, boxerska+female, boxningstränare, skuggboxning, v:skuggboxas, kickboxningsvana^kickboxning',
  thai_boxing: 'thaiboxning, =muay thai, thaiboxare, v:thaiboxas, thaiboxningsvana, muay thai-utövare',
  martial_arts:
    's:kampsport, s:kampsports, kampsport, kampsportare, karate^karate, karateutövare, judo^judo, judoka^judo, =taekwondo^taekwondo, =jiujitsu^jiujitsu, =jiu-jitsu^jiujitsu, =ju-jutsu, =bjj, =brasiliansk jiu-jitsu^jiujitsu, =mma^mma, mma-fighter, =kung fu^kung fu, aikido^aikido, =krav maga^krav maga, brottning^brottning, brottare^brottning, v:brottas^brottning, capoeira^capoeira, kampsportsutövare, självförsvar, karateka^karate, v:göra karate^karate, v:träna karate^karate, judokämpe^judo, mma-utövare^mma, kampsportstjej+female, kampsportskille+male, taekwondokämpe^taekwondo, ju-jutsu, jujutsu, ninjutsu, kendo^kendo, grappling, grapplare, =svart bälte@very_experienced, kung fu-utövare^kung fu, wushu, sambo-brottning, fribrottning, wrestling^wrestling, =wrestling^wrestling, wrestler^wrestling, sumobrottare, glima, slagsmålsvana, v:slåss med pinnar, kampkonst',
  fencing:
    's:fäktnings, s:fäkt, v:fäkta, fäktning, fäktare, =florett, sabel, sabelfäktning, sabelfäktare, värjfäktning, värja, v:fäkta med värja, =sabelvan, fäktartjej+female, fäktmästare, florettfäktare, florettfäktning, hema, =hema-fäktning',
  archery:
    's:bågskytte, bågskytte, bågskytt, =bågskyttar, pilbåge, =pilbågsskytte, v:skjuta pilbåge, v:skjuta med pilbåge, v:skjuta båge, v:skjuta med pil och båge, =pilbåge, bågskjutning, bågjägare, armborst, v:skjuta armborst, pilbågsskytt, v:hantera pilbåge, beridet bågskytte',
  shooting:
    's:vapen, s:skytte, skytte, skytt, =skyttar, sportskytte, sportskytt, lerduveskytte, lerduveskytt, pistolskytte, pistolskytt, vapenvana^vapenvana, a:vapenvan^vapenvana, v:hantera vapen, =bekväm med vapen, =trygg med vapen, vapenhantering, =van vid vapen@experienced, v:skjuta gevär, v:skjuta pistol, skjutvana, prickskytt, =prickskyttar, prickskytte, vapenkunnig, =vapenkunniga, =hantera skjutvapen, =vapenvan, v:hantera skjutvapen, =skjuta skarpt, skytteträning, v:skjuta prick, hagelgevär, skjutbanevana, knivkastning^knivkastning, knivkastare^knivkastning, v:kasta kniv^knivkastning, v:kasta knivar^knivkastning, yxkastning^yxkastning, v:kasta yxa^yxkastning',
  hunting:
    's:jakt, v:jaga, jägare, jakt, jaktvana, a:jaktvan, v:jaga älg, älgjägare, älgjakt, jaktledare, jaktintresse, jaktkunnig, fågeljägare, viltvård, jaktintresserad',
  fishing:
    's:fiske, v:fiska, fiske, fiskare, flugfiske, flugfiskare, v:flugfiska, sportfiske, sportfiskare, pimpelfiske, metare, v:fiska fluga, v:pimpla, pimplare, fiskeguide, fiskevana, spinnfiske, =fiskevan, yrkesfiskare@professional, isfiske, isfiskare, nätfiske, kustfiskare, havsfiske, laxfiske, abborrfiske, kräftfiske, v:lägga nät',
  orienteering:
    's:orienterings, =orientering, orienterare, v:orientera, =karta och kompass, orienteringsvana, v:springa orientering, orienteringslöpare, kartläsning, v:läsa karta, kartkunnig, =kartvana',
  triathlon:
    's:triathlon, triathlon, triatlon, triatlet, triathlet, =ironman, swimrun, triatlontjej+female, ironman-deltagare, duathlon, multisport, multisportare, =triathlet',
  american_football:
    '=amerikansk fotboll^amerikansk fotboll, rugby^rugby, rugbyspelare^rugby, v:spela rugby^rugby, v:spela amerikansk fotboll^amerikansk fotboll, quarterback^amerikansk fotboll, rugbyspelerska^rugby+female, amerikansk fotbollsspelare^amerikansk fotboll, =amerikanska fotbollsspelare^amerikansk fotboll, rugbylirare^rugby, australisk fotboll, =flag football, baseboll^baseboll, baseball^baseboll, softboll^softboll, cricket^cricket, cricketspelare^cricket, lacrosse^lacrosse, landhockey^landhockey',
  cheerleading:
    'cheerleading, cheerleader, =cheerleaders, cheer, cheerleadingtjej+female, =cheertjej+female, pompom-flicka, cheertrupp, cheerlead',
  skydiving:
    's:fallskärms, fallskärmshoppning, fallskärmshoppare, v:hoppa fallskärm, fallskärmshopp, basehopp, basehoppare, basehoppning, v:hoppa i fallskärm, tandemhopp, indoor skydiving, =skydiving, skydiver, =skydive, vindtunnelflygning, vindtunnel, bungyjump, =bungyjump, =wingsuit, wingsuitflygare, =base-hopp, fallskärmsjägare',
  paragliding:
    'skärmflygning, =paragliding, skärmflygare, hängflygning, hängflygare, =paraglider, paraglider, v:flyga skärm, paramotor, ballongflygning, ballongpilot',
  motocross:
    's:motocross, motocross, motocrossförare, v:köra motocross, enduro^enduro, endurocykel, v:köra enduro^enduro, crosscykel, v:köra cross, crossförare, crosstjej+female, crosskille+male, =motorcross, motorcross, motorcrossförare, endurokörare, enduroförare, crossåkare, motocrossåkare, v:köra crosshoj, =dirt bike, =dirtbike, supermoto, =speedway, speedwayförare, fyrhjulingscross, v:köra motorcross, crossmaskin',
  racing:
    's:racing, =racing, gokart^gokart, =go-kart^gokart, v:köra gokart^gokart, =rally^rally, v:köra rally^rally, rallyförare^rally, racerförare, bankörning, v:köra racing, formelbil, formelbilsförare, v:köra folkrace^folkrace, folkrace^folkrace, rallyvana, karting^gokart, kartingförare^gokart, v:tävla i karting^gokart, dragracing, dragracingförare, v:köra bana, v:köra rallybil^rally, rallykörning, rallycross^rally, kartläsare i rally^rally, kodriver, banracing, race-förare, racingvana',
  snowmobile:
    's:skoter, s:snöskoter, snöskoter, skoter, v:köra snöskoter, v:köra skoter, skoterkörning, snöskoterkörning, skotervana, skoterförare, skotervan, skoterkille+male, skotertjej+female, =snowmobile, =snöscooter, snöscooter, scooter på snö, v:köra snöscooter, skoteråkare',
  dog_sled:
    'hundspann, v:köra hundspann, draghund, hundspannsförare, hundspannskörning, hundspannsvana, slädhund, slädhundsförare, musher, =mushers, v:köra hundsläde, hundsläde, v:köra slädhundar, slädhundskörning',
  ice_bathing:
    'isbad, v:isbada, vinterbad, v:vinterbada, vinterbadare, isvakssimning, =vinterbadare, isvak, v:bada isvak, v:bada i isvak, v:kallbada, kallbadare, v:bada vinter, isbadare, kallbadsvana, =wim hof',
  hiking:
    's:frilufts, s:fjäll, s:vandrings, v:vandra^vandring, vandring^vandring, vandrare^vandring, friluftsliv, friluftsmänniska, fjällvandring^fjällvandring, fjällvandrare, v:fjällvandra, v:tälta, fjällvana, =van i fjällen@experienced, friluftsvana^friluftsvana, naturguide, skogsvana, skogsmulle, vildmarksvana, vildmarksguide, överlevnadsvana, överlevnadskunskap, =bushcraft, bushcraft, v:campa, v:göra upp eld, v:vandra i fjällen, =van vid fjället@experienced, =van att vara ute@experienced, scoutledare, fjällguide, fjälledare, friluftskunnig, =friluftsvan@experienced, fjällvan, skogsvan, v:sova ute, v:sova i tält, utomhusvana, vandringsledare, dagsvandring, bärplockare, svampplockare, svampkunnig',
  billiards:
    's:biljard, biljard, snooker, v:spela biljard, biljardspelare, snookerspelare, v:spela pool, biljardkille+male',
  darts:
    '=dart, v:kasta dart, v:spela dart, dartspelare, pilkastning, dartkastare, =darts, dartproffs@professional, v:kasta pil, v:spela darts',
  bowling:
    's:bowling, bowling, v:bowla, bowlare, bowlingspelare, =boule^boule, kubb^kubb, bowlingvana, boulespelare, v:spela boule, pétanque, kubbspelare, v:kasta kubb, v:spela kubb',
  hula_hoop:
    'rockring, =hula hoop, hulahoop, =hula-hoop, v:snurra rockring, rockringsartist, hoopartist, hulahoopartist, =hula hoop-artist, rockringsdans',
  jump_rope:
    'hopprep, v:hoppa hopprep, v:hoppa rep, =double dutch, rephoppning, hopprepstrick, =rope skipping, repphoppare, rephoppare',
} as const satisfies Partial<Record<SkillId, string>>;
