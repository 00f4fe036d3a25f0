import { countOf } from '#engine/text/count-of.ts'
import { formatDate } from '#engine/text/date-format.ts'
import { firstTitle } from './first.tsx'
import { type PrintProps, Section } from './parts.tsx'

/** Renders what happens next, and how to reach the agency. */
export function Closing({ audit, agency, origin }: PrintProps) {
  const { report, shareKey, deletedOn, host } = audit
  const { name, tagline, email, offices } = agency
  const problems = report.counts.error + report.counts.warning
  const online = shareKey ? `${origin}/audit/${shareKey}/` : undefined
  return (
    <Section id="next" title="What happens next" isNewPage>
      <ol className="print-steps">
        {problems > 0 ? (
          <li>
            <h3>{firstTitle(report)}</h3>
            <p>
              They are on page <b data-page-of="first" />, each with its fix. A change to a template fixes every page
              that uses it.
            </p>
          </li>
        ) : (
          <li>
            <h3>Keep it this way</h3>
            <p>Sites change with every release. Audit {host} again after the next one.</p>
          </li>
        )}
        <li>
          <h3>Read all of it online</h3>
          <p>
            {online ? (
              <>
                Every page of every finding, filters, and the files for your issue tracker are at{' '}
                <a href={online}>{online}</a>. We delete the report on {formatDate(deletedOn, 'long')}; this file is
                yours.
              </>
            ) : (
              <>
                The person who sent you this file has the report with every page of every finding. We delete it on{' '}
                {formatDate(deletedOn, 'long')}; this file is yours.
              </>
            )}
          </p>
        </li>
        <li>
          <h3>Ask us</h3>
          <p>
            {problems > 0 ? `${countOf(problems, 'finding needs', 'findings need')} work. ` : ''}
            {name} fixes findings like these. Someone here reads the report before they answer you:{' '}
            <a href={`${origin}/contact-us/`}>{`${origin.replace(/^https?:\/\//, '')}/contact-us/`}</a>
            {email && (
              <>
                {' or '}
                <a href={`mailto:${email}`}>{email}</a>
              </>
            )}
            .
          </p>
        </li>
      </ol>
      <div className="print-agency">
        <p className="print-brand">
          <span className="brand">{agency.mark}</span>
        </p>
        {tagline && <p>{tagline}</p>}
        {offices.length > 0 && (
          <ul>
            {offices.map(({ city, country, street }) => (
              <li key={`${city} ${street}`}>
                <b>{city}</b>
                <span>{[street, country].filter(Boolean).join(', ')}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  )
}
