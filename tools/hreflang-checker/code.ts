import { aliases, lookalikes } from './code-mistakes.ts'
import type { Registry } from './registry.ts'

type CodeProblem =
  | 'separator'
  | 'malformed'
  | 'language'
  | 'script'
  | 'region'
  | 'variant'
  | 'deprecated'
  | 'private'
  | 'three-letters'
  | 'not-a-country'
  | 'no-google-part'
  | 'lookalike'

export type CheckedCode = {
  code: string
  /** Whether it is `x-default`, or a language tag with only registered subtags (BCP 47, 2.2.9). */
  isValid: boolean
  /** Whether Google documents that it supports the code: ISO 639-1, ISO 15924, ISO 3166-1 alpha-2. */
  isForGoogle: boolean
  problem?: CodeProblem
  message?: string
  /** What to write instead. */
  suggestion?: string
  language?: string
  region?: string
}

/**
 * Checks the value of `hreflang` against the IANA Language Subtag Registry and against what Google documents. Case does
 * not matter (RFC 5646, 2.1.1).
 * @example checkCode('en-UK', registry).suggestion // 'en-GB'
 */
export function checkCode(code: string, registry: Registry): CheckedCode {
  const lower = code.toLowerCase()
  if (lower === 'x-default') return { code, isValid: true, isForGoogle: true }
  const invalid = (problem: CodeProblem, message: string, suggestion?: string): CheckedCode => ({
    code,
    isValid: false,
    isForGoogle: false,
    problem,
    message,
    ...(suggestion ? { suggestion } : {}),
  })
  if (/^[a-z]{2,3}(?:_[a-z0-9]+)+$/.test(lower))
    return invalid(
      'separator',
      'Subtags are separated by hyphens, not underscores.',
      canonicalCase(lower.replaceAll('_', '-')),
    )
  const grandfathered = registry.grandfathered.get(lower)
  if (grandfathered !== undefined)
    return limited(code, 'deprecated', 'It is a grandfathered tag.', grandfathered || undefined)
  const parts = partsOf(lower)
  if (!parts) return invalid('malformed', 'It is not a language tag: a language, then a script or region if needed.')
  const { language, extlang, script, region, variants, rest } = parts
  // Replaces the last occurrence: in uk-UK, the language stays.
  const rename = (from: string, to: string) => {
    const subtags = lower.split('-')
    return canonicalCase(subtags.with(subtags.lastIndexOf(from), to).join('-'))
  }
  if (language === undefined) return limited(code, 'private', 'It is for private use, so no search engine knows it.')
  if (!registry.languages.has(language)) {
    const alias = aliases.language[language]
    const isCountry = registry.regions.has(language)
    return invalid(
      'language',
      isCountry ? `“${language}” is a country, not a language.` : `No language has the code “${language}”.`,
      alias ? rename(language, alias) : undefined,
    )
  }
  if (extlang && !registry.extlangs.has(extlang))
    return invalid('malformed', `No extended language has the code “${extlang}”.`)
  if (script && !registry.scripts.has(script)) return invalid('script', `No script has the code “${script}”.`)
  if (region && !registry.regions.has(region)) {
    const alias = lower === 'uk-uk' ? 'ua' : aliases.region[region]
    return invalid(
      'region',
      `No country or region has the code “${region.toUpperCase()}”.`,
      alias ? rename(region, alias) : undefined,
    )
  }
  const unknown = variants.find((variant) => !registry.variants.has(variant))
  if (unknown) return invalid('variant', `No variant has the code “${unknown}”.`)
  if (new Set(variants).size < variants.length) return invalid('malformed', 'A variant is named twice.')
  const names = {
    language: registry.languages.get(language)?.name ?? language,
    ...(region ? { region: registry.regions.get(region)?.name ?? region } : {}),
  }
  return { ...forGoogle(code, { language, extlang, script, region, variants, rest }, registry, rename), ...names }
}

type Parts = {
  language: string | undefined
  extlang: string | undefined
  script: string | undefined
  region: string | undefined
  variants: string[]
  rest: string
}

const TAG =
  /^([a-z]{2,8})(?:-([a-z]{3}))?(?:-([a-z]{4}))?(?:-([a-z]{2}|\d{3}))?((?:-(?:[a-z0-9]{5,8}|\d[a-z0-9]{3}))*)((?:-[0-9a-wy-z](?:-[a-z0-9]{2,8})+)*(?:-x(?:-[a-z0-9]{1,8})+)?)$/

/** Splits a tag by the grammar of RFC 5646, 2.1. */
function partsOf(tag: string): Parts | undefined {
  if (/^x(?:-[a-z0-9]{1,8})+$/.test(tag))
    return { language: undefined, extlang: undefined, script: undefined, region: undefined, variants: [], rest: tag }
  const [, language, extlang, script, region, variants = '', rest = ''] = TAG.exec(tag) ?? []
  if (language === undefined) return undefined
  const singletons = rest.match(/-[0-9a-wy-z](?=-)/g) ?? []
  if (new Set(singletons).size < singletons.length) return undefined
  return { language, extlang, script, region, variants: variants.split('-').filter(Boolean), rest }
}

/** Returns a valid tag, with the first reason for which Google may misread it. */
function forGoogle(
  code: string,
  { language = '', extlang, script, region, variants, rest }: Parts,
  registry: Registry,
  rename: (from: string, to: string) => string,
): CheckedCode {
  const known = registry.languages.get(language)
  const place = region ? registry.regions.get(region) : undefined
  const preferred = known?.preferred
    ? rename(language, known.preferred)
    : place?.preferred && region
      ? rename(region, place.preferred)
      : undefined
  if (known?.isDeprecated || place?.isDeprecated) return limited(code, 'deprecated', 'The code is outdated.', preferred)
  if (known?.isPrivate || place?.isPrivate || (script && registry.scripts.get(script)?.isPrivate))
    return limited(code, 'private', 'It is for private use, so no search engine knows it.')
  if (extlang || variants.length > 0 || rest !== '')
    return limited(
      code,
      'no-google-part',
      'Google documents language, script, and country only.',
      [language, script, region].filter(Boolean).length > 0
        ? canonicalCase([language, script, region].filter(Boolean).join('-'))
        : undefined,
    )
  if (language.length > 2)
    return limited(
      code,
      'three-letters',
      'Google documents languages of ISO 639-1, which have two letters. This one has three.',
    )
  if (region && !registry.countries.has(region))
    return limited(
      code,
      'not-a-country',
      `Google documents countries of ISO 3166-1. “${region.toUpperCase()}” (${place?.name}) is a region.`,
      canonicalCase([language, script].filter(Boolean).join('-')),
    )
  const alike = lookalikes[code.toLowerCase()]
  if (alike)
    return {
      code,
      isValid: true,
      isForGoogle: true,
      problem: 'lookalike',
      message: alike.message,
      suggestion: alike.suggestion,
    }
  return { code, isValid: true, isForGoogle: true }
}

const limited = (code: string, problem: CodeProblem, message: string, suggestion?: string): CheckedCode => ({
  code,
  isValid: true,
  isForGoogle: false,
  problem,
  message,
  ...(suggestion ? { suggestion } : {}),
})

/** @example canonicalCase('ZH-hant-hk') // 'zh-Hant-HK' */
export const canonicalCase = (tag: string) =>
  tag
    .toLowerCase()
    .split('-')
    .map((part, index) =>
      index === 0
        ? part
        : part.length === 2
          ? part.toUpperCase()
          : part.length === 4 && /^[a-z]/.test(part)
            ? part.charAt(0).toUpperCase() + part.slice(1)
            : part,
    )
    .join('-')
