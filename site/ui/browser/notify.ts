import type { ToastNotice } from '../overlays/toasts.client.ts'

/** Shows a toast. Loads nothing: the toast script listens for the event. */
export function notify(detail: ToastNotice) {
  dispatchEvent(new CustomEvent('notice', { detail }))
}
