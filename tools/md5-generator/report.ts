import { type Block, type Cell, code, type Finding, findings, metric, table } from '#engine/tool/blocks.ts'
import type { Report } from '#engine/tool/define-tool.ts'
import { type Algorithm, algorithms } from './algorithms.ts'
import type { Digests } from './hashing.ts'

export type Hashed = {
  items: { name: string; size: number; isFile: boolean; digests: Digests | null; error: string | null }[]
  algorithms: string[]
  isHmac: boolean
  /** Lower-case hexadecimal. */
  compared: string | null
  matches: { name: string; algorithm: string }[]
}

const references = {
  md5: { label: 'RFC 6151', url: 'https://www.rfc-editor.org/rfc/rfc6151' },
  sha1: { label: 'RFC 6194', url: 'https://www.rfc-editor.org/rfc/rfc6194' },
}

/** Returns the digests as a table, the result of the comparison, and the limits of the algorithms. */
export function reportDigests(data: Hashed, { textWriting = 'text' }: { textWriting?: string } = {}): Report {
  const chosen = algorithms.filter(({ id }) => data.algorithms.includes(id))
  const size = data.items.reduce((sum, item) => sum + item.size, 0)
  const blocks: Block[] = [
    metric([
      {
        label: 'Bytes hashed',
        value: size,
        method:
          textWriting === 'text'
            ? 'Text is first encoded as UTF-8; files are hashed as they are.'
            : 'The bytes that you entered.',
      },
      ...(data.compared
        ? [
            {
              label: 'Equal digests',
              value: data.matches.length,
              method: 'Digests of this run that equal the one you entered in every bit.',
            },
          ]
        : []),
    ]),
    digestTable(data, chosen),
    findings([...comparison(data, chosen), ...weaknesses(data, chosen), ...traps(data)]),
  ]
  const lines = checksumLines(data, chosen)
  if (lines !== '')
    blocks.push(code({ title: 'Checksum file', code: lines, language: 'text', fileName: 'checksums.txt' }))
  return { summary: summaryOf(data, chosen), blocks }
}

function summaryOf(data: Hashed, chosen: Algorithm[]) {
  const { items, matches, compared, isHmac } = data
  const unread = items.filter(({ digests }) => !digests)
  if (unread[0] && unread.length === items.length) return unread[0].error ?? 'Nothing could be read.'
  const first = matches[0]
  if (compared && first)
    return `Equal: the ${named(first.algorithm, isHmac)} of ${nameOf(data, first.name)} is the digest you entered.`
  if (compared) return `Not equal: none of the ${chosen.length * items.length} digests is the one you entered.`
  const only = chosen[0]
  if (items.length === 1 && only)
    return `${named(only.id, isHmac)} of ${nameOf(data, items[0]?.name ?? '')}: ${items[0]?.digests?.[only.id]}`
  const failed = unread.length > 0 ? `; ${unread.length} could not be read` : ''
  const read = items.length - unread.length
  return `${read} ${read === 1 ? 'input' : 'inputs'} hashed with ${chosen.length} algorithm${chosen.length === 1 ? '' : 's'}${failed}`
}

function digestTable({ items, isHmac, matches }: Hashed, chosen: Algorithm[]) {
  const isEqual = (name: string, id: string) => matches.some((match) => match.name === name && match.algorithm === id)
  const rows = items.flatMap(({ name, digests, error, size }): Cell[][] =>
    digests
      ? chosen.map(({ id, bits, standard }) => {
          const digest = digests[id] ?? null
          const cell = digest && isEqual(name, id) ? { text: digest, severity: 'pass' as const } : digest
          return [name, size, named(id, isHmac), cell, bits, standard]
        })
      : [[name, size, null, { text: error ?? '', severity: 'critical' as const }, null, null]],
  )
  return table({
    title: isHmac ? 'HMACs' : 'Digests',
    columns: [
      { label: 'Input' },
      { label: 'Size', form: 'number', unit: 'B' },
      { label: 'Algorithm' },
      { label: 'Digest', form: 'mono' },
      { label: 'Bits', form: 'number' },
      { label: 'Standard' },
    ],
    rows,
  })
}

function comparison(data: Hashed, chosen: Algorithm[]): Finding[] {
  const { compared, matches, items, isHmac } = data
  if (!compared) return []
  const bits = compared.length * 4
  const fitting = chosen.filter((one) => one.bits === bits)
  const first = matches[0]
  if (first)
    return [
      {
        id: 'equal',
        severity: 'pass',
        title: `The digest you entered is the ${named(first.algorithm, isHmac)} of ${nameOf(data, first.name)}.`,
        why: 'Every bit matches, so this is the input that the digest was made from, unless someone made a collision on purpose.',
        evidence: compared,
      },
    ]
  return [
    {
      id: fitting.length > 0 ? 'not-equal' : 'no-such-length',
      severity: 'critical',
      title:
        fitting.length > 0
          ? `No digest of ${items.length === 1 ? 'this input' : 'these inputs'} matches the one you entered.`
          : `The digest you entered has ${bits} bits; none of the chosen algorithms produces that many.`,
      why:
        fitting.length > 0
          ? 'One changed byte changes the whole digest. A line break at the end of a text is enough.'
          : 'Digests of different lengths cannot be equal.',
      evidence: compared,
      fix:
        fitting.length > 0
          ? 'Download the file again, or check whether the publisher hashed the archive or its content.'
          : 'Choose “All”, or check whether part of the digest was lost in copying.',
      place: { field: 'compare' },
    },
  ]
}

function weaknesses({ isHmac }: Hashed, chosen: Algorithm[]): Finding[] {
  const broken = chosen.filter(({ strength }) => strength === 'broken')
  const checksums = chosen.filter(({ strength }) => strength === 'checksum')
  const found: Finding[] = broken.map(({ id, name }) =>
    isHmac
      ? {
          id: `hmac-${id}`,
          severity: 'notice',
          title: `HMAC-${name} is not broken, but don’t use it for anything new.`,
          why: `The known collisions of ${name} do not forge an HMAC. Newer systems reject it anyway.`,
          fix: 'Use HMAC-SHA-256 where you can choose.',
          ref: references[id as 'md5' | 'sha1'],
        }
      : {
          id: `broken-${id}`,
          severity: 'warning',
          title: `${name} is broken for security.`,
          why:
            id === 'md5'
              ? 'It takes seconds to make two different files with the same MD5. It still detects damaged downloads.'
              : 'Two different files with the same SHA-1 were published in 2017. It still detects damaged downloads.',
          fix: 'Use SHA-256 or BLAKE2 for signatures, certificates, and anything else that someone might forge.',
          ref: references[id as 'md5' | 'sha1'],
        },
  )
  if (checksums.length > 0)
    found.push({
      id: 'checksum',
      severity: 'notice',
      title: `${checksums.map(({ name }) => name).join(', ')}: these are checksums, not cryptographic hashes.`,
      why: 'They detect transmission errors. Anyone can compute an input for a given value.',
    })
  return found
}

function traps({ items }: Hashed): Finding[] {
  const isEmpty = items.some(({ size }) => size === 0)
  if (!isEmpty) return []
  return [
    {
      id: 'empty',
      severity: 'notice',
      title: 'An input is empty, so these are the digests of zero bytes.',
      why: 'They look like any other digest, and a failed upload often produces one of them.',
      fix: 'Type a text or choose a file if that was not intended.',
    },
  ]
}

/** Returns lines that `shasum --check` and BSD's md5 can read. */
function checksumLines({ items, isHmac }: Hashed, chosen: Algorithm[]) {
  if (isHmac) return ''
  return items
    .filter(({ isFile, digests }) => isFile && digests)
    .flatMap(({ name, digests }) =>
      chosen.map((one) => `${one.name.replace(/^SHA-/, 'SHA')} (${name}) = ${digests?.[one.id]}\n`),
    )
    .join('')
}

const nameOf = ({ items }: Hashed, name: string) =>
  items.some((item) => item.isFile && item.name === name) ? name : 'the text'

function named(id: string, isHmac: boolean) {
  const name = algorithms.find((one) => one.id === id)?.name ?? id
  return isHmac ? `HMAC-${name}` : name
}
