import type { SkillId } from '#domain/vocabulary/skills.ts';

/** Crafts, trades and everyday skills. How a line is written: lines.ts. */
export const CRAFT_WORDS = {
  carpentry:
    's:snickar, v:snickra, snickeri, snickare, snickerska+female, v:bygga möbler, timmerman, möbelsnickare, finsnickare',
  welding:
    's:svets, v:svetsa^svetsning, svetsning^svetsning, svetsare^svetsning, smide^smide, smed^smide, =smeder^smide, v:smida^smide, hovslagare, konstsmide',
  mechanics:
    's:mekar, v:meka, v:meka med bilar, v:meka bil, bilmekanik, bilmekaniker, mekaniker, v:reparera bilar, v:laga bilar, cykelmekaniker, v:skruva bil, v:skruva med bilar',
  electrical: 'elektriker^elarbete, elarbete, =vvs, rörmokare, vvs-montör',
  painting_trade: 'v:måla hus, v:tapetsera^tapetsering, husmålare, tapetserare, =byggmålare, väggmålning',
  sewing:
    's:sy, v:sy, sömnad, sömmerska+female, skräddare, v:skräddarsy, v:sy på maskin, =symaskin, sykunnig, =sykunniga, v:sy kläder',
  knitting:
    's:stick, =kan sticka^stickning, =kunna sticka^stickning, stickning^stickning, v:sticka strumpor, v:sticka tröjor, stickare^stickning, stickerska+female, v:virka^virkning, virkning^virkning, v:brodera^broderi, broderi^broderi, v:väva^vävning, vävning^vävning, vävare, v:spinna garn, handarbete, =kan sticka eller virka',
  ceramics:
    's:keramik, keramik, keramiker, v:dreja^drejning, drejning^drejning, drejare^drejning, glasblåsning^glasblåsning, glasblåsare^glasblåsning, v:blåsa glas^glasblåsning, krukmakare',
  painting_art:
    's:målar, s:tecknings, v:måla^måleri, v:måla tavlor^måleri, v:måla akvarell, v:måla porträtt, måleri^måleri, v:teckna^teckning, v:teckna porträtt^teckning, teckning^teckning, tecknare^teckning, illustratör, v:illustrera, konstnär, v:skulptera^skulptering, skulptör^skulptering, graffiti^graffiti, v:måla graffiti^graffiti, graffitikonstnär^graffiti, graffitimålare^graffiti, akvarellmåleri, karikatyrtecknare, v:rita^teckning, v:rita karikatyrer, porträttmålare',
  calligraphy: 'kalligrafi, v:texta, skönskrift, kalligraf, =vacker handstil',
  woodcraft:
    'v:tälja, täljning, täljare, träslöjd, slöjd, v:slöjda, slöjdare, v:snida^träsnideri, träsnidare, träsnideri^träsnideri',
  gardening:
    's:trädgårds, trädgårdsarbete, trädgårdsmästare, v:odla^odling, odling^odling, odlare, lantbrukare, v:köra motorsåg^motorsåg, motorsåg^motorsåg, motorsågskörning, trädgårdsvana, v:använda motorsåg, v:hantera motorsåg, v:hugga ved, trädgårdskunskap',
  floristry:
    's:blomster, florist, v:binda blommor, v:binda kransar, blomsterbinderi, blomsterarrangemang, v:binda buketter, blomsterbindare, blomsterhandlare',
  cooking:
    's:kock, s:matlagnings, s:kniv, v:laga mat, =lagar mat, =laga god mat, matlagning, kock, kockutbildning, a:kockutbildad, v:grilla^grillning, grillning^grillning, grillmästare, sushi, knivvana, v:tillaga mat, v:laga veganskt, v:laga vegetariskt, v:laga husmanskost, sushikock, hobbykock, v:laga sushi, v:rulla sushi, v:filea fisk, köksvana, köksmästare',
  baking:
    's:bak, v:baka, bakning, bagare, konditor, konditori, tårtbakning, v:baka tårtor, sockerbagare, hobbybagare, v:dekorera tårtor',
  bartending:
    's:bartender, v:blanda drinkar, bartending, bartendervana, flairbartending, =flair, flairbartender, sommelier^vinkunskap, vinkunskap^vinkunskap, vinkännare, v:mixa drinkar, drinkblandning, v:stå i bar, barvana, =bakom baren',
  barista: 's:barista, barista, baristavana, =latte art, kaffekunnig, kaffekunskap, latteart, v:göra latte art',
  serving:
    's:serverings, v:servera, =servering, serveringsvana, v:bära tre tallrikar, v:bära brickor, restaurangvana, restaurangerfarenhet, serveringserfarenhet',
  hairdressing:
    'v:klippa hår, a:frisörutbildad, v:fläta hår, hårvård, frisörvana, v:sätta upp hår, håruppsättning, =klippa och färga hår',
  makeup_skill:
    's:smink, v:sminka, v:sminka sig, sminkning, specialsmink, =makeup, =make up, =make-up, =sfx-smink, bodypainting, v:lägga smink, v:lägga makeup, sminkvana, ansiktsmålning, v:ansiktsmåla, teatersmink',
  nursing:
    's:vård, =sjuksköterska på riktigt, =undersköterska på riktigt, =läkare på riktigt, =yrkesverksam sjuksköterska, =yrkesverksam läkare, =legitimerad tandläkare, =legitimerad barnmorska, a:vårdutbildad, vårdvana, sjukvårdsutbildning, a:sjukvårdsutbildad, =utbildad sjuksköterska, =utbildad läkare, =legitimerad sjuksköterska, =legitimerad läkare, =riktig sjuksköterska, =riktig läkare, =utbildad undersköterska, =utbildad barnmorska, =utbildad tandläkare, =riktiga sjuksköterskor, =riktiga läkare, =utbildade sjuksköterskor, vårderfarenhet',
  teaching:
    'a:lärarutbildad, danslärare, gruppträningsinstruktör, danspedagog, =utbildad lärare, =legitimerad lärare, =riktig lärare, v:leda workshop, v:leda barn, pedagogik, sångpedagog, dramapedagog, danspedagogik, v:leda workshops, v:undervisa, undervisning, pedagog, lärarvana, v:instruera, a:pedagogisk',
  childcare:
    's:barn, barnvana, a:barnvan, =van vid barn@experienced, =van med barn@experienced, =vana vid barn@experienced, =vana av barn@experienced, =vana av att arbeta med barn@experienced, =van att arbeta med barn@experienced, v:jobba med barn, v:arbeta med barn, =bra med barn, =duktig med barn, =bra hand med barn, =god hand med barn',
  dog_training:
    's:hund, hundvana, a:hundvan, =van vid hundar@experienced, =van vid hund@experienced, =vana av hundar@experienced, =van med hundar@experienced, hundtränare, hundträning, hundförare, =agility med hund, hundinstruktör, v:hantera hund, v:hantera hundar, =vana vid hundar@experienced, v:träna hundar, agility',
  animal_handling:
    's:djur, djurvana, a:djurvan, =van vid djur@experienced, =vana vid djur@experienced, =vana av djur@experienced, =van med djur@experienced, v:hantera ormar, v:mjölka kor^mjölkning, v:mjölka^mjölkning, v:hantera djur, djurhantering, v:klippa får, djurtränare, =van vid katter@experienced, v:hantera rovfåglar',
  photography_skill:
    's:fotograferings, =kan fotografera, =kunna fotografera, v:fotografera, bildredigering, v:retuschera, retusch, =photoshop^photoshop, =lightroom, v:ta bilder, fotograferingskunskap',
  video_skill:
    'v:klippa film^filmklippning, v:filma själv, v:redigera film, v:redigera video, videoredigering, filmredigering, =premiere pro, =davinci resolve, v:filma med mobil, v:filma med mobilen, =after effects, v:klippa video, filmklippning^filmklippning, v:filma och klippa, videoklippning, =premiere, =kan filma^filmning, =kunna filma^filmning',
  programming:
    's:programmerings, v:programmera, programmering, programmerare, v:koda, kodning, mjukvaruutvecklare, webbutvecklare, systemutvecklare',
  gaming:
    's:gaming, =gaming, gamer, =gamers, =e-sport^e-sport, esport^e-sport, e-sportare, v:spela tv-spel, v:spela dataspel, v:gejma, =esportare, v:spela datorspel',
  chess: 's:schack, schack, v:spela schack, schackspelare, schackmästare',
  poker:
    's:poker, poker^poker, v:spela poker^poker, pokerspelare^poker, v:spela kort, kortspel, v:blanda kort, croupier^croupier, =bridge^bridge, bridgespelare, v:spela bridge^bridge, korttricksare',
  rubiks: '=rubiks kub, =rubiks, v:lösa rubiks kub, =speedcubing, =rubiks kuber',
  typing:
    'v:skriva maskin, maskinskrivning, touchmetod, v:skriva på maskin, =touchmetoden, v:skriva snabbt på tangentbord, snabbskrivning',
  sales:
    's:sälj, säljvana, a:säljvan, säljare, kundvana, =social kompetens, säljerfarenhet, försäljningsvana, försäljningserfarenhet, försäljning, =van att sälja@experienced, kundserviceerfarenhet, butiksvana, butikserfarenhet, a:säljande',
  military:
    's:militär, a:militärutbildad, militärutbildning, =militär utbildning, =gjort lumpen, =gjort värnplikten, =gjort värnplikt, a:polisutbildad, =utbildad polis, =utbildad soldat, =militär bakgrund, militärvana, =utbildad brandman, lumpen, värnplikt, militärtjänst, militärisk bakgrund, =riktig polis, =riktiga poliser, =före detta militär, =militär erfarenhet, yrkesofficer',
  writing:
    'v:skriva manus, manusförfattare, copywriter, skribent, journalist^journalistik, författare, v:skriva texter, manusskrivande, poet, v:skriva poesi, spoken word, =spoken word, manusarbete',
  meditation: '=meditation^meditation, v:meditera^meditation, =mindfulness^mindfulness, mindfulnessinstruktör',
  massage: 'v:massera, =massage, massör, massös+female, massageterapeut, massageutbildning',
} as const satisfies Partial<Record<SkillId, string>>;
