import type { Challenge } from 'altcha-lib/types'

/** Solves the server's proof of work in a worker. Takes about a second. Returns an empty text if that fails. */
export function prove(challenge: Challenge) {
  return new Promise<string>((resolve) => {
    const worker = new Worker(new URL('./proof.worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }) => resolve(data as string)
    worker.onerror = () => resolve('')
    worker.postMessage(challenge)
  })
}
