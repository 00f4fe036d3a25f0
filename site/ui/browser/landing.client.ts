/**
 * Stores the first page of the visit until the tab is closed, so that a submission can say how its visitor came
 * (`landing-fields.client.ts`).
 */
export function rememberLanding() {
  try {
    sessionStorage.landing ??= JSON.stringify({
      landing: location.pathname + location.search,
      cameFrom: document.referrer,
    })
  } catch {
    // Storage may be switched off.
  }
}
