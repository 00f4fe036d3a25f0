import { openingStatus } from './opening-status.ts'

/** Writes which offices are open now, beside their hours, and moves the line to the current minute. */
function showOpenOffices() {
  const now = new Date()
  for (const row of document.querySelectorAll<HTMLElement>('[data-time-zone]')) {
    const { timeZone, from, to } = row.dataset
    // Swedish formats a moment as "2026-11-20 16:12:00", which can be parsed.
    const there = new Date(now.toLocaleString('sv', { timeZone }))
    row.textContent = openingStatus(there, Number(from), Number(to))
    row.classList.toggle('is-open', row.textContent.startsWith('open '))
  }
  for (const line of document.querySelectorAll<HTMLElement>('[data-now]')) {
    line.style.setProperty('--at', `${(Date.now() / 864e3) % 100}`)
    line.textContent = `${now.toISOString().slice(11, 16)} UTC`
  }
}

showOpenOffices()
setInterval(showOpenOffices, 6e4)
