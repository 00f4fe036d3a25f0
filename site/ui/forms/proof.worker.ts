import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge } from 'altcha-lib/types'

/** Solves what the server asked: in a worker, so that the page goes on. Answers with the proof as it is sent. */
addEventListener('message', async ({ data: challenge }: MessageEvent<Challenge>) => {
  const solution = await solveChallenge({ challenge, deriveKey })
  postMessage(solution ? btoa(JSON.stringify({ challenge, solution })) : '')
})
