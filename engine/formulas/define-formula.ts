import type { Reference } from '../tool/blocks.ts'

/** A value that a formula takes. `symbol` is its name in the formula as text. */
export type FormulaInput = { symbol: string; meaning: string; unit: string; source: Reference }

/** A number that we chose: what it does, and why it has this value. */
export type FormulaConstant = { symbol: string; value: number; meaning: string; why: string }

type Names<Of> = Extract<keyof Of, string>

type Definition<Values, Constants extends Record<string, FormulaConstant>, Result> = {
  /** Last part of the path of its page. */
  slug: string
  name: string
  /** What the number says, in one sentence. */
  summary: string
  /** The formula as lines, with the symbols of its inputs and constants. */
  expression: string[]
  inputs: { [Name in Names<Values>]: FormulaInput }
  constants: Constants
  /** Guaranteed properties of the formula; each has a test. */
  properties: string[]
  /** What happens when an input is unknown. */
  missing: string
  /** What the number cannot show. */
  limits: string[]
  /** Slugs of the tools that use it. */
  tools: string[]
  compute: (values: Values, constants: { [Name in keyof Constants]: number }) => Result
  /** The lines of a calculation, the result last. */
  explain: (values: Values, result: Result, constants: { [Name in keyof Constants]: number }) => string[]
  /** Values whose calculation is shown, and where they come from. */
  examples: { label: string; values: Values }[]
}

export type Formula<Values, Result> = Omit<
  Definition<Values, Record<string, FormulaConstant>, Result>,
  'compute' | 'explain'
> & {
  compute: (values: Values) => Result
  explain: (values: Values) => string[]
}

// biome-ignore lint/suspicious/noExplicitAny: a formula of any values and result.
export type AnyFormula = Formula<any, any>

/**
 * Defines a formula once: the same object computes the number and explains it on its page. `compute` gets its constants
 * only from here, so the page shows the ones in use.
 */
export function defineFormula<Values, const Constants extends Record<string, FormulaConstant>, Result>({
  compute,
  explain,
  ...definition
}: Definition<Values, Constants, Result>): Formula<Values, Result> {
  const constants = Object.fromEntries(
    Object.entries(definition.constants).map(([name, { value }]) => [name, value]),
  ) as { [Name in keyof Constants]: number }
  return {
    ...definition,
    compute: (values) => compute(values, constants),
    explain: (values) => explain(values, compute(values, constants), constants),
  }
}
