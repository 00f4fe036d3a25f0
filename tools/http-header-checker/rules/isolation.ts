import { headerOf } from '#engine/web/headers.ts'
import type { Exchange, RuleResult } from './exchange.ts'

const MAX_READ = 1024
const OPENER = ['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups', 'unsafe-none']
const EMBEDDER = ['require-corp', 'credentialless', 'unsafe-none']

/** Checks Cross-Origin-Opener-Policy: which windows share a process with this one. */
export const checkOpener = (exchange: Exchange) =>
  checkIsolation(exchange, { header: 'cross-origin-opener-policy', prefix: 'coop', policies: OPENER })

/** Checks Cross-Origin-Embedder-Policy: which files of other sites this page may load. */
export const checkEmbedder = (exchange: Exchange) =>
  checkIsolation(exchange, { header: 'cross-origin-embedder-policy', prefix: 'coep', policies: EMBEDDER })

type Isolation = { header: string; prefix: string; policies: string[] }

function checkIsolation({ main }: Exchange, { header, prefix, policies }: Isolation): RuleResult {
  const value = headerOf(main.headers, header)
  if (!value) return { result: `${prefix}-not-implemented`, evidence: `No ${canonical(header)} header.` }
  const policy = tokenOf(value.slice(0, MAX_READ).trim())
  return {
    result: policies.includes(policy ?? '') ? `${prefix}-implemented-with-${policy}` : `${prefix}-header-invalid`,
    evidence: `${header}: ${value}`,
  }
}

const canonical = (name: string) => name.replace(/(?:^|-)[a-z]/g, (letter) => letter.toUpperCase())

const token = "[A-Za-z*][\\w:/!#$%&'*+.^`|~-]*"
const quoted = '"(?:[ !#-[\\]-~]|\\\\["\\\\])*"'
const bareItem = `(?:${quoted}|${token}|-?\\d{1,15}(?:\\.\\d{1,3})?|\\?[01]|:[\\w+/=]*:)`
const item = new RegExp(`^(${token})(?: *; *[a-z*][a-z0-9_.*-]*(?:=${bareItem})?)*$`)

/** Returns the token of a structured field (RFC 9651, 3.3), without its parameters; undefined for anything else. */
const tokenOf = (value: string) => item.exec(value)?.[1]
