// @module-tag slow
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { nodePorts } from '#providers/tool-ports/node-ports.ts'
import { run } from '#tests/support/tool-ports.ts'
import { makeCode } from './make-code.ts'
import { randomPayload } from './random-payload.ts'
import { tool } from './tool.ts'

const { asset, drawSvg } = nodePorts(tool)
const make = async (input: Record<string, unknown>) => {
  const envelope = await run(tool, input)
  return { ...envelope, made: (envelope.data as { made: Awaited<ReturnType<typeof makeCode>> } | null)?.made }
}

test.each([
  [{ kind: 'url', url: 'oakfield.example/sale' }, 'https://oakfield.example/sale'],
  [{ kind: 'url', url: 'http://oakfield.example/?a=1&b=ä' }, 'http://oakfield.example/?a=1&b=ä'],
  [{ kind: 'url', url: 'oakfield.example:8080/x' }, 'https://oakfield.example:8080/x'],
  [
    { kind: 'wifi', network: 'a;b,c:d"e\\f', password: '12;45678' },
    'WIFI:T:WPA;S:a\\;b\\,c\\:d\\"e\\\\f;P:12\\;45678;;',
  ],
  [{ kind: 'wifi', network: 'Guests', security: 'nopass', isHidden: true }, 'WIFI:T:nopass;S:Guests;H:true;;'],
  [
    { kind: 'vcard', firstName: 'Ines', lastName: 'Okafor, Jr.', phone: '+1 612' },
    'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Okafor\\, Jr.;Ines;;;\r\nFN:Ines Okafor\\, Jr.\r\nTEL:+1 612\r\nEND:VCARD',
  ],
  [
    { kind: 'email', address: 'a@b.example', subject: 'x & y', message: 'one\ntwo' },
    'mailto:a@b.example?subject=x%20%26%20y&body=one%0D%0Atwo',
  ],
  [{ kind: 'geo', latitude: '44,9778', longitude: '−93.265' }, 'geo:44.9778,-93.265'],
  [{ kind: 'url', url: 'tel:6125550100' }, 'tel:6125550100'],
  [{ kind: 'url', url: 'geo:44.9,-93.2' }, 'geo:44.9,-93.2'],
  [{ kind: 'tel', phone: '+1 (612) 555-0100' }, 'tel:+16125550100'],
  [{ kind: 'sms', phone: '+1 612 555 0100', message: 'Table; 12: 2' }, 'SMSTO:+16125550100:Table; 12: 2'],
  [{ kind: 'email', address: 'a?b&c#d+e@b.example' }, 'mailto:a%3Fb%26c%23d+e@b.example'],
  [{ kind: 'email', address: 'a@b.example', subject: '\ud800' }, 'mailto:a@b.example?subject=%EF%BF%BD'],
  [{ kind: 'text', text: '\ud800x' }, '\ufffdx'],
  [
    { kind: 'vcard', firstName: 'Ines\r\nEND:VCARD' },
    'BEGIN:VCARD\r\nVERSION:3.0\r\nN:;Ines\\nEND:VCARD;;;\r\nFN:Ines\\nEND:VCARD\r\nEND:VCARD',
  ],
])('%o contains %s', async (input, payload) => {
  const { made } = await make(input)
  expect(made?.payload).toBe(payload)
  expect(made?.readBack).toBe(payload)
  expect(made?.isProven).toBe(true)
})

test('25 random payloads at random levels can be decoded', { tags: 'extended' }, async () => {
  for (let seed = 0; seed < 25; seed++) {
    const { payload, ecc } = randomPayload(seed)
    const { isProven, readBack } = await makeCode(
      payload,
      { ecc, quiet: 4, pixels: 1, dark: '#000', light: '#fff' },
      asset,
    )
    expect(readBack).toBe(payload)
    expect(isProven).toBe(true)
  }
})

test('the PNG read by sharp and the SVG drawn by resvg have the same pixels', async () => {
  const { files, made } = await make({ kind: 'text', text: 'Table 12', pixels: 3, dark: '#1c4736', light: '#f4f1e8' })
  const [png, svg] = files
  const read = await sharp(png?.bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  expect(read.info.width).toBe(made?.pixels)
  const drawn = await drawSvg(new TextDecoder().decode(svg?.bytes), {
    width: read.info.width,
    height: read.info.height,
  })
  expect(Buffer.compare(read.data, Buffer.from(drawn))).toBe(0)
})

test('a code is read from an image, and an image without one says so', async () => {
  const { files } = await make({ kind: 'text', text: 'Grüße' })
  const blank = await sharp({ create: { width: 80, height: 80, channels: 3, background: 'white' } })
    .png()
    .toBuffer()
  const { summary, data } = await run(tool, {
    kind: 'read',
    pictures: [
      new File([files[0]?.bytes ?? ''], 'a.png'),
      new File([new Uint8Array(blank)], 'b.png'),
      new File(['PK\x03\x04'], 'c.png'),
    ],
  })
  expect(summary).toBe('1 code read; 1 of 3 files could not be opened')
  const [first, second, third] = (
    data as { read: { codes?: { text: string; version: string; ecc: string }[]; error?: string }[] }
  ).read
  expect(first?.codes?.[0]).toMatchObject({ text: 'Grüße', version: '1', ecc: 'M' })
  expect(second?.codes).toEqual([])
  expect(third?.error).toContain('c.png')
})

test('equal colors fail verification, and a pale or inverted code gets a warning', async () => {
  expect((await make({ kind: 'text', text: 'x', dark: '#777', light: '#777' })).findings[0]?.id).toBe('not-read-back')
  const ids = (await make({ kind: 'text', text: 'x', dark: '#eee', light: '#999', quiet: 1 })).findings.map(
    ({ id }) => id,
  )
  expect(ids).toEqual(expect.arrayContaining(['light-on-dark', 'low-contrast', 'narrow-quiet-zone']))
})

test.each([
  [{ kind: 'url' }, 'url'],
  [{ kind: 'url', url: 'not a URL' }, 'url'],
  [{ kind: 'text', text: ' \n' }, 'text'],
  [{ kind: 'text', text: 'x'.repeat(2332) }, 'ecc'],
  [{ kind: 'text', text: 'x'.repeat(10_000_000) }, 'text'],
  [{ kind: 'wifi', network: 'x', password: 'short' }, 'password'],
  [{ kind: 'wifi', network: 'ü'.repeat(17), password: '12345678' }, 'network'],
  [{ kind: 'wifi', network: 'x', password: 'g'.repeat(64) }, 'password'],
  [{ kind: 'tel', phone: 'call me' }, 'phone'],
  [{ kind: 'geo', latitude: '0x10', longitude: '0' }, 'latitude'],
  [{ kind: 'geo', latitude: '91', longitude: '0' }, 'latitude'],
  [{ kind: 'email', address: 'nobody' }, 'address'],
  [{ kind: 'vcard' }, 'firstName'],
  [{ kind: 'read' }, 'pictures'],
  [{ kind: 'text', text: 'x', dark: 'blackish' }, 'dark'],
])('%# is refused at its field', async (input, field) => {
  const { status, summary, failure } = await run(tool, input)
  expect(status).toBe('failed')
  expect(failure?.errors).toEqual({ [field]: summary })
})

test('2,331 bytes at level M are version 40', async () => {
  const { made } = await make({ kind: 'text', text: 'x'.repeat(2331) })
  expect(made).toMatchObject({ version: 40, modules: 177, isProven: true })
})

test.each([
  ['1'.repeat(5597), '5597 digits do not fit: at level M, the largest code holds 5596.'],
  ['A'.repeat(3392), '3392 characters do not fit: at level M, the largest code holds 3391.'],
  ['a'.repeat(2332), '2332 bytes do not fit: at level M, the largest code holds 2331.'],
])('oversized input is counted as the standard counts it', async (text, message) => {
  expect((await run(tool, { kind: 'text', text })).summary).toContain(message)
})
