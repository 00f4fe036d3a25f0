import { HIDDEN_IN_SCORE, type HiddenFinding, hiddenSentences } from '#audit/remarks.ts'

/** Says how many findings are not shown, who hid them, and why. */
export function HiddenFindings({ hidden = [] }: { hidden: HiddenFinding[] | undefined }) {
  if (hidden.length === 0) return null
  return (
    <div className="hidden-findings" id="hidden">
      {hiddenSentences(hidden).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p className="data">{HIDDEN_IN_SCORE}</p>
    </div>
  )
}
