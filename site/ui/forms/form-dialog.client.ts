/**
 * Moves a form of the page into the dialog that names it while the dialog is open, and back when it closes. There is
 * one form, so nothing typed is lost; without this script, the form works in the page.
 */
for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[data-takes]')) {
  const form = document.getElementById(dialog.dataset.takes ?? '') as HTMLFormElement | null
  const home = form?.parentElement
  const place = form?.nextSibling ?? null
  if (!form || !home) continue
  const first = form.querySelector<HTMLInputElement>('input:not([type="hidden"]), textarea')
  // Runs before the click opens the dialog, so that the dialog can focus what was moved into it.
  document.addEventListener(
    'click',
    (event) => {
      if (!(event.target as Element).closest(`[data-open="${dialog.id}"]`)) return
      home.style.minHeight = `${home.offsetHeight}px`
      dialog.querySelector('.dialog-body')?.append(form)
      if (first) first.autofocus = true
    },
    { capture: true },
  )
  dialog.addEventListener('close', () => {
    if (first) first.autofocus = false
    home.insertBefore(form, place)
    home.style.minHeight = ''
  })
}
