/** Disables the button at its current width while a form is sent. Returns a function that undoes it. */
export function busy(form: HTMLFormElement, button: HTMLButtonElement | null) {
  form.dataset.busy = 'true'
  const label = [...(button?.childNodes ?? [])]
  if (button) {
    button.style.minWidth = `${button.offsetWidth}px`
    button.ariaBusy = 'true'
    button.classList.add('is-busy')
    button.replaceChildren(Object.assign(document.createElement('i'), { className: 'busy-line' }), 'Sending')
  }
  return () => {
    delete form.dataset.busy
    if (!button) return
    button.ariaBusy = null
    button.classList.remove('is-busy')
    button.replaceChildren(...label)
  }
}
