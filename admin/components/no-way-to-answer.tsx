import type { DefaultServerCellComponentProps, UIFieldServerProps } from 'payload'

/** Says on a lead that nobody can answer it. */
export function NoWayToAnswer({ data }: UIFieldServerProps) {
  if (data.clientEmail || !data.id) return null
  return (
    <p className="no-way-to-answer" role="note">
      <strong>No way to answer.</strong> This person left no email address.
    </p>
  )
}

/** Shows the email address of a lead in a list, or that there is none. */
export function AnswerCell({ cellData }: DefaultServerCellComponentProps) {
  return cellData ? <span>{String(cellData)}</span> : <span className="no-way-to-answer">No way to answer</span>
}
