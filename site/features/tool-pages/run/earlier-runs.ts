import { type EarlierRun, historyOf } from './history.ts'
import { showHistory } from './history-list.ts'

/**
 * Lists the runs of earlier visits when the page opens, before the code that runs the tool is loaded: in the place of
 * the report, as long as there is none.
 */
export function listEarlierRuns(area: HTMLElement, again: (run: EarlierRun) => void) {
  const part = area.querySelector<HTMLElement>('[data-earlier]')
  if (!part) return
  showHistory(
    part,
    historyOf(part.dataset.earlier ?? '', () => localStorage),
    again,
  )
  const place = area.querySelector('[data-nothing-yet]')
  if (!place) return
  place.append(part)
  ;(part as HTMLDetailsElement).open = true
}

/** Puts the list below the form, where it stays while there is a report. */
export function putBelowForm(area: HTMLElement) {
  const part = area.querySelector<HTMLDetailsElement>('[data-nothing-yet] [data-earlier]')
  if (!part) return
  part.open = false
  area.querySelector('.tool-side')?.append(part)
}
