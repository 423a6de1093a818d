import type { Lesson } from '@duelhall/lessons'
import type { Position } from './positions.ts'

/** A whole game, from the empty field to the last life point. */
export const game: Lesson<Position> = {
  id: 'first-game',
  title: 'Your first game',
  chapter: 'game',
  rules: ['DD-ROLL-01', 'DD-DIMENSION-03', 'DD-MOVE-01', 'DD-ATTACK-01', 'DD-WIN-01'],
  position: {
    board: 'EMPTY',
    phase: 'roll',
    dice: [
      ['blu1', 'blu1', 'blu1', 'grn1', 'grn1', 'grn1', 'blu2', 'blu2', 'grn2', 'grn2', 'red2', 'red2', 'red2', 'blu3', 'blu3'],
      ['yel1', 'yel1', 'yel1', 'yel1', 'yel1', 'yel2', 'yel2', 'yel2', 'yel2', 'yel2', 'grn1', 'grn1', 'grn1', 'grn1', 'grn1'],
    ],
    reserve: [
      ['squire', 'squire', 'knight', 'hound', 'mole'],
      ['ghoul', 'ghoul', 'shade'],
    ],
  },
  steps: [
    {
      says: 'The field is empty. Roll for a summon: three dice of level 1. The blue one first.',
      do: { act: 'roll', piece: 'blu1' },
    },
    {
      says: 'A second blue one.',
      do: { act: 'roll', piece: 'blu1#2' },
    },
    {
      says: 'And a green one.',
      do: { act: 'roll', piece: 'grn1' },
      rolls: [1, 2, 5],
      claims: [{ asks: 'summon' }, { player: 0, has: { movement: 2 } }],
    },
    {
      says: 'Two summon crests of level 1, and two movement crests for the pool. Summon the Squire with a blue die.',
      do: { act: 'summon', piece: 'blu1', target: 'squire' },
      claims: [{ asks: 'where' }],
    },
    {
      says: 'It will stand on g4.',
      do: { act: 'where', place: 'g4' },
      claims: [{ asks: 'net' }],
    },
    {
      says: 'Unfold the cross, net 5, not turned.',
      do: { act: 'net', place: 'NET-05 0°' },
      claims: [{ piece: 'g4', has: { name: 'Squire' } }],
    },
    {
      says: 'Keep the movement crests: the pool does not empty. End your turn; the other player will roll and summon a Ghoul.',
      do: { act: 'endTurn' },
      rolls: [1, 2, 5],
      answers: [
        { act: 'roll', piece: 'yel1' },
        { act: 'roll', piece: 'yel1#2' },
        { act: 'roll', piece: 'yel1#3' },
        { act: 'summon', target: 'ghoul' },
        { act: 'where', place: 'g16' },
        { act: 'net', place: 'NET-05 180°' },
      ],
      claims: [{ piece: 'g16', has: { name: 'Ghoul' } }, { asks: 'roll' }],
    },
    {
      says: 'Now for the Knight, of level 2: choose a blue die of level 2.',
      do: { act: 'roll', piece: 'blu2' },
    },
    {
      says: 'The other one.',
      do: { act: 'roll', piece: 'blu2#2' },
    },
    {
      says: 'And a green die of level 1, for movement.',
      do: { act: 'roll', piece: 'grn1' },
      rolls: [1, 2, 5],
      claims: [{ asks: 'summon' }, { player: 0, has: { movement: 4 } }],
    },
    {
      says: 'Two summon crests of level 2. Summon the Knight.',
      do: { act: 'summon', piece: 'blu2', target: 'knight' },
      claims: [{ asks: 'where' }],
    },
    {
      says: 'A new net has to touch a path of yours. Choose f8.',
      do: { act: 'where', place: 'f8' },
      claims: [{ asks: 'net' }],
    },
    {
      says: 'Net 11, not turned: a staircase that reaches far ahead.',
      do: { act: 'net', place: 'NET-11 0°' },
      claims: [{ piece: 'f8', has: { name: 'Knight' } }],
    },
    {
      says: 'End your turn. The other dungeon will grow towards yours.',
      do: { act: 'endTurn' },
      rolls: [1, 2, 6],
      answers: [
        { act: 'roll', piece: 'yel1' },
        { act: 'roll', piece: 'yel1#2' },
        { act: 'roll', piece: 'yel1#3' },
        { act: 'summon', target: 'ghoul' },
        { act: 'where', place: 'g13' },
        { act: 'net', place: 'NET-07 mirrored 0°' },
        { act: 'endTurn' },
      ],
      claims: [
        { piece: 'g13', has: { name: 'Ghoul' } },
        { player: 1, has: { movement: 1 } },
      ],
    },
    {
      says: 'The two dungeons have met: a way leads from master to master. Roll for crests now: the blue die of level 2.',
      do: { act: 'roll', piece: 'blu2' },
    },
    {
      says: 'A green one of level 2.',
      do: { act: 'roll', piece: 'grn2' },
    },
    {
      says: 'And a red one of level 2.',
      do: { act: 'roll', piece: 'red2' },
      rolls: [6, 4, 5],
      claims: [{ player: 0, has: { movement: 7, attack: 1, defense: 1 } }, { asks: 'main' }],
    },
    {
      says: 'Seven movement, one attack, one defense. Lead the Knight to g12, beside the Ghoul on g13.',
      do: { act: 'move', piece: 'f8', place: 'g12' },
      claims: [
        { piece: 'g12', has: { name: 'Knight' } },
        { player: 0, has: { movement: 2 } },
      ],
    },
    {
      says: 'Attack the Ghoul. Its master has no defense crest to spend.',
      do: { act: 'attack', piece: 'g12', target: 'g13' },
      claims: [{ piece: 'B ghoul', has: { where: 'gone' } }],
    },
    {
      says: 'One Ghoul less. End your turn: the other one will come, and it can attack.',
      do: { act: 'endTurn' },
      rolls: [5, 5, 6],
      answers: [
        { act: 'roll', piece: 'grn1' },
        { act: 'roll', piece: 'grn1#2' },
        { act: 'roll', piece: 'yel2' },
        { act: 'move', piece: 'g16', place: 'g13' },
        { act: 'attack', piece: 'g13', target: 'g12' },
      ],
      claims: [{ asks: 'defend' }],
    },
    {
      says: 'The Ghoul strikes your Knight with 10. You kept a defense crest: spend it, and the 20 DEF of the Knight stops it all.',
      do: { act: 'defend' },
      claims: [{ piece: 'g12', has: { damage: 0 } }, { player: 0, has: { defense: 0 } }, { asks: 'roll' }],
    },
    {
      says: 'Now roll for attacks: a blue die of level 1.',
      do: { act: 'roll', piece: 'blu1' },
    },
    {
      says: 'A red one of level 2; after it only red ones are left to choose, so another is taken by itself.',
      do: { act: 'roll', piece: 'red2' },
      rolls: [6, 5, 5],
      claims: [{ player: 0, has: { attack: 3 } }],
    },
    {
      says: 'Strike back at the Ghoul.',
      do: { act: 'attack', piece: 'g12', target: 'g13' },
      claims: [{ player: 0, has: { attack: 2 } }],
    },
    {
      says: 'The way is free, but whoever has attacked does not move any more in this turn. End it.',
      do: { act: 'endTurn' },
      rolls: [5, 5, 5],
      answers: [
        { act: 'roll', piece: 'yel1' },
        { act: 'roll', piece: 'yel1#2' },
        { act: 'roll', piece: 'yel1#3' },
      ],
      claims: [{ player: 1, has: { trap: 4 } }],
    },
    {
      says: 'The other master stands alone. Roll for movement: a green die.',
      do: { act: 'roll', piece: 'grn1' },
    },
    {
      says: 'A second green one of level 1.',
      do: { act: 'roll', piece: 'grn1#2' },
    },
    {
      says: 'And a green one of level 2.',
      do: { act: 'roll', piece: 'grn2' },
      rolls: [5, 5, 4],
      claims: [{ player: 0, has: { movement: 9 } }],
    },
    {
      says: 'Lead the Knight to g18, in front of the other Dungeon Master.',
      do: { act: 'move', piece: 'g12', place: 'g18' },
      claims: [{ piece: 'g18', has: { name: 'Knight' } }],
    },
    {
      says: 'Attack the master: whatever the strength, an attack takes one life point.',
      do: { act: 'attack', piece: 'g18', target: 'B' },
      claims: [
        { player: 1, has: { life: 2 } },
        { refuses: { act: 'attack', piece: 'g18', target: 'B' }, rule: 'DD-ATTACK-03' },
      ],
    },
    {
      says: 'A monster attacks once in a turn. End yours.',
      do: { act: 'endTurn' },
      rolls: [5, 5, 5],
      answers: [
        { act: 'roll', piece: 'yel1' },
        { act: 'roll', piece: 'yel1#2' },
        { act: 'roll', piece: 'yel1#3' },
      ],
      claims: [{ asks: 'roll' }],
    },
    {
      says: 'Choose dice that bring attacks: blue.',
      do: { act: 'roll', piece: 'blu1' },
    },
    {
      says: 'And red.',
      do: { act: 'roll', piece: 'red2' },
      rolls: [6, 5, 5],
      claims: [{ player: 0, has: { attack: 4 } }],
    },
    {
      says: 'Attack the master.',
      do: { act: 'attack', piece: 'g18', target: 'B' },
      claims: [{ player: 1, has: { life: 1 } }],
    },
    {
      says: 'End your turn.',
      do: { act: 'endTurn' },
      rolls: [5, 5, 5],
      answers: [
        { act: 'roll', piece: 'yel1' },
        { act: 'roll', piece: 'yel1#2' },
        { act: 'roll', piece: 'yel1#3' },
      ],
      claims: [{ asks: 'roll' }],
    },
    {
      says: 'The last turn: blue.',
      do: { act: 'roll', piece: 'blu1' },
    },
    {
      says: 'And red.',
      do: { act: 'roll', piece: 'red2' },
      rolls: [6, 5, 5],
    },
    {
      says: 'Strike for the last life point.',
      do: { act: 'attack', piece: 'g18', target: 'B' },
      claims: [{ over: 'DD-WIN-01', places: [1, 2] }],
    },
    {
      says: 'You have played a whole game: roll, summon, unfold, move, attack, defend. Flyers, tunnellers and items are shown in the lessons that follow.',
    },
  ],
}
