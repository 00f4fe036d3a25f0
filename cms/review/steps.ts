/** Where a document is on its way to the site. `none`: nobody was asked, or it is published. */
export type ReviewState = 'none' | 'review' | 'changes' | 'approved'

export type ReviewStep = 'send' | 'withdraw' | 'request-changes' | 'approve' | 'publish'

/** Roles of an account for a document and its review request. */
export type ReviewActor = {
  /** It may write the document. */
  isWriter: boolean
  /** It may publish the document. */
  isPublisher: boolean
  /** It sent the document for review. */
  isAuthor: boolean
}

type Rule = { from: ReviewState[]; may: (actor: ReviewActor) => boolean }

/** Nobody reviews their own request: an account that may publish needs none. */
const reviewer = ({ isPublisher, isAuthor }: ReviewActor) => isPublisher && !isAuthor

/** Who may do what with a review request, and in which states. Publishing in the ordinary way ends a request, too. */
const rules: Record<ReviewStep, Rule> = {
  // Again: to another colleague, or after the changes that were asked for.
  send: { from: ['none', 'review', 'changes', 'approved'], may: ({ isWriter }) => isWriter },
  withdraw: {
    from: ['review', 'changes', 'approved'],
    may: ({ isAuthor, isPublisher }) => isAuthor || isPublisher,
  },
  'request-changes': { from: ['review', 'approved'], may: reviewer },
  approve: { from: ['review', 'changes'], may: reviewer },
  publish: { from: ['review', 'changes', 'approved'], may: reviewer },
}

/** The words for a state in the bar of a document and in lists. */
export const stateLabels: Record<ReviewState, string> = {
  none: '',
  review: 'In review',
  changes: 'Changes requested',
  approved: 'Approved',
}

export const isReviewStep = (step: unknown): step is ReviewStep =>
  typeof step === 'string' && Object.hasOwn(rules, step)

/** Returns the steps that an account can take now. */
export function possibleSteps(state: ReviewState, actor: ReviewActor): ReviewStep[] {
  return (Object.keys(rules) as ReviewStep[]).filter((step) => canTake(step, state, actor))
}

/** Returns whether an account may take a step in a state. */
export function canTake(step: ReviewStep, state: ReviewState, actor: ReviewActor) {
  return mayTake(step, actor) && rules[step].from.includes(state)
}

/** Returns whether an account may take a step in one state or another. */
export const mayTake = (step: ReviewStep, actor: ReviewActor) => rules[step].may(actor)
