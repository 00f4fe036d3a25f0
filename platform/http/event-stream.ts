/** An event of a stream: its name, and its data as text. */
export type StreamEvent = { name: string; data: string }

/** Media type of a stream of events (HTML Standard, 9.2). */
export const EVENT_STREAM = 'text/event-stream'

/** Keeps a connection open; readers skip it. */
export const HEARTBEAT = ':\n\n'

/**
 * Returns an event as a stream carries it (HTML Standard, 9.2.5).
 * @example formatEvent({ name: 'progress', data: '{"done":1}' }) // 'event: progress\ndata: {"done":1}\n\n'
 */
export function formatEvent({ name, data }: StreamEvent) {
  const lines = data.split(/\r\n|\r|\n/).map((line) => `data: ${line}\n`)
  return `event: ${name}\n${lines.join('')}\n`
}

/**
 * Creates a reader of a stream of events, which gets the text in any pieces and calls `onEvent` for each complete event
 * (HTML Standard, 9.2.6). Ids and retry times are skipped.
 */
export function createEventReader(onEvent: (event: StreamEvent) => void) {
  let rest = ''
  let name = ''
  let data: string[] = []

  return function read(text: string) {
    rest += text
    // A final CR may be the first half of a line break.
    const lines = rest.slice(0, rest.endsWith('\r') ? -1 : undefined).split(/\r\n|\r|\n/)
    rest = (lines.pop() ?? '') + (rest.endsWith('\r') ? '\r' : '')
    for (const line of lines) readLine(line)
  }

  function readLine(line: string) {
    if (line !== '') return readField(line)
    if (data.length > 0) onEvent({ name: name || 'message', data: data.join('\n') })
    name = ''
    data = []
  }

  function readField(line: string) {
    const [field = '', ...after] = line.split(':')
    const value = after.join(':').replace(/^ /, '')
    if (field === 'event') name = value
    else if (field === 'data') data.push(value)
  }
}
