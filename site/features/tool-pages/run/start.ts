import type { Envelope } from '#engine/tool/envelope.ts'
import { isText } from '#engine/tool/text-limits.ts'
import { type DescribedTool, runsOnServer } from './described-tool.ts'
import { putBelowForm } from './earlier-runs.ts'
import { enhanceEditors } from './editors.ts'
import { enhanceFiles } from './files-field.ts'
import { fill, hasContent, isIncomplete, neededFiles, shareable, type Values, valuesOf } from './form-values.ts'
import { type EarlierRun, historyOf } from './history.ts'
import { showHistory } from './history-list.ts'
import { leaveFullScreen } from './layout.ts'
import { limitToViewport } from './limit-to-viewport.ts'
import { createProgressPanel } from './progress-panel.ts'
import { createReportRegion } from './report-region.ts'
import { putRunInAddress } from './run-address.ts'
import { createRunner } from './runner.ts'
import { followRun, runOnServer } from './server-run.ts'
import { inputOf } from './share-link.ts'
import { showErrors } from './show-errors.ts'
import { enhanceControls } from './small-controls.ts'
import { swapped } from './swap.ts'
import { enhanceTextFields } from './text-fields.ts'
import { withTimeLimit } from './time-limit.ts'
import { createWorkerHost } from './worker-host.ts'

type Job = {
  values: Values
  /**
   * A run caused by typing moves neither focus nor scroll position, and is announced after a pause; one caused by a
   * control of the report shows no progress either, which would move the report. A run that the page started is also
   * not remembered.
   */
  cause: 'pressed' | 'typed' | 'adjusted' | 'opened'
  /** Whether no stored responses are used. */
  isFresh?: boolean
  /** The id of a run on the server that began before the page was loaded. */
  runId?: string
}

/** Controls that are moved, not typed into. */
const MOVED = 'select, [type="range"], [type="checkbox"]'

/** Pause in typing after which a result is announced and stored in the history, in milliseconds. */
const PAUSE_MS = 1_500

/** Pause in typing after which the run of what is entered is prepared, in milliseconds. */
const PREPARE_MS = 300

let started: ReturnType<typeof createRuntime> | undefined

/** Starts the code that runs the page's tool. Further calls return the same promise. */
export function start(form: HTMLFormElement, area: HTMLElement) {
  started ??= createRuntime(form, area)
  return started
}

function createRuntime(form: HTMLFormElement, area: HTMLElement) {
  const tool = JSON.parse(form.dataset.tool ?? '') as DescribedTool
  const { fields } = tool
  const part = (name: string) => area.querySelector<HTMLElement>(`[data-${name}]`)
  const host = createWorkerHost(tool.slug)
  const panel = createProgressPanel(part('running') as HTMLElement, { stop, useNow })
  const history = historyOf(tool.slug, () => localStorage)
  const showEarlier = showHistory(part('earlier'), history, ({ input }) => runWith(input))
  const { goTo } = enhanceEditors(form, fields)
  const report = createReportRegion(area, tool, { goTo, change, again: submit, measureAgain })
  const runner = createRunner<Job, Envelope>({
    run: (job) => {
      const handlers = {
        progress: panel.progress,
        partial: (envelope: Envelope) => showPartial(envelope, job),
        kept: putRunInAddress,
      }
      if (job.runId !== undefined) return followRun(tool, job.runId, handlers)
      putRunInAddress()
      if (runsOnServer(tool, job.values)) return runOnServer(tool, job.values, handlers, job)
      return withTimeLimit(
        { ...tool, timeLimit: tool.timeLimit * runsOf(job.values, fields) },
        host.run(job.values, handlers.progress, handlers.partial),
        () => (partial?.job === job ? partial.envelope : undefined),
      )
    },
    began: ({ cause, runId }) => {
      if (cause === 'pressed' || cause === 'typed') panel.begin(tool.name)
      if (runId !== undefined) panel.begin(tool.name, Number(part('running')?.dataset.elapsedMs ?? 0))
      report.busy(true)
      putBelowForm(area)
    },
    ended,
    onIdle: () => {
      panel.end()
      void shown.then(() => report.busy(runner.isRunning()))
      partial = undefined
    },
  })
  /** The best result of the current run so far. */
  let partial: { envelope: Envelope; job: Job } | undefined
  /** Resolves when the result of the last run is on the page. */
  let shown = Promise.resolve()
  let hasRun = false
  /** The last result that is shown. */
  let latest: Envelope | undefined
  let pause: ReturnType<typeof setTimeout> | undefined
  let preparation: ReturnType<typeof setTimeout> | undefined
  /** Continuous typing becomes one entry of the history, instead of one for each pause. */
  let typed: EarlierRun | undefined

  form.querySelector('[data-swap]')?.addEventListener('click', () => {
    fill(form, fields, swapped(form, tool, latest))
    if (!isIncomplete(valuesOf(form, fields), fields)) requestRun('typed')
  })
  limitToViewport(form.parentElement as HTMLElement)
  enhanceControls(form)
  enhanceFiles(form, tool)
  enhanceTextFields(form, tool)
  if (tool.runs === 'browser') host.warm()
  report.warm()
  addEventListener('keydown', followKeys)
  return { begin, changed, submit, trySample, openLink, runWith, followRun: followEarlier }

  /** Runs a tool without input when the page opens, unless the visitor has already run it. */
  function begin() {
    if (!hasRun) requestRun('opened')
  }

  /** Shows a run that began before the page was loaded, unless the visitor has started another one. */
  function followEarlier(runId: string) {
    if (hasRun) return
    hasRun = true
    runner.request({ values: valuesOf(form, fields), cause: 'opened', runId })
  }

  /** Runs the tool after the visitor typed or moved a control. */
  function changed(target?: EventTarget | null) {
    if (tool.warmsUp) prepareSoon()
    const isFollowed = tool.followsForm && hasRun && target instanceof Element && target.matches(MOVED)
    if (!tool.isLive && !isFollowed) return
    const values = valuesOf(form, fields)
    // Typing must not make the server fetch a page repeatedly.
    if (tool.runs === 'browser' && runsOnServer(tool, values)) return
    if (!isIncomplete(values, fields)) return runner.request({ values, cause: 'typed' })
    runner.stop()
    empty()
  }

  /** Prepares the run, so that the first result comes quickly after the button is pressed. */
  function prepareSoon() {
    clearTimeout(preparation)
    preparation = setTimeout(() => {
      const values = valuesOf(form, fields)
      if (!runner.isRunning() && !isIncomplete(values, fields)) host.warm(values)
    }, PREPARE_MS)
  }

  /** Restores the state before the first run. */
  function empty() {
    latest = undefined
    clearTimeout(pause)
    showErrors(form, fields, {})
    report.clear()
  }

  function stop() {
    runner.stop()
    report.announce('Stopped.')
  }

  /** Resolves when the result is on the page. */
  function showPartial(envelope: Envelope, job: Job) {
    const isFirst = partial === undefined
    partial = { envelope, job }
    panel.offer()
    // Only the first report scrolls into view, so that a reader keeps their place.
    return report.show(envelope, job.values, { isAsked: isFirst && job.cause === 'pressed', takesFocus: false })
  }

  /** Ends the run with its partial result. */
  function useNow() {
    const found = partial
    runner.stop()
    if (found) ended(found.envelope, { ...found.job, cause: 'pressed' })
  }

  function submit() {
    requestRun('pressed')
  }

  function measureAgain() {
    hasRun = true
    runner.request({ values: valuesOf(form, fields), cause: 'pressed', isFresh: true }, { now: true })
  }

  function requestRun(cause: Job['cause'], options: { now?: boolean; isPatient?: boolean } = { now: true }) {
    hasRun = true
    runner.request({ values: valuesOf(form, fields), cause }, options)
  }

  function change(name: string, value: unknown) {
    fill(form, fields, { [name]: value })
    if (tool.isLive) requestRun('typed')
    else requestRun('adjusted', { isPatient: true })
  }

  function runWith(input: Record<string, unknown>) {
    const files = neededFiles(valuesOf(form, fields), tool, input)
    form.reset()
    fill(form, fields, { ...valuesOf(form, fields), ...files, ...input })
    submit()
  }

  async function trySample(at: number) {
    const input = await host.sample(at)
    if (!input) return notify('The sample could not be loaded. Check your connection and try again.')
    try {
      const filled = fields.map(async ({ name, control }) => {
        const value = input[name]
        return [name, control === 'files' && value !== undefined ? await sampleFiles([value].flat()) : value]
      })
      runWith(Object.fromEntries(await Promise.all(filled)) as Record<string, unknown>)
    } catch {
      notify('The files of the sample could not be loaded. Check your connection and try again.')
    }
  }

  async function openLink(fragment: string) {
    const input = await inputOf(fragment)
    if (input) runWith(input)
    else notify('This link is incomplete. Ask the sender for a new one.')
  }

  function ended(envelope: Envelope, job: Job) {
    // At least one of several fields is required, and the last one has just been cleared.
    if (job.cause === 'typed' && envelope.failure?.code === 'invalid' && !hasContent(job.values, fields)) return empty()
    latest = envelope.failure ? undefined : envelope
    if (envelope.fills) fill(form, fields, envelope.fills)
    const errors = envelope.failure?.errors ?? {}
    const isPressed = job.cause === 'pressed'
    const isRefused = isPressed && Object.keys(errors).length > 0
    // After a button press the focus moves to the result; while typing it stays.
    const hadButton = area.contains(document.activeElement) && document.activeElement?.matches('button, a') === true
    showErrors(form, fields, errors, { withSummary: isRefused })
    clearTimeout(pause)
    shown = report.show(envelope, job.values, { isAsked: isPressed && !isRefused, takesFocus: hadButton })
    if (job.cause === 'typed' || job.cause === 'adjusted')
      pause = setTimeout(() => announceResult(envelope, job), PAUSE_MS)
    else void shown.then(() => announceResult(envelope, job))
  }

  function announceResult(envelope: Envelope, { values, cause }: Job) {
    report.announce(envelope.summary)
    if (cause === 'opened') return
    const input = shareable(values, fields)
    if (envelope.failure || envelope.status === 'unavailable' || Object.keys(input).length === 0) return
    const run = { input, summary: envelope.summary, at: Date.now() }
    const isSlight = cause !== 'pressed'
    history.add(run, isSlight ? typed : undefined)
    typed = isSlight ? run : undefined
    showEarlier()
  }

  function followKeys(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    if (runner.isRunning()) stop()
    else leaveFullScreen()
  }
}

/** Returns one run for each file of a batch. */
const runsOf = (values: Values, fields: DescribedTool['fields']) =>
  Math.max(1, ...fields.filter(isText).map(({ name }) => [values[name]].flat().length))

async function sampleFiles(names: unknown[]) {
  return Promise.all(
    names.map(async (name) => {
      const response = await fetch(`/samples/${name}`)
      if (!response.ok) throw new Error(`${response.status}`)
      const bytes = await response.blob()
      return new File([bytes], String(name), { type: bytes.type })
    }),
  )
}

function notify(message: string) {
  dispatchEvent(new CustomEvent('notice', { detail: { message, isBad: true } }))
}
