import { notify } from '#site/ui/browser/notify.ts'

/**
 * Shows the buttons that need a script: `data-copy` is the text to copy, empty for the listing around it. They stay
 * hidden if the browser denies access to the clipboard.
 */
const buttons = navigator.clipboard ? document.querySelectorAll<HTMLButtonElement>('button[data-copy]') : []

for (const button of buttons) {
  button.hidden = false
  button.addEventListener('click', async () => {
    const text = button.dataset.copy || button.closest('.code')?.querySelector('code')?.textContent || ''
    const detail = await navigator.clipboard.writeText(text).then(
      () => ({ message: 'Copied.' }),
      () => ({ message: 'Your browser did not allow it. Select the text and copy it.', isBad: true }),
    )
    notify(detail)
  })
}
