export type ToastNotice = { message: string; isBad?: boolean; action?: { label: string; run: () => void } }

/** Shows a toast at the bottom left until it is closed. At most three are visible at a time. */
export function showToast({ message, isBad = false, action }: ToastNotice) {
  const region = document.querySelector<HTMLElement>('[data-toasts]')
  const models = region?.querySelector('template')?.content.children
  const toast = models?.[isBad ? 1 : 0]?.cloneNode(true) as HTMLElement | undefined
  if (!region || !toast) return
  toast.querySelector('p')?.append(message)
  const close = toast.querySelector<HTMLElement>('[data-close]')
  close?.addEventListener('click', () => toast.remove())
  if (action) {
    const button = Object.assign(document.createElement('button'), {
      type: 'button',
      className: 'control',
      textContent: action.label,
    })
    button.addEventListener('click', () => {
      action.run()
      toast.remove()
    })
    close?.before(button)
  }
  region.append(toast)
  const shown = region.querySelectorAll('.toast')
  if (shown.length > 3) shown[0]?.remove()
}

/** Lets other scripts show a toast without loading this one: `dispatchEvent(new CustomEvent('notice', { detail }))`. */
export function followNotices() {
  addEventListener('notice', (event) => showToast((event as CustomEvent<ToastNotice>).detail))
}
