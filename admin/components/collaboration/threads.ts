export type Comment = {
  id: number
  text: string
  authorName: string
  createdAt: string
  /** The comment that it answers. */
  thread: number | null
  isResolved: boolean
  resolvedBy: string
  isOwn: boolean
}

export type Thread = { first: Comment; answers: Comment[] }

/** Returns comments as threads: each that begins one, with its answers, in the order they were written. */
export function threadsOf(comments: Comment[]): Thread[] {
  const answers = Map.groupBy(comments, ({ thread }) => thread)
  return (answers.get(null) ?? []).map((first) => ({ first, answers: answers.get(first.id) ?? [] }))
}
