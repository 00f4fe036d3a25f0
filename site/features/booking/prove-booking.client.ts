/** Loads what solves the server's proof of work, if it asks for one. */
const form = document.querySelector<HTMLFormElement>('.booking-form[data-challenge]')
if (form) {
  const { proveForm } = await import('./prove-form.client.ts')
  proveForm(form)
}

export {}
