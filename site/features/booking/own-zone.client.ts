/** Visitors see the times in their own time zone, unless they have chosen one: a choice is in the URL. */
const select = document.querySelector<HTMLSelectElement>('[data-own-zone]')
const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
if (select && timeZone && select.value !== timeZone && !new URLSearchParams(location.search).has('zone')) {
  const { showZone } = await import('./show-zone.client.ts')
  showZone(select, timeZone)
}

export {}
