// @module-tag slow
import { expect, test } from 'vitest'
import { runTool } from '#engine/tool/run-tool.ts'
import { isForHost } from '#engine/web/certificate-names.ts'
import type { TlsReport } from '#engine/web/tls.ts'
import { createTls } from '#providers/tls/create-tls.ts'
import { gatherCertificate } from '#runs/artifacts/certificate.ts'
import { makeCertificate, makeOcspResponse, type Signer } from '#tests/support/make-certificate.ts'
import { startTlsServer } from '#tests/support/tls-server.ts'
import { emptyPorts } from '#tests/support/tool-ports.ts'
import { chainCases, issuers, leafWith, nameCases } from './oracle.ts'
import { tool } from './tool.ts'

const { root, unknownRoot, intermediate } = issuers
const leaf = leafWith({})

type Server = Omit<Parameters<typeof startTlsServer>[0], 'chain'>

/** Runs the tool on a server that sends this chain. */
async function check(chain: [Signer, ...Signer[]], server: Server = {}, host = 'shop.example') {
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

test('a valid chain has no serious finding and is shown as sent', async () => {
  const { bad, ids, report, envelope } = await check([leaf, intermediate])
  expect(bad).toEqual([])
  expect(ids).toEqual(expect.arrayContaining(['trusted', 'name-matches', 'protocols-current']))
  expect(report.chain.map(({ subject }) => subject)).toEqual(['CN=shop.example', 'CN=Test CA'])
  expect(report.protocols).toEqual({ TLSv1: false, 'TLSv1.1': false, 'TLSv1.2': true, 'TLSv1.3': true })
  expect(envelope.summary).toBe('The certificate of shop.example is valid for 59 more days.')
})

test.each(chainCases)('a certificate %s', async (_, chain, expected) => {
  expect((await check(chain())).bad).toEqual(expected)
})

test('a server with only TLS 1.0 gets a report that says so', async () => {
  const { bad, report } = await check([leaf, intermediate], { min: 'TLSv1', max: 'TLSv1' })
  expect(bad).toEqual(['only-old-protocols'])
  expect(report).toMatchObject({ protocol: 'TLSv1', protocols: { TLSv1: true, 'TLSv1.2': false, 'TLSv1.3': false } })
  expect((await check([leaf, intermediate], { min: 'TLSv1' })).ids).toContain('old-protocols')
})

test('a stapled OCSP response reveals a revoked certificate, if its signer may say so', async () => {
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

test.each(nameCases)('the name %s for the host %s: %s', (name, host, expected) => {
  expect(isForHost({ names: [name], ips: [] }, host)).toBe(expected)
})

test('an IP address matches only as an IP address', () => {
  expect(isForHost({ names: [], ips: ['192.0.2.1'] }, '192.0.2.1')).toBe(true)
  expect(isForHost({ names: [], ips: ['2001:DB8:0:0:0:0:0:1'] }, '2001:db8::1')).toBe(true)
  expect(isForHost({ names: ['*.0.2.1'], ips: [] }, '192.0.2.1')).toBe(false)
})
