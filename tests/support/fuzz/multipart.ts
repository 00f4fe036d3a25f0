import type { Random } from './random.ts'

export type Part = { name: string; content: string; filename?: string }

/** Returns a form with files (RFC 7578), sometimes truncated, without its boundary, or with another boundary. */
export function multipartBody(random: Random, parts: Part[]) {
  const boundary = 'boundary-of-the-fuzzer'
  const text = parts
    .map(({ name, content, filename }) => {
      const file = filename === undefined ? '' : `; filename="${filename}"\r\nContent-Type: application/pdf`
      return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${content}\r\n`
    })
    .join('')
  const whole = Buffer.from(`${text}--${boundary}--\r\n`)
  const body = random.chance(0.1) ? whole.subarray(0, random.below(whole.length)) : whole
  const type = random.pick([
    ...Array<string>(9).fill(`multipart/form-data; boundary=${boundary}`),
    'multipart/form-data',
    'multipart/form-data; boundary=another',
    `multipart/mixed; boundary=${boundary}`,
  ])
  return { type, body }
}
