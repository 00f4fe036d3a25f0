import { countOf } from '#engine/text/count-of.ts'
import { dayLabel, labelTimes, momentLabel, partOfDay } from '#platform/calendar/time-labels.ts'
import { dayIn, offsetOf, placeOf, zoneNote } from '#platform/calendar/time-zone.ts'

/**
 * Shows the times of the page in another time zone. The page is not requested again, because its links name moments.
 */
export function showZone(select: HTMLSelectElement, zone: string) {
  select.value = zone
  // Browsers may use another name of the zone than the server.
  if (select.value !== zone) select.add(new Option(placeOf(zone), zone, true, true))
  const note = document.querySelector('.zone-note')
  if (note) note.textContent = zoneNote({ place: placeOf(zone), offset: offsetOf(zone, Date.now()) })
  showDays(zone)
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.time-picker a')) {
    const { firstTime } = link.dataset
    const changes = { zone, ...(firstTime && { from: dayIn(zone, Date.parse(firstTime)) }) }
    const url = new URL(link.href)
    for (const [name, value] of Object.entries(changes)) url.searchParams.set(name, value)
    link.href = url.href
  }
}

/** Sorts the times of the page into the days and parts of days of a time zone. */
function showDays(zone: string) {
  const list = document.querySelector('.free-days')
  const [model] = list?.children ?? []
  if (!list || !model) return
  const links = new Map([...list.querySelectorAll<HTMLAnchorElement>('.time')].map((link) => [timeOf(link), link]))
  const days = Map.groupBy(labelTimes([...links.keys()], zone), ({ day }) => day)
  const items = [...days].map(([day, times], at) => {
    const item = model.cloneNode(true) as Element
    const find = <Name extends keyof HTMLElementTagNameMap>(name: Name) => item.querySelector(name)
    const [weekday = '', date = ''] = dayLabel(times[0]?.time ?? 0, zone).split(', ')
    const heading = find('h2')
    if (heading) {
      heading.id = `day-${day}`
      heading.replaceChildren(`${weekday} `, Object.assign(document.createElement('span'), { textContent: date }))
    }
    const count = item.querySelector('.count')
    if (count) count.textContent = countOf(times.length, 'time')
    const details = find('details')
    const section = find('section')
    for (const old of item.querySelectorAll('section')) old.remove()
    if (details) details.open = at === 0
    for (const [part, inPart] of Map.groupBy(times, ({ time }) => partOfDay(time, zone))) {
      const copy = section?.cloneNode(true) as HTMLElement
      const [title, list] = [copy.querySelector('h3'), copy.querySelector('ul')]
      if (title) Object.assign(title, { id: `${part}-${day}`, textContent: part })
      copy.setAttribute('aria-labelledby', `day-${day} ${part}-${day}`)
      list?.replaceChildren(
        ...inPart.map(({ time, label }) => {
          const link = links.get(time) as HTMLAnchorElement
          link.textContent = label
          link.ariaLabel = momentLabel(time, zone)
          const line = document.createElement('li')
          line.append(link)
          return line
        }),
      )
      details?.append(copy)
    }
    return item
  })
  list.replaceChildren(...items)
}

const timeOf = ({ href }: HTMLAnchorElement) => Date.parse(new URL(href).searchParams.get('time') ?? '')
