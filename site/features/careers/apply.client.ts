import { resumeFault } from './resume-rules.ts'

/**
 * The form stands at the end of the page, where it works without this. "Apply Now" takes it into the dialog and the
 * dialog's end brings it back, so that there is one form and nothing typed is lost between the two.
 */
const form = document.querySelector<HTMLFormElement>('form[data-apply-form]')
const dialog = document.querySelector<HTMLDialogElement>('#apply-dialog')
const home = form?.parentElement

if (form && home && dialog) {
  const first = form.querySelector<HTMLInputElement>('input[name="name"]')
  // Before the click reaches what opens dialogs: the focus goes to what is inside then.
  document.addEventListener(
    'click',
    (event) => {
      if (!(event.target as Element).closest('[data-open="apply-dialog"]')) return
      home.style.minHeight = `${home.offsetHeight}px`
      dialog.querySelector('.dialog-body')?.append(form)
      if (first) first.autofocus = true
    },
    { capture: true },
  )
  dialog.addEventListener('close', () => {
    if (first) first.autofocus = false
    home.append(form)
    home.style.minHeight = ''
  })
}

// Said before 5 MB are on their way.
const field = form?.querySelector<HTMLInputElement>('input[type="file"]')
field?.addEventListener('change', () => {
  const file = field.files?.[0]
  field.setCustomValidity((file && resumeFault(file)) ?? '')
})
