// A finished match is played on from any of its positions at a table of its own, whose log needs no other.
import { type Packet, verify } from '@duelhall/api'
import { type PlayerId, playBack, playerId, type Replay } from '@duelhall/kernel'
import { link } from '@duelhall/store'
import { expect, test } from 'vitest'
import { account, guest, type Visitor } from './client.ts'
import { chanceOf, find } from './driver.ts'
import { openHouse } from './house.ts'

const house = openHouse()
const isStep = (packet: Packet): packet is Extract<Packet, { type: 'step' }> => packet.type === 'step'
const look = async (person: Visitor, match: string) => person.call('match', { params: { match } })

/** So many choices by whoever is asked, taken with the chance of this name. */
async function play(people: readonly Visitor[], match: string, many: number, name: string): Promise<void> {
  const chance = chanceOf(name)
  for (let i = 0; i < many; ) {
    for (const person of people) {
      const { step } = await look(person, match)
      if (step.status !== 'running') return
      const decision = step.view?.decision
      if (decision?.n == null) continue
      const option = decision.options[chance(decision.options.length)]
      if (option === undefined) throw new Error('nothing is on offer')
      await person.call('act', { params: { match }, body: { key: `${name}${i}`, do: 'choose', n: decision.n, option } })
      i++
    }
  }
}

async function finished(game: string): Promise<{ readonly match: string; readonly people: readonly Visitor[] }> {
  const people = [await account(house.base, `Ada ${game}`.slice(0, 20)), await account(house.base, `Bob ${game}`.slice(0, 20))]
  const [ada, bob] = people as [Visitor, Visitor]
  const { match } = await ada.call('open', { body: { key: 'first', game, players: 2, seed: 'a' } })
  await bob.call('join', { params: { match }, body: { key: 'j', seed: 'b' } })
  await play(people, match, 24, 'first')
  await bob.call('act', { params: { match }, body: { key: 'end', do: 'say', says: 'resign' } })
  return { match, people }
}

test.each(['dungeon-dice', 'dice-masters-yugioh'])(
  '%s: from any position, with new dice that verify',
  { timeout: 120_000 },
  async (game) => {
    const { match: first, people } = await finished(game)
    const source = await (await guest(house.base)).call('replay', { params: { match: first } })
    const at = 12
    const [cid, dee] = [await guest(house.base), await guest(house.base)]
    const { match } = await cid.call('playOn', { params: { match: first }, body: { key: 'on', at, seat: 1, seed: 'c' } })
    // The same key is the same table.
    expect((await cid.call('playOn', { params: { match: first }, body: { key: 'on', at, seat: 1, seed: 'c' } })).match).toBe(match)
    expect((await look(cid, match)).agreed).toMatchObject({ rated: false, from: { match: first, at } })
    await dee.call('join', { params: { match }, body: { key: 'j', seed: 'd' } })

    // It stands as it stood then, and nobody takes back what others chose.
    const stream = cid.follow([match])
    const begun = await stream.until((packet) => isStep(packet) && packet.step.view !== null)
    stream.close()
    const { agreed } = await look(cid, match)
    expect(agreed.commitment).not.toBe((await look(people[0] as Visitor, first)).agreed.commitment)
    expect(isStep(begun) ? begun.step.view : null).toEqual(viewAfter(source, at, playerId(1)))
    for (const person of [cid, dee])
      for (const doing of ['undo', 'plead'] as const)
        await expect(person.call('act', { params: { match }, body: { key: `t${doing}`, do: doing } })).rejects.toMatchObject({
          error: { code: 'nothing' },
        })

    await play([cid, dee], match, 20, 'second')
    await dee.call('act', { params: { match }, body: { key: 'end', do: 'say', says: 'resign' } })
    const file = await cid.call('file', { params: { match } })
    expect(verify(file, find)).toMatchObject({ faults: [] })
    const replay = await cid.call('replay', { params: { match } })
    expect(replay.choices.slice(0, at)).toEqual(source.choices.slice(0, at))
    expect(replay.choices[at]).toMatchObject({ dice: expect.stringMatching(/^[0-9a-f]{64}$/) })
    expect(replay.seed).toBe(source.seed)

    // Once more from there, and from where nobody can.
    const again = { key: 'again', at: replay.choices.length - 3, bots: [{ level: 1 }] }
    const { match: third } = await cid.call('playOn', { params: { match }, body: again })
    expect((await look(cid, third)).step.status).toBe('running')
    for (const wrong of [source.choices.length, source.choices.length + 1])
      await expect(cid.call('playOn', { params: { match: first }, body: { key: 'no', at: wrong } })).rejects.toMatchObject({
        error: { code: 'nothing' },
      })
    expect(house.troubles).toEqual([])
  },
)

/** What a seat saw after so many choices. */
function viewAfter(replay: unknown, at: number, seat: PlayerId): unknown {
  const { game: id } = replay as Replay
  const module = find(id)
  if (module === null) throw new Error(`no game ${id}`)
  return JSON.parse(JSON.stringify(module.game.view(playBack(module.game, replay as Replay, at).state, seat)))
}

test('other dice lead elsewhere: what comes is not what came', { timeout: 120_000 }, async () => {
  const { match: first } = await finished('battle-of-creatures')
  const [cid, dee] = [await guest(house.base), await guest(house.base)]
  const { match } = await cid.call('playOn', { params: { match: first }, body: { key: 'on', at: 6 } })
  await dee.call('join', { params: { match }, body: { key: 'j' } })
  await dee.call('act', { params: { match }, body: { key: 'end', do: 'say', says: 'resign' } })
  const [old, now] = [await cid.call('replay', { params: { match: first } }), await cid.call('replay', { params: { match } })]
  const dice = now.choices[6]
  expect(typeof dice === 'object' && 'dice' in dice ? dice.dice : '').not.toBe(old.seed)
  // The log holds the way to the position, so that it needs no other; one with another way does not verify.
  const file = await cid.call('file', { params: { match } })
  const [first0, ...rest] = file.entries
  const opening = JSON.parse(first0?.body ?? '{}') as { readonly source: { readonly choices: readonly unknown[] } }
  expect(opening.source.choices).toEqual(old.choices.slice(0, 6))
  expect(verify(file, find).faults).toEqual([])
  const body = JSON.stringify({ ...opening, source: { ...opening.source, choices: opening.source.choices.slice(1) } })
  let previous = '0'.repeat(64)
  const entries = [{ ...(first0 as (typeof file.entries)[number]), body }, ...rest].map((entry) => {
    previous = link(previous, entry)
    return { ...entry, hash: previous }
  })
  expect(verify({ ...file, entries }, find).faults).not.toEqual([])
})
