// The most common passwords from public lists of leaked passwords, with Swedish words and names, in lower case. The
// lookup tries each password also without digits and signs at its end: 'sommar' covers 'Sommar2024!'.
const WORDS = `
password passwort passord passwords password1 passw0rd p@ssword p@ssw0rd pa$$word pa$$w0rd pass1234 passpass mypassword
12345678 123456789 1234567890 87654321 987654321 0987654321 01234567 012345678 0123456789 11111111 22222222 12341234
12121212 13131313 11223344 11112222 12344321 12345679 123123123 123321123 147258369 147852369 159357456 159753456
789456123 741852963 963852741 112233445566 1234qwer 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc qazwsxedc
qazwsx123 qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyuiopå qwertyuiopasdf qwer1234
qwerqwer asdfghjk asdfghjkl asdfghjklö asdfasdf asdf1234 asdfqwer zxcvbnm1 zxcvbnm, zxcvbnmzxcvbnm abcdefgh abcdefghi
abcd1234 abc12345 abc123456 a1234567 a12345678 a123456789 aa123456 aaaa1111 aaaaaaaa a1b2c3d4 a1b2c3d4e5 1a2b3c4d
q1w2e3r4 q1w2e3r4t5 zaq12wsx zaq1zaq1 zaq1xsw2 !qaz2wsx xsw2zaq1 iloveyou iloveyou1 ilovegod iloveme1 loveyou1
iloveyou2 lovelove lovelife lovelovelove princess princess1 sunshine sunshine1 football football1 baseball basketball
softball volleyball hockey12 superman superman1 spiderman batman123 ironman1 starwars starwars1 pokemon1 pikachu1
minecraft fortnite roblox12 playstation nintendo xbox360x gamecube counterstrike warcraft starcraft runescape liverpool
arsenal1 chelsea1 barcelona realmadrid manchester juventus internet computer computer1 samsung1 microsoft windows7
windows10 facebook facebook1 instagram snapchat whatsapp linkedin youtube1 google123 hotmail1 gmail123 dropbox1 twitter1
trustno1 letmein1 letmeinn letmein123 welcome1 welcome123 welcome12 changeme changeme1 default1 admin123 admin1234
administrator adminadmin root1234 rootroot test1234 testtest testing1 tester12 testuser temp1234 temppass guest123
guestguest user1234 username secret12 secret123 mysecret access14 access123 master12 master123 masters1 dragon12
dragon123 monkey12 monkey123 shadow12 shadow123 michael1 jennifer jessica1 michelle danielle elizabeth alexander
christian benjamin jonathan nicholas samantha victoria patricia isabella gabriella gabriel1 charlie1 charlotte maverick
mercedes corvette mustang1 porsche1 ferrari1 chevrolet yamaha12 harley12 hardcore heather1 hello123 hellohello
helloworld hello1234 whatever whatever1 blahblah blabla123 blink182 metallica nirvana1 slipknot greenday eminem12
butterfly butterfly1 chocolate chocolate1 cheesecake strawberry pineapple blueberry bananas1 cocacola pepsi123 peanut12
flowers1 flower123 rainbow1 diamond1 diamonds crystal1 midnight moonlight starlight sunflower september november
december february slayer66 babygirl babygirl1 babyboy1 sweetheart sweetie1 darling1 beautiful angel123 angels12 angelina
freedom1 forever1 foreverlove friends1 bestfriend family12 family123 mother12 father12 brother1 sister12 jesus123
jesuschrist christ12 godisgood blessed1 heaven12 justdoit nothing1 number11 computer123 scooter1 cowboys1 yankees1
lakers24 steelers redsox12 eagles12 killer12 killer123 hunter12 hunter123 ranger12 rangers1 phoenix1 predator terminator
matrix123 gandalf1 lordoftherings hogwarts harrypotter hermione dumbledore voldemort startrek enterprise trinity1
thunder1 lightning tornado1 hurricane mountain universe galaxy12 asdf12345 zxcvbnm123 poiuytrewq mnbvcxz1 lkjhgfdsa
pokemon123 naruto12 naruto123 dragonball sasuke12 anime123 abcabcabc xxxxxxxx zzzzzzzz 88888888 99999999 77777777
66666666 55555555 44444444 33333333 00000000 10101010 20202020 10203040 123654789 123456abc 123456qwe 123456aa
123qweasd 123qweasdzxc qweasdzxc qweasd123 qweqweqwe qwe123456 asd123456 asdasdasd zxczxczxc 1234abcd 12345abc 12345qwert
12qwaszx 1password 2password password12 password123 password1234 password! lösenord losenord lösenordet mittlösenord
hemligt1 hemligheten jagälskardig jagalskardig älskling alskling älskardig sommaren sommartid sommarlov vintern1 vinter12
hösten12 midsommar julafton tomten12 sverige1 sverige123 swedenswe stockholm göteborg goteborg malmö123 malmoff1
hammarby hammarby1 djurgården djurgarden djurgår aik12345 aikaikaik ifkgöteborg ifkgoteborg blåvitt1 frölunda frolunda
färjestad farjestad modohockey brynäs12 luleåhockey fotboll1 fotbollen ishockey innebandy handboll hästarna hästhäst
katten12 kattungen hunden12 valpen12 blomman1 blommorna jordgubbe choklad1 godisgodis kanelbulle köttbullar pannkaka
smörgås smorgas12 sommarsol solsken1 solstråle stjärnan regnbåge fjärilen prinsessa prinsessan pappapappa mammamamma
mammapappa farmor12 mormor12 kompisar datordator datorn12 internet1 hejhejhej hejsan12 hejsan123 hejhopp1 hejhej12
hejhej123 hejpådig hejpadig tjenare1 abborre1 qwerty123å bajskorv bajsbajs kalleanka kalleanka1 pippilång pippilangstrump
pippilångstrump emilemil astrid12 bamse123 fredagen fredagsmys lördagen måndag12 johansson andersson karlsson nilsson1
eriksson larsson1 olsson12 persson1 svensson svensson1 gustafsson pettersson jonsson1 jansson1 hansson1 bengtsson
alexandra andreas1 anders12 daniel12 daniel123 fredrik1 henrik12 johanna1 jonathan1 josefin1 josefine kristina linnea12
magnus12 malin123 marcus12 martin12 martina1 matilda1 mattias1 mikael12 niklas12 oliver12 oscar123 patrik12 rebecka1
robert12 rickard1 sebastian simon123 sofia123 stefan12 susanne1 therese1 thomas12 tobias12 victor12 viktoria william1
medverka medverka1
sommar vinter höst hösten våren summer winter spring autumn qwerty asdfgh zxcvbn abc abcd abcdef hejsan hejhej hemligt
sverige malmö fotboll hockey katten hunden blomma monkey dragon admin login test welcome letmein master shadow hello
secret super ninja pokemon batman charlie jordan michael daniel thomas andrew anna maria emma alice maja elsa hugo
`;

export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));
