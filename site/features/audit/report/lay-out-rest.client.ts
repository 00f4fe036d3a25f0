/**
 * Lays out what the stylesheet leaves for later (`content-visibility`), one after another while the browser is idle, so
 * that a screenshot of the whole page also shows what nobody has scrolled to.
 */
const rest = [...document.querySelectorAll<HTMLElement>('.site-diagram, .report-charts .bars, .pages-scroll tbody')]
const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200))

function layOutNext() {
  const next = rest.shift()
  if (!next) return
  next.style.setProperty('content-visibility', 'visible')
  whenIdle(layOutNext)
}

whenIdle(layOutNext)
