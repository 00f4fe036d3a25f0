import { countText, fits } from './filter.ts'

/** Filters while the visitor types. The order never changes: matches are highlighted, everything else turns gray. */
const input = document.querySelector<HTMLInputElement>('#q')
const output = document.querySelector('#found')
const rows = [...document.querySelectorAll<HTMLAnchorElement>('.index-entries a')]

function filter(query: string) {
  const isAsked = query.trim() !== ''
  let count = 0
  for (const row of rows) {
    const hit = fits(row.textContent + row.pathname, query)
    row.classList.toggle('off', isAsked && !hit)
    row.classList.toggle('on', isAsked && hit)
    if (hit) count++
  }
  if (output) output.textContent = countText(count, rows.length, query)
}

input?.addEventListener('input', () => filter(input.value))
input?.form?.addEventListener('submit', (event) => {
  event.preventDefault()
  document.querySelector<HTMLElement>('.index-entries .on')?.focus()
})
