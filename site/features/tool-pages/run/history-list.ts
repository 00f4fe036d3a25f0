import type { EarlierRun, historyOf } from './history.ts'

const MAX_EXCERPT_LENGTH = 80

/** Shows earlier runs in a closed list below the form, as soon as there are any. */
export function showHistory(
  part: HTMLElement | null,
  history: ReturnType<typeof historyOf>,
  again: (run: EarlierRun) => void,
) {
  const show = () => {
    const runs = history.list()
    if (!part) return
    part.hidden = runs.length === 0
    part.querySelector('ol')?.replaceChildren(...runs.map((run) => row(run, () => again(run))))
  }
  part?.querySelector('[data-forget]')?.addEventListener('click', () => {
    history.clear()
    show()
  })
  show()
  return show
}

function row({ summary, at, input }: EarlierRun, use: () => void) {
  const item = document.createElement('li')
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'plain-button',
    textContent: summary,
  })
  button.addEventListener('click', use)
  const about = Object.assign(document.createElement('p'), { className: 'data' })
  const time = Object.assign(document.createElement('time'), {
    dateTime: new Date(at).toISOString(),
    textContent: new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' }),
  })
  about.append(time, ...excerpt(input))
  item.append(button, about)
  return item
}

/** Returns the first text of the input, because many runs have the same summary. */
function excerpt(input: EarlierRun['input']) {
  const text = Object.values(input).find((value) => typeof value === 'string' && value.trim() !== '')
  return text === undefined ? [] : [` · ${String(text).trim().slice(0, MAX_EXCERPT_LENGTH)}`]
}
