/** Loads the code that sends a form when someone begins to fill one in. */
const sender = () => import('./send-form.client.ts')

/** Sends a form in place. If the code cannot be loaded, the browser posts the form as usual. */
export function enhance(form: HTMLFormElement) {
  form.dataset.enhance = 'done'
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
