import type { RobotsFile } from '../../engine/robots/robots-file.ts'
import { chooseGroup } from '../../engine/robots/verdict.ts'
import type { Finding } from '../../engine/tool/blocks.ts'
import { at, evidence, rfc } from './places.ts'

/** Rules that fit nothing, or something else than is meant. */
export function faultsOfRules(file: RobotsFile): Finding[] {
  const rules = file.groups.flatMap((group) => group.rules)
  const orphans = file.orphans.map(
    (rule): Finding => ({
      id: 'rule-without-group',
      severity: 'critical',
      title: `The rule in line ${rule.line} belongs to no crawler.`,
      why: 'Rules before the first user-agent line are ignored.',
      fix: 'Put “User-agent: *” above it.',
      ref: rfc('2.2.1'),
      ...at(rule.line),
      ...evidence(rule.value),
    }),
  )
  return [
    ...orphans,
    ...[...rules, ...file.orphans].flatMap((rule): Finding[] => {
      const kind = rule.allows ? 'Allow' : 'Disallow'
      const common = { ...at(rule.line), ...evidence(`${kind}: ${rule.value}`) }
      if (/^https?:/i.test(rule.value))
        return [
          {
            id: 'address-as-rule',
            severity: 'critical' as const,
            title: 'A rule takes a path; this is a whole address.',
            why: 'A path begins with a slash, so the rule fits nothing.',
            fix: `Write “${kind}: ${rule.value.replace(/^https?:\/*[^/]*/i, '') || '/'}”.`,
            ref: rfc('2.2.2'),
            ...common,
          },
        ]
      if (rule.value !== '' && !/^[/*$]/.test(rule.value))
        return [
          {
            id: 'no-slash',
            severity: 'critical' as const,
            title: `“${rule.value.slice(0, 60)}” does not begin with a slash and fits nothing.`,
            why: 'Paths begin with a slash, and a rule is compared from the beginning.',
            fix: `Write “${kind}: /${rule.value.slice(0, 60)}” or “${kind}: *${rule.value.slice(0, 60)}”.`,
            ref: rfc('2.2.2'),
            ...common,
          },
        ]
      if (/\\|\.\*|\(\?|\[[^\]]+\]/.test(rule.value))
        return [
          {
            id: 'regular-expression',
            severity: 'warning' as const,
            title: 'This looks like a regular expression; rules know only * and $.',
            why: 'Every other character stands for itself.',
            fix: 'Use * for any characters and $ for the end.',
            ref: rfc('2.2.3'),
            ...common,
          },
        ]
      if (/\$./.test(rule.value))
        return [
          {
            id: 'dollar-inside',
            severity: 'notice' as const,
            title: 'A $ that is not at the end stands for itself.',
            why: 'Only the last character of a rule can mean the end of the address.',
            ref: rfc('2.2.3'),
            ...common,
          },
        ]
      return []
    }),
  ]
}

/** What groups forbid or permit that somebody may not expect. */
export function faultsOfGroups(file: RobotsFile): Finding[] {
  const found: Finding[] = []
  const everybody = chooseGroup(file, '*').rules
  const closing = everybody.find(({ allows, pattern }) => !allows && /^(?:\/|\*|\/\*)$/.test(pattern))
  if (closing && !everybody.some(({ allows, pattern }) => allows && pattern !== ''))
    found.push({
      id: 'all-blocked',
      severity: 'warning',
      title: 'Every crawler without a group of its own is kept from the whole site.',
      why: 'Right for a test server; on a live site it takes the pages out of crawling.',
      fix: 'Remove the rule, or name what may be read with Allow.',
      ref: rfc('2.2.2'),
      ...at(closing.line),
      ...evidence(`Disallow: ${closing.value}`),
    })
  const seen = new Map<string, number>()
  for (const [index, { agents, rules }] of file.groups.entries()) {
    const last = agents.at(-1)
    if (rules.length === 0 && last)
      found.push({
        id: 'empty-group',
        severity: 'notice',
        title: `The group of ${agents
          .map(({ value }) => value)
          .join(', ')
          .slice(0, 120)} has no rules.`,
        why: 'It may fetch everything, even what the group of * forbids.',
        ref: rfc('2.2.1'),
        ...at(last.line),
      })
    for (const { token, value, line } of agents) {
      const before = seen.get(token)
      if (token && before !== undefined && before !== index)
        found.push({
          id: 'group-twice',
          severity: 'notice',
          title: `${value} has more than one group; they are read as one.`,
          why: 'RFC 9309 merges them. Some simpler crawlers obey the first one only.',
          fix: 'Write all rules of a crawler in one place.',
          ref: rfc('2.2.1'),
          ...at(line),
        })
      else if (token) seen.set(token, index)
    }
    const pairs = new Map<string, boolean>()
    for (const { allows, pattern, line } of rules) {
      if (pattern && pairs.get(pattern) === !allows)
        found.push({
          id: 'allow-and-disallow',
          severity: 'notice',
          title: `The same path is allowed and disallowed; Allow wins.`,
          why: 'Of two equally long rules the one that allows decides.',
          ref: rfc('2.2.2'),
          ...at(line),
          ...evidence(pattern),
        })
      pairs.set(pattern, allows)
    }
  }
  return found
}
