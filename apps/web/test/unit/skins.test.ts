// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import i18next from 'i18next'
import { createElement } from 'react'
import { initReactI18next } from 'react-i18next'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { skinOf } from '../../src/games/skins.ts'
import { en } from '../../src/words/en.ts'
import { begin, chance, choose, propsFor } from './skin-table.ts'

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { translation: en } }, interpolation: { escapeValue: false } })
})
afterEach(cleanup)

const ids = ['battle-of-creatures', 'dungeon-dice', 'dice-masters-yugioh', 'dice-masters-ultramar', 'duel-monsters']
const lit = '.press:not([aria-disabled]), [data-lit] > .cover, button[data-lit]'

test.each(ids)('%s: everything that glows is an option, at every question of a game', async (id) => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
  const skin = (await skinOf(id))!
  const play = begin(id, `skins-${id}`)
  const next = chance(11)
  let pressed = 0
  for (let n = 0; n < 90; n++) {
    const decision = play.module.game.decision(play.state)
    if (decision === null) break
    if (n % 10 === 0) pressed += pressAll(skin.Field, play, decision.player, n % 20 === 10)
    choose(play, next(decision.options.length))
  }
  expect(pressed).toBeGreaterThan(10)
  expect(complaints.mock.calls.map((call) => String(call[0]).slice(0, 200))).toEqual([])
  complaints.mockRestore()
})

/** Presses whatever glows; each press must choose, or take up a piece that has options. */
function pressAll(
  Field: NonNullable<Awaited<ReturnType<typeof skinOf>>>['Field'],
  play: Parameters<typeof propsFor>[0],
  player: Parameters<typeof propsFor>[1],
  phone: boolean,
): number {
  const { props, asked } = propsFor(play, player, null, phone)
  const { container } = render(createElement(Field, props))
  const found = [...container.querySelectorAll<HTMLElement>(lit)]
  for (const thing of found) {
    const before = asked.chosen.length + asked.held.length
    thing.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    const isOpened = thing.getAttribute('aria-expanded') !== null
    if (!isOpened) expect(asked.chosen.length + asked.held.length, thing.getAttribute('aria-label') ?? '').toBe(before + 1)
    expect(thing.getAttribute('aria-label') ?? thing.textContent).not.toBe('')
  }
  for (const at of asked.chosen) expect(at).toBeLessThan(props.offers.all.length)
  for (const piece of asked.held)
    expect(props.offers.all.some(({ option }) => option.piece === piece || option.target === piece)).toBe(true)
  expect(asked.refused).toEqual([])
  cleanup()
  return found.length
}

test.each(ids)('%s: nothing glows while somebody else is asked', async (id) => {
  const skin = (await skinOf(id))!
  const play = begin(id, `others-${id}`)
  const next = chance(5)
  for (let n = 0; n < 40; n++) {
    const decision = play.module.game.decision(play.state)
    if (decision === null) break
    choose(play, next(decision.options.length))
  }
  const asked = play.module.game.decision(play.state)!.player
  const other = play.state.players.findIndex((_, p) => p !== asked)
  const { props } = propsFor(play, other as typeof asked)
  const { container } = render(createElement(skin.Field, props))
  expect(container.querySelectorAll(lit)).toHaveLength(0)
})

test.each(['battle-of-creatures', 'dungeon-dice'])(
  '%s: a window that is made as narrow as a phone shows the middle of the board',
  async (id) => {
    const skin = (await skinOf(id))!
    const play = begin(id, `narrow-${id}`)
    const asked = play.module.game.decision(play.state)!.player
    const other = play.state.players.findIndex((_, p) => p !== asked) as typeof asked
    const field = (phone: boolean) => createElement(skin.Field, propsFor(play, other, null, phone).props)
    const shown = (container: HTMLElement) => container.querySelector('.pannable > .ground')!.getAttribute('viewBox')
    const narrowed = render(field(false))
    narrowed.rerender(field(true))
    expect(shown(narrowed.container)).toBe(shown(render(field(true)).container))
  },
)

test.each(ids)('%s: panels, portraits and pictures are drawn for every player and piece', async (id) => {
  const skin = (await skinOf(id))!
  const play = begin(id, `seats-${id}`)
  const next = chance(3)
  for (let n = 0; n < 60; n++) {
    const decision = play.module.game.decision(play.state)
    if (decision === null) break
    choose(play, next(decision.options.length))
  }
  const { props } = propsFor(play, 0 as Parameters<typeof propsFor>[1])
  for (const { player } of props.seats) {
    const { container } = render(
      createElement('div', null, createElement(skin.Seat!, { ...props, player }), createElement(skin.Face!, { ...props, player })),
    )
    expect(container.textContent).not.toBe('')
    cleanup()
  }
  for (let piece = 0; piece < props.view.pieces.length; piece += 7) {
    const { container } = render(createElement(skin.Picture!, { ...props, piece: piece as NonNullable<typeof props.held> }))
    expect(container.firstChild).not.toBeNull()
    cleanup()
  }
})
