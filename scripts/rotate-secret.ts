// npm run rotate-secret: replaces the generated key that signs and encrypts, and keeps the former one beside it.
import { existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { environment } from '#platform/environment/environment.ts'
import { newSecret, PREVIOUS_SECRET_FILE, SECRET_FILE, storeSecret } from '#platform/environment/stored-secret.ts'

const { dataDir } = environment
const [current, previous, next] = [SECRET_FILE, PREVIOUS_SECRET_FILE, `${SECRET_FILE}-next`].map((name) =>
  join(dataDir, name),
) as [string, string, string]

if (process.env.PAYLOAD_SECRET) {
  console.error('PAYLOAD_SECRET is set: move its value to PAYLOAD_SECRET_PREVIOUS, set a new one, and restart.')
  process.exitCode = 1
} else {
  // A rotation that ended in between is completed with the same new secret.
  if (!existsSync(next)) storeSecret(dataDir, `${SECRET_FILE}-next`, newSecret())
  renameSync(current, previous)
  renameSync(next, current)
  console.log(`The former secret is in ${previous}. Restart the product now: it encrypts stored secrets again.`)
}
