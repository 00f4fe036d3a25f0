/** Takes the place of an element of Payload that does not fit. */
export function Nothing() {
  return null
}
