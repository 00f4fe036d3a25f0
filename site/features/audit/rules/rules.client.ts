import { fitsWords } from './fits-words.ts'

/** Filters the rules while the visitor types: rows and groups that do not match are hidden. */
const input = document.querySelector<HTMLInputElement>('#q')
const output = document.querySelector('#found')
const groups = [...document.querySelectorAll<HTMLElement>('.group-line')]

function filter(query: string) {
  let count = 0
  for (const group of groups) {
    let isEmpty = true
    for (const row of group.querySelectorAll('li')) {
      const link = row.querySelector('a')
      row.hidden = !fitsWords(`${row.textContent} ${link?.pathname ?? ''}`, query)
      if (row.hidden) continue
      isEmpty = false
      count++
    }
    group.hidden = isEmpty
    const jump = document.querySelector(`.index-jump a[href="#${group.firstElementChild?.id}"]`)?.closest('li')
    if (jump) jump.hidden = isEmpty
  }
  const isOne = count === 1
  if (output)
    output.textContent =
      count === 0
        ? 'No rules match.'
        : query.trim()
          ? `${count} ${isOne ? 'rule matches' : 'rules match'}`
          : `${count} ${isOne ? 'rule' : 'rules'}`
}

input?.addEventListener('input', () => filter(input.value))
input?.form?.addEventListener('submit', (event) => {
  event.preventDefault()
  document.querySelector<HTMLElement>('.rule-entries li:not([hidden]) a')?.focus()
})
