import { notify } from '#site/ui/browser/notify.ts'

/**
 * The only script of a tool page that loads after the first paint; the code that runs a tool loads when the visitor
 * focuses the form or opens a shared link.
 */
const form = document.querySelector<HTMLFormElement>('form[data-tool]')
const area = form?.closest<HTMLElement>('[data-tool-area]')

if (form && area) {
  let isReady = false
  const start = () =>
    import('./run/start.ts').then((run) => {
      isReady = true
      return run.start(form, area)
    })
  form.dataset.ready = ''
  area.addEventListener('focusin', start)
  area.addEventListener('dragover', start)
  form.addEventListener('input', ({ target }) => start().then(({ changed }) => changed(target)))
  area.addEventListener('click', (event) => {
    const target = event.target as Element
    const button = target.closest<HTMLElement>('[data-editor], [data-folder], [data-text-tool], [data-swap]')
    // The tool's script loaded too late for this click.
    if (button && !isReady) void start().then(() => button.click())
    const sample = target.closest<HTMLAnchorElement>('[data-sample]')
    if (!sample) return
    event.preventDefault()
    start().then(
      ({ trySample }) => trySample(Number(sample.dataset.sample)),
      () => location.assign(sample.href),
    )
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    start().then(
      ({ submit }) => submit(),
      () => (form.dataset.runs !== 'browser' ? HTMLFormElement.prototype.submit.call(form) : showNotLoaded()),
    )
  })
  for (const button of document.querySelectorAll<HTMLElement>('[data-layout]')) {
    const layout = button.dataset.layout as 'wide' | 'full'
    button.ariaPressed = String(document.documentElement.dataset.toolLayout === layout)
    button.onclick = () => import('./run/layout.ts').then(({ toggleLayout }) => toggleLayout(layout))
  }
  // Also handles events right after the page has opened, and a paste without a focused field.
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, target } = event
    if (key !== 'Enter' || !(ctrlKey || metaKey) || !(target === document.body || form.contains(target as Node))) return
    event.preventDefault()
    form.requestSubmit()
  })
  const open = () => location.hash.startsWith('#i=') && start().then(({ openLink }) => openLink(location.hash))
  addEventListener('hashchange', open)
  void open()
  // The URL names a run that has already begun.
  const { run } = area.dataset
  const sample = Number(new URLSearchParams(location.search).get('sample'))
  if (run !== undefined) void start().then(({ followRun }) => followRun(run))
  // The URL names a sample by its number, from 1.
  else if (sample > 0) void start().then(({ trySample }) => trySample(sample - 1))
  // The tool needs no input, so it starts when the page has loaded.
  else if (form.dataset.startsAlone !== undefined && !location.hash.startsWith('#i='))
    afterLoad(() => start().then(({ begin }) => begin()))
  const { earlier } = area.querySelector<HTMLElement>('[data-earlier]')?.dataset ?? {}
  if (hasRuns(earlier))
    void import('./run/earlier-runs.ts').then(({ listEarlierRuns }) =>
      listEarlierRuns(area, ({ input }) => start().then(({ runWith }) => runWith(input))),
    )
  // Handles what the visitor did before this script was loaded.
  const { activeElement } = document
  if (area.contains(activeElement))
    void start().then(({ changed }) => hasTyping(activeElement as HTMLTextAreaElement) && changed(activeElement))
  if (form.dataset.waits !== undefined) form.requestSubmit()
}

function afterLoad(work: () => void) {
  if (document.readyState === 'complete') work()
  else addEventListener('load', () => setTimeout(work))
}

/** Returns whether this browser has stored runs of a tool. */
function hasRuns(slug: string | undefined) {
  try {
    return `tool-runs:${slug}` in localStorage
  } catch {
    return false
  }
}

/** Returns whether the visitor has typed into it since the page was loaded. */
const hasTyping = ({ value, defaultValue }: Partial<HTMLTextAreaElement>) => value !== defaultValue

/**
 * Shows that the script is missing: the input of a tool that runs in the browser must not be sent to the server, as the
 * page promises.
 */
function showNotLoaded() {
  const message = 'The tool could not be loaded. Check your connection and try again. Nothing you entered is lost.'
  notify({ message, isBad: true })
}
