/** Shows times in the visitor's own time zone, unless they have chosen one: a choice is in the URL. */
const select = document.querySelector<HTMLSelectElement>('[data-own-zone]')
const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
const url = new URL(location.href)
if (select && timeZone && timeZone !== select.value && !url.searchParams.has('zone')) {
  url.searchParams.set('zone', timeZone)
  location.replace(url)
}
