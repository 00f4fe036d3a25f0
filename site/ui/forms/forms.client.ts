/** What sends a form is fetched when somebody begins to fill one in. */
const sender = () => import('./send-form.client.ts')

/** A form that is sent in place. Without this, or where the rest cannot be fetched, it is posted as usual. */
export function enhance(form: HTMLFormElement) {
  form.noValidate = true
  form.addEventListener('focusin', () =>
    sender().then(
      ({ begin }) => begin(form),
      () => undefined,
    ),
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const button = event.submitter as HTMLButtonElement | null
    sender().then(
      ({ send }) => send(form, button),
      () => form.submit(),
    )
  })
}
