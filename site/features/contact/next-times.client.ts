type Week = { zone: string; days: { label: string; times: { value: string; label: string; moment: string }[] }[] }

const DAYS = 3

/** Shows the first free time of each of the next days, in the visitor's time zone, once the page has loaded. */
async function showNextTimes(place: HTMLElement) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const response = await fetch(`/api/get-free-times?${new URLSearchParams({ zone: timeZone })}`)
  if (!response.ok) return
  const { zone, days }: Week = await response.json()
  const items = days.slice(0, DAYS).flatMap(({ label, times: [first] }) => {
    if (!first) return []
    const link = document.createElement('a')
    link.href = `/book-a-call/?${new URLSearchParams({ zone, time: first.value })}`
    link.rel = 'nofollow'
    link.textContent = `${label.split(',')[0]}, ${first.label}`
    link.setAttribute('aria-label', first.moment)
    const item = document.createElement('li')
    item.append(link)
    return [item]
  })
  place.querySelector('ul')?.append(...items)
  place.hidden = items.length === 0
}

const place = document.querySelector<HTMLElement>('[data-next-times]')
// The page works without it.
if (place) showNextTimes(place).catch(() => undefined)
