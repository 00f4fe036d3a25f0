import type { Measure } from '#bench/measure.ts'
import { checkCode } from './code.ts'
import { languageRegistry } from './registry.ts'

const MAX_MS = 1_000

/**
 * Counts codes of the IANA registry that are accepted and other pairs of letters that are refused, and measures the
 * time of both.
 */
export async function measure(): Promise<Measure[]> {
  const registry = await languageRegistry()
  const short = [...registry.languages.keys()].filter((code) => code.length === 2)
  const valid = short.flatMap((language) => [...registry.regions.keys()].map((region) => `${language}-${region}`))
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  const pairs = letters.flatMap((a) => letters.map((b) => a + b))
  const invalid = [
    ...pairs.filter((code) => !registry.languages.has(code)),
    ...pairs.filter((code) => !registry.regions.has(code)).map((code) => `en-${code}`),
    ...valid.map((code) => code.replace('-', '_')),
  ]
  const started = performance.now()
  const accepted = valid.filter((code) => checkCode(code, registry).isValid).length
  const refused = invalid.filter((code) => !checkCode(code, registry).isValid).length
  const ms = Math.round(performance.now() - started)
  return [
    {
      what: 'hreflang-checker: valid pairs accepted',
      value: accepted,
      unit: `of ${valid.length}`,
      limit: valid.length,
      better: 'more',
      note: `registry of ${registry.asOf}`,
    },
    {
      what: 'hreflang-checker: invalid codes refused',
      value: refused,
      unit: `of ${invalid.length}`,
      limit: invalid.length,
      better: 'more',
    },
    { what: 'hreflang-checker: time for all of them', value: ms, unit: 'ms', limit: MAX_MS, better: 'less' },
  ]
}
