// A thread: its event loop is not the one on which the hostile sites of the bench answer.

import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

const REQUESTS = 600
const PAUSE_MS = 50

const { url } = workerData as { url: string }
parentPort?.on('message', async () => parentPort?.postMessage(await homeTimes()))

async function homeTimes() {
  const times: number[] = []
  for (let count = 0; count < REQUESTS; count++) {
    const began = performance.now()
    await (await fetch(`${url}/`, { headers: { 'x-forwarded-for': '198.51.100.7' } })).arrayBuffer()
    times.push(performance.now() - began)
    await wait(PAUSE_MS)
  }
  return times
}
