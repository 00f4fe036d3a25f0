import { fitsFilter, readFilter } from './fits-filter.ts'

/** Filters the findings in place, and opens the one that a link names. */
const form = document.querySelector<HTMLFormElement>('[data-filters]')
const output = document.querySelector('[data-shown]')
const none = document.querySelector<HTMLElement>('[data-none]')
const more = document.querySelector<HTMLDetailsElement>('.more-findings')
const moreCount = document.querySelector('[data-more]')
const rows = [...document.querySelectorAll<HTMLElement>('[data-findings] [data-severity]')]

function filter(data: FormData) {
  const wanted = readFilter(new URLSearchParams([...data].map(([name, value]) => [name, String(value)])))
  let count = 0
  let moreShown = 0
  for (const row of rows) {
    const { group = '', severity = '', templates = '', text = '' } = row.dataset
    row.hidden = !fitsFilter({ group, severity, templates: templates.split(' '), text }, wanted)
    if (row.hidden) continue
    count++
    if (more?.contains(row)) moreShown++
  }
  if (more) {
    if (Object.values(wanted).some((value) => value !== '')) more.open = true
    more.hidden = moreShown === 0
  }
  if (moreCount) moreCount.textContent = `${moreShown} more ${moreShown === 1 ? 'finding' : 'findings'}`
  if (output)
    output.textContent = count === 0 ? (none?.textContent ?? '') : `${count} ${count === 1 ? 'finding' : 'findings'}`
  if (none) none.hidden = count > 0
}

form?.addEventListener('input', () => filter(new FormData(form)))
form?.addEventListener('submit', (event) => {
  event.preventDefault()
  filter(new FormData(form))
})

function openNamed() {
  const named =
    location.hash && document.querySelector<HTMLElement>(`[data-findings] [id="${CSS.escape(location.hash.slice(1))}"]`)
  if (!named) return
  named.hidden = false
  if (more?.contains(named)) {
    more.open = true
    more.hidden = false
  }
  const details = named.querySelector('details')
  if (details) details.open = true
  named.scrollIntoView()
}

addEventListener('hashchange', openNamed)
openNamed()
