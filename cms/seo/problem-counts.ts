import { type CheckId, checkIds } from './check.ts'

/** A document and what is wrong with it. */
export type DocumentProblems = {
  key: string
  collection: string
  id: number
  title: string
  path: string | undefined
  isPublic: boolean
  isDraft: boolean
  /** The checks that fail, with what was found. */
  problems: { id: CheckId; detail: string }[]
  passed: number
}

/** Returns how many documents have each problem, in the order of the checks. */
export function countProblems(documents: DocumentProblems[]): { id: CheckId; count: number }[] {
  return checkIds
    .map((id) => ({ id, count: documents.filter(({ problems }) => problems.some((one) => one.id === id)).length }))
    .filter(({ count }) => count > 0)
}
