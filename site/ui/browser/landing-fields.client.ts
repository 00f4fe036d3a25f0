/**
 * Returns the page before this one, and what `landing.client.ts` stored about the first page of the visit; none without
 * storage. A module of its own, because every page loads the other one.
 */
export function landingFields(): Record<string, string> {
  const previous = document.referrer
  try {
    return { ...JSON.parse(sessionStorage.landing ?? '{}'), previous }
  } catch {
    return { previous }
  }
}
