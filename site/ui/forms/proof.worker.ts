import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge } from 'altcha-lib/types'

/** Solves a challenge in a worker, so that the page stays responsive, and posts the proof as the server expects it. */
addEventListener('message', async ({ data: challenge }: MessageEvent<Challenge>) => {
  const solution = await solveChallenge({ challenge, deriveKey })
  postMessage(solution ? btoa(JSON.stringify({ challenge, solution })) : '')
})
