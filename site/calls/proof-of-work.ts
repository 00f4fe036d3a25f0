import { createHmac } from 'node:crypto'
import { createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { Failure } from '#engine/failures.ts'
import { environment } from '#platform/environment/environment.ts'
import { acceptedSecrets } from '#platform/environment/signing-secrets.ts'

/**
 * Returns a challenge that takes a browser about a second and a robot with a million submissions two weeks: Altcha's
 * proof of work, version 2 (https://altcha.org). It needs no other server.
 * @param withinMs until when the solution has to arrive
 */
export async function askForProof(withinMs = TEN_MINUTES_MS) {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 2_000,
    counter: randomInt(1_000, 300),
    deriveKey,
    expiresAt: new Date(Date.now() + withinMs),
    hmacSignatureSecret: key('challenge'),
    hmacKeySignatureSecret: key('solution'),
  })
}

/** Returns the failure that asks for a proof: with it, the same submission is accepted. */
export async function proofNeeded() {
  return new Failure('suspicious', { data: { challenge: await askForProof() } })
}

/**
 * Reads a proof.
 * @param proof base64 of `{ challenge, solution }`
 * @returns a string that identifies this proof, or undefined if it is invalid
 */
export async function readProof(proof: unknown): Promise<string | undefined> {
  const payload = parse(proof)
  if (!payload?.challenge?.signature) return undefined
  const { challenge, solution } = payload
  for (const secret of acceptedSecrets()) {
    try {
      const keys = { hmacSignatureSecret: key('challenge', secret), hmacKeySignatureSecret: key('solution', secret) }
      if ((await verifySolution({ challenge, solution, deriveKey, ...keys })).verified) return challenge.signature
    } catch {
      // Reached with forged numbers and keys.
    }
  }
  return undefined
}

const TEN_MINUTES_MS = 600_000

function parse(proof: unknown): Payload | undefined {
  try {
    return JSON.parse(Buffer.from(String(proof ?? ''), 'base64').toString('utf8')) as Payload
  } catch {
    return undefined
  }
}

const key = (use: string, secret = environment.payloadSecret) =>
  createHmac('sha256', secret).update(`proof-of-work ${use}`).digest('hex')
