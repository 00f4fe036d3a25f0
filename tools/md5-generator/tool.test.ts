import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { run } from '#tests/support/tool-ports.ts'
import { tool } from './tool.ts'

type Data = { items: { name: string; digests: Record<string, string> | null }[]; matches: { algorithm: string }[] }
const hash = async (input: Record<string, unknown>) => (await run(tool, input)).data as Data
const one = async (algorithm: string, input: Record<string, unknown>) =>
  (await hash({ algorithm, ...input })).items[0]?.digests?.[algorithm]

const longer =
  'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu'
const million = 'a'.repeat(1_000_000)

test.each([
  // RFC 1321, A.5.
  ['md5', '', 'd41d8cd98f00b204e9800998ecf8427e'],
  ['md5', 'a', '0cc175b9c0f1b6a831c399e269772661'],
  ['md5', 'abc', '900150983cd24fb0d6963f7d28e17f72'],
  ['md5', 'message digest', 'f96b697d7cb7938d525a2f31aaf161d0'],
  ['md5', 'abcdefghijklmnopqrstuvwxyz', 'c3fcd3d76192e4007dfb496cca67e13b'],
  ['md5', 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789', 'd174ab98d277d9f5a5611c2c9f419d9f'],
  ['md5', '1234567890'.repeat(8), '57edf4a22be3c955ac49da2e2107b67a'],
  // RFC 6234, 8.5.
  ['sha1', 'abc', 'a9993e364706816aba3e25717850c26c9cd0d89d'],
  ['sha1', million, '34aa973cd4c4daa4f61eeb2bdbad27316534016f'],
  ['sha224', 'abc', '23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7'],
  ['sha224', million, '20794655980c91d8bbb4c1ea97618a4bf03f42581948b2ee4ee7ad67'],
  ['sha256', 'abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ['sha256', million, 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ['sha384', 'abc', 'cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7'],
  [
    'sha512',
    'abc',
    'ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f',
  ],
  // FIPS 202, examples of NIST.
  ['sha3-224', '', '6b4e03423667dbb73b6e15454f0eb1abd4597f9a1b078e3f5b5a6bc7'],
  ['sha3-256', '', 'a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a'],
  ['sha3-256', 'abc', '3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532'],
  [
    'sha3-512',
    'abc',
    'b751850b1a57168a5693cd924b6b096e08f621827444f70d884f5d0240d2712e10e116e9192af3c91a7ec57647e3934057340b4cf408d5a56592f8274eec53f0',
  ],
  // RFC 7693, A and B.
  [
    'blake2b',
    'abc',
    'ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d17d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923',
  ],
  ['blake2s', 'abc', '508c5e8c327c14e2e1a72ba34eeb452f37458b209ed63a294d999b4c86675982'],
  // The BLAKE3 paper's reference, the check value of CRC-32/ISO-HDLC, and the xxHash specification's empty input.
  ['blake3', '', 'af1349b9f5f9a1a6a0404dea36dcc9499bcb25c9adc112b7cc9a93cae41f3262'],
  ['crc32', '123456789', 'cbf43926'],
  ['xxh32', '', '02cc5d05'],
  ['xxh64', '', 'ef46db3751d8e999'],
  ['xxh3', '', '2d06800538d394c2'],
  ['xxh128', '', '99aa06d3014798d86001c324468d497f'],
])('%s gives the published digest, case %#', async (algorithm, text, expected) => {
  expect(await one(algorithm, { text })).toBe(expected)
})

const repeated = (byte: string, times: number) => byte.repeat(times)
test.each([
  // RFC 2202, 2 and 3.
  ['md5', repeated('0b', 16), 'Hi There', '9294727a3638bb1c13f48ef8158bfc9d'],
  ['sha1', repeated('0b', 20), 'Hi There', 'b617318655057264e28bc0b6fb378c8ef146be00'],
  [
    'sha1',
    repeated('aa', 80),
    'Test Using Larger Than Block-Size Key - Hash Key First',
    'aa4ae5e15272d00e95705637ce8a3b55ed402112',
  ],
  // RFC 4231, 4.2 and 4.7.
  ['sha224', repeated('0b', 20), 'Hi There', '896fb1128abbdf196832107cd49df33f47b4b1169912ba4f53684b22'],
  ['sha256', repeated('0b', 20), 'Hi There', 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
  [
    'sha384',
    repeated('0b', 20),
    'Hi There',
    'afd03944d84895626b0825f4ab46907f15f9dadbe4101ec682aa034c7cebc59cfaea9ea9076ede7f4af152e8b2fa9cb6',
  ],
  [
    'sha512',
    repeated('0b', 20),
    'Hi There',
    '87aa7cdea5ef619d4ff0b4241a1d6cb02379f4e2ce4ec2787ad0b30545e17cdedaa833b7d6b8a702038b274eaea3f4e4be9d914eeb61f1702e696c203a126854',
  ],
  [
    'sha256',
    repeated('aa', 131),
    'Test Using Larger Than Block-Size Key - Hash Key First',
    '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
  ],
])('HMAC-%s matches the published vector, case %#', async (algorithm, key, text, expected) => {
  expect(await one(algorithm, { text, key, keyWriting: 'hex' })).toBe(expected)
})

test('Node’s crypto gives the same digests for text beyond ASCII and keyed text', async () => {
  const text = `Größe 10 € 🐑 ${longer}`
  for (const [id, name] of Object.entries({
    md5: 'md5',
    sha384: 'sha384',
    'sha3-224': 'sha3-224',
    'sha3-384': 'sha3-384',
    blake2b: 'blake2b512',
  })) {
    expect(await one(id, { text })).toBe(createHash(name).update(text).digest('hex'))
  }
  expect(await one('sha3-256', { text, key: 'ключ' })).toBe(createHmac('sha3-256', 'ключ').update(text).digest('hex'))
})

test('a file in several chunks is hashed as one', async () => {
  const bytes = new Uint8Array(3_000_001).map((_, at) => (at * 7919) % 251)
  const { items } = await hash({ algorithm: 'common', files: [new File([bytes], 'a.bin')] })
  expect(items).toHaveLength(1)
  for (const id of ['md5', 'sha1', 'sha256', 'sha512'])
    expect(items[0]?.digests?.[id]).toBe(createHash(id).update(bytes).digest('hex'))
})

test.each([
  ['900150983CD24FB0D6963F7D28E17F72', ['md5']],
  ['900150983cd24fb0d6963f7d28e17f72  abc.txt', ['md5']],
  ['MD5 (abc.txt) = 900150983cd24fb0d6963f7d28e17f72', ['md5']],
  ['sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=', ['sha256']],
  ['3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532', ['sha3-256']],
  ['352441c2', ['crc32']],
  ['90:01:50:98:3c:d2:4f:b0:d6:96:3f:7d:28:e1:7f:72', ['md5']],
  ['90 01 50 98 3c d2 4f b0 d6 96 3f 7d 28 e1 7f 72', ['md5']],
  ['md5=900150983cd24fb0d6963f7d28e17f72', ['md5']],
  ['"900150983cd24fb0d6963f7d28e17f72"', ['md5']],
  ['SHA256:ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0', ['sha256']],
  ['0x352441c2', ['crc32']],
  ['900150983cd24fb0d6963f7d28e17f73', []],
])('abc compared with %s matches %j', async (compare, expected) => {
  const { matches } = await hash({ text: 'abc', compare })
  expect(matches.map(({ algorithm }) => algorithm)).toEqual(expected)
})

test('MD5 and SHA-1 are called broken, SHA-256 is not', async () => {
  const idsOf = async (algorithm: string) => (await run(tool, { text: 'a', algorithm })).findings.map(({ id }) => id)
  expect(await idsOf('common')).toEqual(['broken-md5', 'broken-sha1'])
  expect(await idsOf('sha256')).toEqual([])
})

test.each([
  [{ text: 'xyz', textWriting: 'hex' }, /^Character 1 \(x\) is not hexadecimal/],
  [{ text: 'abc', textWriting: 'hex' }, /odd number/],
  [{ text: 'a', compare: 'hello there' }, /not a digest/],
  [{ text: 'a', compare: '900150983cd24fb0d6963f7d28e17f7' }, /^31 hexadecimal digits/],
  [{ text: 'a', key: 'k', algorithm: 'crc32' }, /no HMAC/],
])('%j is refused with a message', async (input, message) => {
  const { status, summary } = await run(tool, input)
  expect([status, summary]).toEqual(['failed', expect.stringMatching(message)])
})

test('an unreadable file is a row, and the key never appears in the envelope', async () => {
  const broken = new File(['x'], 'gone.bin')
  broken.stream = () => new ReadableStream({ pull: (controller) => controller.error(new Error('gone')) })
  const envelope = await run(tool, { files: [broken, new File(['abc'], 'abc.txt')], key: 'hush-hush' })
  expect((envelope.data as Data).items.map(({ digests }) => digests !== null)).toEqual([false, true])
  expect(envelope.summary).toBe('1 input hashed with 4 algorithms; 1 could not be read')
  expect(JSON.stringify(envelope)).not.toContain('hush-hush')
})

test('lines of the checksum file name their algorithm like shasum and openssl', async () => {
  const lines = async (algorithm: string) => {
    const { report } = await run(tool, { algorithm, files: [new File(['abc'], 'abc.txt')] })
    return report.flatMap((block) => (block.kind === 'code' ? block.code : []))[0]
  }
  expect(await lines('sha1')).toBe('SHA1 (abc.txt) = a9993e364706816aba3e25717850c26c9cd0d89d\n')
  expect(await lines('sha3-256')).toMatch(/^SHA3-256 \(abc\.txt\) = 3a985da7/)
})
