import { countOf } from '#engine/text/count-of.ts'
import type { RenderedPage } from './rendered-page.ts'

const statuses: Record<string, string> = {
  eligible: 'eligible',
  incomplete: 'not eligible',
  invalid: 'has errors',
  retired: 'no longer shown by Google',
}

/** Renders whether the structured data of the page is valid, by the validator of the free tools. */
export function StructuredData({ types, findings, richResults }: RenderedPage['structuredData']) {
  const errors = findings.filter(({ severity }) => severity === 'critical').length
  const warnings = findings.filter(({ severity }) => severity === 'warning').length
  return (
    <section aria-labelledby="seo-data">
      <h3 id="seo-data">Structured data</h3>
      <p role="status">
        <b>{errors === 0 ? 'Valid' : countOf(errors, 'error')}</b>
        {warnings > 0 && `, ${countOf(warnings, 'warning')}`}. The page describes: {types.join(', ') || 'nothing'}.
      </p>
      {richResults.length > 0 && (
        <ul className="seo-rich">
          {richResults.map(({ feature, status, missing }) => (
            <li key={`${feature} ${status}`}>
              {feature}: {statuses[status] ?? status}
              {missing.length > 0 && `, without ${missing.join(', ')}`}
            </li>
          ))}
        </ul>
      )}
      {findings.length > 0 && (
        <details>
          <summary>{countOf(findings.length, 'finding')}</summary>
          <ul className="seo-findings">
            {findings.map(({ message, fix, path, severity, source }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same finding may be there twice.
              <li key={at} data-status={severity === 'critical' ? 'fail' : 'open'}>
                <b>{message}</b> {fix} {path && <code>{path}</code>}{' '}
                <a href={source.url} rel="noreferrer" target="_blank">
                  {source.label}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
