/**
 * Reports to `npm start` that this process is ready. What its start has left behind is collected first, while nobody
 * waits: V8 would keep it, 20 to 80 MB, until the heap has grown.
 */
export function reportReady() {
  // Without a supervisor's flags, as in development, there is no `gc`.
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  process.send?.('ready')
}
