import type { SkillId } from '#domain/vocabulary/skills.ts';

/** Sport and outdoor life. How a line is written: lines.ts. */
export const SPORT_WORDS = {
  riding:
    's:rid, ridning, v:rida, ryttare, ryttarinna+female, a:ridkunnig, ridvan, ridvana, v:galoppera, islandshäst, hästridning, hästtjej+female, =till häst, ridsport, dressyr, dressyrryttare, a:ridande',
  horse_jumping: 'banhoppning, hoppryttare, hästhoppning, hinderhoppning',
  horse_handling:
    's:häst, hästvana, a:hästvan, v:köra häst och vagn, hästkörning, kusk, hästskötare, v:hantera hästar, =van vid hästar@experienced, hästvagn, travkusk',
  swimming:
    's:sim, s:simm, simning, v:simma, a:simkunnig, simmare, simmerska+female, crawl, v:crawla, konstsim, konstsimmare, simkunnighet',
  scuba: 's:dyk, v:dyka, dykning, dykare, apparatdykning, sportdykning, sportdykare, scuba, =dykcertad',
  freediving: 'v:fridyka, fridykning, fridykare',
  diving_board: 'simhopp, simhoppare, v:hoppa från hopptorn, =höga hopp',
  surfing: 's:surf, v:surfa, surfing, surfare, vågsurfing, vågsurfare',
  windsurfing: 's:vindsurf, v:vindsurfa, vindsurfing, vindsurfare',
  kitesurfing: 's:kitesurf, v:kitesurfa, kitesurfing, kitesurf, kitesurfare, wingfoil, v:wingfoila',
  wakeboard:
    'wakeboard^wakeboard, v:wakeboarda^wakeboard, wakeboardåkare^wakeboard, vattenskidor^vattenskidor, v:åka vattenskidor^vattenskidor, vattenskidåkning, vattenskidåkare',
  sup: '=sup-bräda, =stand up paddle, =stand-up paddle, paddleboard, v:paddla sup, =stand up-paddling',
  sailing: 's:segel, s:segling, v:segla, segling, seglare, segelbåt, jolle, kappsegling',
  kayak:
    's:paddling, s:kajak, s:kanot, v:paddla, v:paddla kajak^kajak, v:paddla kanot^kanot, paddling, paddlare, kajak^kajak, kanot^kanot, kanotist, kajakpaddling, kajakpaddlare, havskajak, forspaddling',
  rowing: 's:rodd, rodd, roddare, =kan ro, =kunna ro, =ro båt',
  alpine_skiing:
    's:skid, v:åka skidor, v:åka utför, skidåkning, skidåkare, =alpint, =alpin skidåkning, utförsåkning, utförsåkare, slalom^slalom, v:åka slalom^slalom, slalomåkare, offpist, =off-pist, utförsskidor, freeskiing, =skidor, alpinist, skidlärare, v:åka offpist, =puckelpist',
  cross_country:
    's:längdskid, längdskidor, längdskidåkning, längdåkning, längdskidåkare, längdåkare, v:åka längd, v:åka längdskidor, v:åka turskidor, turskidor, rullskidor, v:åka rullskidor',
  snowboard:
    's:snowboard, snowboard, v:åka snowboard, snowboardåkning, snowboardåkare, snowboarding, snowboardare, v:åka bräda',
  ice_skating:
    's:skridsko, skridsko, v:åka skridskor, v:åka skridsko, skridskoåkning, skridskoåkare, långfärdsskridsko, v:åka långfärdsskridskor',
  figure_skating: 's:konståknings, konståkning, konståkare, konståkerska+female, v:konståka, v:åka konståkning',
  ice_hockey:
    's:hockey, s:ishockey, ishockey, =hockey, v:spela hockey, v:spela ishockey, hockeyspelare, ishockeyspelare, hockeymålvakt',
  bandy: 's:bandy, bandy, bandyspelare, v:spela bandy',
  curling: 's:curling, curling, curlare, v:spela curling, curlingspelare, v:curla',
  football:
    's:fotboll, s:fotbolls, fotboll, v:spela fotboll, fotbollsspelare, fotbollspelare, fotbollskille+male, fotbollstjej+female, fotbollstrick, fotbollsmålvakt, v:jonglera med boll, v:trixa med boll, =freestyle-fotboll, bolltrick',
  handball: 's:handboll, s:handbolls, handboll, handbollsspelare, handbollspelare, v:spela handboll',
  floorball: 's:innebandy, innebandy, innebandyspelare, v:spela innebandy',
  basketball: 's:basket, basket, basketboll, basketspelare, basketbollspelare, v:spela basket, v:dunka',
  volleyball:
    's:volleyboll, volleyboll, volleybollspelare, volleybollsspelare, beachvolley^beachvolley, beachvolleyboll, beachvolleyspelare, v:spela volleyboll',
  tennis: 's:tennis, tennis, v:spela tennis, tennisspelare',
  padel: 's:padel, padel, v:spela padel, padelspelare',
  badminton: 's:badminton, badminton, v:spela badminton, badmintonspelare',
  table_tennis:
    's:bordtennis, s:pingis, bordtennis, =pingis, v:spela pingis, v:spela bordtennis, pingisspelare, bordtennisspelare',
  golf: 's:golf, =golf, v:spela golf, v:golfa, golfare, golfspelare, golfsving',
  running:
    's:löp, v:springa, löpning, löpare, =maraton, =marathon, maratonlöpare, maratonlöpning, v:jogga^löpning, joggning, joggare, långdistanslöpare, långdistanslöpning, v:springa maraton, terränglöpning, terränglöpare, =traillöpning',
  athletics:
    's:friidrotts, friidrott, friidrottare, sprinter, höjdhopp^höjdhopp, höjdhoppare^höjdhopp, längdhopp, längdhoppare, kulstötning, kulstötare, stavhopp^stavhopp, stavhoppare^stavhopp, häcklöpning, häcklöpare, spjutkastare, spjutkastning',
  cycling: 's:cykel, v:cykla, cykling, cyklist, landsvägscykling, racercykel, v:cykla racer, tävlingscyklist',
  mtb: 's:mountainbike, mountainbike, v:cykla mountainbike, mtb, v:cykla mtb, downhillcykling, v:cykla downhill, bmx^bmx, v:cykla bmx^bmx, cykeltrick, bmx-åkare, stigcykling',
  skateboard:
    's:skateboard, s:skate, skateboard, v:åka skateboard, v:skejta, v:skata, =skate, v:åka skate, skateboardåkare, skateboardåkning, skateboarding, skejtare, skejt, longboard^longboard, v:åka longboard^longboard, skateboardare, skatare',
  inlines:
    '=inlines^inlines, rullskridsko^rullskridskor, =rollerskates, =rollerblades, =roller derby, v:åka inlines^inlines, v:åka rullskridskor^rullskridskor, inlinesåkare^inlines, inlineåkare^inlines, sparkcykeltrick, v:trixa på kickbike',
  climbing:
    's:klätter, s:klättrings, v:klättra, klättring, klättrare, =bouldering^bouldering, v:bouldra^bouldering, isklättring, isklättrare, bergsklättring, bergsklättrare, firning, v:fira sig ned, v:fira sig ner, bergsbestigare',
  gymnastics:
    's:gymnastik, gymnastik, gymnast, truppgymnastik, truppgymnast, elitgymnast, =artistisk gymnastik, v:göra volter, =volter, volt, v:hjula^hjulning, v:slå volt, v:göra volt, v:slå volter, bakåtvolt, flickflack, v:gå på händer, v:stå på händer, handstående',
  parkour: 's:parkour, parkour, =freerunning, freerunner, traceur, parkourutövare, v:köra parkour',
  acrobatics: 's:akrobatik, akrobatik, a:akrobatisk, parakrobatik, =acroyoga, akrobat',
  trampoline: 's:trampolin, trampolin, studsmatta, v:hoppa studsmatta, v:hoppa trampolin, trampolinhoppare',
  yoga: 's:yoga, =yoga, v:yoga, v:göra yoga, yogi, yogini+female, yogainstruktör, =pilates^pilates, yogalärare, yogautövare, pilatesinstruktör',
  strength:
    's:styrketränings, styrketräning, v:styrketräna, styrkelyft, styrkelyftare, tyngdlyftning, tyngdlyftare, =crossfit^crossfit, crossfitare, crossfit-atlet, =bodybuilding, bodybuilder, kroppsbyggare, personlig tränare, =personliga tränare, =pt, =deadlift, marklyft, a:gymvan, v:gymma, gymvana, a:träningsvan, träningsvana',
  boxing: 's:boxnings, boxning, v:boxas, v:boxa, boxare, kickboxning^kickboxning, kickboxare',
  thai_boxing: 'thaiboxning, =muay thai, thaiboxare, v:thaiboxas',
  martial_arts:
    's:kampsport, s:kampsports, kampsport, kampsportare, karate^karate, karateutövare, judo^judo, judoka^judo, =taekwondo^taekwondo, =jiujitsu^jiujitsu, =jiu-jitsu^jiujitsu, =ju-jutsu, =bjj, =brasiliansk jiu-jitsu^jiujitsu, =mma^mma, mma-fighter, =kung fu^kung fu, aikido^aikido, =krav maga^krav maga, brottning^brottning, brottare^brottning, v:brottas^brottning, capoeira^capoeira, kampsportsutövare, självförsvar',
  fencing:
    's:fäktnings, s:fäkt, v:fäkta, fäktning, fäktare, =florett, sabel, sabelfäktning, sabelfäktare, värjfäktning',
  archery:
    's:bågskytte, bågskytte, bågskytt, =bågskyttar, pilbåge, =pilbågsskytte, v:skjuta pilbåge, v:skjuta med pilbåge, v:skjuta båge, v:skjuta med pil och båge',
  shooting:
    's:vapen, s:skytte, skytte, skytt, =skyttar, sportskytte, sportskytt, lerduveskytte, lerduveskytt, pistolskytte, pistolskytt, vapenvana^vapenvana, a:vapenvan^vapenvana, v:hantera vapen, =bekväm med vapen, =trygg med vapen, vapenhantering, =van vid vapen@experienced, v:skjuta gevär, v:skjuta pistol, skjutvana',
  hunting: 's:jakt, v:jaga, jägare, jakt, jaktvana, a:jaktvan',
  fishing:
    's:fiske, v:fiska, fiske, fiskare, flugfiske, flugfiskare, v:flugfiska, sportfiske, sportfiskare, pimpelfiske',
  orienteering: 's:orienterings, =orientering, orienterare, v:orientera, =karta och kompass',
  triathlon: 's:triathlon, triathlon, triatlon, triatlet, triathlet, =ironman, swimrun',
  american_football:
    '=amerikansk fotboll^amerikansk fotboll, rugby^rugby, rugbyspelare^rugby, v:spela rugby^rugby, v:spela amerikansk fotboll^amerikansk fotboll',
  cheerleading: 'cheerleading, cheerleader, =cheerleaders',
  skydiving:
    's:fallskärms, fallskärmshoppning, fallskärmshoppare, v:hoppa fallskärm, fallskärmshopp, basehopp, basehoppare, basehoppning',
  paragliding: 'skärmflygning, =paragliding, skärmflygare, hängflygning, hängflygare',
  motocross:
    's:motocross, motocross, motocrossförare, v:köra motocross, enduro^enduro, endurocykel, v:köra enduro^enduro, crosscykel, v:köra cross, crossförare',
  racing:
    's:racing, =racing, gokart^gokart, =go-kart^gokart, v:köra gokart^gokart, =rally^rally, v:köra rally^rally, rallyförare^rally, racerförare, bankörning, v:köra racing',
  snowmobile:
    's:skoter, s:snöskoter, snöskoter, skoter, v:köra snöskoter, v:köra skoter, skoterkörning, snöskoterkörning, skotervana, skoterförare',
  dog_sled: 'hundspann, v:köra hundspann, draghund, hundspannsförare, hundspannskörning',
  ice_bathing: 'isbad, v:isbada, vinterbad, v:vinterbada, vinterbadare, isvakssimning',
  hiking:
    's:frilufts, s:fjäll, s:vandrings, v:vandra^vandring, vandring^vandring, vandrare^vandring, friluftsliv, friluftsmänniska, fjällvandring^fjällvandring, fjällvandrare, v:fjällvandra, v:tälta, fjällvana, =van i fjällen@experienced, friluftsvana^friluftsvana',
  billiards: 's:biljard, biljard, snooker, v:spela biljard, biljardspelare',
  darts: '=dart, v:kasta dart, v:spela dart, dartspelare, pilkastning',
  bowling: 's:bowling, bowling, v:bowla, bowlare, bowlingspelare, =boule^boule, kubb^kubb',
  hula_hoop: 'rockring, =hula hoop, hulahoop, =hula-hoop, v:snurra rockring',
  jump_rope: 'hopprep, v:hoppa hopprep, v:hoppa rep, =double dutch, rephoppning',
} as const satisfies Partial<Record<SkillId, string>>;
