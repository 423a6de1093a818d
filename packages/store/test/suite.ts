import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type Job, type MatchRow, type NewEntry, type Store, Taken } from '../src/index.ts'
import { simulationsSuite } from './simulations-suite.ts'
import { togetherSuite } from './together-suite.ts'

const entry = (key: string, body = '{}'): NewEntry => ({ at: 5, by: 'ada', key, kind: 'choice', body })
const table = (id: string): MatchRow => ({
  id,
  game: 'tussle',
  status: 'running',
  table: '{"seats":2}',
  outcome: null,
  created: 1,
  updated: 1,
})
const user = (id: string, name = id) => ({ id, name, password: null, bot: 0, created: 7 })

/** What every store must do; each implementation runs it whole. */
export function storeSuite(name: string, open: () => Promise<Store>): void {
  describe(name, () => {
    let store: Store
    beforeAll(async () => {
      store = await open()
    })
    afterAll(() => store.close())

    const started = async (id: string): Promise<void> => {
      expect((await store.matches.open(table(id), entry('open'))).is).toBe('stored')
    }

    test('who hands in the hash of the line before writes by one statement, and is told of keys and places that are taken', async () => {
      await started('m0')
      const [open] = await store.log.tail('m0', 0)
      const first = await store.log.append('m0', 1, [entry('a', '"first"')], open?.hash)
      if (first.is !== 'stored') throw new Error('not stored')
      expect(await store.verify('m0')).toBeNull()
      const tip = first.entries[0]?.hash ?? ''
      expect((await store.log.append('m0', 1, [entry('b')], open?.hash)).is).toBe('late')
      const again = { is: 'again', entry: { seq: 1, body: '"first"' } }
      expect(await store.log.append('m0', 1, [entry('a', '"second"')], open?.hash)).toMatchObject(again)
      expect(await store.log.append('m0', 2, [entry('a', '"second"')], tip)).toMatchObject(again)
      expect(await store.log.append('m0', 2, [entry('c'), entry('a')], tip)).toMatchObject(again)
      expect((await store.log.append('m0', 2, [entry('c'), entry('d')], tip)).is).toBe('stored')
      expect((await store.log.tail('m0', 0)).map((e) => e.key)).toEqual(['open', 'a', 'c', 'd'])
      expect(await store.verify('m0')).toBeNull()
    })

    test('what was appended comes back in order, from any place on', async () => {
      await started('m1')
      await store.log.append('m1', 1, [entry('a', '{"x":1}'), entry('b')])
      await store.log.append('m1', 3, [entry('c')])
      expect((await store.log.tail('m1', 0)).map((e) => e.key)).toEqual(['open', 'a', 'b', 'c'])
      expect((await store.log.tail('m1', 2)).map((e) => e.seq)).toEqual([2, 3])
      expect((await store.log.tail('m1', 1))[0]).toMatchObject({ match: 'm1', seq: 1, at: 5, by: 'ada', body: '{"x":1}' })
      expect(await store.log.tail('m1', 9)).toEqual([])
      expect(await store.log.tail('nobody', 0)).toEqual([])
      expect((await store.log.heads()).get('m1')).toBe(4)
      expect((await store.log.heads()).get('nobody')).toBeUndefined()
    })

    test('many logs that are asked for at once come back each as a whole', async () => {
      const ids = Array.from({ length: 70 }, (_, i) => `w${i}`)
      for (const [i, id] of ids.entries()) {
        await started(id)
        if (i % 3 > 0)
          await store.log.append(
            id,
            1,
            Array.from({ length: i % 3 }, (_, k) => entry(`k${k}`, `"${id}"`)),
          )
      }
      const logs = await Promise.all([...ids, 'nobody', ...ids.slice(0, 3)].map((id) => store.log.whole(id)))
      for (const [i, id] of [...ids, 'nobody', ...ids.slice(0, 3)].entries()) expect(logs[i]).toEqual(await store.log.tail(id, 0))
      expect(logs.map((log) => log.length)).toContain(3)
    })

    test('a place of the log has one writer', async () => {
      await started('m2')
      const tries = Array.from({ length: 20 }, (_, i) => store.log.append('m2', 1, [entry(`k${i}`)]))
      const results = (await Promise.all(tries)).map((r) => r.is)
      expect(results.filter((is) => is === 'stored')).toHaveLength(1)
      expect(results.filter((is) => is === 'late')).toHaveLength(19)
      expect(await store.log.tail('m2', 0)).toHaveLength(2)
    })

    test('a batch that meets a taken place leaves nothing behind', async () => {
      await started('m3')
      await store.log.append('m3', 1, [entry('a')])
      expect((await store.log.append('m3', 1, [entry('b'), entry('c')])).is).toBe('late')
      expect((await store.log.tail('m3', 0)).map((e) => e.key)).toEqual(['open', 'a'])
    })

    test('the same key gets the answer it got before', async () => {
      await started('m4')
      await store.log.append('m4', 1, [entry('a', '"first"')])
      await store.log.append('m4', 2, [entry('b')])
      expect(await store.log.append('m4', 3, [entry('a', '"second"')])).toMatchObject({
        is: 'again',
        entry: { seq: 1, body: '"first"' },
      })
      expect(await store.log.tail('m4', 0)).toHaveLength(3)
      expect(await store.log.find('m4', 'ada', 'b')).toMatchObject({ seq: 2 })
      expect(await store.log.find('m4', 'bob', 'b')).toBeNull()
      // Another person's key, or another match, is another matter.
      expect((await store.log.append('m4', 3, [{ ...entry('a'), by: 'bob' }])).is).toBe('stored')
    })

    test('the last beat only moves forward', async () => {
      expect(await store.lastBeat()).toBeNull()
      await store.beat(700, 'hall-x')
      await store.beat(600, 'hall-x')
      expect(await store.lastBeat()).toBe(700)
    })

    test('a log has no holes', async () => {
      await started('m5')
      await expect(store.log.append('m5', 7, [entry('a')])).rejects.toThrow('no entry 6')
      expect(await store.log.tail('m5', 0)).toHaveLength(1)
    })

    test('many matches written at once do not disturb each other', async () => {
      const ids = Array.from({ length: 40 }, (_, i) => `many${i}`)
      await Promise.all(ids.map(started))
      await Promise.all(ids.map((id) => store.log.append(id, 1, [entry('a', JSON.stringify(id))])))
      for (const id of ids) {
        expect((await store.log.tail(id, 1)).map((e) => e.body)).toEqual([JSON.stringify(id)])
        expect(await store.verify(id)).toBeNull()
      }
    })

    test('a snapshot only moves forward', async () => {
      await store.log.keep({ match: 'm1', seq: 3, body: 'three' })
      await store.log.keep({ match: 'm1', seq: 2, body: 'two' })
      expect(await store.log.snapshot('m1')).toEqual({ match: 'm1', seq: 3, body: 'three' })
      await store.log.keep({ match: 'm1', seq: 4, body: 'four' })
      await store.log.keep({ match: 'm1', seq: 4, body: 'four again' })
      expect((await store.log.snapshot('m1'))?.body).toBe('four')
      // A state, and all that was shown until then.
      const large = JSON.stringify(Array.from({ length: 40_000 }, (_, i) => `${i} – ½`))
      await store.log.keep({ match: 'm1', seq: 5, body: large })
      expect(await store.log.snapshot('m1')).toEqual({ match: 'm1', seq: 5, body: large })
      expect(await store.log.snapshot('nobody')).toBeNull()
    })

    test('a name belongs to one person, whatever its capitals', async () => {
      await store.people.add(user('u1', 'Ada'))
      await expect(store.people.add(user('u2', 'ADA'))).rejects.toThrow(Taken)
      expect((await store.people.byName('ada'))?.id).toBe('u1')
      expect(await store.people.byId('u2')).toBeNull()
      await store.people.add(user('u2', 'Bob'))
      await expect(store.people.change('u2', { name: 'aDa' })).rejects.toThrow(Taken)
      await store.people.change('u2', { name: 'Bobby', password: 'hash' })
      expect(await store.people.byName('BOBBY')).toMatchObject({ id: 'u2', password: 'hash', created: 7 })
    })

    test('a session opens until it expires or is closed', async () => {
      await store.people.add(user('s1'))
      await store.people.openSession({ hash: 'h1', user: 's1', created: 0, expires: 100 })
      await store.people.openSession({ hash: 'h2', user: 's1', created: 0, expires: 200 })
      expect((await store.people.bySession('h1', 99))?.id).toBe('s1')
      expect(await store.people.bySession('h1', 100)).toBeNull()
      expect(await store.people.sweepSessions(150)).toBe(1)
      await store.people.closeSession('h2')
      expect(await store.people.bySession('h2', 1)).toBeNull()
    })

    test('a token has its scopes and can be taken back by its owner only', async () => {
      await store.people.add(user('t1'))
      await store.people.addToken({ hash: 'th', id: 'tid', user: 't1', owner: 't1', name: 'my bot', scopes: 'play watch', created: 1 })
      expect((await store.people.byToken('th'))?.scopes).toEqual(['play', 'watch'])
      expect(await store.people.tokens('t1')).toEqual([
        { id: 'tid', user: 't1', owner: 't1', name: 'my bot', scopes: 'play watch', created: 1 },
      ])
      expect(await store.people.dropToken('u1', 'tid')).toBe(false)
      expect(await store.people.dropToken('t1', 'tid')).toBe(true)
      expect(await store.people.byToken('th')).toBeNull()
    })

    test('a challenge is answered once, by whom it was made for, in time', async () => {
      await store.people.addChallenge({ hash: 'c1', user: 't1', expires: 10 }, 1)
      await store.people.addChallenge({ hash: 'c2', user: '', expires: 10 }, 1)
      expect(await store.people.takeChallenge('c1', 't2', 5)).toBe(false)
      expect(await store.people.takeChallenge('c1', 't1', 10)).toBe(false)
      expect(await store.people.takeChallenge('c1', 't1', 5)).toBe(true)
      expect(await store.people.takeChallenge('c1', 't1', 5)).toBe(false)
      await store.people.addChallenge({ hash: 'c3', user: '', expires: 20 }, 10)
      expect(await store.people.takeChallenge('c2', '', 5)).toBe(false)
    })

    test('the counter of a passkey only grows', async () => {
      await store.people.addPasskey({ id: 'p', user: 't1', public_key: 'k', counter: 4, transports: '[]', created: 1 })
      expect(await store.people.countPasskey('p', 4)).toBe(false)
      expect(await store.people.countPasskey('p', 9)).toBe(true)
      expect((await store.people.passkey('p'))?.counter).toBe(9)
      expect(await store.people.passkeys('t1')).toHaveLength(1)
      expect(await store.people.passkey('q')).toBeNull()
    })

    test('a seat is taken once', async () => {
      await started('m6')
      const results = await Promise.all(['a', 'b', 'c'].map((who) => store.matches.sit({ match: 'm6', seat: 0, user: who })))
      expect(results.filter(Boolean)).toHaveLength(1)
      expect(await store.matches.seats('m6')).toHaveLength(1)
      await store.matches.stand('m6', 0)
      expect(await store.matches.sit({ match: 'm6', seat: 0, user: 'd' })).toBe(true)
      expect((await store.matches.ofUser('d', 'running', 10)).map((m) => m.id)).toEqual(['m6'])
    })

    test('the lobby lists the newest first, and no more than asked', async () => {
      for (const [i, id] of ['l1', 'l2', 'l3'].entries()) {
        await store.matches.open({ ...table(id), status: 'open', updated: 1000 + i }, entry('open'))
      }
      expect((await store.matches.byStatus('open', 2)).map((m) => m.id)).toEqual(['l3', 'l2'])
      await store.matches.change('l1', { updated: 2000, table: '{}' })
      expect((await store.matches.byStatus('open', 1))[0]).toMatchObject({ id: 'l1', table: '{}' })
      await store.matches.change('l1', { status: 'running', updated: 2001 })
      expect((await store.matches.byStatus('open', 9)).map((m) => m.id)).toEqual(['l3', 'l2'])
    })

    test('a match cannot be opened twice', async () => {
      await expect(store.matches.open(table('m1'), entry('open'))).rejects.toThrow(Taken)
    })

    test('a match finishes once, with its ratings', async () => {
      await started('m7')
      await store.log.keep({ match: 'm7', seq: 0, body: 's' })
      const rating = { user: 'u1', pool: 'p', rating: 1512.5, deviation: 200.25, volatility: 0.06, games: 1, updated: 9 }
      const point = { user: 'u1', pool: 'p', match: 'm7', rating: 1512.5, deviation: 200.25, at: 9 }
      const finish = { outcome: '[1,2]', at: 9, recording: '[]', ratings: [rating], points: [point] }
      expect(await store.matches.finish('m7', finish)).toBe(true)
      expect(await store.matches.finish('m7', { ...finish, outcome: '[2,1]' })).toBe(false)
      expect(await store.matches.byId('m7')).toMatchObject({ status: 'finished', outcome: '[1,2]', updated: 9 })
      expect(await store.matches.recording('m7')).toBe('[]')
      expect(await store.matches.recording('m6')).toBeNull()
      expect(await store.records.rating('u1', 'p')).toEqual(rating)
      expect(await store.records.history('u1', 'p')).toEqual([point])
      expect(await store.log.snapshot('m7')).toBeNull()
    })

    test('the ladder stands by rating', async () => {
      for (const [i, id] of ['x', 'y', 'z'].entries()) {
        await started(`r${id}`)
        const row = { user: id, pool: 'l', rating: 1500 + (i % 2), deviation: 1, volatility: 0.1, games: 1, updated: 1 }
        await store.matches.finish(`r${id}`, { outcome: '[]', at: 1, recording: '', ratings: [row], points: [] })
      }
      expect((await store.records.ladder('l', 2)).map((r) => r.user)).toEqual(['y', 'x'])
      expect(await store.records.rating('x', 'other')).toBeNull()
    })

    test('a deck is changed and dropped by its owner only', async () => {
      const deck = { id: 'd1', user: 'u1', game: 'tussle', name: 'Rush', body: '[]', updated: 1 }
      expect(await store.records.saveDeck(deck)).toBe(true)
      expect(await store.records.saveDeck({ ...deck, name: 'Rush 2' })).toBe(true)
      expect(await store.records.saveDeck({ ...deck, user: 'u2' })).toBe(false)
      expect((await store.records.decks('u1', 'tussle')).map((d) => d.name)).toEqual(['Rush 2'])
      expect(await store.records.dropDeck('u2', 'd1')).toBe(false)
      expect(await store.records.deck('d1')).not.toBeNull()
      expect(await store.records.dropDeck('u1', 'd1')).toBe(true)
      expect(await store.records.deck('d1')).toBeNull()
    })

    test('blocks, mutes and reports are kept', async () => {
      await store.records.block('u1', 'u2', 1)
      await store.records.block('u1', 'u2', 2)
      expect(await store.records.blocked('u1')).toEqual(['u2'])
      await store.records.unblock('u1', 'u2')
      expect(await store.records.blocked('u1')).toEqual([])
      await store.records.mute('u1', 'u2', 1)
      await store.records.mute('u1', 'u2', 2)
      expect(await store.records.muted('u1')).toEqual(['u2'])
      await store.records.unmute('u1', 'u2')
      expect(await store.records.muted('u1')).toEqual([])
      await store.records.report({ id: 'r1', by: 'u1', about: 'u2', match: null, words: "'; drop table users; --", at: 3 })
      expect((await store.records.reports(5)).map((r) => r.words)).toEqual(["'; drop table users; --"])
      expect(await store.people.byId('u1')).not.toBeNull()
    })

    test('a job is done when it is due, once however often it was added, and again when it failed', async () => {
      const done: Job[] = []
      const troubles: unknown[] = []
      const late: Job = { task: 'note', of: 'm9', reason: 2, at: Date.now() + 1500 }
      const soon: Job = { task: 'note', of: 'm9', reason: 1, at: 0 }
      await store.jobs.add(late)
      // Before anybody works: one that was done already may be added, and done, again.
      await store.jobs.add(soon)
      await store.jobs.add(soon)
      const stop = await store.jobs.work(
        {
          async note(job) {
            done.push(job)
            if (job.reason === 3 && troubles.length === 0) throw new Error('not today')
          },
        },
        (error) => troubles.push(error),
      )
      onTestFinished(stop)
      await store.jobs.add({ ...soon, reason: 3 })
      for (const end = Date.now() + 20_000; done.length < 4 && Date.now() < end; ) await new Promise((wait) => setTimeout(wait, 20))
      expect(Date.now()).toBeGreaterThanOrEqual(late.at)
      expect(done.map((job) => job.reason).sort()).toEqual([1, 2, 3, 3])
      expect(done).toContainEqual(late)
      expect(String(troubles)).toBe('Error: not today')
    })

    test('work of its own kind waits for its own: one at a time there holds up nothing else', async () => {
      const at = 0
      let inside = 0
      const crowd: number[] = []
      const done: string[] = []
      let release = (): void => {}
      const first = new Promise<void>((go) => {
        release = go
      })
      const long = async ({ reason }: Job): Promise<void> => {
        crowd.push(++inside)
        if (reason === 1) await first
        inside--
        done.push(`long ${reason}`)
      }
      const short = async ({ reason }: Job): Promise<void> => void done.push(`short ${reason}`)
      const stopLong = await store.jobs.work({ long }, () => {}, 1)
      const stopShort = await store.jobs.work({ short }, () => {})
      const until = async (count: number): Promise<void> => {
        for (const end = Date.now() + 20_000; done.length < count && Date.now() < end; ) await new Promise((go) => setTimeout(go, 20))
      }
      await store.jobs.add({ task: 'long', of: 'x', reason: 1, at })
      while (inside === 0) await new Promise((go) => setTimeout(go, 20))
      await store.jobs.add({ task: 'long', of: 'x', reason: 2, at })
      for (let i = 0; i < 8; i++) await store.jobs.add({ task: 'short', of: 'x', reason: i, at })
      await until(8)
      expect(done).toHaveLength(8)
      expect(done.every((one) => one.startsWith('short'))).toBe(true)
      release()
      await until(10)
      expect(done.slice(8)).toEqual(['long 1', 'long 2'])
      expect(crowd).toEqual([1, 1])
      await Promise.all([stopLong(), stopShort()])
    })

    simulationsSuite(() => store)
    togetherSuite(() => store)

    test('words of any script and length come back as they were', async () => {
      await started('m8')
      const odd = JSON.stringify(['\u202eabc', '😀', '‮', '"\\', 'x'.repeat(60_000)])
      await store.log.append('m8', 1, [entry('odd', odd)])
      expect((await store.log.tail('m8', 1))[0]?.body).toBe(odd)
      expect(await store.verify('m8')).toBeNull()
    })
  })
}
