import { open, seal } from '../accounts/secret-box.ts'

/** The format of what is stored. A later one gets its own prefix, so that both can be read. */
const VERSION = 'v1.'

/** Encrypts the value of a setting for its row, so that it cannot be decrypted for another provider or setting. */
export function sealSetting(value: string, provider: string, name: string): string {
  return VERSION + seal(value, sealedFor(provider, name))
}

/** Returns the value of a setting, or `null` if it was changed or encrypted with another `PAYLOAD_SECRET`. */
export function openSetting(sealed: string, provider: string, name: string): string | null {
  if (!sealed.startsWith(VERSION)) return null
  try {
    return open(sealed.slice(VERSION.length), sealedFor(provider, name))
  } catch {
    return null
  }
}

export const sealedFor = (provider: string, name: string) => ({
  purpose: 'data provider setting',
  owner: `${provider}/${name}`,
})
