/**
 * What an operator fetches pages for: to train models; to build an index that answers come from; or because a user or
 * customer asked for this page or started an agent.
 */
export type Purpose = 'training' | 'search' | 'user'

export type Agent = {
  /** Product token, as in robots.txt. */
  token: string
  operator: string
  purpose: Purpose
  /** Documentation of the operator, or a directory of agents where there is none. */
  source: { url: string; isOperators: boolean }
  /** Other spellings under which the same agent is listed. */
  aliases?: string[]
  /** What its operator says about robots.txt; undefined if it says nothing. */
  obeys?: 'yes' | 'no' | 'customer'
  /** True if the name exists in robots.txt only: requests carry another one. */
  isTokenOnly?: true
}

/** When the sources were last compared with public lists of agents. */
export const agentsAsOf = '2026-08-22'

type Row = [
  token: string,
  operator: string,
  source: string,
  more?: Partial<Pick<Agent, 'aliases' | 'obeys' | 'isTokenOnly'>>,
]

/**
 * Creates agents of one purpose. A source without a scheme is the name of an entry in the directory knownagents.com.
 */
export const agentsFor = (purpose: Purpose, rows: Row[]): Agent[] =>
  rows.map(([token, operator, source, more]) => ({
    token,
    operator,
    purpose,
    source: source.startsWith('https:')
      ? { url: source, isOperators: true }
      : { url: `https://knownagents.com/agents/${source}`, isOperators: false },
    ...more,
  }))
