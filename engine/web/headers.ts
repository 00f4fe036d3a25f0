type Headers = readonly (readonly [name: string, value: string])[]

/** Returns the value of a header, several of one name joined by commas (RFC 9110, 5.2); undefined if it is absent. */
export function headerOf(headers: Headers, name: string): string | undefined {
  const values = headersOf(headers, name)
  return values.length > 0 ? values.join(', ') : undefined
}

/** Returns each value of a header, in order. */
export const headersOf = (headers: Headers, name: string) =>
  headers.filter(([one]) => one.toLowerCase() === name).map(([, value]) => value)
