const KEY = 'landing'

/** Stores the first page of the visit until the tab is closed, so that a submission can say how its visitor came. */
export function rememberLanding() {
  try {
    sessionStorage[KEY] ??= JSON.stringify({
      landing: location.pathname + location.search,
      cameFrom: document.referrer,
    })
  } catch {
    // Storage may be switched off.
  }
}

/** Returns the stored fields about the first page of the visit; none without storage. */
export function landingFields(): Record<string, string> {
  try {
    return JSON.parse(sessionStorage[KEY] ?? '{}')
  } catch {
    return {}
  }
}
