import type { Rule } from '../rule.ts'
import { rules } from './index.ts'

const byId = new Map(rules.map((rule) => [rule.id, rule]))

/** Returns the rule of a finding; undefined if the rule no longer exists. */
export const ruleOf = (id: string): Rule | undefined => byId.get(id)
