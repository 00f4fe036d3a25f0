import type { IncomingMessage } from 'node:http'
import { type Readable, Transform } from 'node:stream'

/** Without a session, requests send only a login or an email address. */
export const MAX_PUBLIC_BODY_BYTES = 64 * 1024
/** With an API key: a long article. */
export const MAX_KEY_BODY_BYTES = 1024 * 1024
/** A file of 10 MB (`cms/payload.config.ts`), and the form around it. */
export const MAX_SESSION_BODY_BYTES = 11 * 1024 * 1024

/** A body turned out to be larger than its request allows. */
export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge'
  readonly statusCode = 413
}

/** Returns whether the declared size of a request's body is larger than a limit. */
export function declaresMore({ headers }: Pick<IncomingMessage, 'headers'>, maxBytes: number) {
  return Number(headers['content-length'] ?? 0) > maxBytes
}

/**
 * Returns the same body as a stream that fails with `BodyTooLarge` as soon as more than `maxBytes` have arrived. It
 * buffers no more than one chunk.
 */
export function limitBody(body: Readable, maxBytes: number): Transform {
  let arrived = 0
  const limited = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      arrived += chunk.length
      if (arrived > maxBytes) done(new BodyTooLarge(`The body has more than ${maxBytes} bytes.`))
      else done(null, chunk)
    },
  })
  // `pipeline` would close the connection of a body that is too large before the response is sent.
  body.once('error', (error) => limited.destroy(error))
  body.once('close', () => body.readableEnded || limited.destroy(new Error('The sender closed the connection.')))
  // Without a listener, an error would crash the process if the request is refused for another reason and nothing reads
  // the body.
  limited.on('error', () => undefined)
  return body.pipe(limited)
}
