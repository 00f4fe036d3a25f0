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

/** Returns the page before this one, and the stored fields about the first page of the visit; none without storage. */
export function landingFields(): Record<string, string> {
  const previous = document.referrer
  try {
    return { ...JSON.parse(sessionStorage[KEY] ?? '{}'), previous }
  } catch {
    return { previous }
  }
}
