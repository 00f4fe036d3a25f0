const PARAMETER = 'run'

/** Puts the id of a run into the URL of the page, so that a reload finds it; without an id, takes it out. */
export function putRunInAddress(id?: string) {
  const url = new URL(location.href)
  if ((url.searchParams.get(PARAMETER) ?? undefined) === id) return
  if (id === undefined) url.searchParams.delete(PARAMETER)
  else url.searchParams.set(PARAMETER, id)
  globalThis.history.replaceState(globalThis.history.state, '', url)
}
