/**
 * Every other Normal Monster that had come out anywhere by the end of 2010, by passcode; they need no effect (YG-CARD-07). About a third
 * came out in Japan only or first; names are those printed today. Read by `readFacts`.
 */
export const vanilla = `
32864|The 13th Grave|normal|3 dark zombie 1200/900
487395|Water Spirit|normal tuner|1 water aqua 400/1200
549481|Prevent Rat|normal|4 earth beast 500/2000
732302|Temple of Skulls|normal|4 dark zombie 900/1300
756652|Doron|normal|2 earth warrior 900/500
1184620|Kojikocy|normal|4 earth warrior 1500/1200
1761063|Nekogal #1|normal|3 earth beast 1100/900
1784619|Uraby|normal|4 earth dinosaur 1500/800
1929294|Key Mace|normal|1 light fairy 400/300
2118022|Hyosube|normal|4 water aqua 1500/900
2311603|Overdrive|normal|4 earth machine 1600/1500
2468169|Sealmaster Meisei|normal|3 dark spellcaster 1100/900
2483611|Water Omotics|normal|4 water aqua 1400/1200
2830619|Flame Viper|normal|2 earth pyro 400/450
2863439|Fiend Reflection #2|normal|4 light winged-beast 1100/1400
2906250|Grappler|normal|4 water reptile 1300/1200
2957055|Wicked Dragon with the Ersatz Head|normal|3 wind dragon 900/900
2964201|Ryu-Ran|normal|7 fire dragon 2200/2600
2971090|Orion the Battle King|normal|5 light fairy 1800/1500
3134241|Flying Kamakiri #2|normal|4 wind insect 1500/800
3170832|Takuhee|normal|4 wind winged-beast 1450/1000
3573512|Swordsman of Landstar|normal|3 earth warrior 500/1200
3606209|One Who Hunts Souls|normal|4 earth beast-warrior 1100/1000
3732747|Water Element|normal|3 water aqua 900/700
3797883|Slot Machine|normal|7 dark machine 2000/2300
3985011|Lucky Trinket|normal|2 light spellcaster 600/800
4035199|Shapesnatch|normal|5 dark machine 1200/1700
4042268|Island Turtle|normal|4 water aqua 1100/2000
4179849|Queen of Autumn Leaves|normal|5 earth plant 1800/1500
4392470|Leo Wizard|normal|5 earth spellcaster 1350/1200
4920010|Souls of the Forgotten|normal|2 dark fiend 900/200
4931562|Mountain Warrior|normal|3 earth beast-warrior 600/1000
5053103|Battle Ox|normal|4 earth beast-warrior 1700/1000
5265750|Skull Mariner|normal|4 water warrior 1600/900
5388481|Darkfire Soldier #1|normal|4 fire pyro 1700/1150
5434080|Headless Knight|normal|4 earth fiend 1450/1700
5464695|Blazing Inpachi|normal|4 fire pyro 1850/0
5628232|Flying Penguin|normal|4 water aqua 1200/1000
5818798|Gazelle the King of Mythical Beasts|normal|4 earth beast 1500/1200
6103114|Beaked Snake|normal|3 earth reptile 800/900
6297941|Burglar|normal|3 earth beast 850/800
6367785|Eldeen|normal|3 light spellcaster 950/1000
6368038|Gaia The Fierce Knight|normal|7 earth warrior 2300/2100
6400512|Cyber Commander|normal|2 dark machine 750/700
6631034|Frostosaurus|normal|6 water dinosaur 2600/1700
6740720|Seiyaryu|normal|7 light dragon 2500/2300
7225792|Mon Larvas|normal|4 earth beast 1300/1400
7359741|Mechanicalchaser|normal|4 dark machine 1850/800
7459013|Zure, Knight of Dark World|normal|4 dark fiend 1800/1500
7526150|Golgoil|normal|4 earth machine 900/1600
7562372|Megasonic Eye|normal|5 dark machine 1500/1800
7670542|Bio Plant|normal|3 dark fiend 600/1300
7805359|Niwatori|normal|3 earth winged-beast 900/800
7892180|Psychic Kappa|normal|2 water aqua 400/1000
8058240|Binding Chain|normal|3 light fairy 1000/1100
8353769|Air Eater|normal|6 wind fiend 2100/1600
8471389|Giga-Tech Wolf|normal|4 fire machine 1200/1400
8508055|Chu-Ske the Mouse Fighter|normal|3 earth beast 1200/0
8715625|Bokoichi the Freightening Car|normal|2 dark machine 500/500
8783685|Hourglass of Life|normal|2 light fairy 700/600
8944575|The Drdek|normal|3 dark fiend 700/800
9159938|Dark Gray|normal|3 earth beast 800/900
9197735|Dragon Statue|normal|3 earth warrior 1100/900
9430387|LaLa Li-oon|normal|2 wind thunder 600/600
9540040|Boulder Tortoise|normal|6 water aqua 1450/2200
10071456|Protector of the Throne|normal|4 earth warrior 800/1500
10202894|Skull Red Bird|normal|4 wind winged-beast 1550/1200
10262698|The Statue of Easter Island|normal|4 earth rock 1100/1400
10315429|Yaiba Robo|normal|4 dark machine 1000/1300
10476868|Barrel Rock|normal|4 earth rock 1000/1300
10538007|Leogun|normal|5 earth beast 1750/1550
10598400|Zarigun|normal|2 water aqua 600/700
10859908|Holograh|normal|3 earth machine 1100/700
10992251|Gradius|normal|4 light machine 1200/800
11091375|Luster Dragon|normal|4 wind dragon 1900/1600
11250655|Emperor of the Land and Sea|normal|5 water reptile 1800/1500
11321183|Dark Blade|normal|4 dark warrior 1800/1500
11549357|Gamma The Magnet Warrior|normal|4 earth rock 1500/1800
11714098|30,000-Year White Turtle|normal|5 water aqua 1250/2100
11761845|Beast of Talwar|normal|6 dark fiend 2400/2150
11793047|Gorgon Egg|normal|3 dark fiend 300/1300
11813953|Great Angus|normal|4 fire beast 1800/600
11987744|Nin-Ken Dog|normal|4 wind beast-warrior 1800/1000
12057781|Goblin Calligrapher|normal|1 dark fiend 400/400
12143771|People Running About|normal|2 fire pyro 600/600
12146024|Bolt Escargot|normal|5 water thunder 1400/1500
12436646|Aqua Snake|normal|3 water aqua 1050/900
12482652|Ojama Green|normal|2 light beast 0/1000
12493482|Dunames Dark Witch|normal|4 light fairy 1800/1050
12829151|Kanan the Swordmistress|normal|4 earth warrior 1400/1400
12883044|Flame Dancer|normal|2 fire pyro 550/450
13039848|Giant Soldier of Stone|normal|3 earth rock 1300/2000
13069066|Sword Arm of Dragon|normal|6 earth dinosaur 1750/2030
13179332|Charcoal Inpachi|normal|1 fire pyro 100/2100
13193642|Dark Plant|normal|1 dark plant 300/400
13429800|Great White|normal|4 water fish 1600/800
13676474|Grand Tiki Elder|normal|4 dark fiend 1500/800
13723605|Man-Eating Treasure Chest|normal|4 dark fiend 1600/1000
14015067|Ancient One of the Deep Forest|normal|6 earth beast 1800/1900
14037717|Spirit of the Books|normal|4 wind winged-beast 1400/1200
14181608|Mushroom Man|normal|2 earth plant 800/600
14531242|Opticlops|normal|4 dark fiend 1800/1700
14708569|Arlownay|normal|3 earth plant 800/1000
14851496|Jellyfish|normal|4 water aqua 1200/1500
14898066|Vorse Raider|normal|4 dark beast-warrior 1900/1200
14977074|Garoozis|normal|5 fire beast-warrior 1800/1500
15023985|Stone Ogre Grotto|normal|5 earth rock 1600/1500
15025844|Mystical Elf|normal|4 light spellcaster 800/2000
15042735|Hurricail|normal|2 wind spellcaster 900/200
15150371|Archfiend Mirror|normal|2 dark fiend 700/600
15303296|Ryu-Kishin|normal|3 dark fiend 1000/500
15367030|Gokibore|normal|4 earth insect 1200/1400
15401633|Kagemusha of the Blue Flame|normal|2 earth warrior 800/400
15480588|Armored Lizard|normal|4 earth reptile 1500/1200
15507080|Sectarian of Secrets|normal|2 dark spellcaster 700/500
15510988|Thunder Kid|normal|2 wind thunder 700/600
15734813|Soul Tiger|normal|4 earth beast 0/2100
15820147|Monsturtle|normal|3 water aqua 800/1000
16246527|Armored Rat|normal|3 earth beast 950/1100
16353197|Drooling Lizard|normal|3 earth reptile 900/800
16587243|Neo Bug|normal|4 earth insect 1800/1700
16899564|Beautiful Headhuntress|normal|4 earth warrior 1600/800
16972957|Doma The Angel of Silence|normal|5 dark fairy 1600/1400
17115745|Yormungarde|normal|3 earth reptile 1200/900
17192817|Molten Behemoth|normal|5 fire pyro 1000/2200
17238333|Wretched Ghost of the Attic|normal|2 dark fiend 550/400
17358176|Lady of Faith|normal|3 light spellcaster 1100/800
17441953|Turtle Raccoon|normal|3 water aqua 700/900
17511156|Wood Clown|normal|3 earth warrior 800/1200
17535588|Armored Starfish|normal|4 water aqua 850/1400
17658803|Luster Dragon #2|normal|6 wind dragon 2400/1400
17733394|Wood Remains|normal|3 dark zombie 1000/900
17968114|Amazon of the Seas|normal|4 water fish 1300/1400
18180762|The Thing That Hides in the Mud|normal|4 earth rock 1200/1300
18246479|Battle Steer|normal|5 earth beast-warrior 1800/1300
18710707|The Furious Sea King|normal|3 water aqua 800/700
18914778|Change Slime|normal|1 water aqua 400/300
19737320|Gatekeeper|normal|5 dark machine 1500/1800
20060230|Hard Armor|normal|3 earth warrior 300/1200
20277860|Armored Zombie|normal|3 dark zombie 1500/0
20315854|Fairy Dragon|normal|4 wind dragon 1100/1200
20541432|Key Mace #2|normal|4 dark fiend 1050/1200
20624263|Peacock|normal|5 wind winged-beast 1700/1500
20831168|Lizard Soldier|normal|3 wind dragon 1100/800
20848593|Ice Water|normal|3 water aqua 1150/900
21239280|Bone Mouse|normal|1 dark zombie 400/300
21263083|Pale Beast|normal|4 earth beast 1500/1200
21615956|Flamvell Guard|normal tuner|1 fire dragon 100/2000
21817254|Mega Thunderball|normal|2 wind thunder 750/600
22026707|Curtain of the Dark Ones|normal|2 dark spellcaster 600/500
22499463|Venom Cobra|normal|4 earth reptile 100/2000
22855882|Fiend Sword|normal|4 dark warrior 1400/800
22910685|Green Phantom King|normal|3 earth plant 500/1600
23032273|Megirus Light|normal|3 dark fiend 900/600
23115241|X-Saber Anu Piranha|normal|4 earth warrior 1800/1100
23635815|Jerry Beans Man|normal|3 earth plant 1750/0
23659124|Sea King Dragon|normal|6 water sea-serpent 2000/1700
23771716|7 Colored Fish|normal|4 water fish 1800/800
24194033|Dorover|normal|3 water aqua 900/800
24311372|Zoa|normal|7 dark fiend 2600/1900
24348204|The Bewitching Phantom Thief|normal|2 dark spellcaster 700/700
24433920|Pendulum Machine|normal|6 dark machine 1750/2000
24530661|Master Kyonshee|normal|4 earth zombie 1750/1000
24611934|Ryu-Kishin Powered|normal|4 dark fiend 1600/1200
25652259|Queen's Knight|normal|4 light warrior 1500/1600
25882881|Dokuroizo the Grim Reaper|normal|3 dark zombie 900/1200
26378150|Rude Kaiser|normal|5 earth beast-warrior 1800/1600
26566878|Fiend Scorpion|normal|2 earth insect 900/200
26976414|Atlantean Pikeman|normal|2 water sea-serpent 1400/0
27054370|Firewing Pegasus|normal|6 fire beast 2250/1800
27094595|Graveyard and the Hand of Invitation|normal|3 dark zombie 700/900
27125110|Thousand-Eyes Idol|normal|1 dark spellcaster 0/0
27126980|Gem-Knight Sapphire|normal|4 earth aqua 0/2100
27288416|Mokey Mokey|normal|1 light fairy 300/100
27324313|Wattkid|normal|3 light thunder 1000/500
27671321|Lightning Conger|normal|3 water thunder 350/750
28003512|The Judgement Hand|normal|3 earth warrior 1400/700
28279543|Curse of Dragon|normal|5 dark dragon 2000/1500
28450915|Invader from Another Dimension|normal|4 dark fiend 950/1400
28546905|Illusionist Faceless Mage|normal|5 dark spellcaster 1200/2200
29054481|Mist Valley Watcher|normal|4 wind spellcaster 1500/1900
29172562|Steel Ogre Grotto #1|normal|5 earth machine 1400/1800
29402771|Rainbow Marine Mermaid|normal|5 water fish 1550/1700
29491031|The Snake Hair|normal|4 dark zombie 1500/1200
29616941|Beautiful Beast Trainer|normal|5 earth warrior 1750/1500
29692206|Twin Long Rods #2|normal|3 water aqua 850/700
29802344|Snakeyashi|normal|4 earth plant 1000/1200
29948642|Dig Beak|normal|2 earth beast 500/800
30090452|Zanki|normal|5 earth warrior 1500/1700
30113682|Judge Man|normal|6 earth warrior 2200/1500
30325729|Dokuroyaiba|normal|3 fire fiend 1000/400
30532390|Sky Scout|normal|4 wind winged-beast 1800/600
30655537|Cyber Falcon|normal|4 wind machine 1400/1200
31122090|Gyakutenno Megami|normal|6 light fairy 1800/2000
31242786|Souleater|normal|4 earth fish 1200/0
31447217|Wingweaver|normal|7 light fairy 2750/2400
31477025|Mr. Volcano|normal|5 fire pyro 2100/1300
31987274|Flying Fish|normal|4 wind fish 800/500
32012841|Millennium Shield|normal|5 earth warrior 0/3000
32269855|The All-Seeing White Tiger|normal|3 wind beast 1300/500
32274490|Skull Servant|normal|1 dark zombie 300/200
32344688|Dark Chimera|normal|5 dark fiend 1610/1460
32452818|Beaver Warrior|normal|4 earth beast-warrior 1200/1500
32541773|The Portrait's Secret|normal|4 earth fiend 1200/1500
32569498|Korogashi|normal|2 earth insect 550/400
32626733|Spiral Serpent|normal|8 water sea-serpent 2900/2900
33064647|One-Eyed Shield Dragon|normal|3 wind dragon 700/1300
33112041|Volcanic Rat|normal|1 fire pyro 500/500
33178416|Misairuzame|normal|5 water fish 1400/1600
33621868|Giganto|normal|5 dark machine 1700/1800
33734439|Three-Legged Zombies|normal|3 dark zombie 1100/800
33878931|Togex|normal|5 earth beast 1600/1800
34100324|Harpie Girl|normal|2 wind winged-beast 500/500
34290067|Corroding Shark|normal|3 dark zombie 1100/700
34320307|Living Vase|normal|3 earth plant 900/1100
34442949|Mechanical Snail|normal|3 dark machine 800/1000
34460851|Flame Manipulator|normal|3 fire spellcaster 900/1000
34536276|Ganigumo|normal|2 earth insect 600/800
34690519|Spirit of the Mountain|normal|5 earth spellcaster 1300/1800
34743446|Blocker|normal|4 dark machine 850/1800
35052053|Insect Knight|normal|4 earth insect 1900/1500
35282433|Blue-Eyed Silver Zombie|normal|3 dark zombie 900/700
35322812|Woodborg Inpachi|normal|5 fire machine 500/2500
35565537|Dark Witch|normal|5 light fairy 1800/1700
35712107|Monstrous Bird|normal|6 wind winged-beast 2000/1900
36119641|Space Mambo|normal|4 water fish 1700/1000
36121917|Monster Egg|normal|3 earth warrior 600/900
36151751|Arma Knight|normal|4 water aqua 1000/1200
36304921|Witty Phantom|normal|4 dark fiend 1400/1300
36821538|Ancient Sorcerer|normal|4 dark spellcaster 1000/1300
36904469|Akihiron|normal|5 water aqua 1700/1400
37160778|Fairywitch|normal|3 dark spellcaster 800/1000
37243151|Weather Control|normal|2 light fairy 600/400
37265642|Sabersaurus|normal|4 earth dinosaur 1900/500
37313348|Turtle Tiger|normal|4 water aqua 1000/1500
38035986|Akakieisu|normal|3 dark spellcaster 1000/800
38116136|Machine Attacker|normal|5 earth machine 1600/1300
38142739|Petit Angel|normal|3 light fairy 600/900
38277918|Mikazukinoyaiba|normal|7 dark dragon 2200/2350
38289717|Crawling Dragon #2|normal|4 earth dinosaur 1600/1200
38445524|Gil Garth|normal|4 dark fiend 1800/1200
38916461|Roboyarou|normal|3 earth machine 900/450
38942059|Sonic Maid|normal|3 earth warrior 1200/900
38982356|Hyo|normal|3 water warrior 800/1200
38999506|Cosmo Queen|normal|8 dark spellcaster 2900/2450
39004808|Root Water|normal|3 water fish 900/800
39111158|Tri-Horned Dragon|normal|8 dark dragon 2850/2350
39175982|Winged Cleaver|normal|2 earth insect 700/700
39239728|Royal Guard|normal|6 earth machine 1900/2200
39256679|Beta The Magnet Warrior|normal|4 earth rock 1700/1600
39552864|Mystical Shine Ball|normal|2 light fairy 500/500
39674352|Gogiga Gagagigo|normal|8 water reptile 2950/2800
40155554|Ally Mind|normal tuner|5 dark machine 1800/1400
40196604|Dark Shade|normal|3 wind fiend 1000/1000
40200834|Sleeping Lion|normal|4 earth beast 700/1700
40374923|Mammoth Graveyard|normal|3 earth dinosaur 1200/800
40387124|Abyss Flower|normal|2 earth plant 750/400
40575313|Shadow Specter|normal|1 dark zombie 500/200
40826495|Dissolverock|normal|3 earth rock 900/1000
41061625|Yashinoki|normal|2 earth plant 800/600
41218256|Claw Reacher|normal|3 dark fiend 1000/800
41392891|Feral Imp|normal|4 dark fiend 1300/1400
41396436|Blue-Winged Crown|normal|4 wind winged-beast 1600/1200
41403766|Giant Scorpion of the Tundra|normal|3 earth insect 1100/1000
41422426|Supporter in the Shadows|normal|3 earth warrior 1000/1000
41762634|Giant Flea|normal|4 earth insect 1500/1200
41949033|Dark Assailant|normal|4 dark zombie 1200/1200
42071342|Sea Serpent Warrior of Darkness|normal|4 water sea-serpent 1800/1500
42129512|Big Koala|normal|7 earth beast 2700/2000
42348802|Trakodon|normal|3 earth dinosaur 1300/800
42418084|Winged Egg of New Life|normal|5 light fairy 1400/1700
42431843|Ancient Brain|normal|3 dark fiend 1000/700
42591472|Laughing Flower|normal|2 earth plant 900/500
42599677|Flame Champion|normal|5 fire pyro 1900/1300
42625254|Little D|normal|3 earth dinosaur 1100/700
42941100|Ojama Yellow|normal|2 light beast 0/1000
43230671|Ancient Lizard Warrior|normal|4 earth reptile 1400/1100
43352213|Nekogal #2|normal|6 earth beast-warrior 1900/2000
43500484|Darkworld Thorns|normal|3 earth plant 1200/900
43793530|Giga Gagagigo|normal|5 water reptile 2450/1500
43905751|Madjinn Gunn|normal|2 dark fiend 600/800
44073668|Takriminos|normal|4 water sea-serpent 1500/1200
44203504|Robotic Knight|normal|4 fire machine 1600/1800
44287299|Masaki the Legendary Swordsman|normal|4 earth warrior 1100/1100
44430454|Chamberlain of the Six Samurai|normal|3 earth warrior 200/2000
44865098|Cyber Soldier|normal|5 dark machine 1500/1700
45042329|Tripwire Beast|normal|4 earth thunder 1200/1300
45121025|Ogre of the Black Shadow|normal|4 earth beast-warrior 1200/1400
45909477|Moon Envoy|normal|4 light warrior 1100/1000
45945685|Cycroid|normal|3 earth machine 800/1000
46247516|Tao the Chanter|normal|3 earth spellcaster 1200/900
46457856|Tomozaurus|normal|2 earth dinosaur 500/400
46474915|Magical Ghost|normal|4 dark zombie 1300/1400
46534755|Fire Kraken|normal|4 fire aqua 1600/1500
46718686|Hitodenchak|normal|2 water aqua 600/700
46821314|Humanoid Slime|normal|4 water aqua 800/2000
46864967|Minomushi Warrior|normal|4 earth rock 1300/1200
47060154|Mystic Clown|normal|4 dark fiend 1500/1000
47319141|Wing Eagle|normal|5 wind winged-beast 1800/1500
47372349|Acrobat Monkey|normal|3 earth machine 1000/1800
47695416|Candle of Fate|normal|2 dark fiend 600/600
47879985|Guardian of the Throne Room|normal|4 light machine 1650/1600
47922711|Tatsunootoshigo|normal|5 earth beast 1350/1600
47986555|Millennium Golem|normal|6 earth rock 2000/2200
48094997|Battle Footballer|normal|4 fire machine 1000/2100
48109103|Kappa Avenger|normal|3 water aqua 1200/900
48202661|Aitsu|normal|5 fire fairy 100/100
48305365|Axe Raider|normal|4 earth warrior 1700/1150
48365709|Ansatsu|normal|5 earth warrior 1700/1200
48531733|Bolt Penguin|normal|3 water thunder 1100/800
48649353|Ushi Oni|normal|6 dark fiend 2150/1950
48766543|Cyber-Tech Alligator|normal|5 wind machine 2500/1600
49003308|Gagagigo|normal|4 water reptile 1850/1000
49127943|Man-Eating Plant|normal|2 earth plant 800/600
49218300|Sorcerer of the Doomed|normal|4 dark spellcaster 1450/1200
49258578|Gate Deeg|normal|3 dark beast 700/800
49370026|Genin|normal|3 light spellcaster 600/900
49417509|Wolf|normal|3 earth beast 1200/800
49563947|Neo Aqua Madoor|normal|6 water spellcaster 1200/3000
49587396|Ancient Tool|normal|5 dark machine 1700/1400
49791927|Tiger Axe|normal|4 earth beast-warrior 1300/1100
49881766|Archfiend Soldier|normal|4 dark fiend 1900/1500
49888191|Garnecia Elefantis|normal|7 earth beast-warrior 2400/2000
50005633|Swordstalker|normal|6 dark warrior 2000/1600
50176820|Mech Bass|normal|5 water machine 1800/1500
50930991|Neo the Magic Swordsman|normal|4 light spellcaster 1700/1000
51228280|Dungeon Worm|normal|5 earth insect 1800/1500
51638941|V-Tiger Jet|normal|4 light machine 1600/1800
51934376|Kabazauls|normal|4 water dinosaur 1700/1500
52121290|Spherous Lady|normal|3 earth rock 400/1400
52367652|That Which Feeds on Life|normal|4 dark fiend 1200/1000
52550973|Pharaoh's Servant|normal|2 dark zombie 900/0
52584282|Hercules Beetle|normal|5 earth insect 1500/2000
52800428|Fiend's Hand|normal|2 dark zombie 600/600
53153481|Armaill|normal|3 earth warrior 700/1300
53293545|Firegrass|normal|2 earth plant 700/600
53375573|Dark King of the Abyss|normal|3 dark fiend 1200/800
53581214|Fire Reaper|normal|2 dark zombie 700/500
53606874|Big Insect|normal|4 earth insect 1200/1500
53713014|Crazy Fish|normal|4 water fish 1600/1200
53776525|Gigobyte|normal|1 water reptile 350/300
53829412|Griffore|normal|4 earth beast 1200/1500
53830602|Fungi of the Musk|normal|1 dark fiend 400/300
53832650|Meotoko|normal|2 earth beast 700/600
54579801|High Tide Gyojin|normal|4 water aqua 1650/1300
54615781|Spirit of the Winds|normal|5 wind spellcaster 1700/1400
54620698|Gem-Knight Tourmaline|normal|4 earth thunder 1600/1800
54844990|Skull Stalker|normal|3 dark warrior 900/800
55014050|Water Girl|normal|4 water aqua 1250/1000
55210709|Lisark|normal|4 earth beast 1300/1300
55291359|Succubus Knight|normal|5 dark warrior 1650/1300
55337339|Job-Change Mirror|normal|3 dark fiend 800/1300
55444629|Lesser Dragon|normal|4 wind dragon 1200/1000
55550921|Battle Warrior|normal|3 earth warrior 700/1000
55567161|Pot the Trick|normal|2 earth rock 400/400
55691901|Great Bill|normal|4 earth beast 1250/1300
55784832|Morinphen|normal|5 dark fiend 1550/1300
55998462|Metal Fish|normal|5 water machine 1600/1900
56283725|Kumootoko|normal|3 earth insect 700/1400
56342351|M-Warrior #1|normal|3 earth warrior 1000/500
56369281|Wolf Axwielder|normal|4 earth beast-warrior 1650/1000
56713552|Obese Marmot of Nefariousness|normal|3 earth beast 750/800
56789759|Tyhone #2|normal|6 fire dragon 1700/1900
57305373|Two-Mouth Darkruler|normal|3 earth dinosaur 900/700
57308711|Unicycular|normal|1 earth machine 100/100
57405307|Winged Dragon, Guardian of the Fortress #2|normal|4 wind winged-beast 1200/1000
57935140|Tenderness|normal|3 light fairy 700/1400
58192742|Petit Moth|normal|1 earth insect 300/200
58314394|Ground Attacker Bugroth|normal|4 earth machine 1500/1000
58538870|Oppressed People|normal|1 water aqua 400/2000
58696829|Bio-Mage|normal|3 light fairy 1150/1000
58818411|Empress Mantis|normal|6 wind insect 2200/1400
58831685|Giant Red Seasnake|normal|4 water aqua 1800/800
59053232|Turu-Purun|normal|2 water aqua 450/500
59383041|Toon Alligator|normal|4 water reptile 800/1600
59983499|Dancing Elf|normal|1 wind fairy 300/200
60246171|Soitsu|normal|3 wind fairy 0/0
60589682|Twin Long Rods #1|normal|3 water aqua 900/700
60606759|Renge, Gatekeeper of Dark World|normal|4 dark fiend 100/2100
60715406|Tentacle Plant|normal|2 water plant 500/600
60802233|Kuwagata α|normal|4 earth insect 1250/1000
60862676|Flame Cerebrus|normal|6 fire pyro 2100/1800
61201220|Phantom Ghost|normal|2 dark zombie 600/800
61454890|Necrolancer the Time-lord|normal|3 dark spellcaster 800/900
62113340|Divine Dragon Ragnarok|normal|4 light dragon 1500/1000
62193699|Rock Ogre Grotto #2|normal|3 earth rock 700/1400
62210247|Lunar Queen Elzaim|normal|3 light fairy 750/1100
62327910|Mighty Guard|normal|4 earth machine 500/1200
62397231|Hyozanryu|normal|7 light dragon 2100/2800
62403074|Rhaimundos of the Red Sword|normal|4 earth warrior 1200/1300
62671448|Toad Master|normal|3 water aqua 1000/1000
62762898|Parrot Dragon|normal|5 wind dragon 2000/1300
62793020|Mystery Hand|normal|2 dark fiend 500/500
63125616|The Shadow Who Controls the Dark|normal|3 dark fiend 800/700
63308047|Terra the Terrible|normal|4 dark fiend 1200/1300
63432835|Stone Armadiller|normal|3 earth rock 800/1200
63515678|Mystical Capture Chain|normal|2 light fairy 700/700
63545455|Mech Mole Zombie|normal|2 dark zombie 500/400
64154377|Embryonic Beast|normal|2 dark fiend 500/750
64271667|Meteor Dragon|normal|6 earth dragon 1800/2000
64428736|Alligator's Sword|normal|4 earth beast 1500/1200
64501875|Hibikime|normal|4 earth warrior 1450/1000
64511793|Eyearmor|normal|2 earth warrior 600/500
65570596|Red Archery Girl|normal|4 water aqua 1400/1500
65623423|Gruesome Goo|normal|3 water aqua 1300/700
65957473|Metal Armored Bug|normal|8 earth insect 2800/1500
66073051|Warrior of Zera|normal|4 earth warrior 1600/1600
66516792|Serpent Night Dragon|normal|7 dark dragon 2350/2400
66602787|Saggi the Dark Clown|normal|3 dark spellcaster 600/1500
66672569|Dragon Zombie|normal|3 dark zombie 1600/0
66836598|Waterdragon Fairy|normal|3 water aqua 1100/700
66927994|Oni Tank T-34|normal|4 earth machine 1400/1700
66989694|The Earl of Demise|normal|5 dark fiend 2000/700
67049542|Dark Bat|normal|3 wind winged-beast 1000/1000
67105242|Earthbound Spirit|normal|4 earth fiend 500/2000
67284908|Labyrinth Wall|normal|5 earth rock 0/3000
67371383|Amphibian Beast|normal|6 water fish 2400/2000
67494157|Crawling Dragon|normal|5 earth dragon 1600/1400
67532912|Science Soldier|normal|3 dark warrior 800/800
67724379|Koumori Dragon|normal|4 dark dragon 1500/1200
67841515|Barrel Lily|normal|3 earth plant 1100/600
68049471|The Gross Ghost of Fled Dreams|normal|4 dark fiend 1300/1800
68171737|Stone Dragon|normal|7 earth rock 2000/2300
68339286|Metal Guardian|normal|5 dark fiend 1150/2150
68401546|Fairy's Gift|normal|4 light spellcaster 1400/1000
68505803|Genex Controller|normal tuner|3 dark machine 1400/1200
68516705|Mystic Horseman|normal|4 earth beast 1300/1550
68638985|Slime Toad|normal|2 water aqua 700/500
68846917|Rock Ogre Grotto #1|normal|3 earth rock 800/1200
68870276|Fiend Reflection #1|normal|4 wind winged-beast 1300/1400
68928540|Kamakiriman|normal|4 earth insect 1150/1400
68963107|Boo Koo|normal|2 dark spellcaster 650/500
69140098|Gemini Elf|normal|4 earth spellcaster 1900/900
69247929|Gene-Warped Warwolf|normal|4 earth beast-warrior 2000/100
69455834|King of Yamimakai|normal|5 dark fiend 2000/1530
69572024|Tongyo|normal|4 water fish 1350/800
69669405|Horn Imp|normal|4 dark fiend 1300/1000
69750536|Wow Warrior|normal|4 water fish 1250/900
69780745|Garvas|normal|6 earth beast 2000/1700
69893315|Dice Armadillo|normal|5 earth machine 1650/1800
69992868|Muse-A|normal|3 light fairy 850/900
70084224|Neck Hunter|normal|6 dark fiend 1750/1900
70345785|Yamadron|normal|5 fire dragon 1600/1800
70924884|Alinsection|normal|3 earth insect 950/700
71068263|Stuffed Animal|normal|3 earth warrior 1200/900
71280811|Yaranzo|normal|4 dark zombie 1300/1500
71407486|Fireyarou|normal|4 fire pyro 1300/1000
71746462|Sea Kamen|normal|4 water aqua 1100/1300
71950093|Shovel Crusher|normal|3 earth machine 900/1200
72076281|Bat|normal|1 wind machine 300/350
72269672|Stone Ghost|normal|4 earth rock 1200/1000
72299832|Giant Mech-Soldier|normal|6 earth machine 1750/1900
72842870|Tyhone|normal|4 wind winged-beast 1200/1400
72929454|Turtle Bird|normal|6 water aqua 1900/1700
73051941|Sand Stone|normal|5 earth rock 1300/1600
73081602|Queen Bird|normal|5 wind winged-beast 1200/2000
73216412|Worm Drake|normal|4 earth reptile 1400/1500
73481154|Destroyer Golem|normal|4 earth rock 1500/1000
73911410|Sword Slasher|normal|5 dark machine 1450/1500
74277583|Brave Scizzar|normal|4 dark machine 1300/1000
74637266|Octoberser|normal|5 water aqua 1600/1400
74677422|Red-Eyes Black Dragon|normal|7 dark dragon 2400/2000
75356564|Petit Dragon|normal|2 wind dragon 600/700
75376965|Enchanting Mermaid|normal|3 water fish 1200/900
75390004|Megazowler|normal|6 earth dinosaur 1800/2000
75499502|Master & Expert|normal|4 earth beast 1200/1000
75559356|Cyber Soldier of Darkworld|normal|4 dark machine 1400/1200
75582395|Faith Bird|normal|4 wind winged-beast 1500/1100
75646173|Synchar|normal|3 earth beast 800/900
75850803|LaMoon|normal|5 light spellcaster 1200/1700
75889523|Archfiend Marmot of Nefariousness|normal|2 earth beast 400/600
75953262|Warrior Dai Grepher|normal|4 earth warrior 1700/1600
76184692|Hitotsu-Me Giant|normal|4 earth beast-warrior 1200/1000
76211194|Meda Bat|normal|2 dark fiend 800/400
76232340|Sengenjin|normal|8 earth beast-warrior 2750/2500
76446915|Disk Magician|normal|4 dark machine 1350/1000
76512652|Krokodilus|normal|4 water reptile 1100/1200
76634149|Kairyu-Shin|normal|5 water sea-serpent 1800/1500
76704943|Yamatano Dragon Scroll|normal|2 wind dragon 900/300
76908448|Gem-Knight Crystal|normal|7 earth rock 2450/1950
77456781|Fiend Kraken|normal|4 water aqua 1200/1400
77568553|Acid Crawler|normal|3 earth insect 900/700
77581312|Masked Clown|normal|2 dark warrior 500/700
77603950|Phantom Dewan|normal|2 dark spellcaster 700/600
77827521|Trial of Nightmare|normal|4 dark fiend 1300/900
77998771|Crow Goblin|normal|5 wind winged-beast 1850/1600
78060096|Terrorking Salmon|normal|5 water fish 2400/1000
78402798|Night Lizard|normal|4 water aqua 1150/1300
78423643|Three-Headed Geedo|normal|4 dark fiend 1200/1400
78556320|Vishwar Randi|normal|3 dark warrior 900/700
78780140|Trent|normal|5 earth plant 1500/1800
78861134|Darkfire Soldier #2|normal|4 fire pyro 1700/1100
78984772|Twin-Headed Fire Dragon|normal|6 fire pyro 2200/1700
79182538|Mad Dog of Darkness|normal|4 dark beast 1900/1400
79335209|Ojama Black|normal|2 light beast 0/1000
79629370|Maiden of the Moonlight|normal|4 light spellcaster 1500/1300
80141480|Hunter Spider|normal|5 earth insect 1600/1400
80234301|Prisman|normal|3 light rock 800/1000
80600490|Kageningen|normal|2 dark warrior 800/600
80770678|Spirit of the Harp|normal|4 light fairy 800/2000
80813021|Torike|normal|3 earth beast 1200/600
80825553|Cloudian - Smoke Ball|normal|1 water fairy 200/600
81057959|D. Human|normal|4 earth warrior 1300/1100
81179446|Kattapillar|normal|1 earth insect 250/300
81386177|Bottom Dweller|normal|5 water fish 1650/1700
81492226|Ancient Jar|normal|1 earth rock 400/200
81563416|Fairy of the Fountain|normal|4 water aqua 1600/1100
81618817|Lord of Zemia|normal|4 dark fiend 1300/1000
81686058|Ill Witch|normal|5 light spellcaster 1600/1500
82065276|Oscillo Hero|normal|3 earth warrior 1250/700
82085619|Shining Friendship|normal|4 light fairy 1300/1100
82742611|Serpent Marauder|normal|2 earth reptile 700/600
82818645|Rock Spirit|normal|5 earth spellcaster 1650/1900
83464209|Mystical Sheep #2|normal|3 earth beast 800/1000
83678433|Midnight Fiend|normal|2 dark fiend 800/600
83764996|The Illusory Gentleman|normal|4 dark spellcaster 1500/1600
84103702|Kanikabuto|normal|3 water aqua 650/900
84285623|Haniwa|normal|2 earth rock 500/500
84620194|Girochin Kuwagata|normal|4 wind insect 1700/1000
84686841|King Fog|normal|3 dark fiend 1000/900
84696266|Sonic Duck|normal|3 wind winged-beast 1700/700
84794011|Solitude|normal|3 earth beast-warrior 1050/1000
84916669|Doriado|normal|4 earth spellcaster 1200/1400
84990171|Bean Soldier|normal|4 earth plant 1400/1300
85309439|Ray & Temperature|normal|3 light fairy 1000/1000
85326399|Spike Seadra|normal|5 water sea-serpent 1600/1300
85448931|Sentinel of the Seas|normal|4 water aqua 1300/1000
85639257|Aqua Madoor|normal|4 water spellcaster 1200/2000
85705804|Kurama|normal|3 wind winged-beast 800/800
85936485|United Resistance|normal|3 wind thunder 1000/400
86088138|Ocubeam|normal|5 light fairy 1550/1650
86281779|Gadget Soldier|normal|6 fire machine 1800/2000
86325596|Baron of the Fiend Sword|normal|4 dark fiend 1550/800
86421986|Ancient Tree of Enlightenment|normal|3 earth plant 600/1500
86498013|D.D. Trainer|normal|1 dark fiend 100/2000
86569121|Melchid the Four-Face Beast|normal|4 dark fiend 1500/1200
86652646|Skull Dog Marron|normal|4 earth beast 1350/2000
87303357|Shining Abyss|normal|4 light fairy 1600/1800
87322377|Launcher Spider|normal|7 fire machine 2200/2500
87511987|Spikebot|normal|5 dark machine 1800/1700
87564352|Blackland Fire Dragon|normal|4 dark dragon 1500/800
87796900|Winged Dragon, Guardian of the Fortress #1|normal|4 wind dragon 1400/1200
88435542|Fire Eye|normal|2 fire pyro 800/600
88643173|Nightmare Scorpion|normal|3 earth insect 900/800
88819587|Baby Dragon|normal|3 wind dragon 1200/700
88979991|Killer Needle|normal|4 wind insect 1200/1000
89091579|Basic Insect|normal|2 earth insect 500/700
89272878|Guardian of the Labyrinth|normal|4 earth warrior 1000/1200
89386122|Ally of Justice Clausolas|normal|6 dark machine 2300/1200
89494469|Dark Titan of Terror|normal|4 dark fiend 1300/1100
89558090|Dark Prisoner|normal|3 dark fiend 600/1000
89832901|B. Dragon Jungle King|normal|6 earth dragon 2100/1800
89904598|Anthrosaurus|normal|3 earth dinosaur 1000/850
89943723|Elemental HERO Neos|normal|7 light warrior 2500/2000|in hero elemental-hero
89959682|Pharaonic Protector|normal|2 earth zombie 900/0
89987208|Hero of the East|normal|3 earth warrior 1100/1000
90357090|Silver Fang|normal|3 earth beast 1200/800
90582719|Gladiator Beast Andal|normal|4 earth beast-warrior 1900/1500
90876561|Jack's Knight|normal|5 light warrior 1900/1000
90908427|Steel Ogre Grotto #2|normal|6 earth machine 1900/2200
90963488|Nemuriko|normal|3 dark spellcaster 800/700
91152256|Celtic Guardian|normal|4 earth warrior 1400/1200
91731841|Gem-Knight Garnet|normal|4 earth pyro 1900/0
91939608|Rogue Doll|normal|4 light spellcaster 1600/1000
91996584|Whiptail Crow|normal|4 dark fiend 1650/1600
92391084|Wilmee|normal|4 earth beast 1000/1200
92409659|White Dolphin|normal|2 water fish 500/400
92421852|Robolady|normal|3 earth machine 450/900
92667214|Clown Zombie|normal|2 dark zombie 1350/0
92731455|M-Warrior #2|normal|3 earth warrior 500/1000
92944626|Wings of Wicked Flame|normal|2 fire pyro 700/600
93108297|Liquid Beast|normal|3 water aqua 950/800
93221206|Ancient Elf|normal|4 light spellcaster 1450/1200
93343894|Water Magician|normal|4 water aqua 1400/1000
93346024|The Dragon Dwelling in the Cave|normal|4 wind dragon 1300/2000
93553943|Man Eater|normal|2 earth plant 800/600
93788854|The Wandering Doomed|normal|2 dark zombie 800/600
94022093|Behegon|normal|4 water aqua 1350/1000
94042337|Violent Rain|normal|4 water aqua 1550/800
94119974|Two-Headed King Rex|normal|4 earth dinosaur 1600/1200
94412545|Mechaleon|normal|2 water reptile 800/600
94675535|Larvas|normal|3 earth beast 800/1000
95265975|Ghoul with an Appetite|normal|4 dark zombie 1600/1200
95288024|Sky Dragon|normal|6 wind dragon 1900/1800
96005454|Hunter Dragon|normal|3 dark dragon 1700/100
96643568|Wetha|normal|3 water aqua 1000/900
96851799|Hinotama Soul|normal|2 fire pyro 600/500
96967123|Dharma Cannon|normal|2 dark machine 900/500
96981563|Giant Turtle Who Feeds on Flames|normal|5 water aqua 1400/1800
97023549|Blade Skater|normal|4 earth warrior 1400/1500
97127906|Alien Shocktrooper|normal|4 earth reptile 1900/800
97240270|Mad Lobster|normal|3 water aqua 1700/1000
97360116|Unknown Warrior of Fiend|normal|3 dark warrior 1000/500
97590747|La Jinn the Mystical Genie of the Lamp|normal|4 dark fiend 1800/1000
97612389|Monster Tamer|normal|5 earth warrior 1800/1600
97843505|Djinn the Watcher of the Wind|normal|3 wind spellcaster 700/900
97923414|Inpachi|normal|4 earth machine 1600/1900
97973387|Droll Bird|normal|2 wind winged-beast 600/500
98075147|Spiked Snail|normal|3 dark insect 700/1300
98456117|Boneheimer|normal|3 water aqua 850/400
98582704|Wing Egg Elf|normal|3 light fairy 500/1300
98795934|Mabarrel|normal|5 dark fiend 1700/1400
98818516|Frenzied Panda|normal|4 earth beast 1200/1000
98898173|The Melting Red Shadow|normal|2 water aqua 500/700
99030164|Happy Lover|normal|2 light fairy 800/500
99171160|Kozaky|normal|1 dark fiend 400/400
99261403|Dark Rabbit|normal|4 dark beast 1100/1500
99510761|Lord of the Lamp|normal|4 dark fiend 1400/1200
99785935|Alpha The Magnet Warrior|normal|4 earth rock 1400/1700
`
