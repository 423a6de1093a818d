import { setImmediate } from 'node:timers/promises'
import { answerOf, botSeed } from '@duelhall/bots'
import { type Aside, type Decision, IllegalChoice, type PlayerId } from '@duelhall/kernel'
import { replayOfMatch, undo } from '../match.ts'
import { warn } from '../paint.ts'
import { shelve, shortName, writeSave } from '../saves.ts'
import { botOf } from '../seats.ts'
import { ending, sightOf } from './picture.ts'
import { accountOf, answerOffer, commit, isPerson, type Session } from './session.ts'
import { askPerson } from './turn.ts'
import { words } from './words.ts'

/** Plays until the game is over or somebody leaves. */
export async function playTable(session: Session): Promise<void> {
  const { match, terminal } = session
  const { game } = match.module
  let last: PlayerId | null = null
  for (let decision = game.decision(match.state); decision !== null; decision = game.decision(match.state)) {
    await setImmediate() // so that Ctrl-C is heard while computers play
    const { player } = decision
    if (!isPerson(session, player)) {
      botMove(session, player)
      continue
    }
    if (!(await handOver(session, player, last))) return leave(session)
    last = player
    const reply = await askPerson(session, decision)
    if (reply === 'leave') return leave(session)
    if (reply === 'undo') {
      undo(match)
      writeSave(session.name, session.seats, replayOfMatch(match))
      const account = accountOf(session, player)
      account.fresh = { events: account.fresh.events, told: [words.undone] }
      continue
    }
    if (reply === 'rest') takeRest(session, decision)
    else answer(session, player, reply)
  }
  const watcher = session.accounts.length === 1 ? session.accounts[0]!.viewer : null
  terminal.clear()
  terminal.write(ending(session, watcher))
  terminal.write(words.kept(shelve(session.name, replayOfMatch(match))))
}

function botMove(session: Session, player: PlayerId): void {
  const { match } = session
  const bot = botOf(session.seats[player]!)!
  commit(session, answerOf(match.module, match.state, bot, botSeed(match.seed, player)))
  if (session.accounts[0]!.viewer === null) tell(session)
}

/** Where only computers play, what happens is told as it happens. */
function tell(session: Session): void {
  const account = session.accounts[0]!
  session.terminal.write(account.fresh.told)
  account.fresh = { events: [], told: [] }
}

/** The first option of this question and of those like it that follow within the same act. */
function takeRest(session: Session, first: Decision): void {
  const { match } = session
  let next: Decision | null = first
  do {
    answer(session, first.player, 0)
    next = match.module.game.decision(match.state)
  } while (next !== null && next.player === first.player && next.ask === first.ask && next.back > 0)
}

function answer(session: Session, player: PlayerId, reply: number | Aside): void {
  const account = accountOf(session, player)
  const { fresh } = account
  account.fresh = { events: [], told: [] }
  try {
    if (typeof reply === 'number') commit(session, reply)
    else say(session, reply)
  } catch (error) {
    if (!(error instanceof IllegalChoice)) throw error
    account.fresh = { events: fresh.events, told: [...fresh.told, session.terminal.paint(warn, error.message)] }
  }
}

function say(session: Session, aside: Aside): void {
  commit(session, aside)
  if (aside.says === 'offer') answerOffer(session, (reply) => say(session, reply))
}

/** Between two people at one screen a curtain hides what the next may see; without secrets there is none. */
async function handOver(session: Session, player: PlayerId, last: PlayerId | null): Promise<boolean> {
  if (last === null || last === player) return true
  if (!sightOf(session, player).view.pieces.some((piece) => piece.def === null)) return true
  session.terminal.clear()
  return (await session.terminal.ask(`${words.curtain(session.seats[player]!.name)} `)) !== null
}

/** Every choice is on disk already. */
export function leave(session: Session): void {
  const { id } = session.match.module.game
  session.terminal.write(['', words.resume(id, shortName(id, session.name))])
}
