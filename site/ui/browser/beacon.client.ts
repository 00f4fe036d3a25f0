/** Sends data to a call of the site, also from a page that is being left. */
export function sendBeacon(path: string, data: object) {
  const body = JSON.stringify({ data: { page: location.pathname, ...data } })
  navigator.sendBeacon(path, new Blob([body], { type: 'application/json' }))
}
