import { GROUPS, type GroupId } from '#audit/groups.ts'
import type { Rule } from '#audit/rule.ts'
import { rules } from '#audit/rules/index.ts'

export type RuleGroup = { id: GroupId; label: string; weight: number; rules: Rule[] }

/** Returns the groups that have rules, in the order of the report. */
export const ruleGroups = (): RuleGroup[] =>
  (Object.keys(GROUPS) as GroupId[])
    .map((id) => ({ id, ...GROUPS[id], rules: rules.filter(({ group }) => group === id) }))
    .filter((group) => group.rules.length > 0)

export const rulePath = (id: string) => `/audit/rules/${id}/`
