import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from '@mdn/mdn-http-observatory/src/grader/charts.js'
import { getGradeForScore, getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js'

/** Values of Cross-Origin-Opener-Policy with the result that version 6 of the scoring gives them. */
export const openers: [value: string, result: string][] = [
  ['same-origin', 'coop-implemented-with-same-origin'],
  ['same-origin-allow-popups; report-to="coop"', 'coop-implemented-with-same-origin-allow-popups'],
  ['noopener-allow-popups', 'coop-implemented-with-noopener-allow-popups'],
  ['unsafe-none;report-to', 'coop-implemented-with-unsafe-none'],
  ['Same-Origin', 'coop-header-invalid'],
  ['"same-origin"', 'coop-header-invalid'],
  ['same-origin; report-to=coop endpoint', 'coop-header-invalid'],
  ['same-origin, same-origin', 'coop-header-invalid'],
  ['require-corp', 'coop-header-invalid'],
  ['', 'coop-not-implemented'],
]

/** As `openers`, for Cross-Origin-Embedder-Policy. */
export const embedders: [value: string, result: string][] = [
  ['require-corp', 'coep-implemented-with-require-corp'],
  ['credentialless; report-to="coep"', 'coep-implemented-with-credentialless'],
  ['unsafe-none', 'coep-implemented-with-unsafe-none'],
  ['REQUIRE-CORP', 'coep-header-invalid'],
  ['require-corp; Report-To="coep"', 'coep-header-invalid'],
  ['same-origin', 'coep-header-invalid'],
  ['', 'coep-not-implemented'],
]

/** Points that version 4, the last one on npm, lacks or gives differently. */
const points: Record<string, number> = {
  'x-frame-options-sameorigin-or-deny': 5,
  'coop-implemented-with-same-origin': 10,
  'coop-implemented-with-same-origin-allow-popups': 10,
  'coop-implemented-with-noopener-allow-popups': 10,
  'coop-header-invalid': -5,
  'coep-implemented-with-require-corp': 10,
  'coep-implemented-with-credentialless': 10,
  'coep-header-invalid': -5,
}

/** Returns score and grade by version 6 of the scoring. */
export function gradeOf(results: string[]) {
  const modifiers = results.map(
    (result) => points[result] ?? (/^co[eo]p-/.test(result) ? 0 : (getScoreModifier(result) ?? 0)),
  )
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 100)
  const lost = sum(modifiers.filter((modifier) => modifier < 0))
  return getGradeForScore(lost >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(modifiers) : lost)
}
