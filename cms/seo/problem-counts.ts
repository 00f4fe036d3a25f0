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

/** Not an error: a page without a focus keyphrase is only listed on request. */
const ON_REQUEST: CheckId = 'keyphrase'

/** Returns the problems that a list shows: those of one check, or all but what is listed on request. */
export const listedProblems = ({ problems }: DocumentProblems, only: CheckId | undefined) =>
  problems.filter(({ id }) => (only ? id === only : id !== ON_REQUEST))

/** Returns how many documents have each problem, in the order of the checks. */
export function countProblems(documents: DocumentProblems[]): { id: CheckId; count: number }[] {
  return checkIds
    .map((id) => ({ id, count: documents.filter(({ problems }) => problems.some((one) => one.id === id)).length }))
    .filter(({ count }) => count > 0)
}
