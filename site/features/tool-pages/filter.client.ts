import { countText, fits } from './filter.ts'

/**
 * Filters while the visitor types: rows that do not match are hidden, and so are groups without a match and their
 * links.
 */
const input = document.querySelector<HTMLInputElement>('#q')
const output = document.querySelector('#found')
const groups = [...document.querySelectorAll<HTMLElement>('.group-line')]

function filter(query: string) {
  const count = { open: 0, closed: 0 }
  for (const group of groups) {
    let isEmpty = true
    for (const row of group.querySelectorAll('a')) {
      const isHit = fits(row.textContent + row.pathname, query)
      const item = row.closest('li')
      if (item) item.hidden = !isHit
      if (!isHit) continue
      isEmpty = false
      count['closed' in row.dataset ? 'closed' : 'open']++
    }
    group.hidden = isEmpty
    const jump = document.querySelector(`.index-jump a[href="#${group.firstElementChild?.id}"]`)?.closest('li')
    if (jump) jump.hidden = isEmpty
  }
  if (output) output.textContent = countText(count, query)
}

input?.addEventListener('input', () => filter(input.value))
input?.form?.addEventListener('submit', (event) => {
  event.preventDefault()
  document.querySelector<HTMLElement>('.index-entries li:not([hidden]) a')?.focus()
})
