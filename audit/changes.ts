import { compareReports } from './compare.ts'

/** What is kept of a finding: few bytes, and no texts of the pages. */
type KnownFinding = { id: string; rule: string; title: string; pages: { length: number } }

/** What is kept of a report until the next audit of the site, also after the report was deleted. JSON. */
export type KnownReport = {
  /** Most urgent first. */
  findings: KnownFinding[]
  /** Ids of the rules that were measured. */
  measured: string[]
  /** Ids of findings that a specialist has hidden, in this report or an earlier one. */
  hidden: string[]
}

export type Changes = { new: KnownFinding[]; fixed: KnownFinding[] }

type Reported = { passed: string[]; findings: KnownFinding[] }

/** Returns what is kept of a report. */
export function knownReport({ findings, passed }: Reported, hidden: Iterable<string>): KnownReport {
  return {
    findings: findings.map(({ id, rule, title, pages: { length } }) => ({ id, rule, title, pages: { length } })),
    measured: [...new Set([...passed, ...findings.map(({ rule }) => rule)])],
    hidden: [...new Set(hidden)],
  }
}

/**
 * Returns what is new on a site and what is fixed. A finding that is hidden is neither, nor is one whose rule was not
 * measured both times: the site may have been the same.
 */
export function changesSince(before: KnownReport, after: KnownReport): Changes {
  const hidden = new Set([...before.hidden, ...after.hidden])
  const shown = ({ findings }: KnownReport) => ({
    findings: findings.filter(({ id }) => !hidden.has(id)),
    unmeasured: [],
  })
  const changes = compareReports(shown(before), shown(after))
  return {
    new: changes.new.filter(({ rule }) => before.measured.includes(rule)),
    fixed: changes.fixed.filter(({ rule }) => after.measured.includes(rule)),
  }
}

/** Returns whether somebody who watches a site gets an email. The score alone is no reason. */
export const hasChanged = (changes: Changes): boolean => changes.new.length + changes.fixed.length > 0

/**
 * Returns the number of changes in short; empty if there is none.
 * @example changesText({ new: [a, b], fixed: [c] }) // '2 new, 1 fixed'
 */
export const changesText = (changes: Changes): string =>
  (['new', 'fixed'] as const)
    .filter((kind) => changes[kind].length > 0)
    .map((kind) => `${changes[kind].length} ${kind}`)
    .join(', ')

/** Returns some of the changes: what is new comes first, and each kind in its order. */
export function firstChanges(changes: Changes, max: number): Changes {
  const added = changes.new.slice(0, max)
  return { new: added, fixed: changes.fixed.slice(0, max - added.length) }
}
