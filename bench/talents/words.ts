import { drawByRank } from './dice.ts';

// Words for presentations, the most common first.
const WORDS = `jag och är att på en som i med har gillar av till för det arbetat film teater år reklam van kamera mig inte bor
scen erfarenhet tycker om stor glad positiv person social utbildad modell statist skådespelare spelat roll kortfilm arbetar
intresserad nya människor projekt alltid lätt lära mycket energi naturen träna träning musik dans sjunger hund familj barn resa
resor växte upp landet staden stan sedan länge varit medverkat musikal amatörteater skola scenskola kurs kurser regissör erfaren
punktlig pålitlig flexibel öppen nyfiken kreativ tålmodig snabb vän utmaning utmaningar uppdrag fotografering mode katalog
tidning tv tvserie serie långfilm dokumentär röst röster speaker ljudbok podd radio språk talar flera flytande kort
hår lockigt långt ögon längd atletisk tränad löper springer simmar cyklar skidor åker fjällen havet båt seglar fiskar jagar rider
häst hästar stall katt djur gård trädgård odlar bakar lagar mat vegan kaffe böcker läser skriver dikter målar ritar keramik
snickrar bygger renoverar bilar motorcykel lastbil chaufför sjuksköterska lärare elev student pensionär pensionerad ingenjör
ekonom jurist läkare brandman polis militär kock servitör bartender frisör florist säljare snickare elektriker målare butik kontor
företag egen företagare frilans frilansare heltid deltid kvällar helger vardagar ledig dagtid kort varsel gärna söker
drömmer hoppas provat prövat vunnit pris tävlat tävling svensk mästare landslag fotboll innebandy hockey handboll tennis padel golf
boxning kampsport karate yoga pilates gym crossfit klättring parkour akrobatik cirkus balett streetdance salsa tango
folkdans gitarr piano fiol trummor dragspel kör band låtar producerar dj improvisation standup komik humor skratta skrattar
allvarlig karaktär karaktärer dialekt skånska göteborgska norrländska tvåspråkig mamma pappa morfar mormor syskon tvillingar
gift singel sambo vuxen ung gammal senior medelålders mellanstadiet högstadiet gymnasiet universitet folkhögskola examen
stockholm göteborg malmö uppsala lund umeå norrland skåne småland dalarna gotland värmland utomlands london berlin paris
new york spanien norge danmark finland tatueringar tatuering piercing glasögon skägg mustasch fräknar rödhårig blond mörk lång
liten smal kraftig vanlig ovanlig utseende uttryck uttrycksfull naturlig avslappnad trygg inför publik stunt fäktning ridning
vapen värnplikt uniform historisk lajv medeltid kostym smink protes peruk tålig tidiga mornar sena nätter utomhus kyla
vatten dyka dykning höjder körkort släp truck traktor pass resvillig egna kläder garderob vintage femtiotal retro cosplay
influencer instagram följare blogg matblogg reseblogg event mässa värdinna konferencier moderator föreläser utbildar coach
ledare hjälpsam omtänksam empatisk lyssnar lugn stabil envis driven målmedveten ambitiös noggrann strukturerad spontan äventyrlig
modig orädd rolig charmig varm generös ärlig ödmjuk stolt tacksam`;

const list = [...new Set(WORDS.split(/\s+/))];
export const drawWord = drawByRank(list, 0.95);
