import type { RobotsFile } from '#engine/robots/robots-file.ts'
import { chooseGroup } from '#engine/robots/verdict.ts'
import type { Finding } from '#engine/tool/blocks.ts'
import { at, evidence, rfc } from './places.ts'

/** Returns findings about rules that match nothing, or something other than intended. */
export function faultsOfRules(file: RobotsFile): Finding[] {
  const rules = file.groups.flatMap((group) => group.rules)
  const orphans = file.orphans.map(
    (rule): Finding => ({
      id: 'rule-without-group',
      severity: 'critical',
      title: `The rule in line ${rule.line} applies to no crawler.`,
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
            title: 'A rule needs a path, but this is a complete URL.',
            why: 'Paths start with a slash, so the rule never matches.',
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
            title: `“${rule.value.slice(0, 60)}” does not start with a slash, so it never matches.`,
            why: 'Paths start with a slash, and rules are compared from the beginning.',
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
            title: 'This looks like a regular expression, but rules support only * and $.',
            why: 'Every other character is matched literally.',
            fix: 'Use * for any characters and $ for the end of the URL.',
            ref: rfc('2.2.3'),
            ...common,
          },
        ]
      if (/\$./.test(rule.value))
        return [
          {
            id: 'dollar-inside',
            severity: 'notice' as const,
            title: 'A $ that is not at the end is matched literally.',
            why: 'Only as the last character of a rule does $ mean the end of the URL.',
            ref: rfc('2.2.3'),
            ...common,
          },
        ]
      return []
    }),
  ]
}

/** Returns findings about groups that forbid or allow something unexpected. */
export function faultsOfGroups(file: RobotsFile): Finding[] {
  const found: Finding[] = []
  const everybody = chooseGroup(file, '*').rules
  const closing = everybody.find(({ allows, pattern }) => !allows && /^(?:\/|\*|\/\*)$/.test(pattern))
  if (closing && !everybody.some(({ allows, pattern }) => allows && pattern !== ''))
    found.push({
      id: 'all-blocked',
      severity: 'warning',
      title: 'Every crawler without its own group is blocked from the whole site.',
      why: 'That is right for a test server; on a live site, it stops crawling.',
      fix: 'Remove the rule, or use Allow for what crawlers may fetch.',
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
        why: 'The crawler may fetch everything, even what the group for * blocks.',
        ref: rfc('2.2.1'),
        ...at(last.line),
      })
    for (const { token, value, line } of agents) {
      const before = seen.get(token)
      if (token && before !== undefined && before !== index)
        found.push({
          id: 'group-twice',
          severity: 'notice',
          title: `${value} has more than one group; they are merged.`,
          why: 'RFC 9309 requires merging. Some simple crawlers follow only the first group.',
          fix: 'Put all rules for a crawler in one place.',
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
          why: 'If two rules are equally long, the one that allows wins.',
          ref: rfc('2.2.2'),
          ...at(line),
          ...evidence(pattern),
        })
      pairs.set(pattern, allows)
    }
  }
  return found
}
