import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import type { DocumentViewServerProps, GlobalSlug } from 'payload'
import { isReaderOfDocument } from '#cms/access/readers.ts'
import { hasRole } from '#cms/access/roles.ts'
import { adminPath, nameOf } from '#cms/collaboration/document-name.ts'
import { countOf } from '#engine/text/count-of.ts'
import { listOf } from '../what-waits.ts'
import { Moment } from './moment.tsx'
import { type HistoryEntry, readHistory } from './read-history.ts'

/**
 * Renders the history of a document: who changed what and when, each with the way to its version and what differs in
 * it.
 */
export async function HistoryView({ doc, initPageResult }: DocumentViewServerProps) {
  const { collectionConfig, docID, globalConfig, req } = initPageResult
  const entity = collectionConfig ?? globalConfig
  if (!entity || !isReaderOfDocument(req.user, entity.slug, doc ?? {}))
    return <p>Your account does not see this history.</p>
  const document = { slug: entity.slug, id: collectionConfig ? docID : undefined }
  const entries = await readHistory(req, document, Boolean(entity.versions))
  const versions = `${adminPath(document)}/versions`
  return (
    <>
      <SetDocumentStepNav
        {...(collectionConfig
          ? {
              collectionSlug: collectionConfig.slug,
              pluralLabel: collectionConfig.labels.plural,
              useAsTitle: collectionConfig.admin.useAsTitle,
            }
          : { globalSlug: entity.slug as GlobalSlug, useAsTitle: entity.slug })}
        {...(docID ? { id: docID } : {})}
        view="History"
      />
      <main className="history">
        <Gutter>
          <h2>History</h2>
          {entries.length === 0 && <p>Nobody has changed this since the history began.</p>}
          <ol>
            {entries.map((entry) => (
              <Entry key={entry.key} entry={entry} versions={versions} />
            ))}
          </ol>
          {hasRole(req.user, 'admin') && (
            <p>
              <a href={listOf(req.payload, 'audit-log', 'about', 'equals', nameOf(document))}>
                What the audit log says about this document
              </a>
            </p>
          )}
        </Gutter>
      </main>
    </>
  )
}

function Entry({ entry, versions }: { entry: HistoryEntry; versions: string }) {
  const { at, author, action, fields, version, isCurrent, status, earlier } = entry
  const comparison = isCurrent ? 'Compare with the previous version' : 'Compare or restore'
  return (
    <li>
      <p>
        <b>{author || 'The site'}</b> {action}
        {fields && ` ${fields}`}
        {status && <span className="history-status">{status}</span>}
      </p>
      <p className="history-meta">
        <Moment at={at} />
        {isCurrent && <span>Current</span>}
        {version && (
          <a
            href={`${versions}/${version}`}
            aria-label={`${comparison}: version of ${at.slice(0, 16).replace('T', ', ')} UTC`}
          >
            {comparison}
          </a>
        )}
      </p>
      {earlier.length > 0 && (
        <details className="history-states">
          <summary>{countOf(earlier.length, 'saved state')} on the way</summary>
          <ul>
            {earlier.map((state) => (
              <li key={state.version}>
                <a href={`${versions}/${state.version}`}>
                  <Moment at={state.at} isExact />
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}
