import { environment } from './environment.ts'

/** The key that signs and encrypts, and the one before it, which stays valid until it is removed. */
export type Secrets = { payloadSecret: string; previousSecret?: string | undefined }

/** Returns the secrets whose signatures are accepted, the current one first. */
export function acceptedSecrets({ payloadSecret, previousSecret }: Secrets = environment): string[] {
  return previousSecret === undefined ? [payloadSecret] : [payloadSecret, previousSecret]
}
