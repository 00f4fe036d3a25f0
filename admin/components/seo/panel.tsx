'use client'
import { Checklist } from './checklist.tsx'
import { pageCheck, reportCheck, useEditedDocument, WatchForm } from './document-checks.ts'
import { HardSentences } from './hard-sentences.tsx'
import { LinkList } from './link-list.tsx'
import { SearchPreview } from './search-preview.tsx'
import { SharingPreview } from './sharing-preview.tsx'
import { StructuredData } from './structured-data.tsx'
import { Suggestions } from './suggestions.tsx'

/** Renders how the page of a document appears elsewhere, and what to improve, while somebody types. */
export function SeoPanel() {
  return (
    <section className="seo-panel" aria-label="SEO">
      <WatchForm check={reportCheck} />
      <WatchForm check={pageCheck} />
      <Page />
      <Report />
    </section>
  )
}

function Page() {
  const { key } = useEditedDocument()
  const shown = pageCheck.useResult(key)
  if (!shown) return <p role="status">Rendering the page…</p>
  const { page, image, message } = shown
  if (!page) return <p role="status">{message}</p>
  return (
    <>
      {message && <p role="status">{message}</p>}
      <SearchPreview page={page} />
      <SharingPreview networks={page.networks} image={image?.src} />
      <StructuredData {...page.structuredData} />
    </>
  )
}

function Report() {
  const { key, read } = useEditedDocument()
  const { report, message } = reportCheck.useResult(key) ?? {}
  if (!report) return <p role="status">{message ?? 'Checking…'}</p>
  return (
    <>
      {message && <p role="status">{message}</p>}
      <Checklist checks={report.checks} />
      <HardSentences {...report} />
      <LinkList links={report.links} onChecked={() => reportCheck.repeat(key, read)} />
      <Suggestions {...report.suggestions} />
    </>
  )
}
