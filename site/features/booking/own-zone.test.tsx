// @module-tag slow
import { JSDOM } from 'jsdom'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { dayLabel, labelTimes, momentLabel, partOfDay } from '#platform/calendar/time-labels.ts'
import { offsetOf, placeOf } from '#platform/calendar/time-zone.ts'
import { eachOf } from '#tests/support/extended.ts'
import { BookPage } from './book-page.tsx'
import { timeParameter } from './paths.ts'

const FIRST = Date.UTC(2026, 9, 30, 15)
const DAY_MS = 86_400_000

/** Returns the page of a week in which clocks change, as the server renders it for a time zone. */
function pageIn(zone: string) {
  const times = Array.from({ length: 7 * 16 }, (_, at) => FIRST + Math.floor(at / 16) * DAY_MS + (at % 16) * 1_800_000)
  const days = [...Map.groupBy(labelTimes(times, zone), ({ day }) => day)].map(([day, inDay]) => ({
    day,
    label: dayLabel(inDay[0]?.time ?? 0, zone),
    times: inDay.map(({ time, label }) => ({
      value: timeParameter(time),
      label,
      moment: momentLabel(time, zone),
      part: partOfDay(time, zone),
    })),
  }))
  const later = { day: '2026-11-06', time: timeParameter(FIRST + 7 * DAY_MS) }
  const about = { name: zone, place: placeOf(zone), offset: offsetOf(zone, Date.now()) }
  return renderToStaticMarkup(
    <BookPage
      minutes={30}
      topics={['seo']}
      about={undefined}
      interest={undefined}
      zone={about}
      week={{ days, earlier: undefined, later }}
    />,
  )
}

function openPage(html: string, url = 'https://shop.example/book-a-call/') {
  const { window } = new JSDOM(html, { url })
  vi.stubGlobal('document', window.document)
  vi.stubGlobal('location', window.location)
  vi.stubGlobal('Option', window.Option)
  // jsdom does not reflect this attribute.
  Object.defineProperty(window.Element.prototype, 'ariaLabel', {
    set(label: string) {
      this.setAttribute('aria-label', label)
    },
  })
  return window.document
}

const shown = (page: Document) => ({
  note: page.querySelector('.zone-note')?.textContent,
  zone: page.querySelector<HTMLSelectElement>('[data-own-zone]')?.value,
  days: page.querySelector('.free-days')?.innerHTML.replaceAll('https://shop.example', '').replaceAll(' open=""', ''),
  open: [...page.querySelectorAll('details')].map(({ open }) => open),
})

/** Runs the script of the page in a browser with the visitor's settings. */
async function visitFrom(timeZone: string) {
  vi.resetModules()
  const resolved = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone }
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(resolved)
  await import('./own-zone.client.ts')
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

eachOf(['Australia/Adelaide', 'Pacific/Honolulu', 'Asia/Tokyo', 'Europe/London', 'America/Chicago'], 2)(
  'a visitor in %s sees the same page as the server renders for that time zone',
  async (zone) => {
    const page = openPage(pageIn('America/Chicago'))
    await visitFrom(zone)
    const served = new JSDOM(pageIn(zone)).window.document
    expect(shown(page)).toEqual(shown(served))
  },
)

test('the later week begins on the visitor’s day of its first time, and a chosen zone stays', async () => {
  const page = openPage(pageIn('America/Chicago'))
  await visitFrom('Asia/Tokyo')
  const later = new URL(page.querySelector<HTMLAnchorElement>('[data-first-time]')?.href ?? '')
  expect(Object.fromEntries(later.searchParams)).toEqual({ zone: 'Asia/Tokyo', from: '2026-11-07' })
  const chosen = openPage(pageIn('America/Chicago'), 'https://shop.example/book-a-call/?zone=America/Chicago')
  await visitFrom('Asia/Tokyo')
  expect(shown(chosen).zone).toBe('America/Chicago')
})
