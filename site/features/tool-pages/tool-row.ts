/** A tool as a list shows it. */
export type ToolRow = {
  name: string
  slug: string
  desc: string
  /** Name of its icon. */
  icon: string
  runs: string
  /** False while its page only announces the tool. */
  isOpen: boolean
  /** True while the data that it needs is not connected. */
  hasNoData?: boolean
}

/** Returns what the last column says about a tool. */
export const placeOf = ({ runs, isOpen, hasNoData }: ToolRow) =>
  isOpen ? (hasNoData ? 'no data yet' : runs) : 'not open yet'

/** Returns whether a tool can be used. */
export const isUsable = ({ isOpen, hasNoData }: ToolRow) => isOpen && !hasNoData
