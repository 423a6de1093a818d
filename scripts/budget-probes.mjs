// What the budgets of the browser app are measured by. Every probe uses the page's own clock, never the one of the program that drives it.
import { framesWhileMoving } from '../apps/web/serve/frames.mjs'

const decision = (page) => page.getByRole('region', { name: 'Your decision' })
const options = (page) => decision(page).getByRole('listitem').getByRole('button')

/** A visitor who has nothing yet but these things in the storage. */
export async function visitor(browser, storage = {}, pace = 'off') {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' })
  const settings = JSON.stringify({ pace, theme: 'dark', language: 'en' })
  await context.addInitScript(
    (entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
    },
    { 'duelhall/settings': settings, ...storage },
  )
  const page = await context.newPage()
  // A window that has just been opened loads its own parts, the address bar above all; whoever comes to a page has had it open for a while.
  await page.waitForTimeout(1500)
  return page
}

/** Tells when the table is painted with its question, or with whom it waits for, counted from the press or from the start of the page. */
const tableShown = (from) =>
  new Promise((done) => {
    let start = from === 'press' ? null : 0
    if (start === null)
      addEventListener(
        'click',
        (event) => {
          start ??= event.timeStamp
        },
        true,
      )
    const look = () => {
      if (start === null || document.querySelector('.prompt h2') === null) return requestAnimationFrame(look)
      // The frame after the one that has it is the first that was preceded by its paint.
      requestAnimationFrame(() => done(performance.now() - start))
    }
    look()
  })

/** From the press of *Play* in a browser that has fetched nothing but the hall, to the table; a computer may begin. */
export async function pressToTable(browser, address, name) {
  const page = await visitor(browser)
  await page.goto(address, { waitUntil: 'networkidle' })
  const shown = page.evaluate(tableShown, 'press')
  await page.getByRole('button', { name: `Play ${name}` }).click()
  const ms = await shown
  await page.context().close()
  return ms
}

/** From the address of a table, in a browser that has fetched nothing at all, to its question. */
export async function addressToTable(browser, address, save, storage) {
  const page = await visitor(browser, storage)
  await page.goto(new URL(`/table/${save.id}`, address).href, { waitUntil: 'commit' })
  const ms = await page.evaluate(tableShown, 'address')
  await page.context().close()
  return ms
}

/**
 * Has the page keep how long each input takes from the hardware's time stamp to the next paint, as the browser itself records it (Event
 * Timing, in steps of 8 ms, the drawing of the picture included).
 */
const recordInputs = (page) =>
  page.evaluate(() => {
    window.inputs = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.interactionId > 0) window.inputs.push([entry.interactionId, entry.duration])
    }).observe({ type: 'event', durationThreshold: 16, buffered: false })
  })

/** What so many inputs took. What the browser does not record took less than its threshold. */
async function recordedInputs(page, count) {
  await page.waitForTimeout(300)
  const longest = new Map()
  for (const [id, ms] of await page.evaluate(() => window.inputs)) longest.set(id, Math.max(ms, longest.get(id) ?? 0))
  return Array.from({ length: count }, (_, i) => [...longest.values()][i] ?? 16)
}

/** Presses of options by the pointer, each to the next paint. */
export async function presses(browser, address, save, storage, count) {
  const page = await visitor(browser, storage)
  await page.goto(new URL(`/table/${save.id}`, address).href)
  await options(page).first().waitFor()
  await recordInputs(page)
  let pressed = 0
  for (; pressed < count; pressed++) {
    await page.waitForFunction(() => document.querySelector('.prompt .options button, .over') !== null)
    if ((await page.locator('.over').count()) > 0) break
    // A person sees a question before answering it: it is painted some time after it is there.
    await page.waitForTimeout(300)
    await options(page).first().click()
  }
  const took = await recordedInputs(page, pressed)
  await page.context().close()
  return took
}

/** Has the page mark when something begins to move and when all is at rest again. */
const markMotion = (page) =>
  page.evaluate(() => {
    let wasMoving = false
    // What has not begun to move yet waits for the picture it moves in: that is no lost frame.
    const isUnderWay = (one) => one.playState === 'running' && !one.pending && !(one instanceof CSSTransition)
    const look = () => {
      const isMoving = document.getAnimations().some(isUnderWay)
      if (isMoving !== wasMoving) performance.mark(isMoving ? 'motion' : 'rest')
      wasMoving = isMoving
      requestAnimationFrame(look)
    }
    look()
  })

const traced = { categories: ['-*', 'viz', 'blink.user_timing'] }

/**
 * Frames that reach the screen in a second, counted only while dice roll or pieces are on their way (colours that fade do not count); null
 * when nothing was. The page marks when something moves, the display itself says what it drew: motion goes on while a page is busy.
 */
export async function movingFrames(browser, address, save, storage, presses) {
  const page = await visitor(browser, storage, 'calm')
  await page.goto(new URL(`/table/${save.id}`, address).href)
  await options(page).first().waitFor()
  await markMotion(page)
  await browser.startTracing(page, traced)
  for (let i = 1; i <= presses; i++) {
    const count = await options(page).count()
    // Another kind of option each time: what the last one of a list does may move nothing. Then nobody touches the page while it moves.
    if (count > 0)
      await options(page)
        .nth(count - 1 - (i % count))
        .click({ timeout: 300 })
        .catch(() => {})
    await page.waitForTimeout(1000)
  }
  const { traceEvents } = JSON.parse(await browser.stopTracing())
  await page.context().close()
  return framesWhileMoving(traceEvents)
}

/**
 * From a key, a filter or an order of a card gallery to the paint of the list that it asks for, which is put together in the turn of the
 * event; the catalogue so many times over. A word is typed so slowly that the pictures come between its letters, and rubbed out in haste.
 */
export async function searches(browser, address, game, times) {
  const page = await visitor(browser)
  await page.goto(new URL(`/cards/${game}?times=${times}`, address).href)
  await page.locator('.card-list img').nth(20).waitFor()
  await recordInputs(page)
  let count = 0
  const act = async (input, pause) => {
    await input
    await page.waitForTimeout(pause)
    count++
  }
  await page.getByRole('searchbox').focus()
  for (const letter of 'dragon') await act(page.keyboard.press(letter), 600)
  for (let i = 0; i < 6; i++) await act(page.keyboard.press('Backspace'), 120)
  for (let i = 0; i < 2; i++) await act(page.getByRole('button', { name: 'Trap', exact: true }).click(), 600)
  await page.getByRole('combobox', { name: 'Order' }).focus()
  for (const arrow of ['ArrowDown', 'ArrowDown', 'ArrowUp']) await act(page.keyboard.press(arrow), 600)
  const took = await recordedInputs(page, count)
  await page.context().close()
  return took
}

/** What such a count is at best here: a card that travels over a page with nothing else on it. */
export async function emptyMotion(browser) {
  const page = await browser.newPage()
  await page.setContent('<p style="width: 80px; height: 116px; background: #a33">nothing</p>')
  await markMotion(page)
  await browser.startTracing(page, traced)
  for (let i = 0; i < 4; i++) {
    await page.evaluate(() =>
      document
        .querySelector('p')
        .animate([{ translate: '300px 100px' }, { translate: '0 0' }], { duration: 380 })
        .finished.then(() => {}),
    )
    await page.waitForTimeout(300)
  }
  const { traceEvents } = JSON.parse(await browser.stopTracing())
  await page.close()
  return framesWhileMoving(traceEvents)
}

/** How fast the machine is just now: frames of an empty page, and the milliseconds of a fixed piece of work. */
export async function machine(browser) {
  const page = await browser.newPage()
  await page.setContent('<p>nothing</p>')
  const found = await page.evaluate(
    () =>
      new Promise((done) => {
        const start = performance.now()
        let sum = 0
        for (let i = 0; i < 20_000_000; i++) sum = (sum * 31 + i) | 0
        const workMs = performance.now() - start + (sum === 1 ? 1 : 0)
        const begun = performance.now()
        let frames = 0
        const count = (now) => {
          frames++
          if (now - begun < 1500) requestAnimationFrame(count)
          else done({ workMs, framesPerSecond: frames / ((now - begun) / 1000) })
        }
        requestAnimationFrame(count)
      }),
  )
  await page.close()
  return found
}
