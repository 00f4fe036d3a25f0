import type { ConsentTag } from '../../content/embeds.ts'
import { loadTag } from './load-tag.client.ts'
import { choiceFor, toStored } from './stored-choice.ts'

/** The key of the choice, which is stored only in the browser. */
const KEY = 'measuring'

const panel = document.querySelector<HTMLElement>('[data-consent]')
/** Global Privacy Control means no. */
const isRefusedByBrowser = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true
const tags = JSON.parse(panel?.dataset.consent ?? '[]') as ConsentTag[]
const urls = tags.map(({ url }) => url)
let isLoaded = false

if (panel && !isRefusedByBrowser) {
  const choice = choiceFor(stored(), urls)
  if (choice === 'yes') load()
  panel.hidden = choice !== undefined
  document.addEventListener('click', (event) => {
    const chosen = (event.target as Element).closest<HTMLElement>('[data-consent-choice]')?.dataset.consentChoice
    if (chosen) decide(panel, chosen)
  })
}

function decide(panel: HTMLElement, chosen: string) {
  try {
    localStorage.setItem(KEY, toStored(chosen, urls))
  } catch {
    // Without storage, the choice applies to this page only.
  }
  panel.hidden = true
  dispatchEvent(
    new CustomEvent('notice', {
      detail: { message: chosen === 'yes' ? 'Measurement is on.' : 'Measurement is off.' },
    }),
  )
  if (chosen === 'yes') load()
  // A running script cannot be stopped, but the page can be reloaded.
  else if (isLoaded) location.reload()
}

function load() {
  if (isLoaded) return
  isLoaded = true
  for (const tag of tags) loadTag(tag)
}

function stored() {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}
