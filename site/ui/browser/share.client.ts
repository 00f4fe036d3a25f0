import { notify } from './notify.ts'

/** Shows the share buttons. They open the device's own menu or, where there is none, copy the URL. */
for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-share]')) {
  if (typeof navigator.share !== 'function' && !navigator.clipboard) continue
  button.hidden = false
  button.addEventListener('click', () => share(button.dataset.share || location.href))
}

async function share(url: string) {
  try {
    if (typeof navigator.share === 'function') return await navigator.share({ url, title: document.title })
    await navigator.clipboard.writeText(url)
    notify({ message: 'Link copied.' })
  } catch (error) {
    // Closing the menu is not an error.
    if (error instanceof DOMException && error.name === 'AbortError') return
    notify({ message: 'Your browser did not allow it. Copy the URL from the address bar.', isBad: true })
  }
}
