import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const DAY_MS = 86_400_000

/** Object identifiers in DER, by name. */
const OIDS = {
  ecdsaWithSha256: '06082a8648ce3d040302',
  organization: '060355040a',
  subjectAltName: '0603551d11',
  basicConstraints: '0603551d13',
}

type Options = { from?: Date; to?: Date }

/**
 * Returns a key and a certificate of its own making for these names, as PEM: “Test CA” has issued it to itself.
 * Source: RFC 5280 §4.1.
 */
export function testCertificate(
  names: string[],
  { from = new Date(Date.now() - DAY_MS), to = new Date(Date.now() + 30 * DAY_MS) }: Options = {},
) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm = sequence(oid('ecdsaWithSha256'))
  const name = sequence(der(0x31, sequence(oid('organization'), der(0x0c, Buffer.from('Test CA')))))
  const altNames = sequence(...names.map((one) => der(0x82, Buffer.from(one))))
  const extensions = sequence(
    sequence(oid('subjectAltName'), der(0x04, altNames)),
    sequence(oid('basicConstraints'), der(0x04, sequence(der(0x01, Buffer.from([0xff]))))),
  )
  const signed = sequence(
    der(0xa0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    name,
    sequence(time(from), time(to)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, extensions),
  )
  const signature = sign('sha256', signed, privateKey)
  const cert = sequence(signed, algorithm, der(0x03, Buffer.concat([Buffer.from([0]), signature])))
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    cert: `-----BEGIN CERTIFICATE-----\n${cert.toString('base64')}\n-----END CERTIFICATE-----\n`,
  }
}

const oid = (name: keyof typeof OIDS) => Buffer.from(OIDS[name], 'hex')
const integer = (bytes: Buffer) => der(0x02, bytes)
const sequence = (...parts: Buffer[]) => der(0x30, Buffer.concat(parts))
/** UTCTime, which ends with 2049. */
const time = (date: Date) => der(0x17, Buffer.from(`${date.toISOString().slice(2, 19).replace(/[-T:]/g, '')}Z`))

function der(tag: number, content: Buffer) {
  const { length } = content
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}
