import { type Finding, table } from '#engine/tool/blocks.ts'
import type { PreloadRule } from '#engine/web/hsts-preload.ts'

const ref = {
  label: 'hstspreload.org: submission requirements',
  url: 'https://hstspreload.org/#submission-requirements',
}

/** Returns a finding about whether a site that requests the preload list meets its conditions. */
export function preloadFinding(rules: PreloadRule[]): Finding[] {
  if (rules.length === 0) return []
  const broken = rules.filter(({ isMet }) => isMet === false)
  if (broken.length === 0)
    return [
      {
        id: 'hsts-preload',
        severity: 'pass',
        title: 'The rules of the HSTS preload list that one look can check are met.',
        why: 'Browsers that have the list use https even for the first visit. Whether all subdomains support https was not checked.',
        evidence: rules.find(({ rule }) => rule.startsWith('preload'))?.evidence ?? '',
        ref,
      },
    ]
  return [
    {
      id: 'hsts-preload',
      severity: 'warning',
      title: 'The header asks for the HSTS preload list, whose rules are not all met.',
      why: 'The list does not accept the domain, and may remove it. Without preloading, the header works all the same.',
      evidence: broken.map(({ rule, evidence }) => `${rule}: ${evidence}`).join('\n'),
      fix: 'Meet the rules, or remove preload: Strict-Transport-Security: max-age=31536000; includeSubDomains',
      ref,
    },
  ]
}

export const preloadTable = (rules: PreloadRule[]) =>
  table({
    title: 'HSTS preload list',
    columns: [{ label: 'Rule' }, { label: 'Met' }, { label: 'Evidence' }],
    rows: rules.map(({ rule, isMet, evidence }) => [
      rule,
      isMet === null ? null : { text: isMet ? 'yes' : 'no', severity: isMet ? 'pass' : 'warning' },
      evidence,
    ]),
    note: 'The rules of hstspreload.org. The tool does not check whether the domain is already on the list.',
  })
