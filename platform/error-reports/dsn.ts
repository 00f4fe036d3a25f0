/** A DSN: the public key of a project and where it takes errors. */
const DSN = /^(https?):\/\/([^\s:@/]+)(?::[^\s@/]*)?@([^\s/?#]+)(\/[^\s?#]*)?\/(\d+)$/

/** Where errors go, and the key that says for which project. */
export type ErrorTarget = { url: string; publicKey: string }

/**
 * Returns where a DSN sends envelopes, or undefined if it is malformed.
 * @see https://develop.sentry.dev/sdk/foundations/envelopes/
 * @example targetOf('https://key@errors.example/7')?.url // 'https://errors.example/api/7/envelope/'
 */
export function targetOf(dsn: string): ErrorTarget | undefined {
  const [, protocol, publicKey, host, folder = '', project] = DSN.exec(dsn) ?? []
  if (!publicKey) return
  return { url: `${protocol}://${host}${folder}/api/${project}/envelope/`, publicKey }
}
