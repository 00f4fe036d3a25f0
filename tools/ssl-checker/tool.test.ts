import { beforeAll, expect, test } from 'vitest'
import { runTool } from '../../engine/tool/run-tool.ts'
import { isForHost } from '../../engine/web/certificate-names.ts'
import type { TlsReport } from '../../engine/web/tls.ts'
import { createTls } from '../../providers/tls/create-tls.ts'
import { gatherCertificate } from '../../site/tools/artifacts/certificate.ts'
import { makeCertificate, makeOcspResponse, type Signer } from '../../tests/support/make-certificate.ts'
import { startTlsServer } from '../../tests/support/tls-server.ts'
import { emptyPorts } from '../../tests/support/tool-ports.ts'
import { tool } from './tool.ts'

const HOST = 'shop.example'
let root: Signer
let unknownRoot: Signer
let intermediate: Signer
let leaf: Signer

beforeAll(() => {
  root = makeCertificate({ name: 'Test Root', isCa: true, to: 900 })
  unknownRoot = makeCertificate({ name: 'Unknown Root', isCa: true, to: 900 })
  intermediate = makeCertificate({ name: 'Test CA', isCa: true, issuer: root, to: 900 })
  leaf = leafWith({})
})

const leafWith = (options: Partial<Parameters<typeof makeCertificate>[0]>) =>
  makeCertificate({ name: HOST, names: [HOST], issuer: intermediate, bits: 2_048, ...options })

type Server = Omit<Parameters<typeof startTlsServer>[0], 'chain'>

/** Runs the tool on a server that sends this chain. */
async function check(chain: [Signer, ...Signer[]], server: Server = {}, host = HOST) {
  const { port, stop } = await startTlsServer({ chain, ...server })
  const readTls = createTls({
    openTargets: new Set([`${host}:${port}`]),
    isOwn: () => false,
    resolve: async () => ['127.0.0.1'],
    log: () => undefined,
    ca: [root.certificate.toString()],
  })
  const envelope = await runTool(
    tool,
    { host: `${host}:${port}` },
    {
      ports: emptyPorts,
      gather: (_name, request) =>
        gatherCertificate(request as never, readTls, () => Promise.reject(new Error('no page'))) as never,
    },
  )
  stop()
  const bad = envelope.findings.filter(({ severity }) => severity === 'critical').map(({ id }) => id)
  return {
    envelope,
    bad,
    ids: envelope.findings.map(({ id }) => id),
    report: (envelope.data as { report: TlsReport }).report,
  }
}

test('a valid chain has no serious finding, and is shown as it was sent', async () => {
  const { bad, ids, report, envelope } = await check([leaf, intermediate])
  expect(bad).toEqual([])
  expect(ids).toEqual(expect.arrayContaining(['trusted', 'name-matches', 'protocols-current']))
  expect(report.chain.map(({ subject }) => subject)).toEqual(['CN=shop.example', 'CN=Test CA'])
  expect(report.protocols).toEqual({ TLSv1: false, 'TLSv1.1': false, 'TLSv1.2': true, 'TLSv1.3': true })
  expect(envelope.summary).toBe('The certificate of shop.example is valid for 59 more days.')
})

test.each([
  ['expired', () => [leafWith({ from: -90, to: -1 }), intermediate], ['expired']],
  ['not yet valid', () => [leafWith({ from: 2 }), intermediate], ['not-yet-valid']],
  ['for another host', () => [leafWith({ names: ['other.example'] }), intermediate], ['wrong-host']],
  ['named by its common name only', () => [leafWith({ names: [] }), intermediate], ['wrong-host']],
  ['self-signed', () => [makeCertificate({ name: HOST, names: [HOST] })], ['self-signed']],
  ['of an unknown root that is sent', () => [leafWith({ issuer: unknownRoot }), unknownRoot], ['unknown-root']],
  [
    'of an unknown root that is not sent',
    () => {
      const ca = makeCertificate({ name: 'Other CA', isCa: true, issuer: unknownRoot })
      return [leafWith({ issuer: ca }), ca]
    },
    ['unknown-root'],
  ],
  ['without its intermediate', () => [leaf], ['missing-intermediate']],
  [
    'with the wrong intermediate',
    () => [leaf, makeCertificate({ name: 'Wrong CA', isCa: true, issuer: root })],
    ['missing-intermediate'],
  ],
  ['signed with SHA-1', () => [leafWith({ hash: 'sha1' }), intermediate], ['sha1']],
  ['with a key of 1,024 bits', () => [leafWith({ bits: 1_024 }), intermediate], ['short-key']],
  [
    'of an expired intermediate',
    () => {
      const ca = makeCertificate({ name: 'Old CA', isCa: true, issuer: root, from: -90, to: -1 })
      return [leafWith({ issuer: ca }), ca]
    },
    ['chain-expired'],
  ],
] as const)('a certificate %s', async (_, chain, expected) => {
  expect((await check(chain() as unknown as [Signer])).bad).toEqual(expected)
})

test('a server that speaks only TLS 1.0 gets a report, which names it', async () => {
  const { bad, report } = await check([leaf, intermediate], { min: 'TLSv1', max: 'TLSv1' })
  expect(bad).toEqual(['only-old-protocols'])
  expect(report).toMatchObject({ protocol: 'TLSv1', protocols: { TLSv1: true, 'TLSv1.2': false, 'TLSv1.3': false } })
  expect((await check([leaf, intermediate], { min: 'TLSv1' })).ids).toContain('old-protocols')
})

test('a stapled OCSP response says that a certificate is revoked; one by somebody else does not', async () => {
  const responder = makeCertificate({ name: 'Responder', issuer: intermediate, signsOcsp: true })
  const stranger = makeCertificate({ name: 'Stranger', issuer: unknownRoot, signsOcsp: true })
  const staple = (signer: Signer, more: Partial<Parameters<typeof makeOcspResponse>[3]> = {}) =>
    makeOcspResponse(leaf, intermediate, signer, { status: 'revoked', ...more })
  const ids = async (bytes: Buffer) =>
    (await check([leaf, intermediate], { staple: bytes })).ids.filter((id) => /revoked|staple/.test(id))
  expect(await ids(staple(intermediate))).toEqual(['revoked'])
  expect(await ids(staple(responder))).toEqual(['revoked'])
  expect(await ids(staple(intermediate, { status: 'good' }))).toEqual(['staple-good'])
  expect(await ids(staple(intermediate, { status: 'good', nextInDays: -1 }))).toEqual(['staple-expired'])
  expect(await ids(staple(stranger, { status: 'good' }))).toEqual(['staple-forged'])
  expect(await ids(staple(intermediate, { isForged: true }))).toEqual(['staple-forged'])
  expect(await ids(staple(intermediate, { serial: '77' }))).toEqual([])
  expect(await ids(Buffer.from('3003020100', 'hex'))).toEqual([])
})

// RFC 9525, 6.3 and its examples.
test.each([
  ['*.shop.example', 'www.shop.example', true],
  ['*.shop.example', 'WWW.Shop.Example', true],
  ['*.shop.example', 'shop.example', false],
  ['*.shop.example', 'a.www.shop.example', false],
  ['w*.shop.example', 'www.shop.example', false],
  ['*w.shop.example', 'www.shop.example', false],
  ['www.*.example', 'www.shop.example', false],
  ['*.*.example', 'www.shop.example', false],
  ['*', 'example', false],
  ['*.shop.example', 'xn--caf-dma.shop.example', true],
  ['xn--*.shop.example', 'xn--caf-dma.shop.example', false],
  ['shop.example', 'shop.example.', true],
  ['192.0.2.1', '192.0.2.1', false],
])('the name %s for the host %s: %s', (name, host, expected) => {
  expect(isForHost({ names: [name], ips: [] }, host)).toBe(expected)
})

test('an IP address matches only as an IP address', () => {
  expect(isForHost({ names: [], ips: ['192.0.2.1'] }, '192.0.2.1')).toBe(true)
  expect(isForHost({ names: [], ips: ['2001:DB8:0:0:0:0:0:1'] }, '2001:db8::1')).toBe(true)
  expect(isForHost({ names: ['*.0.2.1'], ips: [] }, '192.0.2.1')).toBe(false)
})
