const KEY = 'landing'

/** Keeps where the visit began until the tab is closed: what is sent later says how its sender came. */
export function rememberLanding() {
  try {
    sessionStorage[KEY] ??= JSON.stringify({
      landing: location.pathname + location.search,
      cameFrom: document.referrer,
    })
  } catch {
    // Storage is switched off.
  }
}

export function landingFields(): Record<string, string> {
  try {
    return JSON.parse(sessionStorage[KEY] ?? '{}')
  } catch {
    return {}
  }
}
