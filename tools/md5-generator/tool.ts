import { z } from 'zod'
import { Failure } from '#engine/failures.ts'
import { defineTool } from '#engine/tool/define-tool.ts'
import { field } from '#engine/tool/field.ts'
import { about } from './about.ts'
import { algorithms, chosenAlgorithms } from './algorithms.ts'
import { output } from './output.ts'
import { reportDigests } from './report.ts'
import { readBytes, readDigest } from './written-bytes.ts'

const single = Object.fromEntries(algorithms.map(({ id, name }) => [id, name]))
const writings = { text: 'Text (UTF-8)', hex: 'Hexadecimal', base64: 'Base64' }
/** Pieces between two progress reports; a report for every piece would cost more than the hashing. */
const REPORT_EVERY = 16 << 20

export const tool = defineTool({
  ...about,
  isLive: true,
  action: 'Hash',
  guide: [
    'Computes hashes and checksums (MD5, SHA, BLAKE, CRC-32, xxHash) of text or files, with a key as HMAC; use it to verify a download or to compare two files.',
    'Returns the digests of each input and says whether one of them equals a digest that you already have.',
  ],
  timeLimit: 900,
  input: z.object({
    text: field.text({ label: 'Text', rows: 6, isOptional: true, hint: 'In this field, each line break is one LF.' }),
    files: field.files({
      label: 'Files',
      accept: '*/*',
      maxFiles: 50,
      isOptional: true,
      hint: 'Any size; files are read in pieces. If you choose files, an empty text is ignored.',
    }),
    algorithm: field.choice({
      label: 'Algorithm',
      default: 'common',
      options: { common: 'MD5, SHA-1, SHA-256, SHA-512', all: `All ${algorithms.length}`, ...single },
    }),
    compare: field.line({
      label: 'Compare with',
      isOptional: true,
      placeholder: 'd41d8cd98f00b204e9800998ecf8427e',
      hint: 'A digest in hexadecimal or base64, or a line of md5sum output.',
    }),
    key: field.line({
      label: 'HMAC key',
      isOptional: true,
      advanced: true,
      secret: true,
      autocomplete: 'off',
      hint: 'With a key, every digest is an HMAC (RFC 2104).',
    }),
    keyWriting: field.choice({ label: 'Key format', advanced: true, default: 'text', options: writings }),
    textWriting: field.choice({ label: 'Text format', advanced: true, default: 'text', options: writings }),
  }),
  output,
  samples: [
    {
      label: 'A line and its published digest',
      input: {
        text: 'The quick brown fox jumps over the lazy dog',
        algorithm: 'common',
        compare: '9e107d9d372bb6826bd81d3542a419d6',
      },
    },
    {
      label: 'A webhook body, signed',
      input: { text: '{"order":1042,"shop":"oakfield.example"}', algorithm: 'sha256', key: 'a shared secret' },
    },
  ],
  libraries: [{ name: 'hash-wasm', does: 'Computes every digest, in WebAssembly' }],
  limits: [
    'A match means that two inputs are the same. It does not mean that the original is harmless.',
    'Don’t store passwords as plain hashes: use Argon2id, scrypt, or bcrypt.',
    'xxHash and CRC-32 detect accidental changes. Anyone can make a second input with the same checksum.',
  ],
  run: async ({ text, files, algorithm, compare, key, keyWriting, textWriting }, { signal, progress }) => {
    const { digestsOf } = await import('./hashing.ts')
    const keyBytes = key === '' ? undefined : readBytes(key, keyWriting, 'key')
    const wanted = compare.trim() === '' ? null : (readDigest(compare) ?? null)
    if (compare.trim() !== '' && wanted === null) throw notADigest()
    const chosen = chosenAlgorithms(algorithm, {
      hasKey: keyBytes !== undefined,
      ...(wanted ? { comparedBits: wanted.length * 4 } : {}),
    })
    if (chosen.length === 0) throw noHmac(single[algorithm] ?? algorithm)
    const total = files.reduce((sum, { size }) => sum + size, 0)
    let done = 0
    let reported = 0
    const items = []
    if (text !== '' || files.length === 0) {
      const bytes = readBytes(text, textWriting, 'text')
      items.push({
        name: 'Text',
        size: bytes.length,
        isFile: false,
        digests: await digestsOf(bytes, chosen, keyBytes, { signal }),
        error: null,
      })
    }
    for (const file of files) {
      const onBytes = (bytes: number) => {
        done += bytes
        if (done - reported < REPORT_EVERY && done < total) return
        reported = done
        progress(done, total, `Hashing ${file.name}`)
      }
      try {
        const digests = await digestsOf(file, chosen, keyBytes, { signal, onBytes })
        items.push({ name: file.name, size: file.size, isFile: true, digests, error: null })
      } catch (error) {
        signal.throwIfAborted()
        const reason = `${file.name} could not be read (${(error as Error).message}). Choose it again; it may have changed.`
        items.push({ name: file.name, size: file.size, isFile: true, digests: null, error: reason })
      }
    }
    const matches = items.flatMap(({ name, digests }) =>
      Object.entries(digests ?? {}).flatMap(([id, hex]) => (hex === wanted ? [{ name, algorithm: id }] : [])),
    )
    return { items, algorithms: chosen.map(({ id }) => id), isHmac: keyBytes !== undefined, compared: wanted, matches }
  },
  report: reportDigests,
})

const notADigest = () => {
  const message = 'This is not a digest: enter hexadecimal or base64, such as d41d8cd98f00b204e9800998ecf8427e.'
  return new Failure('invalid', { message, errors: { compare: message } })
}

const noHmac = (name: string) => {
  const message = `${name} is a checksum and has no HMAC. Clear the key or choose a cryptographic hash such as SHA-256.`
  return new Failure('invalid', { message, errors: { key: message } })
}
