import { notify } from './notify.ts'
import { mayLoadScripts, reloadOnSignIn } from './third-party-scripts.client.ts'

/**
 * Opens dialogs and, only after a click, loads embeds from other companies. Without this script, a control that is a
 * link follows its URL.
 */
export function followOpeners() {
  document.addEventListener('click', (event) => {
    const opener = (event.target as Element).closest<HTMLElement>('[data-open]')
    const dialog = opener && document.getElementById(opener.dataset.open ?? '')
    if (!(dialog instanceof HTMLDialogElement)) return
    event.preventDefault()
    dialog.showModal()
    const place = dialog.querySelector<HTMLElement>('[data-booking-frame]')
    if (place) loadFrame(place)
  })
  for (const chat of document.querySelectorAll<HTMLElement>('[data-chat]')) {
    chat.hidden = false
    chat.addEventListener('click', () => void loadChat(chat))
  }
}

async function loadChat(chat: HTMLElement) {
  const { chat: src } = chat.dataset
  if (!src) return
  delete chat.dataset.chat
  if (await mayLoadScripts()) {
    reloadOnSignIn()
    document.head.append(Object.assign(document.createElement('script'), { src, async: true }))
    return
  }
  chat.dataset.chat = src
  notify({ message: 'The chat did not load. It never does while you are signed in to the back office.' })
}

/** The loading line stays over the frame until the scheduler has loaded. */
function loadFrame(place: HTMLElement) {
  if (place.querySelector('iframe')) return
  const frame = Object.assign(document.createElement('iframe'), {
    src: place.dataset.bookingFrame,
    title: place.dataset.title,
  })
  frame.addEventListener('load', () => place.querySelector('[data-wait]')?.remove())
  place.prepend(frame)
}
