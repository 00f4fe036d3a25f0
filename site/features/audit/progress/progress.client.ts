import { amountText, STAGES, stageText } from '#audit/stages.ts'
import type { AuditProgress, AuditState } from '#audit/stored-audit.ts'
import { countTicks, horizonEnd, horizonPaths, TICK_KINDS, tickText, tickWidth } from '../horizon.ts'

/** What `GET /api/audit/{key}` returns while an audit runs. `version` changes with what was found. */
type AuditNow = { state: AuditState; progress: AuditProgress; version: number | string }

const POLL_MS = 1000
/** After a failed request, the next one waits twice as long, up to this. */
const MAX_WAIT_MS = 30_000

const area = document.querySelector<HTMLElement>('[data-audit]')
const stage = document.querySelector('[data-stage]')
const amount = document.querySelector('[data-amount]')
let shown: AuditNow['version'] | undefined
let wait = POLL_MS

if (area?.dataset.audit) void follow(area.dataset.audit)

async function follow(key: string) {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, wait))
    // A page in the background asks nothing; it catches up when it is shown.
    if (document.hidden)
      await new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }))
    const now = await ask(key)
    wait = now ? POLL_MS : Math.min(MAX_WAIT_MS, wait * 2)
    if (!now) continue
    if (now.state !== 'waiting' && now.state !== 'running') return finish()
    show(now.progress)
    if (shown !== now.version && now.version) await replaceParts()
    shown = now.version
  }
}

async function ask(key: string): Promise<AuditNow | undefined> {
  try {
    const response = await fetch(`/api/audit/${key}`, { headers: { accept: 'application/json' } })
    // A deleted audit is gone: its page says so.
    if (response.status === 404) return void location.reload()
    return response.ok ? ((await response.json()) as AuditNow) : undefined
  } catch {
    return undefined
  }
}

function show(progress: AuditProgress) {
  const { ticks, ofPages } = progress
  const of = ofPages ?? ticks.length
  const paths = horizonPaths(ticks, of)
  const counts = countTicks(ticks)
  for (const kind of TICK_KINDS) {
    document.querySelector(`[data-kind="${kind}"]`)?.setAttribute('d', paths[kind])
    const item = document.querySelector<HTMLElement>(`[data-legend="${kind}"]`)
    if (!item) continue
    item.hidden = counts[kind] === 0
    setText(item, tickText(kind, counts[kind]))
  }
  document.querySelector<HTMLElement>('.ticks-plot')?.style.setProperty('--tick', `${tickWidth(ticks, of)}px`)
  document.querySelector<HTMLElement>('[data-end]')?.style.setProperty('--x', String(horizonEnd(ticks, of)))
  showSteps(progress)
  // Only the stage is announced; the rest changes every second.
  setText(stage, stageText(progress))
  setText(amount, amountText(progress))
}

function showSteps({ stage: now }: AuditProgress) {
  const at = STAGES.findIndex(({ id }) => id === now)
  for (const [step, item] of document.querySelectorAll('[data-steps] li').entries()) {
    item.className = step < at ? 'done' : step === at ? 'now' : ''
    item.ariaCurrent = step === at ? 'step' : null
  }
}

function setText(element: Element | null, text: string) {
  if (element && element.textContent !== text) element.textContent = text
}

/** Gets the page again and takes over the parts that have changed. Focus is not in them. */
async function replaceParts() {
  const page = await requestPage().catch(() => undefined)
  for (const part of document.querySelectorAll<HTMLElement>('[data-part]')) {
    const newer = page?.querySelector(`[data-part="${part.dataset.part}"]`)
    if (newer && newer.textContent !== part.textContent) part.replaceChildren(...newer.childNodes)
  }
}

async function requestPage() {
  const response = await fetch(location.href, { headers: { accept: 'text/html' } })
  const html = response.ok ? await response.text() : ''
  return new DOMParser().parseFromString(html, 'text/html')
}

/** Shows the report, unless somebody is typing an email address: then a link to it appears. */
function finish() {
  const field = document.querySelector<HTMLInputElement>('.notify-form input[type="email"]')
  if (!field?.value && document.activeElement !== field) return location.reload()
  setText(stage, 'The report is ready.')
  const link = Object.assign(document.createElement('a'), { href: location.pathname, textContent: 'Open the report' })
  amount?.replaceChildren(link)
}
