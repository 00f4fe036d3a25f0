import { answerTo, recordsAt } from '#engine/dns/answers.ts'
import type { Finding } from '#engine/tool/blocks.ts'
import type { DnsRecords } from '#engine/web/dns.ts'
import { readTags } from './tags.ts'

export type DkimKey = {
  selector: string
  record: string
  keyType: string
  /** `null` if the key could not be read. */
  bits: number | null
  isRevoked: boolean
  isTest: boolean
  problem?: string
}
export type Dkim = { tried: string[]; keys: DkimKey[]; findings: Finding[] }

const rfc = { label: 'RFC 6376, 3.6.1', url: 'https://www.rfc-editor.org/rfc/rfc6376#section-3.6.1' }
const rfc8301 = { label: 'RFC 8301, 3.2', url: 'https://www.rfc-editor.org/rfc/rfc8301#section-3.2' }
const MIN_RSA_BITS = 1024
const RECOMMENDED_RSA_BITS = 2048

/** Reads the DKIM keys at the selectors that were tried. Source: RFC 6376; Ed25519: RFC 8463. */
export async function checkDkim(all: DnsRecords, asked: string[]): Promise<Dkim> {
  const suffix = `._domainkey.${all.name}`
  const tried = all.answers
    .filter(({ name, type }) => type === 'TXT' && name.endsWith(suffix))
    .map(({ name }) => name.slice(0, -suffix.length))
  const keys: DkimKey[] = []
  const found: Finding[] = []
  for (const selector of tried) {
    const texts = recordsAt(all, `${selector}${suffix}`, 'TXT').map(({ data }) => data)
    const records = texts.filter((text) => readTags(text).tags.has('p') || /^v\s*=\s*DKIM1/i.test(text))
    if (records.length > 1)
      found.push({
        id: 'dkim-several',
        severity: 'warning',
        title: `The selector “${selector}” has ${records.length} DKIM records.`,
        why: 'With several records at one selector, the result of a check is undefined.',
        evidence: records.join('\n'),
        fix: `Keep one TXT record at ${selector}${suffix}.`,
        ref: { label: 'RFC 6376, 3.6.2.2', url: 'https://www.rfc-editor.org/rfc/rfc6376#section-3.6.2.2' },
      })
    const [record] = records
    if (record !== undefined) {
      const key = await readKey(selector, record)
      keys.push(key)
      found.push(...keyFindings(key, suffix))
    } else if (asked.includes(selector)) found.push(noKey(all, `${selector}${suffix}`, selector))
  }
  if (keys.length === 0 && asked.length === 0)
    found.push({
      id: 'dkim-unknown',
      severity: 'notice',
      title: `None of ${tried.length} common selectors has a DKIM key.`,
      why: 'The DNS cannot list selectors, so a key with another name may exist. The header “DKIM-Signature” of a message names it after s=.',
      evidence: `Tried: ${tried.join(', ')}`,
      fix: 'Enter your selector under Options.',
      ref: rfc,
    })
  return { tried, keys, findings: found }
}

async function readKey(selector: string, record: string): Promise<DkimKey> {
  const { tags } = readTags(record)
  const keyType = (tags.get('k') ?? 'rsa').toLowerCase()
  const text = (tags.get('p') ?? '').replace(/\s+/g, '')
  const flags = (tags.get('t') ?? '').split(':').map((one) => one.trim())
  const bits = text === '' ? null : await keyBits(keyType, text)
  const hashes = tags.get('h')?.toLowerCase().split(':')
  const problem = !tags.has('p')
    ? 'The record has no p= tag.'
    : text !== '' && bits === null
      ? 'The key after p= cannot be read.'
      : hashes && !hashes.some((one) => one.trim() === 'sha256')
        ? 'The record allows only the hash SHA-1.'
        : undefined
  return {
    selector,
    record,
    keyType,
    bits,
    isRevoked: tags.get('p') === '',
    isTest: flags.includes('y'),
    ...(problem ? { problem } : {}),
  }
}

async function keyBits(keyType: string, text: string): Promise<number | null> {
  try {
    const bytes = Uint8Array.from(atob(text), (one) => one.charCodeAt(0))
    if (keyType === 'ed25519') return bytes.length === 32 ? 256 : null
    if (keyType !== 'rsa') return null
    return await rsaBits(bytes)
  } catch {
    return null
  }
}

/**
 * Returns the size of an RSA key, usually a SubjectPublicKeyInfo. Some publish the RSAPublicKey alone, which verifiers
 * also accept.
 */
async function rsaBits(bytes: Uint8Array<ArrayBuffer>) {
  const name = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
  const key = await crypto.subtle
    .importKey('spki', bytes, name, true, ['verify'])
    .catch(() => crypto.subtle.importKey('spki', wrapped(bytes), name, true, ['verify']))
  return (key.algorithm as RsaHashedKeyAlgorithm).modulusLength
}

/** Puts an RSAPublicKey into a SubjectPublicKeyInfo (RFC 3279, 2.3.1). */
function wrapped(key: Uint8Array) {
  const algorithm = [0x30, 0x0d, 0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x01, 0x05, 0x00]
  const bits = [0x03, ...lengthBytes(key.length + 1), 0, ...key]
  return new Uint8Array([0x30, ...lengthBytes(algorithm.length + bits.length), ...algorithm, ...bits])
}

const lengthBytes = (length: number) => (length < 128 ? [length] : [0x82, length >> 8, length & 0xff])

function keyFindings(key: DkimKey, suffix: string): Finding[] {
  const { selector, record, keyType, bits, isRevoked, isTest, problem } = key
  const evidence = `${selector}${suffix}  TXT  "${record.slice(0, 120)}${record.length > 120 ? '…' : ''}"`
  const about = { evidence, ref: rfc }
  if (isRevoked)
    return [
      {
        id: 'dkim-revoked',
        severity: 'notice',
        title: `The DKIM key “${selector}” is revoked.`,
        why: 'Its p= is empty. Email that is still signed with it fails.',
        ...about,
      },
    ]
  if (problem)
    return [
      {
        id: 'dkim-unusable',
        severity: 'critical',
        title: `The DKIM key “${selector}” cannot be used. ${problem}`,
        why: 'Email that is signed with it fails, and may be treated as spam.',
        fix: 'Copy the record from your email service again, without line breaks or missing characters.',
        ...about,
      },
    ]
  const found: Finding[] = []
  if (keyType === 'rsa' && bits !== null && bits < RECOMMENDED_RSA_BITS)
    found.push({
      id: 'dkim-short',
      severity: bits < MIN_RSA_BITS ? 'critical' : 'warning',
      title: `The DKIM key “${selector}” has only ${bits} bits.`,
      why:
        bits < MIN_RSA_BITS
          ? 'Receivers must not accept signatures of keys with fewer than 1,024 bits.'
          : 'Keys should have at least 2,048 bits; 1,024 is the least that receivers accept.',
      fix: 'Create a key with 2,048 bits under a new selector in your email service.',
      evidence,
      ref: rfc8301,
    })
  if (isTest)
    found.push({
      id: 'dkim-test',
      severity: 'notice',
      title: `The DKIM key “${selector}” is in test mode (t=y).`,
      why: 'Receivers may treat email signed with it like unsigned email.',
      fix: 'Remove t=y when signing works.',
      ...about,
    })
  if (found.length === 0)
    found.push({
      id: 'dkim-valid',
      severity: 'pass',
      title: `The DKIM key “${selector}” is valid: ${keyType === 'rsa' ? `RSA, ${bits} bits` : 'Ed25519'}.`,
      why: 'Receivers can check that signed email was not changed on its way.',
      ...about,
    })
  return found
}

function noKey(all: DnsRecords, name: string, selector: string): Finding {
  const result = answerTo(all, name, 'TXT')?.result
  const isKnown = result === 'NOERROR' || result === 'NXDOMAIN'
  return {
    id: isKnown ? 'dkim-missing' : 'dkim-no-response',
    severity: isKnown ? 'critical' : 'warning',
    title: isKnown
      ? `The selector “${selector}” has no DKIM key.`
      : `The DNS did not answer for the selector “${selector}” (${result}).`,
    why: 'Email that is signed with this selector cannot be verified.',
    evidence: `${name}  TXT: ${result}`,
    fix: `Add the TXT or CNAME record that your email service shows for ${name}.`,
    ref: rfc,
  }
}
