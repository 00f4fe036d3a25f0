'use client'
import { labelOfCheck } from '#cms/seo/check.ts'
import { countOf } from '#engine/text/count-of.ts'
import { reportCheck, useEditedDocument, WatchForm } from './document-checks.ts'

const MAX_LISTED = 6

/** Shows in the sidebar how many checks of the document pass, and what to do next, while somebody types. */
export function SeoSummary() {
  return (
    <section className="seo-summary" aria-label="SEO checks">
      <WatchForm check={reportCheck} />
      <h3>SEO</h3>
      <Counts />
    </section>
  )
}

function Counts() {
  const { key } = useEditedDocument()
  const { report, message } = reportCheck.useResult(key) ?? {}
  if (!report) return <p role="status">{message ?? 'Checking…'}</p>
  const failed = report.checks.filter(({ status }) => status === 'fail')
  const passed = report.checks.filter(({ status }) => status === 'pass').length
  return (
    <>
      <p role="status">
        <b>
          {passed} of {countOf(passed + failed.length, 'check')}
        </b>{' '}
        {passed === 1 ? 'passes' : 'pass'}
      </p>
      {failed.length > 0 && (
        <ul>
          {failed.slice(0, MAX_LISTED).map(({ id, detail }) => (
            <li key={id} title={detail}>
              {labelOfCheck(id)}
            </li>
          ))}
        </ul>
      )}
      {failed.length > MAX_LISTED && <p>and {failed.length - MAX_LISTED} more</p>}
      <p className="seo-muted">Previews and details are under “Search result”.</p>
    </>
  )
}
