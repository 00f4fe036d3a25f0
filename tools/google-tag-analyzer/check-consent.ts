import type { Finding, Reference } from '#engine/tool/blocks.ts'
import { type ConsentState, consentTypes, sends } from './consent.ts'
import type { GoogleTag } from './tag-types.ts'

const guide: Reference = {
  label: 'Google: set up consent mode',
  url: 'https://developers.google.com/tag-platform/security/guides/consent',
}
const KNOWN = new Set<string>(Object.values(consentTypes).flat())
const DEFAULT = `gtag('consent', 'default', {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  wait_for_update: 500
})`

/** Returns the consent command with its constant values and its line. */
function commandOf({ line, consent }: GoogleTag) {
  const values = Object.entries(consent ?? {}).map(([name, value]) => `${name}: ${value === null ? '…' : `'${value}'`}`)
  return values.length === 0 ? `Line ${line}` : `Line ${line}: { ${values.join(', ')} }`
}

/** Returns what is wrong with consent mode, as far as the source shows it. */
export function checkConsent(tags: GoogleTag[], state: ConsentState): Finding[] {
  const found: Finding[] = []
  const defaults = tags.filter(({ kind, when }) => kind === 'consent-default' && when !== 'never')
  const place = defaults[0] ? { place: { line: defaults[0].line }, evidence: commandOf(defaults[0]) } : {}
  if (state.version === 'none' && tags.some(sends)) {
    const platform = state.platforms[0]
    found.push({
      id: 'no-consent-default',
      severity: platform ? 'notice' : 'warning',
      title: platform
        ? `The source sets no consent default; ${platform} may set it when it loads.`
        : 'The source sets no consent default.',
      why: 'Without a default, Google tags behave as if everything were granted. Google requires consent signals for visitors in the European Economic Area.',
      fix: DEFAULT,
      ref: guide,
    })
  }
  if (state.version === 'v1') {
    const names = new Set(defaults.flatMap(({ consent }) => Object.keys(consent ?? {})))
    const absent = consentTypes.v2.filter((name) => !names.has(name))
    found.push({
      id: 'consent-v1',
      severity: 'warning',
      title: `The consent default lacks ${absent.join(' and ')}.`,
      why: 'Consent mode v2 added these types in November 2023. Since March 2024, Google Ads needs them for audiences and measurement in the European Economic Area.',
      fix: `Add to the consent default:\n${absent.map((name) => `${name}: 'denied',`).join('\n')}`,
      ref: guide,
      ...place,
    })
  }
  if (state.isFirst === false) {
    const first = tags.find(sends)
    found.push({
      id: 'late-consent',
      severity: 'critical',
      title: 'The consent default comes after a tag that already sends data.',
      why: 'Commands are processed in order: the first tag does not know the default.',
      evidence: `Default on line ${defaults[0]?.line ?? '?'}, ${first?.id ?? first?.kind ?? 'tag'} on line ${first?.line ?? '?'}`,
      fix: 'Move the default above every other Google script.',
      ref: guide,
      place: { line: defaults[0]?.line ?? 1 },
    })
  }
  if (
    state.version !== 'none' &&
    !state.hasUpdate &&
    state.platforms.length === 0 &&
    Object.values(state.defaults).includes('denied')
  )
    found.push({
      id: 'no-consent-update',
      severity: 'notice',
      title: 'Nothing in the source updates consent.',
      why: 'If no other script does it, everything stays denied even for visitors who agree.',
      fix: `gtag('consent', 'update', { ad_storage: 'granted', … })`,
      ref: guide,
      ...place,
    })
  for (const tag of tags.filter(({ kind }) => kind === 'consent-malformed'))
    found.push({
      id: 'malformed-consent',
      severity: 'critical',
      title: 'A consent command is pushed in a form that Google tags ignore.',
      why: 'Commands have to be the arguments object of a function; an array or separate strings are not a command.',
      evidence: `Line ${tag.line}`,
      fix: `function gtag(){dataLayer.push(arguments)}\n${DEFAULT}`,
      ref: guide,
      place: { line: tag.line },
    })
  for (const tag of tags.filter(({ consent }) => consent))
    for (const [name, value] of Object.entries(tag.consent ?? {})) {
      if (!KNOWN.has(name))
        found.push({
          id: 'unknown-consent-type',
          severity: 'critical',
          title: `“${name}” is not a consent type.`,
          why: 'Google tags ignore a name that they do not know, so this consent is never set.',
          evidence: commandOf(tag),
          fix: nearestType(name),
          ref: guide,
          place: { line: tag.line },
        })
      else if (value !== null && value !== 'granted' && value !== 'denied')
        found.push({
          id: 'wrong-consent-value',
          severity: 'critical',
          title: `${name} is “${value}”, which is neither granted nor denied.`,
          why: 'Google tags know these two values only.',
          evidence: commandOf(tag),
          fix: `${name}: '${/^(?:deny|false|no|0)/i.test(value) ? 'denied' : 'granted'}'`,
          ref: guide,
          place: { line: tag.line },
        })
    }
  return found
}

const nearestType = (name: string) => {
  if (/personal/i.test(name)) return 'ad_personalization'
  return /user/i.test(name) ? 'ad_user_data' : 'One of: ad_storage, ad_user_data, ad_personalization, analytics_storage'
}
