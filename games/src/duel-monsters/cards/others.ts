import type { Strangers } from '../decks/strangers.ts'
import { plainly } from './shelf.ts'

/** Passcode and name of every card out anywhere by the end of 2010 that the pool does not have: so that an import can name what is missing. */
const others = `
27551 Limit Reverse
41777 Gem-Enhancement
50755 Magician's Circle
62121 Castle of Dark Illusions
114932 Seismic Crasher
123709 Laval Lancelord
126218 Skull Dice
131182 Miracle Flipper
135598 Key Mouse
168917 Vylon Hept
176392 Koa'ki Meiru Prototype
191749 Hero Flash!!
218704 Fenrir
242146 Ballista of Rampart Smashing
255998 Rapid Warrior
295517 A Legendary Ocean
296499 The Regulation of Tribe
303660 Amplifier
313513 Spell Gear
336369 Gusto Squirro
402568 Wattgiraffe
403847 The A. Forces
423585 Summoner Monk
423705 Gearfried the Iron Knight
425934 Goblin of Greed
473469 Driving Snow
525110 Cherry Inmato
564541 Totem Dragon
596051 Snake Fang
612115 Gladiator Beast Retiari
652362 Alien Ammonite
674561 Dark Eruption
691925 Solar Recharge
712559 Amazoness Village
759393 Hiita the Fire Charmer
876330 Dragunity Arma Mystletainn
900787 Dragunity Knight - Gae Bulg
967928 Penalty Game!
980973 Armed Dragon LV3
984114 Expressroid
1036974 Misfortune
1050684 Scrapyard
1073952 Magic Planter
1082946 Pyro Clock of Destiny
1102515 Dark Mimic LV3
1149109 Deck Lockdown
1200843 Mirror of Yata
1224927 Malevolent Catastrophe
1248895 Chain Destruction
1264319 Gem-Knight Fusion
1281505 Vylon Tetra
1287123 Prime Material Falcon
1347977 Mysterious Guard
1353770 Valhalla, Hall of the Fallen
1357146 Ronintoadin
1371589 Vampiric Koala
1412158 Super Roboyarou
1434352 Chaos Necromancer
1435851 Dragon Treasure
1474910 Bee List Soldier
1498130 Kagemusha of the Six Samurai
1525329 The Hunter with 7 Weapons
1533292 R-Genex Magma
1539051 Space Gift
1546123 Cyber End Dragon
1557341 Rose, Warrior of Revenge
1557499 Silver Bow and Arrow
1571945 White Ninja
1596508 Dimension Fortress Weapon
1641882 Fusionist
1669772 Spell Purification
1689516 The Big March of Animals
1764972 Doomkaiser Dragon/Assault Mode
1781310 Fuh-Rin-Ka-Zan
1801154 Centrifugal Field
1804528 Dark Coffin
1834107 Wattcine
1834753 Overdrive Teleporter
1845204 Instant Fusion
1896112 Dimension Explosion
1918087 Minor Goblin Official
1945387 Elemental HERO Nova Master
1953925 Ancient Gear Engineer
1965724 Mokey Mokey Smackdown
1995985 Silent Swordsman LV3
2009101 Blackwing - Gale the Whirlwind
2047519 Hidden Soldiers
2067935 Gladiator Beast Lanista
2084239 Wetlands
2088870 Worm Victory
2111707 XY-Dragon Cannon
2122975 Trap Reclamation
2130625 Numinous Healer
2158562 Cyber Prima
2196767 Gambler of Legend
2203790 XX-Saber Hyunlei
2314238 Dark Magic Attack
2316186 Princess Curran
2322421 Road Warrior
2326738 Des Lacooda
2333365 Tyr of the Nordic Champions
2356994 Great Long Nose
2362787 Light of Redemption
2370081 Steel Shell
2377034 Neo Flamvell Hedgehog
2403771 Power Tool Dragon
2407147 Laval Volcano Handmaiden
2420921 Shire, Lightsworn Spirit
2504891 Skull Knight
2511717 Legendary Six Samurai - Kageki
2525268 Defender, the Magical Knight
2561846 Corruption Cell "A"
2619149 Gladiator Beast Samnite
2671330 Hyper Hammerhead
2694423 Medusa Worm
2732323 Decoy Dragon
2772236 Wattchimera
2779999 Wall of Thorns
2792265 Servant of Catabolism
2833249 D. Tribe
2843014 Nimble Sunfish
2851070 Reflect Bounder
2903036 Tribute Doll
2926176 Curse of Royal
2956282 Naturia Barkion
2980764 Consecrated Light
2986553 Twilight Rose Knight
3019642 Cyberdark Keel
3027001 Fake Trap
3030892 Test Ape
3055837 Trap of Board Eraser
3056267 Invader of the Throne
3072077 Return Zombie
3078576 Yata-Garasu
3129635 Tiki Curse
3149764 Tutan Mask
3167573 Puppet King
3204467 Worm Solid
3244563 Shield Spear
3280747 Sixth Sense
3366982 Alligator's Sword Dragon
3370104 Cyber Phoenix
3381441 Gravekeeper's Priestess
3431737 Assault Beast
3492538 Insect Armor with Laser Cannon
3493978 Don Turtle
3549275 Dice Jar
3603242 Shreddder
3627449 Skull Guardian
3642509 Elemental HERO Great Tornado
3643300 The Legendary Fisherman
3648368 Ally of Justice Searcher
3657444 Cyber Valley
3659803 Overload Fusion
3682106 Double Snare
3701074 Dark Cure
3773196 D.D. Scout Plane
3784434 Rampaging Rhynos
3810071 Monk Fighter
3825890 Gravekeeper's Visionary
3846170 Karakuri Soldier mdl 236 "Nisamu"
3891471 Psychic Tuning
3897065 Super Vehicroid - Stealth Union
3918345 Magical Reflect Slime
3954901 Felgrand Dragon
3972721 Greed Grado
4031928 Change of Heart
4041838 Ninja Grandmaster Sasuke
4068622 Blackwing - Aurora the Northern Lights
4081094 The Second Sarcophagus
4130270 G.B. Hunter
4141820 Djinn Prognosticator of Rituals
4149689 Goblin Fan
4162088 Cyber Laser Dragon
4168871 Cards for Black Feathers
4178474 Raigeki Break
4230620 Psi-Station
4252828 Mermaid Archer
4253484 Gladiator Beast Hoplomus
4259068 Spell Economics
4266839 Kiseitai
4290468 Splendid Rose
4334811 Scrap Recycler
4335645 Newdoria
4376658 Familiar-Possessed - Hiita
4404099 The Dragon Dwelling in the Deep
4440873 Drastic Drop Off
4446672 Ancient Gear Explosive
4466015 Venom Burn
4483989 Prepare to Strike Back
4542651 Yellow Luster Shield
4545683 Meklord Emperor Granel
4587638 Roaring Earth
4611269 Lion Alligator
4614116 Dark Energy
4638410 Tyrant's Temper
4694209 Card Guard
4732017 Molten Zombie
4779091 Yubel - Terror Incarnate
4796100 Chimera the Flying Mythical Beast
4849037 Performance of Sword
4857085 Omega Goggles
4861205 Call of the Mummy
4869446 Judgment of the Desert
4896788 Spirit of the Pot of Greed
4904812 Genex Undine
4923662 Chaos Burst
4929256 Mobius the Frost Monarch
4941482 Informer Spider
5052212 Battle Tuned
5126490 Neos Wiseman
5128859 Elemental HERO Marine Neos
5183693 Amulet of Ambition
5186893 Red-Eyes Zombie Dragon
5220687 Super-Nimble Mega Hamster
5237827 Vylon Ohm
5257687 Jowls of Dark Demise
5285665 Elemental HERO Neo Bubbleman
5368615 Steam Gyroid
5371656 Sword of the Soul-Eater
5373478 Cyber Dragon Zwei
5405694 Black Luster Soldier
5438492 Warrior Lady of the Wasteland
5494820 Cyclon Laser
5498296 Scarr, Scout of Dark World
5519829 Counselor Lily
5554990 Wattberyx
5556499 Machina Fortress
5556668 Exchange
5562461 Dark Illusion
5577649 Scrap Crash
5592689 Samsara Lotus
5600127 Humanoid Worm Drake
5606466 D.D. Trap Hole
5609226 Tuner's Barrier
5616412 Destruction Punch
5640330 Hannibal Necromancer
5645210 Splendid Venus
5703682 Thousand Energy
5728014 A Rival Appears!
5758500 Soul Release
5763020 Weeping Idol
5780210 Creation Resonator
5817857 Koa'ki Meiru Ghoulungulate
5851097 Vanity's Emptiness
5861892 Arcana Force EX - The Light Ruler
5901497 Queen's Double
5915629 The Gift of Greed
5973663 The World Tree
5975022 Gladiator Beast Murmillo
5990062 Reversal Quiz
5998840 XX-Saber Boggart Knight
6007213 Uria, Lord of Searing Flames
6061630 Magical Exemplar
6103294 Emissary of the Oasis
6104968 Bubonic Vermin
6112401 At One With the Sword
6133894 Mazera DeVille
6137095 Malfunction
6142213 Turbo Rocket
6150044 Arcana Knight Joker
6178850 Fighting Spirit
6214884 Brron, Mad King of Dark World
6256844 R-Genex Turbo
6276588 Karakuri Ninja mdl 919 "Kuick"
6285791 The Wicked Worm Beast
6320631 Koa'ki Meiru Boulder
6337436 Rapid-Fire Magician
6343408 Miracle Dig
6390406 Emblem of Dragon Destroyer
6459419 Amazoness Shamanism
6480253 Wroughtweiler
6540606 Spiritual Water Art - Aoi
6544078 Izanagi
6588580 Thermal Genex
6602300 Blaze Fenix, the Burning Bombardment Bird
6614221 Fog King
6733059 Skull Lair
6795211 Teleport
6799227 Half Counter
6840573 Barox
6849042 Super-Ancient Dinobeast
6850209 A Deal with Dark Ruler
6859683 Success Probability 0%
6903857 Power Breaker
6924874 Harpie's Pet Baby Dragon
6967870 Dark Scorpion - Cliff the Trap Remover
6979239 Woodland Sprite
7019529 Insect Soldiers of the Sky
7025445 Power Giant
7030340 Factory of 100 Machines
7076131 Next to be Lost
7089711 Hane-Hane
7093411 Crystal Beast Sapphire Pegasus
7153114 Field Barrier
7165085 Bait Doll
7180418 Armor Exe
7183277 Aurkus, Lightsworn Druid
7200041 Metal Shooter
7243511 Koalo-Koala
7264861 Infernity Beast
7304544 Naturia Pineapple
7369217 Metallizing Parasite - Lunatite
7478431 Naturia Sunflower
7489323 Milus Radiant
7512044 Gather Your Mind
7565547 Collected Power
7576264 Phantom Beast Wild-Horn
7582066 Psychic Nightmare
7602840 UFOroid
7617253 Rainbow Path
7625614 Raregold Armor
7634581 Orichalcos Shunoros
7672244 Shien's Spy
7700132 Worm Noble
7736719 Vortex Trooper
7802006 Magical Plant Mandragola
7811875 Gravity Collapse
7817703 Morphtronic Engine
7841112 Majestic Star Dragon
7914843 Electromagnetic Bagworm
7935043 Aegis of the Ocean Dragon Lord
8034697 Magical Marionette
8057630 Core Reinforcement
8062132 Vennominaga the Deity of Poisonous Snakes
8131171 Sinister Serpent
8198712 End of the World
8201910 Star Boy
8233522 Ally of Justice Cycle Reader
8251996 Ojama Delta Hurricane!!
8275702 Crystal Promise
8279188 Depth Amulet
8316661 Fabled Miztoji
8323633 Cloak and Dagger
8327462 Skullbird
8396952 Arcana Force I - The Magician
8400623 Evil Dragon Ananta
8483333 Mosaic Manticore
8487449 Jester Confit
8581705 Infernalqueen Archfiend
8594079 Jurrac Brachis
8628798 D.D. Dynamite
8634636 Dark Cat with White Tail
8687195 Dreamsprite
8698851 D - Counter
8730435 Gladiator Beast's Battle Archfiend Shield
8794435 Maju Garzett
8806072 Combo Fighter
8822710 Ally of Justice Cosmic Gateway
8842266 Poison of the Old Man
8903700 Djinn Releaser of Rituals
8949584 A Hero Lives
8951260 Respect Play
8964854 Combination Attack
9012916 Black-Winged Dragon
9056100 General Grunard of the Ice Barrier
9059700 Infernity Barrier
9074847 Major Riot
9076207 Armed Ninja
9109991 Blackwing - Fane the Steel Chain
9126351 Swap Frog
9145181 Ritual Sealing
9201964 D - Fortune
9264485 Horus' Servant
9267769 Flashbang
9284723 Venom Boa
9293977 Metal Dragon
9327502 Elemental HERO Voltic
9373534 Fuhma Shuriken
9391354 Gravi-Crush Dragon
9411399 Destiny HERO - Malicious
9418534 Jinzo - Returner
9433350 Malefic Blue-Eyes White Dragon
9596126 Chaos Sorcerer
9603356 Shadowknight Archfiend
9622164 D.D.R. - Different Dimension Reincarnation
9628664 Iris, the Earth Mother
9633505 Guardian Kay'est
9637706 Des Wombat
9653271 Kaminari Attack
9666558 Golem Dragon
9720537 Owner's Seal
9744376 Good Goblin Housekeeping
9817927 Gyaku-Gire Panda
9845733 Emblem of the Awakening
9848939 Woodland Archer
9888196 Ally of Justice Decisive Armor
9910360 D.3.S. Frog
9952083 Chain Summoning
9995766 Imperial Custom
9999961 Beast Rage
10000000 Obelisk the Tormentor
10000010 The Winged Dragon of Ra
10004783 Crystal Release
10012614 Banner of Courage
10026986 Worm King
10032958 Divine Dragon - Excelion
10035717 Weapon Change
10060427 Koa'ki Meiru Rooklord
10069180 Spell-Stopping Statute
10080320 Jurassic World
10097168 Tiger Dragon
10110717 Mecha Bunny
10118318 Reinforce Truth
10178757 R-Genex Oracle
10189126 Masked Sorcerer
10209545 Decayed Commander
10236520 Goe Goe the Gallant Ninja
10248192 Hieroglyph Lithograph
10248389 Cyber Blader
10321588 Sunlight Unicorn
10352095 Scroll of Bewitchment
10365322 Ignition Beast Volcannon
10389794 Doom Donuts
10449150 Shuttleroid
10456559 T.A.D.P.O.L.E.
10485110 Ocean Dragon Lord - Neo-Daedalus
10489311 Hero Medal
10509340 Ancient Gear Beast
10526791 Elemental HERO Wildedge
10537981 Return Soul
10591919 Morphtronic Scopen
10651797 Swallow Flip
10667321 Ancient Rules
10691144 Mirror of the Ice Barrier
10755153 Guardian Ceal
10755984 Daigusto Eguls
10759529 Kid Guard
10789972 Cú Chulainn the Awakened
10809984 Great Phantom Thief
10875327 Earthbound Immortal Aslla piscu
10920352 Masked HERO Vapor
10963799 Barrier Statue of the Torrent
10979723 Amazoness Tiger
11012887 Jurrac Guaiba
11021521 Neko Mane King
11052544 Saber Slash
11102908 Shien's Castle of Mist
11125718 Lancer Dragonute
11136371 Counter Gem
11159464 Worm Hope
11224103 Horus the Black Flame Dragon LV6
11232355 Destructotron
11260714 Darklord Superbia
11287364 Quick-Span Knight
11324436 Electric Snake
11366199 Dark Simorgh
11373345 Proof of Powerlessness
11384280 Cannon Soldier
11390349 Naturia Fruitfly
11448373 Grave Protector
11458071 Sky Scourge Enrise
11460577 Etoile Cyber
11471117 Light Laser
11502550 Elemental HERO Air Neos
11508758 Mutant Mindmaster
11548522 Outstanding Dog Marron
11593137 Chaos Trap Hole
11596936 Reckoned Power
11613567 Blackwing - Elphin the Raven
11662742 Gellenduo
11678191 Protective Soul Ailin
11685347 Blast Asmodian
11722335 Worm Xex
11743119 Union Rider
11747708 Spore
11760174 Sasuke Samurai #2
11813722 Barkion's Bark
11819616 Tytannial, Princess of Camellias
11830996 Ancient Leaf
11868825 Goblin's Secret Remedy
11877465 Evigishki Mind Augus
11901678 Black Skull Dragon
11913700 Instant Neo Space
11925569 Hunting Instinct
11961740 Different Dimension Capsule
12071500 Dark Calling
12079734 Delta Tri
12117532 Shattered Axe
12160911 Elephant Statue of Disaster
12171659 Zeradias, Herald of Heaven
12174035 Hydro Pressure Cannon
12181376 Triangle Ecstasy Spark
12183332 Card Shuffle
12206212 Harpie Lady Sisters
12216615 Koa'ki Meiru Shield
12235475 Fabled Ashenveil
12247206 Inferno Reckless Summon
12253117 World Suppression
12296376 Wattwoodpecker
12298909 Prime Material Dragon
12324546 Legendary Ebon Steed
12398280 Freya, Spirit of Victory
12435193 Koa'ki Meiru Drago
12469386 Revival Rose
12470447 Curse of Fiend
12472242 Leghul
12503902 Rare Metalmorph
12510878 Neo-Parshath, the Sky Paladin
12538374 Treeborn Frog
12600382 Exodia Necross
12624008 Radiant Spirit
12652643 Ultimate Ancient Gear Golem
12694768 Abaki
12735388 Rainbow Veil
12800777 Garuda the Wind Spirit
12817939 Dark Lucius LV6
12923641 Swords of Concealing Light
12953226 Nuvia the Wicked
12958919 Phantom Skyblaster
12965761 Des Dendle
12986807 Laval the Greater
13026402 A-Team: Trap Disposal Unit
13093792 Destiny HERO - Diamond Dude
13108445 Gem-Knight Aquamarine
13215230 Dream Clown
13220032 Vylon Charger
13250922 Anteatereatingant
13293158 Evil HERO Wild Cyclone
13314457 Deepsea Macrotrema
13316346 Boot-Up Soldier - Dread Dynamo
13361027 Dragunity Darkspear
13386503 Ghost Knight of Jackal
13409151 Desertapir
13438207 Blossom Bombardment
13455953 Dverg of the Nordic Alfar
13474291 Cloudian - Storm Dragon
13504844 Gottoms' Emergency Call
13521194 Stygian Street Patrol
13522325 Spirit of Flames
13532663 Dummy Golem
13574687 Turbo Cannon
13582837 Infernity Randomizer
13599884 Steel Scorpion
13604200 Sage's Stone
13626450 Malice Dispersion
13708425 Flare Resonator
13722870 Dark Flare Knight
13756293 King Dragun
13761956 Flamvell Baby
13803864 Mokey Mokey King
13821299 Trap Eater
13839120 Yellow Gadget
13846680 Firestorm Prominence
13857930 Neo-Spacian Twinkle Moss
13893596 Exodius the Ultimate Forbidden Lord
13944422 Granadora
13945283 Wall of Illusion
13955608 Stronghold the Moving Fortress
13995824 Voltic Bicorn
13997673 Core Compression
14017402 Dragon Knight Draco-Equiste
14047624 Laval Judgment Lord
14089428 Blue Thunder T-45
14141448 Great Moth
14148099 B.E.S. Big Core
14225239 Elemental HERO Mariner
14255590 Malice Ascendant
14258627 Gaia Plate the Earth Giant
14261867 8-Claws Scorpion
14291024 Gradius' Option
14318794 Life Absorbing Machine
14342283 Token Stampede
14344682 Samurai Sword Baron
14391920 Inferno Tempest
14430063 Archfiend Interceptor
14462257 Ice Queen
14464864 Gleipnir, the Fetters of Fenrir
14466224 The Atmosphere
14472500 Gokipon
14506878 DUCKER Mobile Cannon
14507213 Synchro Material
14536035 Dark Grepher
14550855 Infernity Inferno
14553285 Arcanite Magician/Assault Mode
14613029 Morphtronic Mix-up
14618326 Crimson Ninja
14644902 Summoner of Illusions
14677495 Tanngnjostr of the Nordic Beasts
14702066 Cannon Soldier MK-2
14729426 Interplanetary Invader "A"
14730606 Ivy Shackles
14731897 Unity
14772491 Common Soul
14778250 The Tricky
14785765 Blackwing - Zephyros the Elite
14878871 Rescue Cat
14936691 Worm Erokin
14943837 Debris Dragon
14983497 Mist Valley Baby Roc
14989021 Simorgh, Bird of Divinity
15013468 Andro Sphinx
15052462 Violet Crystal
15083728 House of Adhesive Tape
15090429 Whirlwind Prodigy
15150365 White Magical Hat
15169262 Laval Forest Sprite
15175429 Spell Reactor・RE
15187079 Earthbound Immortal Uru
15237615 Empress Judge
15259703 Toon World
15270885 Toon Goblin Attack Force
15286412 Nordic Relic Gungnir
15294090 Destiny Mirage
15305240 Creature Seizure
15313433 Infernity Reflector
15317640 B.E.S. Covered Core
15383415 Swarm of Scarabs
15394083 Tanngrisnir of the Nordic Beasts
15471265 Berserker Crush
15475415 Alien Dog
15552258 Half or Nothing
15576074 Resonator Engine
15595052 Disciple of the Forbidden Spell
15605085 Genex Solar
15629801 Battle Waltz
15653824 Skull Knight #2
15658249 Worm Barses
15684835 Evil Blast
15717011 The Light - Hex-Sealed Fusion
15839054 Synchro Fusionist
15854426 Divine Wind of Mist Valley
15866454 Spiritualism
15894048 Ultimate Tyranno
15935204 Storm Caller
15939448 Shield Worm
15951532 Amazoness Queen
15960641 Mirage Dragon
16008155 Reptilianne Servant
16067089 Rise of the Snake Deity
16111820 Jurrac Herra
16135253 Agido
16191953 Master Gig
16197610 Cloudian - Turbulence
16222645 Sasuke Samurai
16226786 Night Assailant
16227556 Inspection
16229315 Gale Dogra
16241441 Chrysalis Larva
16255442 Beckoning Light
16268841 Zolga
16308000 Solemn Authority
16392422 Toon Masked Sorcerer
16430187 The Reliable Guardian
16435215 Dragged Down into the Grave
16437822 Flint Missile
16469012 Teva
16475472 Lesser Fiend
16507828 Bracchio-raidus
16509093 Royal Keeper
16516630 Blackwing - Boreas the Sharp
16527176 Naturia Leodrake
16556849 Freed the Brave Wanderer
16589042 Swift Gaia the Fierce Knight
16616620 Contact
16638212 D.D. Sprite
16674846 Spirit Force
16678947 Psi-Curse
16708652 Karakuri Gold Dust
16751086 Warm Worm
16762927 Gravekeeper's Servant
16768387 Big Eye
16825874 Eccentric Boy
16828633 Genex Spare
16886617 Reptilianne Vaskii
16898077 Flying Fortress SKY FIRE
16909657 Reptilianne Scylla
16940215 Naturia Vein
16946849 Synthetic Seraphim
16956455 Chiron the Mage
16970158 Call of the Grave
16984449 Blazewing Butterfly
17021204 Mother Spider
17032740 Elemental HERO Chaos Neos
17078030 Wall of Revealing Light
17092736 Ancient Telescope
17132130 Destiny HERO - Dogma
17178486 Life Equalizer
17185260 Inferno Hammer
17189677 Snake Rain
17214465 Maiden of the Aqua
17243896 Ground Spider
17266660 Herald of Orange Light
17285476 Naturia Mosquito
17286057 Helios Trice Megistus
17313545 Brain Golem
17363041 Chrysalis Chicky
17375316 Confiscation
17393207 Gravekeeper's Commandant
17415895 Volcanic Slicer
17449108 Nobleman of Extermination
17484499 Exchange of the Spirit
17490535 Alien Brain
17521642 Zero Force
17548456 Jurrac Meteor
17559367 Deep Diver
17573739 Alector, Sovereign of Birds
17589298 Sword of Dark Rites
17597059 Byser Shock
17649753 Worm Rakuyeh
17653779 Fairy's Hand Mirror
17655904 Burst Stream of Destruction
17706537 Fossil Tusker
17720747 Witch of the Black Rose
17732278 Neo-Spacian Glow Moss
17760003 Genex Ally Triarm
17810268 Cloudian - Acid Cloud
17814387 Reinforcements
17841097 Needle Soldier
17874674 Seal of Wickedness
17881964 Darkfire Dragon
17896384 Arcane Barrier
17948378 Jurrac Dino
17955766 Neo-Spacian Aqua Dolphin
18013090 Nitro Warrior
18036057 Airknight Parshath
18060565 Dragunity Primus Pilus
18096222 Gemini Booster
18144506 Harpie's Feather Duster
18158397 Natural Disaster
18161786 Mystic Plasma Zone
18190572 Micro Ray
18235577 Silent Strider
18271561 Chthonian Blast
18282103 The Fabled Ganashia
18302224 Reverse of Neos
18318842 Abyss Soldier
18325492 Gyroid
18372968 Razor Lizard
18378582 Archlord Zerato
18407024 Wattbetta
18426196 Noble Knight Joan
18430390 Winged Rhynos
18482591 Warlock of the Ice Barrier
18489208 Cursed Fig
18511384 Fusion Recovery
18517177 Core Blast
18590133 Goblin King
18591904 Final Destiny
18605135 Tornado Wall
18634367 Red Screen
18654201 Criosphinx
18712704 Infernity Force
18739764 Destruct Potion
18752938 Seed of Deception
18756904 White Elephant's Gift
18816758 Infestation Wave
18828179 Cranium Fish
18842395 Power Invader
18891691 Perfect Machine King
18895832 System Down
18937875 Burning Spear
18960169 Goblin Decoy Squad
18964575 Swift Scarecrow
19012345 Gash the Dust Lord
19024706 Hero Counterattack
19028307 Beast Machine King Barbaros Ür
19041767 Gemini Summoner
19066538 Roaring Ocean Snake
19086954 Second Goblin
19139516 Scrap Beast
19153634 Patrician of Darkness
19159413 De-Spell
19182751 Genex Neutron
19204398 Ally of Justice Light Gazer
19230407 Offerings to the Doomed
19252988 Trap Jammer
19312169 Talisman of Trap Sealing
19327348 Dharc the Dark Charmer
19357125 Dark Hunter
19384334 Molten Destruction
19394153 Feather Shot
19406822 Kotodama
19439119 Fabled Krus
19441018 Batteryman Industrial Strength
19451302 Serpent Suppression
19505896 Nettles
19578592 Axe of Fools
19594506 Neo Space Pathfinder
19605133 Naturia Ladybug
19612721 Disc Fighter
19642774 Fleur Synchron
19642889 Koa'ki Meiru Powerhand
19733961 Batteryman C
19740112 Barrier Statue of the Drought
19763315 An Unfortunate Report
19827717 Return of the Doomed
19844995 Power Filter
19847532 Infernal Flame Emperor
19877898 Ultimate Insect LV7
19932396 First Step Towards Infestation
19974580 Iron Chain Dragon
19980975 Diamond-Dust Cyclone
20003527 Cloudian - Nimbusman
20057949 Inherited Fortune
20065322 The Flute of Summoning Kuriboh
20065549 Non-Spellcasting Area
20101223 Breath of Light
20127343 Genex Ally Changer
20138923 Anti-Magic Prism
20140382 Overwhelm
20174189 Naturia Bamboo Shoot
20188127 Fairy of the Spring
20193924 White Night Queen
20210570 Regulus
20228463 Ceremonial Bell
20351153 Hypnocorn
20358953 Shark Cruiser
20374351 Laval Stennon
20374520 Begone, Knave!
20394040 Lava Battleguard
20436034 Ring of Magnetism
20438745 King Pyron
20450925 Hanewata
20457551 Iron Core Armor
20470500 Armed Sea Hunter
20474741 Trident Warrior
20522190 Dark Mirror Force
20529766 Super-Electromagnetic Voltech Dragon
20546916 Botanical Lion
20586572 Exploder Dragon
20630765 Spellstone Sorcerer Karood
20644748 Spatial Collapse
20663556 Substitoad
20686759 Morphtronic Rusty Engine
20700531 Pilgrim of the Ice Barrier
20727787 Disarmament
20765952 Mask of Dispel
20781762 Rock Bombardment
20797524 Tricular
20858318 Dark Scorpion Combination
20871001 Blue Medicine
20939559 Shadowslayer
20951752 Voltanis the Adjudicator
20985997 Detonator Circle "A"
21007444 Double-Edged Sword Technique
21015833 Hayabusa Knight
21051146 Blast Magician
21070956 Altar for Tribute
21074344 Herald of Green Light
21113684 Supreme Arcanite Magician
21143940 Mask Change
21155323 Goggle Golem
21159309 Majestic Dragon
21175632 St. Joan
21179143 Reptilianne Spawn
21208154 The Wicked Avatar
21219755 Destruction Ring
21237481 Type Zero Magic Crusher
21249921 Dragunity Knight - Vajrayana
21296383 Unibird
21297224 Hysteric Fairy
21323861 Acid Rain
21340051 Boar Soldier
21347810 Rainbow Flower
21350571 Horn of the Phantom Beast
21362970 Beast Striker
21417692 Dark Elf
21420702 Tri-Blaze Accelerator
21454943 Psychic Commander
21466326 Blasting the Ruins
21481146 Radiant Mirror Force
21488686 Psychic Rejuvenation
21496848 Evigishki Tetrogre
21502796 Ryko, Lightsworn Hunter
21558682 Jam Defender
21593977 Makyura the Destructor
21597117 A Hero Emerges
21598948 Fairy Box
21636650 Miracle's Wake
21672573 Emperor Sem
21698716 Crystal Beast Cobalt Eagle
21702241 Vengeful Servant
21768554 Mass Hypnosis
21770260 Jam Breeding Machine
21785144 Gragonith, Lightsworn Dragon
21840375 Hidden Spellbook
21879581 Synchro Barrier
21887179 Getsu Fuhma
21888494 Chosen One
21900719 Twin Swords of Flashing Light - Tryce
21908319 Kozaky's Self-Destruct Button
21947653 Evil HERO Lightning Golem
22009013 Steelswarm Moth
22056710 Vampire Genesis
22061412 Elemental HERO The Shining
22082163 Amazoness Willpower
22123627 Moray of Greed
22147147 Cyclone Blade
22160245 Evil HERO Inferno Wing
22171591 Doctor Cranium
22201234 Lightsworn Barrier
22205600 Chain Whirlwind
22318971 Uni-Horned Familiar
22339232 Wightmare
22359980 Mirror Wall
22371016 Ally of Justice Unknown Crusher
22377815 Aquarian Alessa
22419772 Fairy Guardian
22431243 Ultra Evolution Pill
22479888 Clay Charge
22493811 Multiplication of Ants
22512237 Mechanical Hound
22537443 Sebek's Blessing
22539270 Scrap Lube
22567609 Nimble Momonga
22587018 Hydrogeddon
22589918 Reload
22610082 The Mask of Remnants
22624373 Lyla, Lightsworn Sorceress
22628574 Fake Feather
22666164 Commander Covington
22702055 Umi
22751868 Karakuri Showdown Castle
22754505 Small Piece Golem
22790789 B.E.S. Crystal Core
22796548 Archfiend's Oath
22835145 Blackwing - Blizzard the Far North
22837504 Mist Valley Soldier
22858242 Zeman the Ape King
22873798 Hyena
22959079 Dimensionhole
22991179 Insect Neglect
22996376 Behemoth the King of All Animals
23051413 Naturia Stag Beetle
23087070 Rose Witch
23093604 X-Saber Pashuul
23116808 Goka, the Pyre of Malice
23118924 Element Doom
23171610 Limiter Removal
23265594 Heavy Mech Support Platform
23274061 Wattsquirrel
23282832 Over Limit
23289281 Karate Man
23297235 Flamvell Firedog
23299957 Vehicroid Connection Zone
23303072 Montage Dragon
23309606 Infernal Incinerator
23323812 Telepathic Power
23327298 Parallel Selection
23401839 Senju of the Thousand Hands
23421244 Reborn Zombie
23424603 Wasteland
23440062 Wicked Rebirth
23471572 Solomon's Lawbook
23516703 Summon Limit
23535429 Stronghold Guardian
23557835 Dimension Fusion
23558733 Phoenixian Cluster Amaryllis
23571046 Quillbolt Hedgehog
23615409 Insect Barrier
23639291 Raging Cloudian
23693634 Colossal Fighter
23701465 Primal Seed
23756165 Allure Queen LV5
23770284 Strong Wind Dragon
23782705 Machina Sniper
23842445 Nitro Unit
23846921 Arcana Force XXI - The World
23869735 Fossil Excavation
23874409 Karakuri Shogun mdl 00 "Burei"
23927545 Jurrac Protops
23927567 An Owl of Luck
23950192 Cryomancer of the Ice Barrier
23965037 Doriado's Blessing
24019261 Emergency Assistance
24025620 Twin-Shield Defender
24040093 Fabled Grimro
24068492 Just Desserts
24082387 Crop Circles
24096228 Double Spell
24103628 Phantom Magician
24104865 Alien Mother
24128274 Deepsea Warrior
24140059 A Cat of Ill Omen
24221739 Protector of the Sanctuary
24268052 Defense Draw
24285858 Gladiator's Return
24294108 Burning Land
24311595 Rescueroid
24317029 Gravekeeper's Spy
24419823 Minefieldriller
24432029 Genex Blastfan
24435369 Mermaid Knight
24449083 Court of Justice
24545464 Synchro Deflector
24566654 Crimson Fire
24623598 Disappear
24643836 Ojamagic
24644634 Naturia White Oak
24661486 Cold Enchanter
24668830 Germ Infection
24673894 Changing Destiny
24696097 Shooting Star Dragon
24725825 Electric Virus
24838456 Vanity's Call
24857466 Van'Dalgyon the Dark Dragon Lord
24874630 Fiend's Sanctuary
24996659 Wattkiwi
25034083 Decoyroid
25050038 Chain Healing
25090294 Rose Bud
25109950 The Little Swordsman of Aile
25119460 YZ-Tank Dragon
25132288 Light End Dragon
25171661 Infernity Dwarf
25173686 Straight Flush
25231813 Silver Wing
25236056 Rare Metal Dragon
25247218 Big Piece Golem
25262697 Gravekeeper's Assailant
25290459 Level Up!
25343280 Spirit of the Pharaoh
25345186 After the Struggle
25401880 Psychic Path
25407406 Gladiator Beast's Battle Gladius
25435080 Blackwing - Bombardment
25518020 Machine Assembly Line
25531465 Magicat
25573054 Transcendent Wings
25578802 Two-Man Cell Battle
25652655 Changer Synchron
25654671 Naturia Spiderfang
25655502 Bickuribox
25682811 Dragunity Knight - Barcha
25769732 Machine Conversion Factory
25771826 Ally of Justice Garadholg
25773409 Legendary Jujitsu Master
25774450 Mystic Box
25789292 Forbidden Chalice
25796442 Ritual Cage
25833572 Gate Guardian
25847467 Kahkki, Guerilla of Dark World
25862681 Ancient Fairy Dragon
25866285 Naturia Stinkbug
25880422 Block Attack
25920413 Alien Skull
25924653 Gladiator Beast Darius
25955164 Sanga of the Thunder
25958491 Ancient Sacred Wyvern
25988873 Dragunity Partisan
26022485 Enervating Mist
26046205 Vengeful Shinobi
26082229 Invasion of Flames
26084285 Gravekeeper's Watcher
26120084 Super Double Summon
26157485 Iron Chain Blaster
26185991 Pinch Hopper
26205777 Thestalos the Firestorm Monarch
26254876 Gemini Lancer
26257572 Corridor of Agony
26293219 Burning Skull Head
26302522 Blast Sphere
26304459 Ancient Flamvell Deity
26376390 Copycat
26381750 Soaring Eagle Above the Searing Land
26412047 Hammer Shot
26439287 Proto-Cyber Dragon
26495087 Vampire Lady
26509612 Terra Firma Gravity
26533075 Security Orb
26640671 Spiders' Lair
26647858 Hero Ring
26669055 Sage of Silence
26701483 Card Ejector
26704411 The Fabled Kokkator
26722601 Steelswarm Gatekeeper
26725158 Exile of the Wicked
26775203 Blackwing - Ghibli the Searing Wind
26834022 Disarm
26842483 Justice Bringer
26902560 Fusion Sage
26905245 Metal Reflect Slime
26931058 Formation Union
26932788 Javelin Beetle
26956670 Release from Stone
26993374 X-Saber Uruz
27004302 Gem-Armadillo
27053506 Secret Barrel
27132350 Fire Sorcerer
27134689 Master of Oz
27178262 Cunning of the Six Samurai
27191436 Burst Return
27207573 Infestation Tool
27243130 Forbidden Lance
27315304 Mist Wurm
27340877 DNA Checkup
27346636 Gladiator Beast Heraklinos
27383110 Dawn of the Herald
27408609 Golden Homunculus
27416701 Shiba-Warrior Taro
27450400 Cosmic Compass
27527047 Secret Guards of the Ice Barrier
27581098 Non-Fusion Area
27618634 The Unhappy Girl
27655513 Skreech
27744077 Absolute End
27762803 Naturia Beetle
27769400 Tualatin
27770341 Super Rejuvenation
27782503 The Six Samurai - Irou
27821104 Asceticism of the Six Samurai
27827272 Makiu, the Magical Mist
27827903 Genex Ally Crusher
27863269 Rocket Pilder
27869883 Shadowpriestess of Ohm
27870033 Pursuit Chaser
27911549 Parasite Paracide
27927359 Harpie Lady 2
27944249 Windaar, Sage of Gusto
27967615 Fusion Weapon
27970830 Gateway of the Six
28002611 Gadget Hauler
28062325 Bamboo Scrap
28066831 Gusto Thunbolt
28106077 Cestus of Dagla
28120197 Canyon
28121403 Really Eternal Rest
28124263 Morphtronic Cameran
28143906 Roc from the Valley of Haze
28183605 Dragunity Dux
28284902 Morphtronic Monitron
28297833 Necroface
28332833 Flamvell Poun
28348537 Blizzard Princess
28355718 Destiny HERO - Double Dude
28357177 Hade-Hane
28358902 Crimson Sentry
28378427 Damage Condenser
28429121 Forbidden Arts of the Gishki
28465301 Worm Opera
28470714 Bladefly
28506708 Worm Call
28529976 Super Solar Nutrient
28563545 Dragon Seeker
28566710 Last Turn
28573958 The Agent of Miracles - Jupiter
28593363 Deepsea Shark
28596933 A Wingbeat of Giant Dragon
28601770 Mist Archfiend
28604635 Weed Out
28643791 March Towards Ragnarok
28649820 Embodiment of Apophis
28677304 Elemental HERO Dark Neos
28725004 Tainted Wisdom
28741524 Telekinetic Power Well
28859794 Shield Wing
28877100 Defensive Tactics
28890974 Celestial Transformation
28933734 Mask of Darkness
28966434 Solitaire Magician
28985331 Armageddon Knight
29013526 Storming Wynn
29088922 Fortune Lady Water
29139104 Avalanching Aussa
29155212 Pumpking the King of Ghosts
29216198 Gravitic Orb
29228350 Dragon Laser
29228529 Spell Reproduction
29246354 Chrysalis Pinny
29267084 Shadow Spell
29307554 Lineage of Destruction
29343734 Elemental HERO Electrum
29380133 Yado Karu
29389368 Nutrient Z
29417188 Psi-Blocker
29424328 Diabolos, King of the Abyss
29436665 Dark Eradicator Warlock
29549364 Mask of Restrict
29552709 Daigusto Sphreez
29587993 Mist Valley Apex Avian
29590752 Gladiator Beast Octavius
29590905 Super Junior Confrontation
29612557 Cyclone Boomerang
29618570 Gray Wing
29654737 Amazoness Chain Master
29735721 Spell Vanishing
29762407 Temple of the Kings
29765339 Watthydra
29795530 Mischief of the Yokai
29826127 The Forces of Darkness
29863101 Assault Teleport
29888389 Gishki Shadow
29905795 The Fabled Chawa
29929832 Marine Beast
29934351 Earthbound Wave
29947751 Morphtronic Magnen
29981921 Legendary Six Samurai - Shi En
30042158 Cyber Ouroboros
30069398 Wall of Ivy
30123142 Synchro Strike
30127518 Darkfall
30155789 Brutal Potion
30170981 Spirit Message "L"
30190809 Gear Golem the Moving Fortress
30208479 Magician of Black Chaos
30213599 Gravekeeper's Descendant
30230789 Karakuri Merchant mdl 177 "Inashichi"
30243636 Hungry Burger
30276969 Reese the Ice Mistress
30299166 Worm Tentacles
30312361 Phantom of Chaos
30314994 Element Dragon
30353551 Human-Wave Tactics
30399511 Genex Power Planner
30435145 Ancient Gear Factory
30450531 Rite of Spirit
30451366 Mystical Sheep #1
30459350 Imperial Iron Wall
30461781 Legacy of Yata-Garasu
30492798 Djinn Disserere of Rituals
30502181 Lightsworn Sabre
30525991 Witch Doctor of Sparta
30531525 Enchanting Fitting Room
30548775 Branch!
30562585 ZERO-MAX
30604579 Thor, Lord of the Aesir
30606547 The Dark Door
30643162 Strike Slash
30646525 Garlandolf, King of Destruction
30653113 Blessings of the Nile
30683373 Shield Crush
30707994 Maximum Six
30757396 Blood Mefist
30770156 Core Transport Unit
30778711 Shadow Ghoul
30834988 All-Out Attacks
30860696 Rocket Warrior
30888983 The Selection
30914564 Sacred Crane
30915572 Gallis the Star Beast
30936186 Koa'ki Meiru Urnight
31000575 Conscription
31034919 Mad Reloader
31038159 Genesis Dragon
31053337 Blackwing - Abrolhos the Megaquake
31066283 Revival of Dokurorider
31076103 The First Sarcophagus
31111109 Elemental HERO Divine Neos
31175914 Attack Gainer
31245780 Battle Mania
31247589 Gladiator Beast Dimacari
31281980 Healing Wave Generator
31328739 Psi-Impulse
31339260 Zombie Warrior
31383545 XX-Saber Darksoul
31385077 Chaos Goddess
31423101 Divine Sword - Phoenix Blade
31440542 Rafflesia Seduction
31467372 Everliving Underworld Cannon
31476755 Dust Barrier
31550470 Escape from the Dark Dimension
31557782 Ancient Gear
31571902 Malevolent Mech - Goku En
31615285 Cactus Bouncer
31632536 Laval Dual Slasher
31692182 Koa'ki Meiru Hydro Barrier
31709826 Revival Jam
31764353 Familiar-Possessed - Wynn
31764700 Yubel - The Ultimate Nightmare
31766317 Archfiend Empress
31768112 Oilman
31785398 Ready for Intercepting
31786629 Thunder Dragon
31812496 Stone Statue of the Aztecs
31826057 Symphonic Warrior Piaano
31828916 Machina Armored Unit
31829185 Dark Necrofear
31849106 Different Dimension Ground
31887905 Familiar-Possessed - Aussa
31890399 Fiend's Mirror
31893528 Spirit Message "I"
31904181 The Six Samurai - Nisashi
31919988 Dark Diviner
31930787 Meklord Emperor Skiel
31986288 Regenerating Rose
32015116 Blind Destruction
32022366 Gravity Axe - Grarl
32061744 Wattkeeper
32062913 Mega Ton Magical Cannon
32180819 Psychokinesis
32207100 A Major Upset
32233746 Vanquishing Light
32240937 Ultimate Obedient Fiend
32268901 Salamandra
32271987 Featherizer
32296881 Bountiful Artemis
32298781 Triangle Power
32314730 Koa'ki Meiru Crusader
32355828 Skelgon
32362575 Magical Merchant
32391566 Extra Veiler
32391631 Savage Colosseum
32393580 Cyber Shark
32437102 Dragonic Attack
32441317 De-Synchro
32485271 Rose Spectre of Dunn
32485518 Immortal Ruler
32491822 Hamon, Lord of Striking Thunder
32539892 Minar
32543380 Volcanic Doomfire
32548609 Wattmole
32603633 Backs to the Wall
32619583 Sillva, Warlord of Dark World
32646477 Dark Strike Fighter
32663969 Domino Effect
32679370 Hero Kid
32710364 Crystal Beast Ruby Carbuncle
32723153 Magical Explosion
32744558 R-Genex Overseer
32750510 Ice Master
32751480 Mystical Sand
32752319 UFOroid Fighter
32761286 Scrap Worm
32809211 Jinzo #7
32854013 Super Rush Recklessly
32907538 Grapple Blocker
32918479 Majestic Mech - Senku
32919136 Falling Down
32933942 Crystal Beast Amethyst Cat
33031674 Incandescent Ordeal
33066139 Reaper of the Cards
33093439 Cyber Eltanin
33114323 Metalsilver Armor
33184167 Tribe-Infecting Virus
33184236 Karakuri Trick House
33198837 Naturia Beast
33236860 Blackwing - Silverwind the Ascendant
33244944 Contract with Exodia
33248692 Option Hunter
33302407 Poison Chain
33323657 Psychic Soul
33365932 Volcanic Shell
33413279 Explosive Magician
33413638 Cockroach Knight
33423043 D.D. Designator
33455338 Maniacal Servant
33537328 Earthbound Immortal Cusillu
33655493 Belial - Marquis of Darkness
33691040 Pragtical
33695750 Des Mosquito
33725271 Volcanic Recharge
33731070 Beiige, Vanguard of Dark World
33737664 Graverobber's Retribution
33767325 Meteor of Destruction
33776734 Winged Kuriboh LV9
33784505 Jar Robber
33846209 Gemini Spark
33866130 Naturia Cliff
33875961 Dark Catapulter
33883834 Shien's Squire
33900648 Clear World
33950246 Royal Command
33951077 Super War-Lion
33970665 Guts of Steel
33972299 Geo Genex
33977496 Thousand Needles
34002992 Rainbow Life
34004470 The Big Saturn
34016756 Riryoku
34022290 Guardian Eatos
34088136 Ultimate Insect LV3
34116027 Dragunity Knight - Gae Dearg
34124316 Cyber Jar
34149830 Desperate Tag
34187685 Double Attack
34193084 Fear from the Dark
34206604 Magical Scientist
34236961 Ante
34257001 Dash Warrior
34294855 Vampire's Curse
34334692 Ritual Raven
34351849 Froggy Forcefield
34358408 Djinn Presider of Rituals
34370473 Gryphon's Feather Duster
34460239 Generation Shift
34471458 Fortune Lady Light
34487429 Ancient City - Rainbow Ruins
34541863 "A" Cell Breeding Device
34545235 Iron Core Luster
34568403 Arcana Force VII - The Chariot
34646691 Stumbling
34659866 Darksea Rescue
34664411 Lucky Iron Axe
34694160 The Eye of Truth
34717238 Pulling the Rug
34815282 Miniaturize
34830502 Ultimate Insect LV5
34853266 Tsukuyomi
34906152 Mass Driver
34961968 Phantom Beast Thunder-Pegasus
35011819 By Order of the Emperor
35027493 Deck Devastation Virus
35050257 Cyber Larva
35059553 Kaiser Colosseum
35149085 Beast Soul Swap
35215622 Blindly Loyal Goblin
35224440 Gladiator Proving Ground
35262428 Wiseman's Chalice
35268887 Damage Translation
35316708 Time Seal
35346968 Solemn Wishes
35429292 Pixie Knight
35448319 Snyffus
35464895 Destiny Signal
35480699 Book of Eclipse
35486099 Crystal Blessing
35514096 Lord British Space Fighter
35537860 Synch Blast Wave
35539880 Birthright
35563539 Mystical Refpanel
35577420 Light Spiral
35618486 Steelswarm Sting
35638627 Worm Warlord
35686187 Tragedy
35752363 Vermillion Sparrow
35762283 Heart of the Underdog
35781051 Arcana Force III - The Empress
35787450 Eternal Dread
35798491 Darkbishop Archfiend
35803249 Jinzo - Lord
35956022 Acidic Downpour
35975813 Terrorking Archfiend
35984222 Ido the Supreme Magical Force
36021814 King of the Skull Servants
36039163 Penguin Knight
36042004 Babycerasaurus
36045450 Magicians Unite
36099620 Realm of Light
36100154 Amazoness Fighting Spirit
36107810 Night's End Sorcerer
36227804 Gishki Beast
36256625 Super Vehicroid Jumbo Drill
36261276 Interdimensional Matter Transporter
36262024 Black Dragon's Chick
36278828 Venom Serpent
36280194 Backup Soldier
36331074 Reeze, Whirlwind of Gusto
36354007 Gilford the Lightning
36378213 Ambulanceroid
36407615 Chaos King Archfiend
36472900 Sonic Chick
36484016 Miracle Synchro Fusion
36521459 Malefic Stardust Dragon
36560997 Core Overclock
36562627 Second Coin Toss
36584821 Gren Maju Da Eiza
36586443 Elemental Recharge
36607978 Mystical Moon
36623431 Iron Core of Koa'ki Meiru
36625827 Destiny HERO - Dread Servant
36629203 Ally of Justice Core Destroyer
36643046 Synchron Explorer
36690018 Reversal of Fate
36717258 Jurrac Monoloph
36733451 Dimensional Alchemist
36737092 Synchro Change
36750412 Magna Drago
36868108 Armored Glass
36870345 Dragunity Aklys
36931229 Castle Gate
36935434 Byroad Sacrifice
36995273 Degenerate Circuit
37011715 Miraculous Rebirth
37043180 D.D. Warrior
37053871 Astral Barrier
37057012 Cyber Ogre 2
37083210 Cross Counter
37101832 Gravekeeper's Guard
37115575 Malefic Truth Dragon
37120512 Sword of Dark Destruction
37132349 Ojama Red
37169670 Hyper Psychic Blaster/Assault Mode
37195861 Elemental HERO Ocean
37231841 Lighten the Load
37267041 Silent Swordsman LV7
37313786 Gamble
37318031 R - Righteous Justice
37322745 Naturia Forest
37349495 Naturia Eggplant
37383714 Soul Rope
37390589 Kunai with Chain
37406863 Fengsheng Mirror
37412656 Hero Blast
37421579 Charubin the Fire Knight
37436476 Molten Whirlwind Wall
37457534 Ancient Gear Tank
37474917 Catapult Warrior
37507488 Relieve Monster
37520316 Mind Control
37534148 Ribbon of Rebirth
37557626 Gishki Reliever
37576645 Reckless Greed
37580756 Michizure
37620434 Shadow Tamer
37630732 Power Bond
37675138 Bone Crusher
37684215 Fusion Sword Murasame Blade
37694547 Geartown
37721209 Levia-Dragon - Daedalus
37744402 Wynn the Wind Charmer
37745919 Junk Box
37792478 Metabo-Shark
37806313 Caravan of the Ice Barrier
37812118 Cup of Ace
37820550 Electro-Whip
37829468 Rai-Jin
37869028 Hydra Viper
37953640 Royal Swamp Eel
37955049 Gaap the Divine Soldier
37957847 Insect Princess
37970940 Aussa the Earth Charmer
38041940 Seed of Flame
38049541 Genex Ally Chemistrer
38107923 Dark Nephthys
38109772 Dragonic Knight
38167722 Dark Spirit Art - Greed
38199696 Red Medicine
38247752 Dark-Eyes Illusionist
38275183 Spell Shield Type-8
38280762 Enishi, Shien's Chancellor
38299233 Needle Wall
38354937 Locomotion R-Genex
38369349 Manga Ryu-Ran
38411870 Needle Ceiling
38430673 Grand Convergence
38468214 Alien Hypno
38479725 The Trojan Horse
38480590 Lady Panther
38492752 Laval Cannon
38528901 Shock Troops of the Ice Barrier
38538445 Fushi No Tori
38552107 Horn of Light
38562933 Blackwing - Jin the Rain Shadow
38568567 Wonder Clover
38589847 Advance Force
38670435 Black Tyranno
38679204 Vylon Stella
38680149 Mind Trust
38699854 Book of Taiyou
38723936 Question
38730226 The Agent of Wisdom - Mercury
38742075 Frontier Wiseman
38815069 Rinyan, Lightsworn Rogue
38834303 Counter Cleaner
38837163 Akz, the Pumer
38898779 Colossal Fighter/Assault Mode
38975369 Gundari
38981606 Desert Protector
39019325 Order to Smash
39037517 Koa'ki Meiru Beetle
39091951 Pandaborg
39118197 Karakuri Bushi mdl 6318 "Muzanichiha"
39131963 Des Counterblow
39163598 Planet Pollutant Virus
39168895 Berserk Gorilla
39180960 Rigorous Reaver
39188539 Storm Shooter
39191307 Masked Dragon
39284521 Machina Cannon
39303359 Ancient Gear Knight
39343610 Darkblaze Dragon
39399168 Resurrection of Chakra
39402797 Trident Dragion
39439590 Cyber Dinosaur
39440937 Intercept Wave
39477584 Fabled Leviathan
39507162 Blade Knight
39526584 Gift Card
39537362 Ordeal of a Traveler
39701395 Cards of Consonance
39703254 Inmato
39711336 Fushioh Richie
39712330 Cry Havoc!
39719977 Delta Attacker
39751093 Otohime
39761138 Neo Flamvell Shaman
39774685 Vile Germs
39823987 Sun Dragon Inti
39829561 Destiny HERO - Departed
39892082 Balloon Lizard
39897277 Elf's Light
39905966 Gishki Marker
39956951 Flash of the Forbidden Spell
39967326 Revival of the Immortals
39978267 Cyber Raider
39980304 Chain Material
39984786 Spawn Alligator
40012727 Assault Slash
40048324 Arcane Apprentice
40101111 Ultimate Axon Kicker
40133511 Bazoo the Soul-Eater
40172183 Narrow Pass
40173854 Amphibious Bugroth
40189917 Flamvell Commando
40225398 Twin-Sword Marauder
40240595 Cocoon of Evolution
40267580 Brain Jacker
40279770 Black Feather Beacon
40320754 Lord Poison
40348946 Hyper Synchron
40350910 Timidity
40384720 Sonic Shooter
40391316 Ojama Knight
40410110 Homunculus the Alchemic Being
40418351 Cyberdark Dragon
40453765 Swamp Battleguard
40465719 Common Charity
40473581 Susa Soldier
40529384 Exploder Dragonwing
40555959 Phantom Hand
40591390 Destiny HERO - Dreadmaster
40619741 Vylon Soldier
40619825 Axe of Despair
40633297 Bad Reaction to Simochi
40659562 Guardian Sphinx
40666140 Ljosalf of the Nordic Alfar
40695128 Maharaghi
40703222 Multiply
40703393 The Puppet Magic of Dark Ruler
40732515 Endymion, the Master Magician
40736921 Xing Zhen Hu Replica
40737112 Dark Magician of Chaos
40830387 Ancient Gear Fist
40844552 Valkyrie of the Nordic Ascendant
40867519 Silent Insect
40884383 Chopman the Desperate Outlaw
40916023 Aqua Spirit
40921744 Darklord Zerato
40933924 Dark Scorpion Burglars
40937767 Grave Ohja
40991587 The Lady in Wight
41006930 Strike Ninja
41077745 Elemental HERO Ice Edge
41089128 Flame Ruler
41090784 Dai-sojo of the Ice Barrier
41098335 Ape Fighter
41113025 Diskblade Rider
41142615 The Cheerful Coffin
41158734 Apocatequil
41160533 Rose Tentacles
41160595 Spell Calling
41172955 Green Gadget
41181774 Earthbound Immortal Wiraqocha Rasca
41182875 Javelin Beetle Pact
41201555 Koa'ki Meiru Gravirose
41224658 Ambitious Gofer
41230939 Cyberdark Horn
41234315 Fake Explosion
41249545 Grass Phantom
41356845 Acid Trap Hole
41382147 Rallis the Star Bird
41398771 Curse of Aging
41431329 Vylon Cube
41436536 Elemental HERO Phoenix Enforcer
41442341 Puppet Master
41458579 Musakani Magatama
41462083 Thousand Dragon
41470137 Gladiator Beast Bestiari
41482598 Mirage of Nightmare
41517968 Elemental HERO Darkbright
41544074 Kamionwizard
41587307 Broken Bamboo Sword
41589166 Tenkabito Shien
41613948 Destiny HERO - Doom Lord
41741922 Lava Dragon
41753322 Sauropod Brachion
41788781 Guldfaxe of the Nordic Beasts
41855169 Jowgen the Spiritualist
41858121 Vylon Matter
41859700 Burning Algae
41872150 Swarm of Locusts
41902352 Blackwing - Kochi the Daybreak
41925941 Bark of Dark Ruler
41978142 Mist Valley Executor
42009836 Fossil Dyna Pachycephalo
42015635 Neo Space
42024143 XX-Saber Gardestrike
42035044 Panther Warrior
42079445 Descending Lost Star
42110434 Naturia Butterfly
42167046 Widespread Dud
42175079 Volcanic Eruption
42239546 Chrysalis Mole
42256406 Card Blocker
42280216 Oracle of the Sun
42303365 Reptilianne Viper
42309337 Counter Counter
42364257 Anti Raigeki
42364374 Arsenal Bug
42386471 Toon Gemini Elf
42463414 Spined Gillman
42534368 Silent Doom
42541548 Coach Goblin
42578427 Eatgaboon
42592719 Gladiator Beast Alexander
42598242 Special Hurricane
42647539 Ryu-Kishin Clown
42664989 Card of Sanctity
42671151 The Golden Apples
42682609 Chrysalis Dolphin
42685062 Emissary from Pandemonium
42703248 Giant Trunade
42709949 Phalanx Pike
42737833 XX-Saber Emmersblade
42793609 Nordic Relic Brisingamen
42810973 Junk Archer
42829885 The Forceful Sentry
42868711 Gora Turtle of Illusion
42883273 Wodan the Resident of the Forest
42940404 Machina Gearframe
42945701 Spiritual Fire Art - Kurenai
42956963 Nightmare Archfiends
42994702 Wandering Mummy
43002864 Reptilianne Gardna
43014054 Vice Berserker
43040603 Monster Gate
43061293 Fire Darts
43140791 Worm Bait
43191636 Phantom Dragonray Bronto
43237273 Neo-Spacian Dark Panther
43250041 Draining Shield
43262273 Appointer of the Red Lotus
43318266 Cloudian - Cirrostratus
43332022 Jurrac Gallim
43340443 Forced Back
43359262 Sergeant Electro
43366227 Seven Swords Warrior
43378048 Armityle the Chaos Phantasm
43405287 D - Chain
43417563 Commencement Dance
43426903 Reptilianne Gorgon
43452193 Mirror Gate
43487744 White Hole
43509019 Toon Defense
43530283 Hourglass of Courage
43543777 Izanami
43580269 Emes the Infinity
43586926 Twin-Headed Behemoth
43641473 Tailor of the Fickle
43642620 Zombie Mammoth
43644025 Cocoon Rebirth
43694075 Novox's Prayer
43697559 Jetroid
43708640 Minoan Centaur
43711255 Prohibition
43714890 Man-Thro' Tro'
43716289 Poison Mummy
43751755 Chrysalis Pantail
43797906 Warrior of Atlantis
43889633 Forgotten Temple of the Deep
43906884 Blackwing - Boobytrap
43925870 Windmill Genex
43932460 Naturia Landoise
44028461 Blackback
44072894 Supply
44125452 Rose Fairy
44155002 The Fabled Unicore
44178886 Ehren, Lightsworn Monk
44182827 Samsara
44209392 Castle Walls
44223284 Abyssal Kingshark
44236692 Necro Linker
44341034 Dark Bug
44364207 Jade Knight
44424095 Morphtronic Accelerator
44436472 Double Coston
44472639 Solar Ray
44584775 Damage = Reptile
44595286 Light of Judgment
44665365 Herald of Perfection
44676200 Hero Barrier
44689688 Jurrac Spinos
44702857 Bitelon
44729197 Steamroid
44762290 Opti-Camouflage Armor
44763025 Delinquent Duo
44789585 Naturia Beans
44792253 D.D. Destroyer
44800181 Combo Master
44811425 Worm Linx
44877690 Sacred Spirit of the Ice Barrier
44883830 Des Croaking
44887817 Miracle Fertilizer
44901281 Saber Hole
44910027 Victory Dragon
44913552 Timeater
44947065 Burden of the Mighty
44954628 B.E.S. Tetran
45023678 Lightning Punisher
45033006 Ally of Justice Enemy Catcher
45037489 Chevalier de Fleur
45041488 Koa'ki Meiru Guardian
45045866 Ocean's Keeper
45133463 Call of the Reaper
45141013 Heat Wave
45159319 Moai Interceptor Cannons
45170821 Vision HERO Adoration
45215453 Vylon Delta
45231177 Flame Swordsman
45247637 Mark of the Rose
45298492 Scarred Warrior
45305419 Symbol of Heritage
45311864 Goblin Thief
45358284 Mirror Ladybug
45379225 Psychic Lifetrancer
45425051 Fairy King Truesdale
45450218 Ally of Justice Omni-Weapon
45452224 Kinka-byo
45462639 Dark Red Enchanter
45500495 Queen of Thorns
45547649 Birdface
45586855 Ally of Justice Cyclone Creator
45593005 Morphtronic Magnen Bar
45620686 Noisy Gnat
45653036 Rain Storm
45688586 Karakuri Spider
45711266 Jurrac Ptera
45778932 Rising Air Current
45801022 Wattlemur
45809008 Destiny Draw
45815891 Scrap Archfiend
45871897 Lost Guardian
45894482 Gilasaurus
45895206 Dark-Piercing Light
45898858 Bonding - H2O
45939841 Twister
45985838 Solar Flare Dragon
45986603 Snatch Steal
46009906 Beast Fangs
46031686 Damage Polarizer
46037213 Guardian Tryce
46052429 Advanced Ritual Art
46089249 Koa'ki Ring
46128076 Ebon Magician Curran
46130346 Hinotama
46145256 Barrier Statue of the Heavens
46159582 Gishki Aquamirror
46173679 Fires of Doomsday
46181000 Frontline Base
46195773 Turbo Warrior
46237548 Knight of the Red Lotus
46239604 Dupe Frog
46263076 Earthbound Immortal Ccapac Apu
46272804 Lancer Lindwurm
46303688 Roulette Barrel
46337945 Aquamirror Meditation
46363422 Skilled White Magician
46384403 Nimble Manta
46384672 Armed Dragon LV5
46411259 Metamorphosis
46427957 Ruin, Queen of Oblivion
46461247 Trap Master
46480475 Discord
46502013 Pixie Ring
46508640 Dweller in the Depths
46571052 Vampiric Orchis
46572756 R-Genex Ultimum
46609443 Chaos-End Master
46652477 The Transmigration Prophecy
46656406 Mirror of Oaths
46657337 Muka Muka
46668237 Green Baboon, Defender of the Forest
46696593 Crimson Sunbird
46700124 Machine King
46710683 Blackwing - Mistral the Silver Shield
46759931 Vision HERO Trinity
46820049 Mefist the Infernal General
46833854 Fabled Topi
46848859 Carrierroid
46874015 Return of the Six Samurai
46897277 Wattfox
46910446 Chthonian Alliance
46918794 Tremendous Fire
46967601 Cursed Bill
47025270 Helping Robo for Combat
47060347 Aegis of Gaia
47084486 Vanity's Fiend
47111934 Worm Yagan
47121070 Crystal Pair
47150851 Guardian Grarl
47217354 Fabled Raven
47233801 Dark Snake Syndrome
47274077 Neos Force
47295267 Cybernetic Zone
47297616 Light and Darkness Dragon
47325505 Fossil Dig
47346845 Batteryman AAA
47355498 Necrovalley
47395382 Fabled Ragin
47408488 Crystal Tree
47415292 Pitch-Dark Dragon
47421985 Hydro Genex
47432275 Kuribon
47453433 Back to Square One
47459126 Tuned Magician
47480070 Amazoness Paladin
47507260 Mystic Swordsman LV2
47529357 Mist Body
47596607 Skyscraper 2 - Hero City
47606319 Gigantes
47658964 Searing Fire Wall
47664723 Darklord Edeh Arae
47693640 Zombie Tiger
47731128 Mei-Kou, Master of Barriers
47754278 Infernal Dragon
47766694 Wild Tornado
47778083 Bone Temple Block
47795344 Naturia Hydrangea
47829960 Chaosrider Gustaph
47852924 Soul of the Pure
47929865 Magidog
47942531 Great Maju Garzett
47961808 Barrier Statue of the Inferno
47985614 Gadget Arms
48017809 Mirage Tube
48092532 D.D. Survivor
48115277 Blockman
48148828 D.D. Crazy Beast
48156348 Gladiator Beast Gyzarus
48206762 Fulfillment of the Contract
48229808 Horus the Black Flame Dragon LV8
48276469 Chain Burst
48343627 Grave Squirmer
48356796 Mystical Cards of Light
48370501 Vylon Sigma
48381268 Morphtronic Boarden
48411996 Jurrac Stauriko
48445393 Scrapstorm
48447192 Sword of Sparkles
48453776 Sky Scourge Norleras
48505422 Legendary Six Samurai - Shinai
48568432 Trigon
48576971 Necklace of Command
48579379 Perfectly Ultimate Great Moth
48588176 Danipon
48642904 Mesmeric Control
48653261 Guard Penalty
48659020 Spirit Caller
48675364 Archfiend General
48686504 Lonefire Blossom
48700891 Memory Crusher
48712195 Card Trader
48716139 Sword of Kusanagi
48742406 Fairy Archer
48768179 Dark Scorpion - Gorg the Strong
48783998 Nova Summoner
48868994 Morphtronic Vacuumen
48934760 Demise of the Land
48948935 Masked Beast Des Gardius
48964966 Athena
48976825 Burial from a Different Dimension
48996569 Elemental HERO Grand Neos
49003716 Blackwing - Bora the Spear
49064413 The Masked Beast
49080532 Infernity Beetle
49140998 A Feather of the Phoenix
49217579 Mirage Knight
49251811 Mystic Probe
49267971 Blind Spot Strike
49328340 Spiral Spear Strike
49352945 Elemental HERO Storm Neos
49375719 Cyber Tutu
49389523 Lightning Tricorn
49398568 Serial Spell
49441499 Ultimate Insect LV1
49469105 Revoke Fusion
49479374 Quick Charger
49514333 Tiki Soul
49522489 Beelze Frog
49587034 Lightforce Sword
49597193 Gem-Knight Topaz
49600724 Crevice Into the Different Dimension
49633574 Fabled Oltro
49645921 Saber Beetle
49669730 Water Hazard
49674183 Fallen Angel of Roses
49680980 Koa'ki Meiru Sandman
49681811 Freed the Matchless General
49721904 Legendary Six Samurai - Kizan
49771608 Absorbing Kid from the Sky
49808196 Metabo Globster
49814180 Master Monk
49826746 Night Wing Sorceress
49833312 Morphtronics, Scramble!
49868263 Ryu Senshi
49879995 Phantom Dragon
49905576 Meltiel, Sage of the Sky
49980185 Supernatural Regeneration
49998907 Fruits of Kozaky's Studies
50032342 Strategist of the Ice Barrier
50045299 Dragon Capture Jar
50074522 Magnetic Mosquito
50078509 Fiendish Chain
50091196 Formula Synchron
50122883 Bite Shoes
50140163 Allure Queen LV7
50152549 Paralyzing Potion
50164989 Dark Verger
50259460 Versago the Destroyer
50263751 Greed Quasar
50278554 Scrap Twin Dragon
50282757 Evil HERO Infernal Sniper
50287060 Archfiend of Gilfer
50304345 Evil HERO Infernal Prodigy
50323155 Black Horn of Heaven
50400231 Satellite Cannon
50412166 Charm of Shabti
50418970 Spirit Burner
50470982 The Paths of Destiny
50593156 Sand Gambler
50604950 X-Saber Galahad
50621530 Powered Tuner
50684552 Wonder Garage
50702124 Synchro Magnet
50705071 Metalzoa
50712728 Gravekeeper's Curse
50725996 Dark Magician Knight
50732780 Stygian Security
50781944 Ancient Crimson Ape
50823978 Piranha Army
50913601 Mountain
50916353 Chthonian Soldier
50933533 Ancient Gear Gadjiltron Dragon
50939127 Different Dimension Dragon
50951359 Tuner Capture
50957346 Raging Earth
51020079 Cyborg Doctor
51043243 Worm Cartaros
51047350 Card Breaker
51085303 Elemental HERO Poison Rose
51119924 Puppet Plant
51192573 Cosmic Horror Gangi'el
51196174 The Calculator
51232472 Gren, Tactician of Dark World
51254980 Naturia Mantis
51267887 Raise Body Heat
51275027 The Unhappy Maiden
51345461 Sword Hunter
51351302 A Man with Wdjat
51355346 Gaia Soul the Combustible Collective
51371017 Princess of Tsurugi
51394546 Cemetary Bomb
51402177 Sphinx Teleia
51449743 Chain Detonation
51482758 Remove Trap
51534754 Yomi Ship
51554871 Kayenn, the Master Magma Blacksmith
51562916 Big Wave Small Wave
51566770 Infernity Guardian
51616747 Nubian Guard
51630558 Advance Draw
51632798 Fusilier Dragon, the Dual-Mode Beast
51670553 Soul Devouring Bamboo Sword
51717541 Infernity Break
51773900 Calming Magic
51790181 Pot of Benevolence
51808422 XX-Saber Faultroll
51827737 Genex Recycled
51828629 Giltia the D. Knight
51838385 Theban Nightmare
51855378 Junk Blader
51925772 Dread Dragon
51945556 Zaborg the Thunder Monarch
51962254 Hunter Owl
51987571 Rockstone Warrior
52031567 Elemental HERO Mudballman
52035300 The Immortal Bushi
52040216 Harpie's Pet Dragon
52077741 Obnoxious Celtic Guard
52090844 Bowganian
52097679 Shield & Sword
52098461 Wrath of Neos
52101615 The Dark - Hex-Sealed Fusion
52105192 Hidden Armory
52128900 Synchro Gift
52222372 Genex Turbine
52228131 Parry
52248570 Imprisoned Queen Archfiend
52265835 Ally of Justice Rudra
52286175 Trap Reactor・Y FI
52319752 Black Veloci
52323207 Golem Sentry
52346240 Lock Cat
52352005 XX-Saber Gottoms
52417194 Heavy Slump
52430902 Psychic Jumper
52496105 Gladiator Beast's Battle Manica
52503575 Final Attack Orders
52512994 Kasha
52518793 Colosseum - Cage of the Gladiator Beasts
52571838 Creeping Doom Manta
52624755 Peten the Dark Clown
52648457 Gorgon's Eye
52675689 Invitation to a Dark Sleep
52684508 Inferno Fire Blast
52687916 Trishula, Dragon of the Ice Barrier
52702748 D.D. Guide
52709508 Genex Ally Triforce
52768103 KA-2 Des Scissors
52786469 Laval Warrior
52817046 Mind Wipe
52824910 Kaiser Glider
52833089 Black Thunder
52840598 Bri Synchron
52860176 Possessed Dark Soul
52869807 Blackwing - Gust the Backblast
52875873 Evolution Burst
52900379 Blackwing - Brisote the Tailwind
52913738 Ritual of Destruction
52971673 Token Sundae
52977572 Dragunity Pilum
53039326 Iron Core Specimen Lab
53046408 Emergency Provisions
53100061 X-Saber Axel
53112492 Anti-Spell
53116300 Steelswarm Caller
53119267 Magical Thorn
53152590 Iron Chain Coil
53162898 Amazoness Sage
53183600 Blue-Eyes Toon Dragon
53193261 Wattkey
53199020 Fabled Dianaira
53239672 Spirit Barrier
53257892 Gigaplant
53274132 Iron Chain Repairman
53291093 Mysterious Triangle
53334471 Gozen Match
53341729 Light-Imprisoning Mirror
53347303 Blue-Eyes Shining Dragon
53388413 Commander Gottoms, Swordmaster
53408006 Gem-Merchant
53461122 Earth Effigy
53493204 Goddess with the Third Eye
53519297 Blackboost
53527835 Dark City
53530069 Spirit of the Breeze
53539634 Sanwitch
53567095 Icarus Attack
53569894 Pyramid of Light
53586134 Bubble Blaster
53623827 Top Runner
53656677 Power Frame
53693416 Eagle Eye
53714009 Flamvell Uruquizas
53778229 Silent Graveyard
53819808 Temple of the Six
53828396 Adhesive Explosive
53855409 Doppelwarrior
53890795 Rocket Jumper
53921056 General Gantala of the Ice Barrier
53927679 Fire Trooper
53944920 Genex Furnace
53982768 Dark Ruler Ha Des
54031490 Shien's Smoke Signal
54040221 Royal Firestorm Guards
54048462 Fabled Valkyrus
54094821 Ritual Buster
54098121 Mysterious Puppeteer
54109233 Infinite Dismissal
54161401 Naturia Rock
54178050 Dragon's Rage
54248491 Relinquished Spider
54283059 Parallel World Fusion
54289683 Power Capsule
54306223 Venom Swamp
54326448 Flamvell Archer
54338958 Steelswarm Cell
54343893 Vice Dragon
54351224 Ritual Weapon
54360049 Catoblepas and the Witch of Fate
54415063 Harpie Lady 3
54451023 Plant Food Chain
54455435 Winda, Priestess of Gusto
54455664 Dragunity Brandistock
54493213 Helios - The Primordial Sun
54497620 Gadget Driver
54514594 Volcanic Hammerer
54520292 Koa'ki Meiru Ice
54539105 War-Lion Ritual
54541900 Karbonala Warrior
54578613 Dragunity Legionnaire
54591086 Virus Cannon
54622031 Great Mammoth of Goldfine
54631834 Terminal World
54702678 Barbaroid, the Ultimate Battle Machine
54704216 Nightmare Wheel
54749427 Destiny HERO - Defender
54752875 Twin-Headed Thunder Dragon
54762426 Treasure Map
54766667 Light Effigy
54860010 Worm Prince
54878498 Kelbek
54912977 Ancient Lamp
54913680 Six Scrolls of the Samurai
54959865 Neo-Spacian Air Hummingbird
54974237 Eradicator Epidemic Virus
54976796 Level Limit - Area A
54977057 Cards from the Sky
55001420 Arcane Archer of the Forest
55008284 The League of Uniform Nomenclature
55013285 Troop Dragon
55046718 Vylon Component
55063681 Power Supplier
55099248 Naturia Strawberry
55117418 Nega-Ton Corepanel
55119278 Morphtronic Radion
55136228 Indomitable Gladiator Beast
55154048 Nordic Relic Draupnir
55171412 Elemental HERO Aqua Neos
55226821 Lightning Blade
55256016 Judgment of Anubis
55277252 The Fabled Nozoochee
55321970 Gust Fan
55343236 Malefic Red-Eyes Black Dragon
55348096 Arsenal Robber
55375684 Summon Cloud
55401221 Batteryman D
55424270 Mythical Beast Cerberus
55428811 Fifth Hope
55461064 Destiny HERO - Blade Master
55465441 Give and Take
55586621 Fortune Lady Dark
55589254 Frost and Flame Dragon
55608151 Gryphon Wing
55615891 Elemental HERO Wild Wingman
55624610 Scrap Hunter
55673611 Psychic Trigger
55690251 Darklord Desire
55696885 Plague Wolf
55713623 Shrink
55737443 Exxod, Master of The Guard
55761792 Black Luster Ritual
55763552 Dragon Piper
55773067 Drop Off
55794644 Master Hyperion
55818463 Lich Lord, King of the Underworld
55821894 Amazoness Fighter
55824220 Pyroxene Fusion
55875323 Electric Lizard
55948544 Judgment of the Pharaoh
55982698 Ally of Justice Reverse Break
55985014 Miracle Kids
55991637 Dragon's Gunfire
56043446 Viser Des
56051648 Spider Egg
56052205 Unifrog
56058888 Royal Surrender
56074358 Morphtronic Map
56094445 Ancient Gear Soldier
56209279 Infernity Necromancer
56246017 Archfiend's Roar
56252810 Assault Revival
56260110 Raimei
56286179 Drill Synchron
56339050 Roar of the Earthbound Immortal
56387350 Vampire Baby
56399890 The Fabled Catsith
56410040 Junk Forward
56413937 Warrior of Tradition
56433456 The Sanctuary in the Sky
56460688 Different Dimension Gate
56511382 Genex Ally Volcannon
56514812 Kunoichi
56524813 Raging Eria
56532632 Chivalry
56535497 Berserking
56570271 Destiny HERO - Disk Commander
56594520 Gaia Power
56597272 Cloudian - Sheep Cloud
56605802 Phantom Cricket
56606928 Eternal Drought
56641453 Cocoon Veil
56647086 Invader of Darkness
56704140 Geomancer of the Ice Barrier
56746202 Scrap Chimera
56747793 United We Stand
56768355 Vylon Alpha
56769674 DNA Transplant
56784842 Angel O7
56830749 Share the Pain
56839613 Batteryman Micro-Cell
56840658 Poison Draw Frog
56856951 Meteor Flare
56907389 Musician King
56916805 Energy Drain
56931015 Gravity Behemoth
56948373 Mask of the Accursed
56995655 Ominous Fortunetelling
57006589 Energy-Absorbing Monolith
57046845 Gearfried the Swordmaster
57062206 Doitsu
57069605 Frozen Soul
57108202 Morphtronic Remoten
57116033 Winged Kuriboh
57139487 Chain Disappearance
57182235 Token Thanksgiving
57201737 Leodrake's Mane
57238939 Genex Ally Remote
57270476 Grave Lure
57272170 Evigishki Soul Ogre
57274196 Enlightenment
57346400 Guard Dog
57355219 Paradox Fusion
57384901 Interdimensional Warp
57409948 Bombardment Beetle
57421866 Level Eater
57441100 Herculean Power
57482479 Luminous Soldier
57543573 Worm Illidan
57549932 Dawnbreak Gardna
57568840 Delta Flyer
57579381 Darklord Marie
57585212 Self-Destruct Button
57610714 Cloudian - Eye of the Typhoon
57617178 Sonic Bird
57666212 Kuraz the Light Monarch
57728570 Crush Card Virus
57731460 Gladiator Beast Equeste
57753602 Gem Flash Energy
57774843 Judgment Dragon
57793869 The Wicked Eraser
57827484 Shadow Delver
57839750 Mother Grizzly
57844634 Nimble Musasabi
57882509 Mask of Weakness
57902462 Divine Knight Ishzark
57953380 Card of Safe Return
58012107 Alien Psychic
58015506 Pikeru's Second Sight
58054262 Machina Force
58071123 Oxygeddon
58074572 Mooyan Curry
58098303 Flame Ogre
58120309 Starlight Road
58132856 Toy Magician
58147549 Masked HERO Goka
58185394 Giant Kozaky
58206034 Dark Lucius LV8
58268433 Blade Rabbit
58324930 Anarchist Monk Ranshin
58332301 Evil HERO Dark Gaia
58392024 Mispolymerization
58419204 Survival Instinct
58453942 Psychic Snail
58477767 Queen's Pawn
58494728 Steelswarm Girastag
58528964 Flame Ghost
58551308 Spear Cretin
58554959 Evil HERO Malicious Edge
58577036 Reasoning
58601383 Gaia Drake, the Universal Force
58607704 Fiend's Hand Mirror
58621589 Shadow of Eyes
58641905 Ring of Defense
58685438 Bicorn Re'em
58760121 Worm Falco
58775978 Nightmare's Steelcage
58807980 Monoceros
58820853 Blackwing - Shura the Blue Flame
58843503 Medium Piece Golem
58851034 Cursed Seal of the Forbidden Spell
58859575 VW-Tiger Catapult
58861941 Ooguchi
58873391 Fish Depth Charge
58921041 Anti-Spell Fragrance
58924378 Wattcastle
58990631 Automatic Laser
58996430 Wulf, Lightsworn Beast
59019082 Garoth, Lightsworn Warrior
59023523 Cybernetic Magician
59036972 Mavelus
59042331 Hedge Guard
59156966 Golden Gearbox
59197169 Yami
59235795 Destruction Cyclone
59237154 Shifting Shadows
59258334 Brainwashing Beam
59290628 Nightmare Horse
59312550 Jurrac Velo
59344077 Magic Drain
59364406 Burning Beast
59380081 Big-Tusked Mammoth
59385322 Core Blaster
59464593 Armed Dragon LV10
59482302 Ally Salvo
59509952 Archlord Kristya
59546528 Dance Princess of the Ice Barrier
59560625 Shift
59575539 Krebons
59616123 Trap Stun
59695933 Intercept
59699355 Scrap Rage
59718521 Mind Over Matter
59744639 Windstorm of Etaqua
59755122 Dragunity Phalanx
59784896 Dark Zebra
59793705 Elemental HERO Bladedge
59797187 Gonogo
59811955 Ancient Gear Workshop
59820352 Earth Chant
59839761 Delta Crow - Anti Reverse
59905358 Dice Try!
59907935 Cyber Archfiend
59965151 Ghost Gardna
59969392 Archfiend Zombie-Skull
60082869 Dust Tornado
60102563 Maji-Gire Panda
60161788 Blizzed, Defender of the Ice Barrier
60187739 Turbo Booster
60229110 Granmarg the Rock Monarch
60234913 Ritual of Grace
60258960 Legendary Flame Lord
60306104 No Entry!!
60312997 Reanimation Wave
60365591 Shinato's Ark
60369732 Final Ritual of the Ancients
60391791 Senri Eye
60399954 Union Attack
60406591 Sinister Seeds
60410769 Jutte Fighter
60417395 Darkness Neosphere
60434101 Fabled Gallabas
60482781 Mystic Swordsman LV6
60493189 Elemental HERO Plasma Vice
60519422 Kishido Spirit
60530944 Battle of the Elements
60534585 Battle Instinct
60577362 Overpowering Eye
60627999 Sanguine Swamp
60634565 Reptilianne Hydra
60668166 Naturia Cherries
60682203 Cold Wave
60694662 Skelengel
60718396 Flamvell Counter
60728397 Venom Shot
60741115 Damage Eater
60764581 Stray Lambs
60806437 UFO Turtle
60866277 Earthshaker
60876124 Rare Value
60912752 D.D. Borderline
60930169 Broken Blocker
60946968 Otherworld - The "A" Zone
60953118 Arcana Force XIV - Temperance
60999392 Machina Soldier
61032879 Synch Realm
61044390 Chaos End
61049315 Naturia Rosewhip
61068510 Tornado
61166988 Wild Nature's Release
61175706 Arcana Force IV - The Emperor
61181383 Battery Charger
61257789 Stardust Dragon/Assault Mode
61370518 Skull Archfiend of Lightning
61380658 Watthopper
61405855 Sword of Dragon's Soul
61411502 Elemental Burst
61441708 Sacred Phoenix of Nephthys
61505339 The Creator
61528025 Banisher of the Light
61538782 Truckroid
61587183 Dark Scorpion - Chick the Yellow
61622107 Bubble Crash
61623148 Dark World Grimoire
61632317 Sinister Sprocket
61650133 Summoning Curse
61656650 Remote Revenge
61705417 Graverobber
61740673 Imperial Order
61757117 Divine Grace - Northwemko
61802346 Blizzard Dragon
61831093 Greenkappa
61840587 Portable Battery Pack
61844784 Magic Reflector
61850482 Level Modulation
61854111 Legendary Sword
61864793 Earthquake Giant
61962135 Glorious Illusion
61968753 Bubble Shuffle
62007535 Steelswarm Longhorn
62054060 Sage of Stillness
62107981 Elemental HERO Knospe
62154416 Frequency Magician
62180201 The Wicked Dreadroot
62265044 Dragon Ravine
62271284 Justi-Break
62315111 Alien Hunter
62325062 Adhesion Trap Hole
62337487 Fortress Whale
62340868 Kazejin
62379337 Violet Witch
62420419 Reshef the Dark Being
62437709 Alien Grey
62472614 Pestilence
62473983 Gravekeeper's Chief
62543393 Lekunga
62633180 Assault on GHQ
62701967 Jurrac Tyrannus
62729173 Steelswarm Genome
62742651 Armored Axon Kicker
62782218 Skull Conductor
62784717 Tour of Doom
62867251 Light of Intervention
62868900 D - Shield
62873545 Dragon Master Knight
62878208 Equip Shot
62892347 Arcana Force 0 - The Fool
62896588 Natural Tune
62966332 Convulsion of Nature
62980542 Destruction of Destiny
62991886 Unstable Evolution
63012333 Soul-Absorbing Bone Tower
63014935 Volcanic Queen
63018036 Iron Core Immediate Disposal
63018132 Dragon Manipulator
63101919 Tempest Magician
63102017 Stop Defense
63120904 Orca Mega-Fortress of Darkness
63142001 Batteryman AA
63162310 Wall Shadow
63176202 Great Shogun Shien
63211608 Genex Ally Reliever
63223467 Rai-Mei
63224564 Cyber Shield
63253763 Alien Overlord
63259351 Miracle Jurassic Egg
63323539 Trojan Blast
63391643 Thousand Knives
63394872 Senet Switch
63442604 Physical Double
63465535 Underground Arachnid
63468625 Meklord Astro Mekanikle
63477921 Cyber Summon Blaster
63487632 Dragunity Arma Leyvaten
63516460 Mystical Wind Typhoon
63519819 Thousand-Eyes Restrict
63571750 Pharaoh's Treasure
63595262 Unicorn Beacon
63612442 X-Saber Souza
63665606 Wave-Motion Inferno
63689843 Attack and Receive
63695531 Gravekeeper's Spear Soldier
63703130 O - Oversoul
63730624 Double Tool C&D
63741331 Fog Control
63749102 Exarion Universe
63789924 Smoke Grenade of the Thief
63804806 Supersonic Skull Flame
63806265 Rainbow Gravity
63851864 Break! Draw!
63942761 Gishki Noellia
63948258 Submarine Frog
63995093 Machine Duplication
64034255 Genex Ally Birdman
64047146 Horn of the Unicorn
64160836 Alien Kid
64163367 "A" Cell Incubator
64187086 Earthbound Immortal Revival
64238008 Linear Accelerator Cannon
64262809 Dragon Ice
64268668 Cyber Ogre
64274292 Meteorain
64306248 Skull-Mark Ladybug
64335804 Red-Eyes Black Metal Dragon
64342551 Amphibious Bugroth MK-3
64379430 Doomsday Horror
64382839 Zeta Reticulant
64389297 Magical Labyrinth
64398890 The Six Samurai - Yaichi
64463828 Superalloy Beast Raptinus
64538655 Sasuke Samurai #4
64550682 Scrap Orthros
64599569 Chimeratech Overdragon
64627453 Ojama Blue
64681432 Gandora the Dragon of Destruction
64697231 Trap Dustshoot
64734090 Gem-Turtle
64734921 The Agent of Creation - Venus
64751286 Penumbral Soldier Lady
64752646 Fire Princess
64788463 King's Knight
64801562 Heart of Clear Water
64926005 Samurai of the Ice Barrier
64952266 Against the Wind
64973456 Viper's Rebirth
64990807 Magic Triangle of the Ice Barrier
65026212 Koa'ki Meiru Maximus
65064143 Anti-Aircraft Flower
65079854 Thorn of Malice
65149697 R-Genex Crusher
65156847 Neo Flamvell Garuda
65169794 Black Pendant
65196094 Variety Comes Out
65240384 Big Shield Gardna
65260293 Element Magician
65277087 Gusto Gulldo
65282484 Dark Voltanis
65287621 Dark Driceratops
65303664 Yellow Baboon, Archer of the Forest
65384019 Alchemy Cycle
65393205 Chakra
65396880 Huge Revolution
65403020 The End of Anubis
65422840 Shutendoji
65450690 Ritual Foregone
65458948 Toon Mermaid
65475294 The Unfriendly Amazon
65496056 Codarus
65503206 Scrap Soldier
65549080 Mist Condor
65612454 Wattcube
65685470 Spirit of the Six Samurai
65743242 Call of the Earthbound
65749035 Gungnir, Dragon of the Ice Barrier
65810489 Statue of the Wicked
65824822 Dark Deal
65830223 Coffin Seller
65878864 Nobleman-Eater Bug
65961683 Jurrac Velphito
65984457 Gladiator Beast Torax
66094973 Transforming Sphere
66100045 Transmigration Break
66165755 Genex Ally Axel
66214679 Dark Horus
66235877 Fiend Skull Dragon
66288028 Fortress Warrior
66331855 Morphtronic Datatron
66337215 Herald of Creation
66362965 The Fiend Megacyber
66378485 Neo Flamvell Origin
66395299 Doppelganger
66399675 Gishki Chain
66436257 Volcanic Counter
66457407 Copy Plant
66518841 Prideful Roar
66526672 Labyrinth of Nightmare
66607691 Photon Generator Unit
66625883 Karakuri Strategist mdl 248 "Nishipachi"
66661678 Royal Knight of the Ice Barrier
66690411 Mind on Air
66707058 Goblin Black Ops
66712593 Element Soldier
66719324 Rain of Mercy
66742250 Curse of Anubis
66788016 Fissure
66816282 Koa'ki Meiru Wall
66818682 Moon Dragon Quilla
66835946 Pyramid of Wonders
66865880 Marshmallon Glasses
66889139 Gaia the Dragon Champion
66926224 The Law of the Normal
66947414 Boss Rush
66957584 Infernity Launcher
66973070 Dreadscythe Harvester
66976526 Karakuri Steel Shogun mdl 00X "Bureido"
67030233 Majestic Red Dragon
67038874 Scrap Mind Reader
67045174 Gemini Trap Hole
67048711 7
67095270 Dimension Wall
67098114 Loki, Lord of the Aesir
67111213 Gishki Abyss
67159705 Armored Cybern
67169062 Pot of Avarice
67196946 Star Blast
67211766 Majioshaleon
67223587 Double Tag Team
67227834 Magic Formula
67234805 Powersink Stone
67270095 Turbo Synchron
67287533 Spirit Message "N"
67300516 Red-Eyes Wyvern
67316075 Darklord Nurse Reficule
67328336 Meklord Fortress
67441435 Glow-Up Bulb
67464807 Dora of Fate
67468948 Layard the Liberator
67483216 Genex Searcher
67629977 Hoshiningen
67630339 Confusion Chaff
67646312 Searchlightman
67688478 Gemini Imps
67723438 Emergency Teleport
67750322 Skull Meister
67757079 King of the Beasts
67779172 Black-Winged Strafe
67829249 Ancient Gear Drill
67904682 Dark Flattop
67934141 Ultimate Baseball Kid
67951831 Hero Heart
67957315 Spirit Ryu
67959180 Goddess of Whim
67964209 Divine Dragon Aquabizarre
67985943 Gem-Knight Citrine
67987302 Earthbound Linewalker
67987611 Amazoness Archers
68007326 Guardian Angel Joan
68057622 Continuous Destruction Punch
68073522 Soul Absorption
68087897 Scary Moth
68120130 Junk Defender
68140974 Meklord Emperor Wisel
68170903 A Feint Plan
68191243 Mustering of the Dark Scorpions
68215963 Crystal Beast Emerald Tortoise
68226653 Flamvell Dragnov
68280530 Royal Knight
68304813 Precious Cards from Beyond
68319538 Cosmic Fortress Gol'gar
68334074 Miracle Restoring
68366996 Gemini Soldier
68392533 Telekinetic Charging Cell
68396778 Faustian Bargain
68400115 The Emperor's Holiday
68427465 Wicked-Breaking Flamberge - Baou
68450517 Genex Ally Duradark
68456353 Exterio's Fang
68462976 Secret Village of the Spellcasters
68473226 Hardened Armed Dragon
68543408 Stardust Xiaolong
68658728 Little Chimera
68663748 Fortune's Future
68670547 Paladin of the Cursed Dragon
68722455 Red Ogre
68745629 Elemental HERO Inferno
68762510 Lucky Pied Piper
68774379 Cyber Barrier Dragon
68786330 Attack Pheromones
68809475 Koa'ki Meiru Speeder
68811206 Tyler the Great Warrior
68815401 Wild Fire
68875140 Hard-sellin' Goblin
68881649 Familiar-Possessed - Eria
68933343 Symphonic Warrior Basses
69015963 Cyber-Stein
69025477 The Six Samurai - Yariza
69031175 Blackwing Armor Master
69035382 Contract with the Abyss
69091732 Introduction to Gallantry
69112325 Spiritual Forest
69122763 Deal of Phantom
69123138 Zera the Mant
69155991 Scrap Shark
69162969 Lightning Vortex
69196160 Thunder Crash
69243722 Gem-Knight Emerald
69243953 Butterfly Dagger - Elma
69270537 Contact Out
69279219 My Body as a Shield
69296555 Array of Revealing Light
69303178 Majestic Mech - Ohka
69313735 Checkmate
69408987 Spider Web
69448290 Mist Valley Thunderbird
69456283 Koitsu
69461394 Ally of Justice Field Marshal
69488544 Phoenix Gearfried
69514125 Avenging Knight Parshath
69529567 Playful Possum
69537999 Blaze Accelerator
69542930 Dedication through Light and Darkness
69572169 Elemental HERO Flash
69579761 Des Koala
69584564 Fragrance Storm
69632396 Goblin Out of the Frying Pan
69695704 Battlestorm
69724380 Terrible Deal
69750546 Volcanic Scattershot
69831560 Arcana Force EX - The Dark Ruler
69832741 Spirit Elimination
69890967 Raviel, Lord of Phantasms
69931927 Earthbound Immortal Chacu Challhua
69933858 Gilford the Legend
69937550 Crystal Beast Amber Mammoth
69954399 Ekibyo Drakmord
70050374 Twin-Barrel Dragon
70054514 Darksea Float
70074904 D.D. Assailant
70083723 Naturia Dragonfly
70138455 Blast Juggler
70156997 Spiritual Earth Art - Kurogane
70187958 Dark Desertapir
70231910 Dark Core
70261145 Naturia Tulip
70271583 Karakuri Watchdog mdl 313 "Saizan"
70278545 Pot of Generosity
70284332 Tuner's Scheme
70307656 Mucus Yolk
70344351 Riryoku Field
70391588 Star Siphon
70406920 Machine King - 3000 B.C.
70423794 Morphtronic Cord
70583986 Dewloren, Tiger King of the Ice Barrier
70595331 Il Blud
70630741 Rescue Warrior
70676581 Dark General Freed
70681994 Dragoness the Wicked Knight
70780151 Thought Ruler Archfiend
70797118 Thunder Nyan Nyan
70821187 Regenerating Mummy
70828912 Premature Burial
70861343 Ninjitsu Art of Transformation
70865988 Full Salvo
70948327 Nanobreaker
70969517 Phantom Beast Rock-Lizard
71044499 Nobleman of Crossout
71060915 Feather Wind
71106375 Jurrac Iguanon
71107816 The Bistro Butcher
71181155 Phantom Beast Cross-Wing
71200730 Despair from the Dark
71209500 Amazoness Scouts
71218746 Drillroid
71249758 D2 Shield
71272951 Overworked
71283180 Tornado Bird
71315423 Worm Millidith
71353388 Reed Butterfly
71395725 Man Beast of Ares
71411377 Queen's Bodyguard
71417170 Defenders Intersect
71438011 Ally of Justice Thunder Armor
71453557 Autonomous Action Unit
71466592 Maryokutai
71490127 Dragon's Mirror
71519605 Oshaleon
71544954 Megarock Dragon
71564252 Thunder King Rai-Oh
71587526 Karma Cut
71625222 Time Wizard
71628381 Multiple Piece Golem
71645242 Black Garden
71652522 Battle Teleportation
71717923 Mormolith
71759912 Tree Otter
71799173 Guardian of Order
71829750 Serpentine Princess
71870152 Fortune Lady Fire
71930383 Patroid
71934924 Swift Samurai Storm!
71971554 Road Synchron
71983925 Talisman of Spell Sealing
72022087 Liberty at Last!
72053645 Weather Report
72144675 Troposphere
72150572 Anti-Fusion Device
72192100 Desrook Archfiend
72204747 Over Destiny
72237166 Samsara Kaiser
72258771 Koa'ki Meiru Valafar
72278479 Black Return
72287557 Chthonian Polymer
72328962 Fabled Soulkius
72345736 Six Samurai United
72405967 Royal Tribute
72426662 Demise, King of Armageddon
72443568 Silent Magician LV8
72446038 Synthesis Spell
72520073 Dark Artist
72549351 Dragonic Tactics
72575145 Demotion
72630549 Chaos Command Magician
72631243 Energy Bravery
72634965 Vanity's Ruler
72657739 Malice Doll of Demise
72677437 Vennominon the King of Poisonous Snakes
72709014 Trial of the Princesses
72714392 Blackwing - Vayu the Emblem of Honor
72767833 Card Rotator
72845813 Ally of Justice Quarantine
72869010 Soul Hunter
72881007 Crystal Abundance
72885174 Slip of Fortune
72892473 Card Destruction
72896720 Infernity Doom Dragon
72903645 Magna-Slash Dragon
72926163 Elemental HERO Neos Knight
72989439 Black Luster Soldier - Envoy of the Beginning
72992744 Jester Lord
73001017 Silpheed
73018302 Hunter of Black Feathers
73026394 Fusion Guard
73040500 Fabled Urustos
73048641 Half Shut
73061465 Spellbreaker of the Ice Barrier
73079365 Gust
73125233 Raiza the Storm Monarch
73134081 Final Flame
73146473 Cross Porter
73148972 Ruthless Denial
73206827 Light Barrier
73219648 Vilepawn Archfiend
73262676 "A" Cell Scatter Burst
73318863 Lyna the Light Charmer
73333463 Armoroid
73356503 Barrier Statue of the Stormwinds
73414375 Dimension Jar
73431236 Iron Blacksmith Kotetsu
73483491 Vindikite R-Genex
73507661 Fairy Wind
73544866 Guardian Baou
73567374 Unleash Your Power!
73574678 Amazoness Blowpiper
73578229 Pole Position
73628505 Terraforming
73648243 Sand Moth
73665146 Silent Magician LV4
73680966 The Beginning of the End
73698349 Giant Orc
73729209 Skill Successor
73778008 Rage of the Deep Sea
73783043 R-Genex Accelerator
73787254 Saber Vault
73837870 Sunny Pixie
73872164 Eliminating the League
73879377 Armed Dragon LV7
73891874 White-Horned Dragon
73899015 Venom Snake
74029853 Golden Bamboo Sword
74064212 Vylon Prism
74094021 Legendary Six Samurai - Mizuho
74095602 Change of Hero - Reflector Ray
74115234 Orb of Yasaka
74117290 Dark World Dealings
74130411 Biofalcon
74137509 Graceful Dice
74153887 Dark Scorpion - Meanae the Thorn
74157028 Cyber Twin Dragon
74191942 Painful Choice
74270067 Pikeru's Circle of Enchantment
74329404 D - Formation
74364659 Eria the Water Charmer
74367458 Guardian Elma
74388798 Silent Swordsman LV5
74402414 Spell Chronicle
74439492 Scrap Sheen
74440055 Cactus Fighter
74458486 Covering Fire
74506079 Worm Zero
74519184 Hand Destruction
74576482 Koa'ki Meiru Sea Panther
74591968 Mystic Swordsman LV4
74657662 Vylon Material
74694807 Re-Fusion
74701381 DNA Surgery
74703140 Punished Eagle
74711057 Elemental HERO Terra Firma
74713516 Dark Mimic LV1
74717840 Landoise's Luminous Moss
74730899 Batteryman Fuel Cell
74741494 Level Tuning
74823665 Inferno
74825788 H - Heated Heart
74841885 Sky Scourge Invicil
74845897 Rekindling
74848038 Monster Reincarnation
74860293 Junk Destroyer
74923978 Forced Requisition
74952447 Testudo erat Numen
74968065 Hecatrice
74976215 Cross-Sword Beetle
74983881 Sweet Corn
75014062 Spell Power Grasp
75041269 Clock Tower Prison
75043725 Emissary of the Afterlife
75064463 Harpie Queen
75081613 Aztekipede, the Worm Warrior
75105429 Synchro Ejection
75109441 Cobraman Sakuzy
75116619 Legendary Six Samurai - Enishi
75141056 Hero Mask
75162696 Victoria
75198893 Scanner
75209824 Guardian Statue
75252099 Bird of Roses
75285069 Moisture Creature
75292259 Great Poseidon Beetle
75326861 Dark Highlander
75347539 Valkyrion the Magna Warrior
75372290 Total Defense Shogun
75375465 Pandemonium Watchbear
75392615 Mind Haxorz
75417459 Release Restraint
75434695 Elemental HERO Woodsman
75487237 Mid Shield Gardna
75498415 Blackwing - Sirocco the Dawn
75500286 Gold Sarcophagus
75524092 Vicious Claw
75560629 Flint
75622824 Tricky Spell 4
75646520 Metal Detector
75652080 Double Cyclone
75673220 Snapdragon
75675029 Memory Crush King
75732622 Grinder Golem
75745607 Hino-Kagu-Tsuchi
75775867 Morphtronic Slingen
75779210 Vylon Epsilon
75782277 Harpies' Hunting Ground
75830094 Horus the Black Flame Dragon LV4
75886890 Vylon Sphere
75917088 Princess Pikeru
75923050 Super Robolady
75937826 B.E.S. Big Core MK-2
75946257 Witch Doctor of Chaos
75967082 Short Circuit
75991898 Lavalval Dragon
76039636 Doom Dozer
76052811 Helpoemer
76075810 Throwstone Unit
76103675 Sparks
76137276 Spell Reclamation
76137614 Disenchanter
76203291 Golden Flying Fish
76214441 Lifeforce Harmonizer
76218643 Black Potan
76263644 Destiny End Dragoon
76297408 Soul Demolition
76305638 The Rock Spirit
76321376 Mine Golem
76348260 Mimir of the Nordic Ascendant
76384284 Trojan Gladiator Beast
76407432 Assault Counter
76442616 HERO's Bond
76459806 Volcanic Rocket
76515293 Xing Zhen Hu
76520646 Infinity Dark
76532077 Bottomless Shifting Sand
76539047 Poison Fangs
76573247 Alien Infiltrator
76614003 Dark Tinker
76614340 Gem-Knight Ruby
76650663 Ally of Justice Nullfier
76683171 Worm Ugly
76714458 Spell of Pain
76721030 Tyrant's Tirade
76754619 Pyramid Energy
76763417 Cyber Gymnast
76774528 Scrap Dragon
76775123 Patrol Robo
76792184 Black Magic Ritual
76806714 Turtle Oath
76848240 Non Aggression Area
76862289 Yamata Dragon
76891401 Sea Dragon Lord Gishilnodon
76895648 Dangerous Machine Type-6
76909279 Enraged Battle Ox
76913983 Blackwing Armed Wing
76922029 Don Zaloog
76925842 Darknight Parshath
76986005 Cyber Kirin
77007920 Laser Cannon Armor
77027445 Power of Kaishin
77036039 Assault Mercenary
77060848 Svartalf of the Nordic Alfar
77084837 Inaba White Rabbit
77121851 Manticore of Darkness
77135531 Vanguard of the Dragon
77153811 Djinn Cursenchanter of Rituals
77207191 Berfomet
77229910 Morphtronic Forcefield
77252217 Chainsaw Insect
77330185 XX-Saber Garsem
77336644 Red Dragon Archfiend/Assault Mode
77372241 Flamvell Grunika
77379481 Sasuke Samurai #3
77454922 Fortress Whale's Oath
77491079 Gale Lizard
77506119 Thunder Unicorn
77527210 Soul of Purity and Light
77561728 Disturbance Strategy
77584012 Pseudo Space
77585513 Jinzo
77600660 Psychic Emperor
77608643 Destiny HERO - Captain Tenacious
77622396 Reverse Trap
77625948 Cyberdark Edge
77642288 Gladiator Beast Secutor
77754944 Widespread Ruin
77778835 Hysteric Party
77847678 Shien's Scheme
77859858 Destructive Draw
77876207 Secret Pass to the Treasures
77910045 Fatal Abacus
77936940 Gernia
77972406 Ambush Fangs
78004197 Goldd, Wu-Lord of Dark World
78009994 Dragonic Guard
78010363 Witch of the Black Forest
78053598 Dark Designator
78082039 Closed Forest
78121572 Alchemist of Black Spells
78193831 Buster Blader
78211862 Rising Energy
78243409 The Thing in the Crater
78266168 Giant Axe Mummy
78275321 Fire Ant Ascator
78349103 Machina Peacekeeper
78371393 Yubel
78387742 Fake Hero
78422252 XX-Saber Fulhelmknight
78512663 Elemental HERO Magma Neos
78552773 Supay
78564023 Blackwing - Etesian of Two Swords
78577570 Garma Sword Oath
78613627 Des Kangaroo
78636495 Slate Warrior
78637313 Call of Darkness
78651105 Beast King Barbaros
78658564 Goblin Attack Force
78697395 The Third Sarcophagus
78700060 Doomcaliber Knight
78706415 Fiber Jar
78734254 Neo-Spacian Marine Dolphin
78783370 Barrel Behind the Door
78792195 Hand of the Six Samurai
78794994 Symbols of Duty
78845026 Lightwave Tuning
78864369 Soul Reversal
78868119 Deep Sea Diva
78868776 Gladiator Beast Laquari
78986941 Order to Charge
79068663 Junk Barrage
79080761 Gigastone Omega
79106360 Morphing Jar #2
79126789 Broww, Huntsman of Dark World
79161790 Inverse Universe
79178930 Karakuri Klock
79205581 Scrubbed Raid
79229522 Chimeratech Fortress Dragon
79323590 Chain Energy
79333300 Spiritual Wind Art - Miyabi
79337169 Gauntlet Warrior
79407975 Rainbow Dark Dragon
79409334 Black Stego
79418153 Lancer Archfiend
79444933 Flame Spirit Ignis
79473793 White Night Dragon
79491903 Reptilianne Naga
79544790 Regretful Rebirth
79569173 Seismic Shockwave
79571449 Graceful Charity
79575620 Injection Fairy Lily
79580323 Gladiator Beast Spartacus
79649195 Armor Break
79703905 Cloudian - Altus
79707116 Paralyzing Chain
79759861 Tribute to The Doomed
79766336 Trap of Darkness
79796561 Synchro Soldier
79798060 Earthbound Immortal Ccarayhua
79816536 Summoner's Art
79853073 Cipher Soldier
79856792 Rainbow Dragon
79870141 Mad Sword Beast
79875176 Toon Cannon Soldier
79965360 Amazoness Heirloom
79979666 Elemental HERO Bubbleman
80032567 Jurrac Giganoto
80033124 Cyberdark Impact!
80036543 Hope for Escape
80045583 Ancient Gear Cannon
80071763 Dark Balter the Terrible
80075749 Bubble Illusion
80102359 Reinforced Human Psychic Borg
80108118 X-Saber Urbellum
80159717 Dragunity Knight - Trident
80161395 Mystik Wok
80163754 Burst Breath
80168720 Darkness Approaches
80186010 Destroyersaurus
80193355 Dramatic Rescue
80204957 Karakuri Cash Cache
80233946 Gora Turtle
80244114 Stardust Phantom
80280737 Assault Mode Activate
80304126 Magician's Valkyria
80316585 Cyber Harpie Lady
80367387 Koa'ki Meiru Bergzak
80368942 Cocoon Party
80402389 Verdant Sanctuary
80441106 Keldo
80457744 Boost Warrior
80513550 Dragon Queen of Tragic Endings
80516007 Rare Fish
80549379 Dragunity Javelin
80551130 Miraculous Descent
80555116 Naturia Guardian
80604091 Ultimate Offering
80637190 Spyder Spider
80678380 Snake Deity's Command
80723580 Giant Trap Hole
80727036 Man-eating Black Shark
80727721 Jurrac Aeolo
80741828 Witch's Apprentice
80744121 Destiny HERO - Fear Monger
80769747 Iron Chain Snake
80811661 Hamburger Recipe
80863132 Muko
80885324 Search Striker
80887952 Helios Duo Megistus
80908502 Elemental HERO Captain Gold
80921533 Mausoleum of the Emperor
80925836 Koa'ki Meiru Doom
80955168 Trap of the Imperial Tomb
80987696 Time Machine
81003500 Elemental HERO Necroid Shaman
81020140 Volcanic Blaster
81059524 Des Volstgalph
81066751 Divine Punishment
81128478 Lair Wire
81167171 Hero Spirit
81172176 Fiend Comedian
81191584 Recurring Nightmare
81197327 Elemental HERO Steam Healer
81210420 Magical Hats
81218874 Infestation Ripples
81254059 Worm Queen
81275309 General Raiho of the Ice Barrier
81278754 Flip Flop Frog
81306586 Nightmare Penguin
81325903 Amazoness Spellcaster
81332143 Yu-Jo Friendship
81336148 Sword Master
81380218 Chorus of Sanctuary
81383947 White Magician Pikeru
81385346 Stamping Destruction
81426505 Six Strike - Triple Impact
81434470 Thousand-Eyes Jellyfish
81439173 Foolish Burial
81480460 Barrel Dragon
81489939 Stygian Dirge
81510157 Soul Taker
81524977 Seed Cannon
81566151 Elemental HERO Flare Neos
81601517 Gemini Counter
81661951 Dragunity Militum
81674782 Dimensional Fissure
81755371 Dark Effigy
81756897 Zera Ritual
81759748 Dark Spider
81777047 Luminous Spark
81791932 Snake Whistle
81820689 The Inexperienced Spy
81863068 Hiro's Shadow Scout
81866673 Destiny HERO - Dasher
81896370 Swift Birdman Joe
81896771 Wattpheasant
81913510 NEX
81919143 Brain Crusher
81933259 Beastly Mirror Ritual
81962318 Dragunity Tribus
81977953 Desert Twister
81985784 Des Feral Imp
82003859 Toll
82005435 Lady Ninja Yae
82012319 Scrap Golem
82035781 Twinheaded Beast
82099401 Crystal Seer
82108372 Mudora
82112775 D.D.M. - Different Dimension Master
82116191 Gigantic Cephalotus
82199284 Mist Valley Falcon
82213171 Prometheus, King of the Shadows
82260502 Hieracosphinx
82301904 Chaos Emperor Dragon - Envoy of the End
82324105 Limit Impulse
82324312 Goblin Recon Squad
82340056 Offering to the Immortals
82361206 Tokkosho of Ghost Destroying
82377606 Ally of Justice Unlimiter
82422049 Blessings for Gusto
82432018 Mask of Brutality
82452993 Lone Wolf
82458280 Magic Hole Golem
82482194 Millennium Scorpion
82498947 Defender of the Ice Barrier
82529174 Ray of Hope
82542267 Gravedigger Ghoul
82556058 Fiendish Engine Ω
82633308 Psychic Overload
82639107 Convert Contact
82642348 Kryuel
82670878 Ogre of the Scarlet Sorrow
82693042 Sphere of Chaos
82693917 Fortune Lady Wind
82705573 Backfire
82760689 Lucky Cloud
82828051 Earthquake
82841979 Yamato-no-Kami
82878489 Shine Palace
82888408 The Fabled Cerburrel
82971335 Fortune Lady Earth
82994509 Horseytail
82999629 Umiiruka
83011277 Mystic Tomato
83027236 Light of Destruction
83039729 Grandmaster of the Six Samurai
83104731 Ancient Gear Golem
83121692 Elemental HERO Tempest
83133491 Zero Gravity
83135907 Scrap Goblin
83225447 Stim-Pack
83228073 Two Thousand Needles
83235263 Tyranno Infinity
83239739 Oyster Meister
83241722 Dice Re-Roll
83258273 Robbin' Zombie
83266092 Grave of the Super Ancient Organism
83269557 Dark Valkyria
83370323 Torapart
83392426 Bicular
83446909 Batteryman Charger
83467607 Nature's Reflection
83500096 Genex Ally Solid
83544697 Contact with Gusto
83546647 Wolf in Sheep's Clothing
83584898 Darkworld Shackles
83602069 Comrade Swordsman of Landstar
83604828 Cloudian - Ghost Fog
83675475 Token Feastevil
83682725 Tail Swipe
83725008 Jenis, Lightsworn Mender
83778600 Foolish Revival
83810690 X-Saber Wayne
83812099 Flint Lock
83887306 Two-Pronged Attack
83903521 Beast of the Pharaoh
83957459 Rhinotaurus
83965310 Destiny HERO - Plasma
83968380 Jar of Greed
83982270 Cloudian - Poison Cloud
83986578 King Tiger Wanghu
83991690 Buten
83994646 4-Starred Ladybug of Doom
84055227 Maiden of Macabre
84080938 The Forgiving Maiden
84133008 Monster Eye
84136000 The Grave of Enkindling
84173492 Indomitable Fighter Lei Lei
84177693 Radiant Jeral
84206435 Medallion of the Ice Barrier
84243274 VWXYZ-Dragon Catapult Cannon
84361420 Edge Hammer
84385264 Lycanthrope
84389640 Attack of the Cornered Rat
84397023 Level Conversion Lab
84428023 Wattjustment
84430950 Armed Samurai - Ben Kei
84451804 Des Frog
84478195 Barrier Statue of the Abyss
84488827 Steelswarm Caucastag
84491298 Cell Explosion Virus
84550200 Sonic Jammer
84592800 Morphtronic Videon
84613836 Swiftstrike Armor
84636823 Spell Canceller
84740193 Buster Rancher
84749824 Solemn Warning
84766279 Daigusto Gulldos
84808313 Big Evolution Pill
84814897 Kiryu
84824601 Botanical Girl
84834865 Flying Kamakiri #1
84847656 Telekinetic Shocker
84905691 Naturia Horneedle
84914462 Axe Dragonute
84926738 The Immortal of Thunder
84932271 Worm Jetelikpse
84962466 Beast Rising
84968490 Needlebug Nest
84970821 Curse of Darkness
85028288 Jurrac Titano
85060248 Mind Protector
85066822 Water Dragon
85080048 Judgment of Thunder
85087012 Card Trooper
85101228 Morphtronic Bind
85166216 Elephant Statue of Blessing
85215458 Blackwing - Kalut the Moon Shadow
85255550 Swordsman from a Distant Land
85306040 Goblin Elite Attack Force
85313220 Dark Lucius LV4
85359414 Freezing Beast
85399281 Harvest Angel of Wisdom
85431040 Evil Thorn
85475641 Infernity Avenger
85489096 Arsenal Summoner
85505315 Steelswarm Mantis
85507811 Elemental HERO Glow Neos
85519211 Minefield Eruption
85520851 Super Conductor Tyranno
85541675 Karakuri Anatomy
85562745 Dark Room of Nightmare
85602018 Last Will
85605684 Berserk Dragon
85668449 Brain Research Lab
85684223 Reaper on the Nightmare
85718645 Delg the Dark Monarch
85754829 Worm Gulse
85771019 Darklord Asmodeus
85802526 Cure Mermaid
85852291 Magical Mallet
85854214 Hero's Rule 2
85876417 Ally of Justice Thousand Arms
86016245 Pride of the Weak
86099788 The Last Warrior from Another Planet
86100785 Zone Eater
86137485 Stygian Sergeants
86164529 Aqua Dragon
86170989 Falchionβ
86197239 Infernity Mirage
86198326 7 Completed
86209650 Stray Asmodian
86223870 Level Retuner
86229493 Umbral Soul
86318356 Sogen
86321248 Ancient Gear Gadjiltron Chimera
86327225 Shinato, King of a Higher Plane
86346643 Rainbow Neos
86442081 Silent Abyss
86445415 Red Gadget
86489182 Simorgh, Bird of Ancestry
86676862 Evil HERO Malicious Fiend
86742443 Royal Writ of Taxation
86780027 Solidarity
86801871 Cobra Jar
86805855 Dark Blade the Dragon Knight
86821010 Power Break
86840720 Fabled Dyf
86871614 Cloning
86915847 Armored Bee
86988864 3-Hump Lacooda
87010442 Legacy Hunter
87043568 Assault Spirits
87046457 Overdoom Line
87102774 Golden Ladybug
87106146 Damage Gate
87148330 Tethys, Goddess of Light
87210505 Knight's Title
87257460 Allure Queen LV3
87259077 Lightning Warrior
87292536 XX-Saber Ragigura
87319876 Trust Guardian
87340664 Atomic Firefly
87350908 Masked Chopper
87390067 Blackwing - Jetstream the Blue Sky
87430998 Forest
87473172 Firebird
87514539 Marionette Mite
87523462 Winged Sage Falcos
87557188 The Stern Mystic
87622767 Final Psychic Ogre
87624166 Ancient Forest
87649699 Naturia Ragweed
87685879 Sea Koala
87751584 Gatling Dragon
87756343 Larvae Moth
87774234 Watapon
87798440 Armor Breaker
87836938 Vylon Vanguard
87880531 Diffusion Wave-Motion
87902575 Future Visions
87978805 Parasitic Ticky
87997872 Theinen the Great Sphinx
88032368 Second Booster
88069166 Odin's Eye
88071625 The Tyrant Neptune
88089103 The Graveyard in the Fourth Dimension
88132637 Twin-Headed Wolf
88190453 Chain Thrasher
88190790 Assault Armor
88236094 Aswan Apparition
88240808 Kycoo the Ghost Destroyer
88264978 Red-Eyes Darkness Metal Dragon
88279736 Robbin' Goblin
88283496 Garmr of the Nordic Beasts
88289295 Synchro Control
88301833 Ascending Soul
88305978 Blackwing - Calima the Haze
88307361 Superancient Deepsea King Coelacanth
88341502 Ebon Arrow
88361177 Dragunity Angusticlavii
88369727 Foolish Return
88438982 Worm Dimikles
88472456 Zombyra the Dark
88494899 Medium of the Ice Barrier
88513608 Card of Sacrifice
88559132 Turret Warrior
88619463 Sorcerer of Dark Magic
88643579 Dark End Dragon
88650530 Worm Apocalypse
88671720 Black Salvo
88696724 The Earth - Hex-Sealed Fusion
88733579 Drill Bug
88753985 Fox Fire
88789641 Hallowed Life Barrier
88820235 Elemental HERO Shining Phoenix Enforcer
88845345 Elephun
88928798 Guard Mines
88958576 Laval Burner
88975532 Pitch-Black Warwolf
88989706 Great Dezard
89040386 Blackwing - Backlash
89041555 Blast Held by a Tribute
89086566 Detonate
89111398 Dark Dust Spirit
89112729 Cyber Saurus
89127526 Barrier Resonator
89181369 Stardust Shimmer
89194033 Mystical Beast of Serket
89194103 The Fabled Kudabbi
89211486 Genex Doctor
89222931 Machine King Prototype
89235196 Big One Warrior
89252153 Elemental HERO Necroshade
89258225 Winged Minion
89258906 Blackwing - Breeze the Zephyr
89310929 Mist Valley Thunder Lord
89312388 Elemental HERO Prisma
89333528 Genex Gaia
89405199 Greed
89493368 Summon Reactor・SK
89529919 Field-Commander Rahz
89547299 Power Injector
89563150 Shining Silver Force
89567993 Amazoness Trainee
89621922 Neo-Spacian Flare Scarab
89628781 Ninjitsu Art of Decoy
89698120 Tactical Espionage Expert
89718302 Abare Ushioni
89731911 Familiar Knight
89770167 Prominence, Molten Swordsman
89792713 Nordic Relic Laevateinn
89801755 Abyssal Designator
89810518 Reptilianne Medusa
89893715 Laval Miller
89899996 D - Spirit
89914395 Divine Relic Mjollnir
89997728 Toon Table of Contents
90011152 Ojama Country
90019393 Gem-Knight Alexandrite
90020065 Jigen Bakudan
90135989 Cloudian Squall
90140980 Ojama King
90147755 Lady Assailant of Flames
90219263 Elegant Egotist
90239723 Morphtronic Repair Unit
90246973 Power Pickaxe
90263923 Leeching the Light
90311614 Dewdark of the Ice Barrier
90330453 Last Day of Witch
90337190 Torpedo Fish
90374791 Armed Changer
90397998 The Six Samurai - Kamon
90407382 The Kick Man
90434926 Veil of Darkness
90440725 Cyber Shadow Gardna
90464188 Obsidian Dragon
90500169 Level Down!?
90502999 Ground Collapse
90508760 X-Saber Airbellum
90557975 Updraft
90576781 Reptilianne Poison
90616316 The Fabled Peggulsus
90642597 Future Samurai
90654356 Black Ptera
90660762 Meteor Black Dragon
90669991 Pineapple Blast
90727556 Steelswarm Scout
90740329 Taunt
90790253 Little-Winguard
90810762 Raging Flame Sprite
90844184 Garma Sword
90846359 Rivalry of Warlords
90873992 Warrior Elimination
90925163 Dancing Fairy
90928333 Dark Factory of Mass Production
90953320 T.G. Hyper Librarian
90957527 Gladiator Beast Gaiodiaz
90960358 Toon Dark Magician Girl
90980792 Dark Jeroid
91070115 Alien Telepath
91078716 Pollinosis
91107093 Electromagnetic Shield
91123920 The Agent of Force - Mars
91133740 Snowman Eater
91148083 Gotterdammerung
91188343 The Agent of Mystery - Earth
91250514 Tongue Twister
91345518 The Agent of Judgment - Saturn
91351370 Black Whirlwind
91438994 Genex Ally Bellflame
91449144 Caam, Serenity of Gusto
91468551 Temple of the Sun
91512835 Insect Queen
91554542 Neo Flamvell Sabre
91559748 Prickle Fairy
91580102 Reptilianne Rage
91595718 Book of Secret Arts
91596726 Dark Crusader
91597389 Roll Out!
91607976 Morphtronic Clocken
91623717 Chain Strike
91662792 Gusto Egul
91663373 Cyber Esper
91711547 Flamvell Fiend
91781589 Thunder of Ruler
91782219 Crab Turtle
91798373 Gemini Scorpion
91819979 Magical Blast
91842653 Toon Summoned Skull
91862578 Enraged Muka Muka
91869203 Amazoness Archer
91985515 Koa'ki Meiru Initialize!
91989718 Attack Reflector Unit
92001300 Ancient Gear Castle
92035412 Vylon Element
92065772 Numbing Grub in the Ice Barrier
92084010 Unshaven Angler
92219931 Simultaneous Loss
92223641 The Fountain in the Sky
92300891 Karakuri Barrel mdl 96 "Shinkuro"
92346415 Psychic Sword
92361635 Atomic Scrap Dragon
92373006 Test Tiger
92377303 Dark Sage
92394653 Spirit's Invitation
92408984 The Dragon's Bead
92450185 Limiter Overload
92518817 Blazing Hiita
92595643 Fine
92676637 Tuningware
92719314 The Dark Creator
92720564 Morphtronic Boomboxen
92736188 Great Spirit
92755808 Element Saurus
92773018 Cybernetic Hidden Technology
92784374 Gishki Ariel
92854392 Staunch Defender
92890308 Morphtransition
92901944 Scrap Searcher
92924317 Soul Resurrection
92933195 Mist Valley Windmaster
93013676 Maha Vailo
93016201 Royal Oppression
93023479 Gravekeeper's Recruiter
93107608 Howling Insect
93108433 Monster Recovery
93130021 Victory Viper XX03
93151201 Voltic Kong
93157004 Vylon Omega
93187568 Spell Striker
93211836 Genex Army
93217231 Offering to the Snake Deity
93220472 Cave Dragon
93224848 Phantasmal Martyrs
93260132 Spell Shattering Arrow
93353691 Driven Daredevil
93369354 Fishborg Blaster
93379652 Gem-Knight Prismaura
93382620 Rope of Life
93431518 Gateway to Dark World
93431862 Destiny HERO - Dunker
93469007 Assault Overload
93483212 Odin, Father of the Aesir
93506862 Gishki Vanity
93542102 Morphtronic Celfon
93554166 Dark World Lightning
93599951 Dark Spirit of the Silent
93671934 Morale Boost
93709215 Darkness Destroyer
93724592 Karakuri Ninja mdl 339 "Sazank"
93730409 Whirlwind Weasel
93747864 Desert Sunlight
93816465 Zero Gardna
93882364 Genex Worker
93889755 Crass Clown
93895605 Hate Buster
93900406 Mushroom Man #2
93912845 Revival Gift
93946239 Into the Void
94004268 Amazoness Swords Woman
94068856 Time Passage
94079037 Mine Mole
94081496 Shiny Black "C"
94092230 Steelswarm Hercules
94145021 Droll & Lock Bird
94145683 Swallow's Nest
94163677 Infinite Cards
94212438 Destiny Board
94215860 Yaksha
94230224 Needle Ball
94253609 Elemental Absorber
94256039 Tower of Babel
94303232 Prevention Star
94331452 Symphonic Warrior Drumss
94374859 Hard-sellin' Zombie
94377247 Curse of the Masked Beast
94381039 Celestia, Lightsworn Angel
94425169 Spring of Rebirth
94463200 Battle-Scarred
94484482 Slip Summon
94515289 Frozen Fitzgerald
94538053 Max Warrior
94566432 Kaiser Dragon
94568601 Tyrant Dragon
94585852 Pandemonium
94622638 Genex Ally Powercell
94662235 Bending Destiny
94664694 Mad Archfiend
94667532 Mecha-Dog Marron
94681654 Raptor Wing Strike
94689635 Herald of Purple Light
94716515 Eradicating Aerosol
94739788 Remove Brainwashing
94772232 Spirit Message "A"
94773007 Jirai Gumo
94793422 Rod of the Mind's Eye
94804055 Firewall
94820406 Dark Fusion
94845226 The Fabled Rubyruda
94853057 Banisher of the Radiance
94878265 Moja
94886282 Charge of the Light Brigade
94905343 Rabid Horseman
94940436 Magnet Circle LV2
94944637 Doom Shaman
95026693 Soul of Fire
95051344 Eternal Rest
95084054 Wattcannon
95090813 Koa'ki Meiru War Arms
95096437 Secrets of the Gallant
95132338 Aqua Chorus
95144193 Kwagar Hercules
95166228 Grasschopper
95174353 Ameba
95178994 Giant Germ
95194279 Dimension Distortion
95204084 Koa'ki Meiru Tornado
95214051 Jade Insect Whistle
95220856 Vengeful Bog Spirit
95281259 The Warrior Returning Alive
95291684 D.D. Unicorn Knight
95308449 Final Countdown
95326659 Crystal Beacon
95360850 Shield Warrior
95362816 Elemental HERO Lady Heat
95443805 Mist Valley Shaman
95451366 Exhausting Spell
95453143 Hundred Eyes Dragon
95472621 Big Burn
95492061 Manju of the Ten Thousand Hands
95503687 Lumina, Lightsworn Summoner
95507060 Raging Mad Plants
95515060 Rod of Silence - Kay'est
95519486 The Six Samurai - Zanji
95526884 Hyper Psychic Blaster
95600067 Crystal Beast Topaz Tiger
95614612 Cannonball Spear Shellfish
95621257 Flamvell Magician
95638658 Shooting Star Bow - Ceal
95701283 Majestic Mech - Goryu
95727991 Catapult Turtle
95744531 Griggle
95750695 Supervise
95784434 Molting Escape
95789089 Kangaroo Champ
95841282 Cat's Ear Tribe
95888876 Chthonian Emperor Dragon
95943058 Evil HERO Infernal Gainer
95952802 Flower Wolf
95956346 Shining Angel
96008713 Magical Arm Shield
96012004 Lucky Chance
96029574 Black Brutdrago
96099959 X-Saber Palomuro
96146814 A/D Changer
96148285 Triggered Summon
96182448 Nitro Synchron
96216229 Gladiator Beast War Chariot
96218085 Breakthrough!
96235275 Jain, Lightsworn Paladin
96300057 W-Wing Catapult
96316857 Recycle
96331676 Crystal Raigeki
96355986 Enchanted Javelin
96363153 Tuning
96384007 Machina Defender
96420087 Contract with the Dark Master
96428622 Cybernetic Cyclopean
96458440 Legendary Black Belt
96470883 Queen Angel of Roses
96501677 Catnipped Kitty
96553688 Phoenixian Seed
96561011 Red-Eyes Darkness Dragon
96565487 Blizzard Warrior
96631852 Impenetrable Formation
96653775 Naturia Pumpkin
96677818 Spellbook Organization
96700602 Barrier Wave
96729612 Preparation of Rites
96765646 Swing of Memories
96782886 Mind Master
96872283 Evocator Chevalier
96875080 Orbital Bombardment
96890582 Flash Assailant
96907086 Earthbound Whirlwind
96914272 Egotistical Ape
96930127 Chain Dog
96938777 Machine Lord Ür
96947648 Salvage
96965364 Insect Imitation
97017120 Giant Rat
97093037 The Creator Incarnate
97151365 Spacegate
97168905 Miracle Locus
97234686 Gladiator Lash
97268402 Effect Veiler
97342942 Ectoplasmer
97362768 Spark Blaster
97385276 Level Warrior
97439308 Chaos Greed
97439806 Fabled Kushano
97452817 Arcana Force XVIII - The Moon
97489701 Red Nova Dragon
97570038 Kaminote Blow
97574404 Arcana Force VI - The Lovers
97623219 Element Valkyrie
97642679 Dark Master - Zorc
97651498 Fabled Lurrie
97687912 Fairy Meteor Crush
97697678 Flying Saucer Muusik'i
97705809 Supercharge
97783659 Blood Sucker
97806240 Forced Ceasefire
97809599 Seal of the Ancients
97811903 Clear Vice Dragon
97885363 Wattdragonfly
97904474 Handcuffs Dragon
97922283 Howl of the Wild
97970833 Last Resort
98024118 White Potan
98049038 Stealthroid
98049915 Mystic Lamp
98139712 Skull Invitation
98143165 Synchro Boost
98147766 Genetic Woman
98162242 Needle Burrower
98239899 Blast with Chain
98252586 Follow Wind
98259197 Ojamuscle
98266377 Elemental HERO Heat
98273947 Graceful Revival
98299011 Gift of The Mystical Elf
98336111 Fusion Devourer
98374133 Invigoration
98380593 Supremacy Berry
98434877 Suijin
98437424 Naturia Cosmobeet
98444741 Accumulated Fortune
98446407 Hand of Nephthys
98494543 Magical Stone Excavation
98495314 Sword of Deep-Seated
98502113 Dark Paladin
98585345 Winged Kuriboh LV10
98645731 Pot of Duality
98666339 Dimensional Inversion
98719226 Alien Warrior
98745000 Mystical Knight of Jackal
98777036 Tragoedia
98792570 Gift of the Martyr
98847704 Release Restraint Wave
98867329 Cursed Armaments
98891840 Gladiator Beast's Respite
98927491 Ambulance Rescueroid
98954375 Infernity Destroyer
98956134 Destruction Jammer
99002135 Urgent Synthesis
99013397 Gladiator Beast's Battle Halberd
99050989 Drillago
99075257 D - Time
99150062 Naturia Antjaw
99173029 Spiritual Energy Settle Machine
99177923 Infernity Archfiend
99189322 Arcana Call
99214782 Steelswarm Sentinel
99267150 Five-Headed Dragon
99284890 Avatar of The Pot
99342953 Code A Ancient Ruins
99351431 The Secret of the Bandit
99414168 Elemental Mistress Doriado
99426834 Beastking of the Swamps
99458769 Reign-Beaux, Overlord of Dark World
99517131 The Spell Absorbing Life
99518961 Restructer Revolution
99523325 Gravekeeper's Stele
99532708 Alien Mars
99551425 Labyrinth Tank
99590524 Treacherous Trap Hole
99594764 Dragunity Corsesca
99597615 Malevolent Nuzzler
99659159 Dragon Mastery
99675356 Shien's Footsoldier
99690140 Gravekeeper's Vassal
99721536 Dokurorider
99724761 XZ-Tank Cannon
99735427 Shadow-Imprisoning Mirror
99747800 Legendary Fiend
99788587 Blasting Fuse
99789342 Dark Magic Curtain
99861526 Submarineroid
99865167 Wind Effigy
99877698 Gravekeeper's Cannonholder
99899504 Skull Flame
99916754 Naturia Exterio
99995595 Recycling Batteries
`

const pairs = others
  .trim()
  .split('\n')
  .map((line): readonly [string, string] => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)])
const byPasscode: ReadonlyMap<string, string> = new Map(pairs)
const byName: ReadonlyMap<string, string> = new Map(pairs.map(([, name]) => [plainly(name), name]))

export const strangers: Strangers = {
  nameOf: (passcode) => byPasscode.get(passcode) ?? null,
  named: (typed) => byName.get(plainly(typed)) ?? null,
}
