import { busy } from '#site/ui/forms/busy.client.ts'
import { prove } from '#site/ui/forms/prove.client.ts'

/**
 * Solves the server's proof of work while the visitor types, and lets the form wait for the rest. Without a proof, the
 * server still accepts the form.
 */
export function proveForm(form: HTMLFormElement) {
  const challenge = JSON.parse(form.dataset.challenge ?? '')
  const field = Object.assign(document.createElement('input'), { type: 'hidden', name: 'proof' })
  let proving: Promise<void> | undefined
  const begin = () => {
    proving ??= prove(challenge).then((proof) => {
      field.value = proof
      form.append(field)
    })
    return proving
  }
  form.addEventListener('focusin', begin, { once: true })
  form.addEventListener('submit', async (event) => {
    if (field.isConnected) return
    event.preventDefault()
    if (form.dataset.busy) return
    const end = busy(form, event.submitter as HTMLButtonElement | null)
    await begin()
    end()
    form.submit()
  })
}
