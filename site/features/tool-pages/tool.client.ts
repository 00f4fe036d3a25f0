import { notify } from '../../ui/browser/notify.ts'

/** All that is fetched with the page: what runs a tool comes when somebody turns to its form, or opens a kept link. */
const form = document.querySelector<HTMLFormElement>('form[data-tool]')
const area = form?.closest<HTMLElement>('[data-tool-area]')

if (form && area) {
  let isReady = false
  const start = () =>
    import('./run/start.ts').then((run) => {
      isReady = true
      return run.start(form, area)
    })
  // The run checks what is entered, and says it in its own words.
  form.noValidate = true
  area.addEventListener('focusin', start)
  area.addEventListener('dragover', start)
  form.addEventListener('input', () => start().then(({ changed }) => changed()))
  area.addEventListener('click', (event) => {
    const target = event.target as Element
    const button = target.closest<HTMLElement>('[data-editor], [data-folder]')
    // Its own script has come too late for this click.
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
      () => (form.dataset.runs === 'server' ? HTMLFormElement.prototype.submit.call(form) : showNotLoaded()),
    )
  })
  const open = () => location.hash.startsWith('#i=') && start().then(({ openLink }) => openLink(location.hash))
  addEventListener('hashchange', open)
  void open()
  // It asks for nothing, so there is nothing to wait for but the page itself.
  if (form.dataset.startsAlone !== undefined && !location.hash.startsWith('#i='))
    addEventListener('load', () => setTimeout(() => start().then(({ begin }) => begin())))
}

/** What runs in the browser is not sent to the server instead: the page has promised that it stays here. */
function showNotLoaded() {
  const message = 'The tool could not be loaded. Check the connection and try again; nothing you entered is lost.'
  notify({ message, isBad: true })
}
