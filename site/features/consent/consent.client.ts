/** The key of the choice, which is stored only in the browser. */
const KEY = 'measuring'

const panel = document.querySelector<HTMLElement>('[data-consent]')
/** Global Privacy Control means no. */
const isRefusedByBrowser = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true
let isLoaded = false

if (panel && !isRefusedByBrowser) {
  if (choice() === 'yes') load(panel)
  else if (choice() === null) panel.hidden = false
  document.addEventListener('click', (event) => {
    const chosen = (event.target as Element).closest<HTMLElement>('[data-consent-choice]')?.dataset.consentChoice
    if (chosen) decide(panel, chosen)
  })
}

function decide(panel: HTMLElement, chosen: string) {
  try {
    localStorage.setItem(KEY, chosen)
  } catch {
    // Without storage, the choice applies to this page only.
  }
  panel.hidden = true
  dispatchEvent(
    new CustomEvent('notice', {
      detail: { message: chosen === 'yes' ? 'Measurement is on.' : 'Measurement is off.' },
    }),
  )
  if (chosen === 'yes') load(panel)
  // A running script cannot be stopped, but the page can be reloaded.
  else if (isLoaded) location.reload()
}

function load(panel: HTMLElement) {
  if (isLoaded) return
  isLoaded = true
  document.head.append(Object.assign(document.createElement('script'), { src: panel.dataset.consent, async: true }))
}

function choice() {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}
