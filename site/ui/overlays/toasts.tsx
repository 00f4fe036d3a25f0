import { Icon, Severity } from '../parts/icon.tsx'

/** Renders the place of the toasts. It is on every page, empty, so that screen readers announce what is added to it. */
export function Toasts() {
  return (
    <div className="toasts" role="status" aria-live="polite" data-toasts="">
      <template>
        <Toast isBad={false} />
        <Toast isBad={true} />
      </template>
    </div>
  )
}

type ToastProps = { isBad: boolean; message?: string; action?: string }

export function Toast({ isBad, message = '', action }: ToastProps) {
  return (
    <div className={isBad ? 'toast is-bad' : 'toast'}>
      <Severity kind={isBad ? 'critical' : 'pass'} />
      <p>{message}</p>
      {action && (
        <button className="control" type="button">
          {action}
        </button>
      )}
      <button className="icon-button" type="button" aria-label="Close" data-close="">
        <Icon name="cross" />
      </button>
    </div>
  )
}
