/** Everything the table says that is not the game's own wording. */
export const words = {
  /** What may be typed, and what it does. */
  help: [
    ['ENTER', 'takes the option named in the prompt'],
    ['a number', 'takes that option'],
    ['words', 'find options: "f3 d2" takes the only one that fits, "f3" shows those of F3'],
    ['all', 'shows all options again'],
    ['? words', 'tells all about a piece; ? alone shows this'],
    ['why words', 'tells why something is not possible, with its rule: "why f3 p1"'],
    ['rules id', 'shows a rule: "rules BC-MOVE-01"'],
    ['undo', 'takes your last choice back while nobody has seen it'],
    ['rest', 'takes the first option now and in the questions like it that follow, such as all pawns'],
    ['log, board', 'what has happened so far; the picture again'],
    ['offer, accept, decline', 'ending the game by agreement'],
    ['resign', 'gives up'],
    ['save FILE', 'writes the game so far as a replay; it is kept anyway'],
    ['quit', 'leaves; the game waits for you'],
  ] as const satisfies readonly (readonly [string, string])[],
  hint: '? help · why … · undo · rest · log · quit',

  turnOf: (name: string, turn: number) => `Turn ${turn} · ${name}`,
  enter: (n: number, option: string) => `ENTER = ${n} ${option}`,
  found: (n: number) => `${n} options fit; type a number, more words, or all`,
  noOption: (n: number) => `there is no option ${n}`,
  noneFits: (typed: string) => `no option fits "${typed}"`,

  whyWhat: 'why what? Name a piece, a place or both: "why f3 p1"',
  itIsOffered: (numbers: readonly number[]) => [
    `That is possible now: ${numbers.length === 1 ? 'option' : 'options'} ${shortList(numbers)}.`,
  ],
  nothingCalled: (typed: string) => `nothing on the table is called "${typed}"`,
  manyCalled: (typed: string) => `"${typed}" could be many things:`,
  noReason: 'Nothing forbids it, but it is not part of this question.',

  undone: 'Taken back.',
  nothingToUndo: 'Nothing can be taken back: others have seen your last choice, or chance has spoken since.',
  noLog: 'Nothing has happened yet.',

  exists: (path: string) => `${path} exists already; name another file`,
  saved: (path: string) => `Saved to ${path}`,
  resume: (game: string, name: string) => `The game is saved. Go on with: npm run -s duelhall -- play ${game} --resume ${name}`,
  kept: (path: string) => `The whole game is kept. See it again with: npm run -s duelhall -- replay show ${path}`,
  resumed: (choices: number) => `Welcome back: ${choices} choices have been made.`,

  sureToResign: 'Give up? Type yes to resign: ',
  notResigned: 'You play on.',
  offered: (names: readonly string[]) => `${names.join(', ')} would end the game here: accept or decline?`,

  curtain: (name: string) => `Hand the screen to ${name}. ${name}: press ENTER when nobody else is looking.`,
  over: 'The game is over',
  places: (name: string, place: number) => `  ${place}.  ${name}`,
}

const shortList = (numbers: readonly number[]): string =>
  numbers.length <= 8 ? numbers.join(', ') : `${numbers.slice(0, 8).join(', ')} and ${numbers.length - 8} more`
