import type { Readable, Writable } from 'node:stream'

type Parameters = Record<string, unknown>
type Message = {
  id?: number
  method?: string
  params?: Parameters
  sessionId?: string
  result?: Parameters
  error?: { message: string }
}
type Listener = (params: Parameters) => void

/** One target of the browser: a page, or the browser itself. */
export type Session = {
  /**
   * Sends a command.
   * @throws {Error} with the message of Chromium, or if the browser ends
   */
  send: (method: string, params?: Parameters) => Promise<Parameters>
  on: (event: string, listener: Listener) => void
}

/**
 * Connects to Chromium with the Chrome DevTools Protocol over the pipe of `--remote-debugging-pipe`: JSON messages that
 * end with NUL. Source: chromedevtools.github.io/devtools-protocol.
 */
export function connectDevtools(incoming: Readable, outgoing: Writable) {
  const waiting = new Map<number, { resolve: (result: Parameters) => void; reject: (error: Error) => void }>()
  const listeners = new Map<string, Listener[]>()
  let ids = 0
  let rest: Buffer[] = []

  incoming.on('data', (chunk: Buffer) => {
    let from = 0
    for (let end = chunk.indexOf(0); end >= 0; end = chunk.indexOf(0, from)) {
      receive(JSON.parse(Buffer.concat([...rest, chunk.subarray(from, end)]).toString('utf8')) as Message)
      rest = []
      from = end + 1
    }
    if (from < chunk.length) rest.push(chunk.subarray(from))
  })
  incoming.once('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Chromium has ended.'))
  })
  outgoing.on('error', () => undefined)

  function receive({ id, method, params = {}, sessionId = '', result = {}, error }: Message) {
    if (method) for (const listener of listeners.get(`${sessionId} ${method}`) ?? []) listener(params)
    if (id === undefined) return
    if (error) waiting.get(id)?.reject(new Error(error.message))
    else waiting.get(id)?.resolve(result)
    waiting.delete(id)
  }

  return function session(sessionId = ''): Session {
    return {
      send: (method, params = {}) =>
        new Promise((resolve, reject) => {
          ids += 1
          waiting.set(ids, { resolve, reject })
          outgoing.write(`${JSON.stringify({ id: ids, method, params, ...(sessionId ? { sessionId } : {}) })}\0`)
        }),
      on: (event, listener) => {
        const key = `${sessionId} ${event}`
        listeners.set(key, [...(listeners.get(key) ?? []), listener])
      },
    }
  }
}
