/**
 * The facts of the starter pool, in the order of the catalogue's section 7. Names are those printed today. Read by `readFacts`.
 */
export const pool = `
89631139|Blue-Eyes White Dragon|normal|8 light dragon 3000/2500
46986414|Dark Magician|normal|7 dark spellcaster 2500/2100
21844576|Elemental HERO Avian|normal|3 wind warrior 1000/1000|in hero elemental-hero
58932615|Elemental HERO Burstinatrix|normal|3 fire warrior 1200/800|in hero elemental-hero
84327329|Elemental HERO Clayman|normal|4 earth warrior 800/2000|in hero elemental-hero
20721928|Elemental HERO Sparkman|normal|4 light warrior 1600/1400|in hero elemental-hero
76812113|Harpie Lady|normal|4 wind winged-beast 1300/1400
7902349|Left Arm of the Forbidden One|normal|1 dark spellcaster 200/300
44519536|Left Leg of the Forbidden One|normal|1 dark spellcaster 200/300
70903634|Right Arm of the Forbidden One|normal|1 dark spellcaster 200/300
8124921|Right Leg of the Forbidden One|normal|1 dark spellcaster 200/300
70781052|Summoned Skull|normal|6 dark fiend 2500/1200
74093656|Tune Warrior|normal tuner|3 earth warrior 1600/200
62651957|X-Head Cannon|normal|4 light machine 1800/1500
9156135|Apprentice Magician|effect|2 dark spellcaster 400/800
2134346|Asura Priest|effect spirit|4 light fairy 1700/1200
19665973|Battle Fader|effect|1 dark fiend 0/0
25551951|Blowback Dragon|effect|6 dark machine 2300/1200
71413901|Breaker the Magical Warrior|effect|4 dark spellcaster 1600/1000
9748752|Caius the Shadow Monarch|effect|6 dark fiend 2400/1000
10375182|Command Knight|effect|4 fire warrior 1200/1900
73853830|Crusader of Endymion|effect gemini|4 light spellcaster 1900/1200
70095154|Cyber Dragon|effect|5 light machine 2100/1600
24508238|D.D. Crow|effect|1 dark winged-beast 100/100
7572887|D.D. Warrior Lady|effect|4 light warrior 1500/1600
15341821|Dandylion|effect|3 earth plant 300/300
65192027|Dark Armed Dragon|effect special|7 dark dragon 2800/1000
38033121|Dark Magician Girl|effect|6 dark spellcaster 2000/1700
97021916|Dark Resonator|effect tuner|3 dark fiend 1300/300
87621407|Dekoichi the Battlechanted Locomotive|effect flip|4 dark machine 1400/1000
69884162|Elemental HERO Neos Alius|effect gemini|4 light warrior 1900/1300|in hero elemental-hero
40044918|Elemental HERO Stratos|effect|4 wind warrior 1800/300|in hero elemental-hero
86188410|Elemental HERO Wildheart|effect|4 earth warrior 1500/1600|in hero elemental-hero
74131780|Exiled Force|effect|4 earth warrior 1000/1000
33396948|Exodia the Forbidden One|effect|3 dark spellcaster 1000/1000
63665875|Goblin Zombie|effect|4 dark zombie 1100/1050
44330098|Gorz the Emissary of Darkness|effect|7 dark fiend 2700/2500
91932350|Harpie Lady 1|effect|4 wind winged-beast 1300/1400|as 76812113
37742478|Honest|effect|4 light fairy 1100/1900
63977008|Junk Synchron|effect tuner|3 dark warrior 1300/500|in synchron
34627841|Kaibaman|effect|3 light warrior 200/700
17444133|Kaiser Sea Horse|effect|4 light sea-serpent 1700/1650
79109599|King of the Swamp|effect|3 water aqua 500/1100
40640057|Kuriboh|effect|1 dark fiend 300/200
102380|Lava Golem|effect special|8 fire fiend 3000/2500
17985575|Lord of D.|effect|4 dark spellcaster 1200/1100
31560081|Magician of Faith|effect flip|1 light spellcaster 300/400
54652250|Man-Eater Bug|effect flip|2 earth insect 450/600
2460565|Marauding Captain|effect|3 earth warrior 1200/400
31305911|Marshmallon|effect|3 light fairy 300/500
22609617|Mataza the Zapper|effect|3 dark warrior 1300/800
92826944|Mezuki|effect|4 earth zombie 1700/800
33508719|Morphing Jar|effect flip|2 earth rock 700/600
4906301|Necro Gardna|effect|3 dark warrior 600/1300
81843628|Needle Worm|effect flip|2 earth insect 750/600
80344569|Neo-Spacian Grand Mole|effect|3 earth rock 900/300
45141844|Old Vindictive Magician|effect flip|2 dark spellcaster 450/600
93920745|Penguin Soldier|effect flip|2 water aqua 750/500
33420078|Plaguespreader Zombie|effect tuner|2 dark zombie 400/200
77044671|Pyramid Turtle|effect|4 earth zombie 1200/1400
20932152|Quickdraw Synchron|effect tuner|5 wind machine 700/1400|in synchron
70791313|Royal Magical Library|effect|4 light spellcaster 0/2000
57281778|Ryu Kokki|effect|6 dark zombie 2400/2000
26202165|Sangan|effect|3 dark fiend 1000/600
73752131|Skilled Dark Magician|effect|4 dark spellcaster 1900/1700
84290642|Snipe Hunter|effect|4 dark fiend 1500/600
31553716|Spear Dragon|effect|4 wind dragon 1900/0
9365703|Speed Warrior|effect|2 wind warrior 900/400
23205979|Spirit Reaper|effect|3 dark zombie 300/200
3510565|Stealth Bird|effect|3 dark winged-beast 700/1700
79814787|The White Stone of Legend|effect tuner|1 light dragon 300/250
53839837|Vampire Lord|effect|5 dark zombie 2000/1500
65622692|Y-Dragon Head|effect union|4 light machine 1500/1600
64500000|Z-Metal Tank|effect union|4 light machine 1500/1300
17259470|Zombie Master|effect|4 dark zombie 1800/0
73398797|Paladin of White Dragon|ritual effect|4 light dragon 1900/1200|by 9786492
64631466|Relinquished|ritual effect|1 dark spellcaster 0/0|by 41426869
23995346|Blue-Eyes Ultimate Dragon|fusion|12 light dragon 4500/3800|of 89631139 89631139 89631139
40854197|Elemental HERO Absolute Zero|fusion effect|8 water warrior 2500/2000|in hero elemental-hero
35809262|Elemental HERO Flame Wingman|fusion effect|6 wind warrior 2100/1200|of 21844576 58932615|in hero elemental-hero
16304628|Elemental HERO Gaia|fusion effect|6 earth warrior 2200/2600|in hero elemental-hero
47737087|Elemental HERO Rampart Blaster|fusion effect|6 earth warrior 2000/2500|of 84327329 58932615|in hero elemental-hero
25366484|Elemental HERO Shining Flare Wingman|fusion effect|8 light warrior 2500/2100|of 35809262 20721928|in hero elemental-hero
61204971|Elemental HERO Thunder Giant|fusion effect|6 light warrior 2400/1500|of 20721928 84327329|in hero elemental-hero
91998119|XYZ-Dragon Cannon|fusion effect|8 light machine 2800/2600|of 62651957 65622692 64500000
26593852|Ally of Justice Catastor|synchro effect|5 dark machine 2200/1200
31924889|Arcanite Magician|synchro effect|7 light spellcaster 400/1800
29071332|Armory Arm|synchro effect|4 light machine 1800/1200
73580471|Black Rose Dragon|synchro effect|7 fire dragon 2400/1800
50321796|Brionac, Dragon of the Ice Barrier|synchro effect|6 water sea-serpent 2300/1400
6021033|Doomkaiser Dragon|synchro effect|6 fire zombie 2400/1500
3429238|Drill Warrior|synchro effect|6 earth warrior 2400/2000
97204936|Gaia Knight, the Force of Earth|synchro|6 earth warrior 2600/800
7391448|Goyo Guardian|synchro effect|6 earth warrior 2800/2000
60800381|Junk Warrior|synchro effect|5 dark warrior 2300/1300
43385557|Magical Android|synchro effect|5 light psychic 2400/1700
70902743|Red Dragon Archfiend|synchro effect|8 dark dragon 3000/2000
5309481|Revived King Ha Des|synchro effect|6 dark zombie 2450/0
44508094|Stardust Dragon|synchro effect|8 wind dragon 2500/2000
1475311|Allure of Darkness|normal spell
2204140|Book of Life|normal spell
87910978|Brain Control|normal spell
23265313|Cost Down|normal spell
31036355|Creature Swap|normal spell
53129443|Dark Hole|normal spell
84257639|Dian Keto the Cure Master|normal spell
43422537|Double Summon|normal spell
213326|E - Emergency Call|normal spell
19613556|Heavy Storm|normal spell
45906428|Miracle Fusion|normal spell
83764718|Monster Reborn|normal spell
2295440|One for One|normal spell
19523799|Ookazi|normal spell
24094653|Polymerization|normal spell
55144522|Pot of Greed|normal spell
12580477|Raigeki|normal spell
32807846|Reinforcement of the Army|normal spell
97169186|Smashing Ground|normal spell
68005187|Soul Exchange|normal spell
72302403|Swords of Revealing Light|normal spell
43973174|The Flute of Summoning Dragon|normal spell
43434803|The Shallow Grave|normal spell
38120068|Trade-In|normal spell
70368879|Upstart Goblin|normal spell
41426869|Black Illusion Ritual|ritual spell
9786492|White Dragon Ritual|ritual spell
77565204|Future Fusion|continuous spell
3136426|Level Limit - Area B|continuous spell
44656491|Messenger of Peace|continuous spell
51481927|Spell Absorption|continuous spell
38992735|Wave-Motion Cannon|continuous spell
61127349|Big Bang Shot|equip spell
83746708|Mage Power|equip spell
22046459|Megamorph|equip spell
33550694|Fusion Gate|field spell
39910367|Magical Citadel of Endymion|field spell
63035430|Skyscraper|field spell
4064256|Zombie World|field spell
14087893|Book of Moon|quick-play spell
95286165|De-Fusion|quick-play spell
98045062|Enemy Controller|quick-play spell
28553439|Magical Dimension|quick-play spell
5318639|Mystical Space Typhoon|quick-play spell
70046172|Rush Recklessly|quick-play spell
73915051|Scapegoat|quick-play spell
48130397|Super Polymerization|quick-play spell
29401950|Bottomless Trap Hole|normal trap
36468556|Ceasefire|normal trap
94192409|Compulsory Evacuation Device|normal trap
70342110|Dimensional Prison|normal trap
22020907|Hero Signal|normal trap
62279055|Magic Cylinder|normal trap
68540058|Metalmorph|normal trap
15800838|Mind Crush|normal trap
44095762|Mirror Force|normal trap
29843091|Ojama Trio|normal trap
63356631|Phoenix Wing Wind Blast|normal trap
27174286|Return from the Different Dimension|normal trap
83555666|Ring of Destruction|normal trap
56120475|Sakuretsu Armor|normal trap
98427577|Scrap-Iron Scarecrow|normal trap
36361633|Threatening Roar|normal trap
53582587|Torrential Tribute|normal trap
4206964|Trap Hole|normal trap
94634433|Urgent Tuning|normal trap
12607053|Waboku|normal trap
48539234|Appropriate|continuous trap
97077563|Call of the Haunted|continuous trap
85742772|Gravity Bind|continuous trap
30241314|Macro Cosmos|continuous trap
34029630|Pitch-Black Power Stone|continuous trap
51452091|Royal Decree|continuous trap
82732705|Skill Drain|continuous trap
18807108|Spellbinding Circle|continuous trap
79852326|Zoma the Spirit|continuous trap
77538567|Dark Bribe|counter trap
49010598|Divine Wrath|counter trap
98069388|Horn of Heaven|counter trap
77414722|Magic Jammer|counter trap
14315573|Negate Attack|counter trap
3819470|Seven Tools of the Bandit|counter trap
41420027|Solemn Judgment|counter trap
`
