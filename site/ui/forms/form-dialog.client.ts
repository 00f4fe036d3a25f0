/**
 * A form stands in the page, where it works without this. What opens the dialog that names it takes it along, and the
 * dialog's end brings it back: there is one form, and nothing typed is lost between the two.
 */
for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[data-takes]')) {
  const form = document.getElementById(dialog.dataset.takes ?? '') as HTMLFormElement | null
  const home = form?.parentElement
  const place = form?.nextSibling ?? null
  if (!form || !home) continue
  const first = form.querySelector<HTMLInputElement>('input:not([type="hidden"]), textarea')
  // Before the click reaches what opens dialogs: the focus goes to what is inside then.
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
