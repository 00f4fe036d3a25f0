/** `https://host` or `wss://host`, with a port or a `*.` at most: nothing that would end a directive of the policy. */
const ORIGIN =
  /^(?:https|wss):\/\/(?:\*\.)?[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+(?::\d{1,5})?$/

/** Returns the origins in a text, separated by spaces, commas, or lines, each once. */
export const originsIn = (text: string | null | undefined): string[] => [
  ...new Set(
    (text ?? '')
      .split(/[\s,;]+/)
      .map((one) => one.trim().toLowerCase().replace(/\/$/, ''))
      .filter(isOrigin),
  ),
]

/** Returns whether a text is an origin that a Content-Security-Policy can name. */
export const isOrigin = (text: string): boolean => ORIGIN.test(text)

/** Returns the first word of a text that is no origin, or undefined. */
export const notAnOrigin = (text: string): string | undefined =>
  text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .find((one) => !isOrigin(one.toLowerCase().replace(/\/$/, '')))
