import { type Draw, drawBy, drawByRank } from './dice.ts';

// Common names in Sweden, the most common first, roughly in the order of the official statistics.
const FEMALE = `Anna Maria Margareta Elisabeth Eva Kristina Birgitta Karin Elisabet Marie Ingrid Christina Linnéa Sofia Kerstin
Marianne Lena Helena Emma Johanna Sara Linnea Inger Katarina Cecilia Elin Monica Jenny Susanne Gunilla Ida Malin Hanna Alice
Carina Irene Amanda Elsa Julia Ulla Maja Ella Sandra Emelie Olivia Viktoria Åsa Matilda Klara Wilma Moa Lisa Agneta Ann Lovisa
Camilla Louise Ebba Josefin Astrid Gun Fanny Therese Alva Siv Anneli Anette Ulrika Rut Agnes Ellen Caroline Nathalie Ingela Signe
Pia Saga Annika Barbro Charlotte Frida Jessica Stina Felicia Isabelle Angelica Filippa Freja Molly Tove Lina Mona Tilda Rebecka
Selma Pernilla Ester Vera Madeleine Mia Lilly Emilia Nora Evelina Alma Yvonne Petra Erika Greta Majken Viola Gunnel Siri Hilda
Stella Ronja Märta Mikaela Edith Leia Leah Vendela Thea Fatima Amina Zahra Maryam Layla Aisha Nour Samira Yasmin Leyla Hawa Amal
Mariam Zeinab Nadia Sahar Shirin Parisa Svetlana Olga Natalia Agnieszka Katarzyna Ewa Ivana Jasmina Amra Selma Lejla Mina Rana
Hannah Tuva Meja Ellie Juni Lykke Lo Tyra Ines Lova Nellie Isabella Elvira Cornelia Nova Iris Livia Minna Hilma Tora Beata Gunvor
Helene Veronica Marie-Louise Anna-Karin Britt-Marie Ann-Christin Åsa-Lena Maud Doris Harriet Rigmor Solveig Berit Britta Asta Gerd`;
const MALE = `Erik Lars Karl Anders Johan Per Nils Carl Mikael Jan Hans Peter Olof Lennart Gunnar Fredrik Sven Daniel Bengt Bo
Alexander Gustav Göran Åke Magnus Martin Andreas John Stefan Bertil Mats Christer Thomas Leif Mattias Henrik Ulf Björn Jonas Arne
Axel Robert Stig Christian David Ingemar Håkan Oskar Emil Joakim Viktor Roland Marcus Rolf Patrik Christoffer Niklas Tommy Ingvar
Sebastian Filip Jakob Simon Tomas Roger Robin Oliver Hugo Linus William Rickard Torbjörn Ronny Elias Jonathan Adam Tobias Kenneth
Conny Anton Albin Claes Kurt Lucas Ludvig Johannes Rasmus Gösta Isak Kjell Leo Max Noah Josef Arvid Benjamin Edvin Samuel Valter
Vilhelm Pontus Kent Torsten Dan Folke Ragnar Sixten Otto Theodor Melvin Alfred August Ture Liam Nicolas Charlie Loke Vincent Malte
Love Harry Frans Ali Mohamed Ahmed Hassan Omar Ibrahim Mahmoud Abdi Yusuf Hussein Mustafa Khaled Amir Reza Mehdi Hamid Karim Bilal
Mohammad Abdullahi Jamal Samir Tariq Goran Zoran Dragan Nenad Milan Piotr Tomasz Marek Andrzej Igor Dmitri Sergej Ivan Matteo
Milo Sigge Ebbe Frank Nils-Erik Lars-Erik Karl-Johan Per-Olof Jan-Erik Sven-Erik Tage Evert Holger Verner Rune Egon Birger Allan
Jesper Kim Felix Gabriel Joel Casper Kevin Dennis Jimmy Andre Carlos Antonio Ville Mikko Juha Jari Timo Jens Morten Ole Åsmund`;
const LAST = `Andersson Johansson Karlsson Nilsson Eriksson Larsson Olsson Persson Svensson Gustafsson Pettersson Jonsson Jansson
Hansson Bengtsson Jönsson Lindberg Jakobsson Magnusson Lindström Olofsson Lindqvist Lindgren Berg Axelsson Bergström Lundberg Lind
Lundgren Mattsson Berglund Fredriksson Sandberg Henriksson Ali Forsberg Mohamed Sjöberg Wallin Engström Eklund Danielsson Lundin
Håkansson Björk Bergman Gunnarsson Wikström Holm Samuelsson Isaksson Fransson Bergqvist Nyström Holmberg Arvidsson Löfgren
Söderberg Nyberg Ahmed Blomqvist Claesson Nordström Hassan Mårtensson Lundström Viklund Björklund Eliasson Berggren Sandström
Nordin Lund Pålsson Falk Ström Åberg Ekström Hermansson Hellström Holmgren Sundberg Ek Hedlund Sjögren Dahlberg Öberg Abrahamsson
Martinsson Månsson Hansen Norberg Ibrahim Strömberg Åkesson Jonasson Sundström Ivarsson Hussein Dahl Åström Josefsson Lindholm
Söderström Blom Andreasson Lindblom Borg Nguyen Ekman Hellberg Lundqvist Nordqvist Lindahl Malmberg Palm Strand Franzén Gustavsson
Hedberg Boström Melin Moberg Lundmark Stenberg Dahlgren Holmqvist Alm Sandell Edlund Granberg Östlund Bäckström Linder Svärd Roos
Skoglund Wikman Norén Hedman Sköld Wiklund Hjalmarsson Omar Abdi Khan Hosseini Ahmadi Mohammadi Yilmaz Kaya Demir Hadzic Petrovic
Jovanovic Nowak Kowalski Ivanov Petrov Garcia Rodriguez Fernandez Silva Santos Virtanen Korhonen Mäkinen Nieminen Nielsen Jensen
Pedersen Schmidt Müller Weber Singh Chen Wang Haddad Khalil Saleh Mahmoud Osman Warsame Farah Tesfaye Haile Rahimi Karimi Sharif
Broman Byström Carlström Cederberg Dahlström Edström Ericson Fagerström Frisk Friberg Grahn Hagström Hallberg Hammar Holmström
Höglund Kjellberg Kling Krantz Landin Liljegren Ljungberg Löf Molin Nylander Nyman Ohlsson Rosén Rydberg Stål Sundin Thorén Tillman
Törnqvist Wahlström Westberg Westerlund Winberg Zetterberg Ågren Åhlund Öhman Örn`;
// Halves of rarer Swedish surnames, which consist of two words about nature.
const FRONT = `Ahl Alm Asp Berg Björk Blad Blom Bäck Dahl Ed Ek En Fager Fors Gran Gren Grön Hall Hed Holm Häger Kvarn Lager
Land Lilje Lind Ljung Lund Löf Malm Mo Mör Norr Ny Palm Rosen Ryd Sand Silver Sjö Skog Stark Sten Strand Ström Sund Söder Tall Thor
Tång Vall Vester Vik Ång Öst`;
const BACK = `berg blad blom born bäck dahl ehn fors fält gren holm hult kvist lind lund man mark stedt sten strand ström ås`;

const listOf = (text: string) => [...new Set(text.split(/\s+/))];
const tail = listOf(FRONT).flatMap((front) => listOf(BACK).map((back) => front + back));

export const drawFemale = drawByRank(listOf(FEMALE), 0.7);
export const drawMale = drawByRank(listOf(MALE), 0.7);
const drawCommon = drawByRank(listOf(LAST), 0.75);
const drawTail = drawByRank(tail, 0.3);
const drawTailed = drawBy([
  [drawCommon, 0.78],
  [drawTail, 0.22],
]);
export const drawLast: Draw<string> = (dice) => drawTailed(dice)(dice);
