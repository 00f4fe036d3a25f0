import type { AuditPdfState } from '#cms/database/client.ts'
import { Breadcrumbs, type Crumb } from '#site/ui/parts/breadcrumbs.tsx'
import { TextFiles } from '../report/text-files.tsx'
import { reportPath } from '../report/view.ts'

type PdfPageProps = {
  host: string
  /** The key in the URL: the owner's, or the one that was shared. */
  shownKey: string
  pdf: Exclude<AuditPdfState, { state: 'done' }>
  crumbs: Crumb[]
}

/** Renders where the PDF of a report is: being made, or why there is none, with the other files. */
export function PdfPage({ host, shownKey, pdf, crumbs }: PdfPageProps) {
  const isWaiting = pdf.state === 'waiting'
  return (
    <header className="page audit-head">
      <Breadcrumbs crumbs={crumbs} />
      <h1 className="audit-host">{isWaiting ? 'The PDF is being made' : 'There is no PDF'}</h1>
      <p className="lead audit-more" role="status">
        {statusOf(pdf)}
      </p>
      {pdf.problem && (
        <>
          <p className="audit-more">
            The <a href={reportPath(shownKey, 'print/')}>report for paper</a> can be printed or saved as a PDF by your
            browser. These files have everything, too:
          </p>
          <ul className="report-files audit-more" aria-label="Download the report">
            <TextFiles host={host} shownKey={shownKey} />
          </ul>
        </>
      )}
    </header>
  )
}

function statusOf({ state, problem }: PdfPageProps['pdf']): string {
  if (state === 'failed') return problem
  return problem
    ? `${problem} It is tried again in a moment, and opens here when it is done.`
    : 'This takes a few seconds, or longer if others wait for theirs. It opens here when it is done.'
}
