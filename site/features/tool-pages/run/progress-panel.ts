import { seconds } from './elapsed.ts'
import type { Progress } from './worker-host.ts'

/** A fast run shows no progress, which would only flicker. */
const SHOW_AFTER_MS = 300
const TICK_MS = 100
/** Steps that are listed; a batch has hundreds. */
const MAX_STEPS = 6

/** Returns the panel under the form: current step, elapsed time, progress, and the buttons Stop and Use this now. */
export function createProgressPanel(panel: HTMLElement, { stop, useNow }: { stop: () => void; useNow: () => void }) {
  const doing = panel.querySelector<HTMLElement>('[data-doing]')
  const elapsed = panel.querySelector<HTMLElement>('[data-elapsed]')
  const bar = panel.querySelector('progress')
  const list = panel.querySelector('ol')
  const use = panel.querySelector<HTMLElement>('[data-use-now]')
  let began = 0
  let tick: ReturnType<typeof setInterval> | undefined
  let step: { name: string; since: number; item: HTMLLIElement } | undefined

  panel.querySelector('[data-stop]')?.addEventListener('click', (event) => {
    // Without scripts, it sends a form.
    event.preventDefault()
    stop()
  })
  use?.addEventListener('click', useNow)
  return { begin, progress, offer, end }

  /** Begins to show a run, which may have begun some milliseconds before. */
  function begin(title: string, passedMs = 0) {
    clearInterval(tick)
    step = undefined
    began = performance.now() - passedMs
    bar?.removeAttribute('value')
    list?.replaceChildren()
    if (use) use.hidden = true
    if (doing) doing.textContent = title
    tick = setInterval(() => {
      const passed = performance.now() - began
      if (passed >= SHOW_AFTER_MS) panel.hidden = false
      if (elapsed) elapsed.textContent = seconds(passed)
    }, TICK_MS)
  }

  function progress({ done, total, step: name }: Progress) {
    if (bar && total > 0) {
      bar.max = total
      bar.value = Math.min(done, total)
    }
    if (!name || name === step?.name) return
    finishStep()
    const item = Object.assign(document.createElement('li'), { className: 'now', textContent: name })
    step = { name, since: performance.now(), item }
    list?.append(item)
    while (list && list.children.length > MAX_STEPS) list.firstChild?.remove()
  }

  /** Offers “Stop and keep this result”, because a partial result is shown. */
  function offer() {
    if (use) use.hidden = false
  }

  function finishStep() {
    if (!step) return
    step.item.className = 'done'
    const took = Object.assign(document.createElement('span'), {
      textContent: milliseconds(performance.now() - step.since),
    })
    step.item.append(' ', took)
    step = undefined
  }

  function end() {
    clearInterval(tick)
    step = undefined
    // After Stop is pressed, the focus must not jump to the top of the page.
    if (panel.contains(document.activeElement)) document.getElementById('report')?.focus({ preventScroll: true })
    panel.hidden = true
  }
}

const milliseconds = (passed: number) => (passed < 1_000 ? `${Math.round(passed)} ms` : seconds(passed))
