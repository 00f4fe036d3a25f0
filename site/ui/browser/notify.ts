import type { ToastNotice } from '../overlays/toasts.client.ts'

/** Shows a toast. Loads nothing: the script of the toasts listens. */
export function notify(detail: ToastNotice) {
  dispatchEvent(new CustomEvent('notice', { detail }))
}
