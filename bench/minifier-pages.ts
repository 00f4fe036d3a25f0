import { existsSync, readFileSync } from 'node:fs'
import { chromium, type Page } from 'playwright-core'
import { chromiumFlags, fullBrowserProgram } from '#tests/support/browser.ts'
import type { Measure } from './measure.ts'

/** What a visitor pastes: files of about 300 kB from installed packages. */
const inputs = {
  'css-minifier': 'node_modules/@payloadcms/next/dist/prod/styles.css',
  'javascript-minifier': 'node_modules/@mixmark-io/domino/test/fixture/jquery-2.2.0.js',
}
/** Delay between the paste and the click, in which the engines load. */
const PAUSE_MS = 5_000
const LIMIT_MS = 300_000
const ROUNDS = 3

type Race = { first: number; whole: number; engines: { name: string; ms: number }[] }

/**
 * Measures, in Chromium, from the click to the first report and to the end of the race, compared with its slowest
 * engine alone.
 */
export async function measureMinifierPages(url: string): Promise<Measure[]> {
  const measures: Measure[] = []
  for (const [slug, path] of Object.entries(inputs)) {
    if (!existsSync(path)) continue
    const text = readFileSync(path, 'utf8')
    const races: Race[] = []
    for (let round = 0; round < ROUNDS; round++) races.push(await raceOnce(`${url}/tools/${slug}/`, text))
    const middle = (of: (race: Race) => number) =>
      Math.round(races.map(of).toSorted((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? Number.NaN)
    const slowest = (race: Race) => Math.max(...race.engines.map(({ ms }) => ms))
    const size = `${Math.round(text.length / 1_000)} kB`
    measures.push(
      {
        what: `${slug}: first result in the page after the click, ${size}`,
        value: middle(({ first }) => first),
        unit: 'ms',
        limit: 300,
        better: 'less',
      },
      {
        what: `${slug}: whole race in the page, by its slowest engine, ${size}`,
        value: Math.round(middle((race) => (race.whole / slowest(race)) * 100)) / 100,
        unit: 'times',
        limit: 3,
        better: 'less',
        note: `The race ${middle(({ whole }) => whole)} ms; the slowest engine ${middle(slowest)} ms, in the same race.`,
      },
    )
  }
  return measures
}

async function raceOnce(url: string, text: string): Promise<Race> {
  const browser = await chromium.launch({ ...fullBrowserProgram(), args: chromiumFlags })
  try {
    const page = await browser.newPage()
    await page.goto(url)
    const field = page.locator('form[data-tool] textarea').first()
    await field.focus()
    await field.evaluate(paste, text)
    await page.waitForTimeout(PAUSE_MS)
    const times = await page.evaluate(clickAndWait, LIMIT_MS)
    return { ...times, engines: await enginesIn(page) }
  } finally {
    await browser.close()
  }
}

/** In the page: pastes a text, because typing ten thousand lines takes Chromium minutes. */
function paste(field: Element, text: string) {
  ;(field as HTMLTextAreaElement).value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * In the page: presses the button. Returns the milliseconds until the first report is rendered and until the run has
 * ended.
 */
function clickAndWait(limit: number): Promise<{ first: number; whole: number }> {
  const area = document.querySelector('[data-report-area]') as HTMLElement
  const button = document.querySelector('form[data-tool] [type=submit]') as HTMLElement
  return new Promise((resolve, reject) => {
    const began = performance.now()
    let first = 0
    const look = () => {
      const hasReport = area.querySelector('.report > :not([data-report]) .report-head h2') !== null
      if (hasReport && first === 0) first = performance.now() - began
      if (first > 0 && area.ariaBusy === null) {
        observer.disconnect()
        resolve({ first, whole: performance.now() - began })
      }
    }
    const observer = new MutationObserver(look)
    observer.observe(area.parentElement as HTMLElement, { subtree: true, childList: true, attributes: true })
    setTimeout(() => reject(new Error('The race did not end.')), limit)
    button.click()
  })
}

/**
 * Returns the times of the engines from the tables of the report, which may be folded away.
 * @throws {Error} if there are none
 */
async function enginesIn(page: Page) {
  const rows = await page
    .locator('.report table tbody tr')
    .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent?.trim() ?? '')))
  const engines = rows.flatMap(([name = '', ...cells]) => {
    const ms = cells.map((cell) => /^([\d,.]+)\s*(ms|s)$/.exec(cell)).find(Boolean)
    if (!ms || name === 'Spaces only' || name === 'Ours') return []
    return [{ name, ms: Number(ms[1]?.replaceAll(',', '')) * (ms[2] === 's' ? 1_000 : 1) }]
  })
  if (engines.length === 0) throw new Error(`No engine has a time in ${JSON.stringify(rows)}.`)
  return engines
}
