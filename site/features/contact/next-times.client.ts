type Week = { zone: string; days: { label: string; times: { value: string; label: string }[] }[] }

const DAYS = 3
/** The hour of the day from which people like to be called. */
const MORNING = 9

/** Shows one free time of each of the next days, in the visitor's time zone, once the page has loaded. */
async function showNextTimes(place: HTMLElement) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  // The service, the plan, and the topic that the visitor has chosen.
  const chosen = Object.fromEntries(new URLSearchParams(place.dataset.nextTimes))
  const response = await fetch(`/api/get-free-times?${new URLSearchParams({ ...chosen, zone: timeZone })}`)
  if (!response.ok) return
  const { zone, days }: Week = await response.json()
  const items = days.slice(0, DAYS).flatMap(({ label, times }) => {
    const first = times.find((time) => hourOf(time.value, zone) >= MORNING) ?? times[0]
    if (!first) return []
    const link = document.createElement('a')
    link.href = `/book-a-call/?${new URLSearchParams({ ...chosen, zone, time: first.value })}`
    link.rel = 'nofollow'
    link.textContent = `${label.split(',')[0]}, ${first.label}`
    const item = document.createElement('li')
    item.append(link)
    return [item]
  })
  place.querySelector('ul')?.append(...items)
  if (items.length > 0) place.classList.add('is-shown')
}

function hourOf(value: string, timeZone: string) {
  return Number(
    new Intl.DateTimeFormat('en-US', { hour: '2-digit', hourCycle: 'h23', timeZone }).format(new Date(value)),
  )
}

const place = document.querySelector<HTMLElement>('[data-next-times]')
// The page works without the times.
if (place) showNextTimes(place).catch(() => undefined)
