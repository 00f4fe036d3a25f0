declare global {
  interface Window {
    /** What went wrong on the page, in the words of its browser. */
    recordedErrors: string[]
  }
}

/**
 * Records what a browser reports of a page: exceptions, files that are missing, violations of the policy, and errors
 * that scripts print. Runs in the page, before its own scripts.
 */
export function recordErrors() {
  const errors: string[] = []
  window.recordedErrors = errors
  addEventListener(
    'error',
    ({ target, message }) => {
      // A tool that runs while somebody types replaces its picture, which may still be loading.
      if (target instanceof HTMLImageElement && target.src.startsWith('blob:')) return
      errors.push(target instanceof Element ? `missing: ${target.outerHTML}` : message)
    },
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    errors.push(`policy: ${violatedDirective} ${blockedURI}`),
  )
  const print = console.error
  console.error = (...parts: unknown[]) => {
    errors.push(parts.map(String).join(' '))
    print(...parts)
  }
}
