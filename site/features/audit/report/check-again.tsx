import { Control } from '#site/ui/parts/button.tsx'

type CheckAgainProps = {
  /** The owner's key. */
  audit: string
  /** The id of the finding whose pages are read again. */
  finding: string
}

/** Renders the button that has the pages of a finding read again, for people who have just repaired them. */
export function CheckAgain({ audit, finding }: CheckAgainProps) {
  return (
    <form className="check-again" method="post" action={`/api/audit/${audit}/again`}>
      <input type="hidden" name="finding" value={finding} />
      <Control type="submit">Check again</Control>
    </form>
  )
}

/** Says that pages are being read again. A script shows the new report; without it, the page refreshes itself. */
export function ExaminedAgain() {
  return (
    <p className="server-message page-message" role="status" data-again="">
      Pages are being read again. The report updates itself.
    </p>
  )
}
