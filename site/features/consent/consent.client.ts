import type { ConsentTag } from '#site/documents/embeds.ts'
import { notify } from '#site/ui/browser/notify.ts'
import { mayLoadScripts, reloadOnSignIn } from '#site/ui/browser/third-party-scripts.client.ts'
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
  if (choice === 'yes') void load()
  panel.hidden = choice !== undefined
  document.addEventListener('click', (event) => {
    const chosen = (event.target as Element).closest<HTMLElement>('[data-consent-choice]')?.dataset.consentChoice
    if (chosen) void decide(panel, chosen)
  })
}

async function decide(panel: HTMLElement, chosen: string) {
  try {
    localStorage.setItem(KEY, toStored(chosen, urls))
  } catch {
    // Without storage, the choice applies to this page only.
  }
  panel.hidden = true
  if (chosen === 'yes') {
    const isOn = await load()
    notify({
      message: isOn
        ? 'Measurement is on.'
        : 'Measurement did not start. It never does while you are signed in to the back office.',
    })
    return
  }
  notify({ message: 'Measurement is off.' })
  // A running script cannot be stopped, but the page can be reloaded.
  if (isLoaded) location.reload()
}

/** Returns whether the scripts are loaded. */
async function load() {
  if (isLoaded) return true
  if (!(await mayLoadScripts())) return false
  // The function may have been called twice meanwhile.
  if (!isLoaded) for (const tag of tags) loadTag(tag)
  isLoaded = true
  reloadOnSignIn()
  return true
}

function stored() {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}
