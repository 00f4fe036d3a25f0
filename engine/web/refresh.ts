/** A `Refresh` header or a meta refresh. `url` is as written; undefined if the page reloads itself. */
export type Refresh = { seconds: number; url: string | undefined }

/**
 * Reads the value of a `Refresh` header or of `<meta http-equiv="refresh">` by the HTML Standard's shared declarative
 * refresh steps. Returns undefined where a browser does nothing.
 * @example readRefresh("0; url='/new'") // { seconds: 0, url: '/new' }
 */
export function readRefresh(value: string): Refresh | undefined {
  const [, digits = '', rest = ''] = /^[\t\n\f\r ]*(\d*)([\s\S]*)$/.exec(value) ?? []
  if (digits === '' && !rest.startsWith('.')) return undefined
  const seconds = Number(digits || 0)
  const after = rest.replace(/^[\d.]*/, '')
  if (after === '') return { seconds, url: undefined }
  if (!/^[;,\t\n\f\r ]/.test(after)) return undefined
  const written = after.replace(/^[\t\n\f\r ]*[;,]?[\t\n\f\r ]*/, '')
  if (written === '') return { seconds, url: undefined }
  const named = /^url[\t\n\f\r ]*=[\t\n\f\r ]*([\s\S]*)$/i.exec(written)?.[1]
  const target = named ?? written
  // Quotes are only skipped after `url=`, or where the value does not start like it.
  const quote = named !== undefined || !/^u/i.test(written) ? /^["']/.exec(target)?.[0] : undefined
  return { seconds, url: quote ? (target.slice(1).split(quote)[0] ?? '') : target }
}
