import type { ReactNode } from 'react'
import type { ReportedAudit } from '../report/view.ts'

/** What the printed report knows of the agency, as the back office has it. */
export type Agency = {
  name: string
  tagline: string
  email: string
  /** Its logo, or its symbol and name. */
  mark: ReactNode
  offices: { city: string; country: string; street: string }[]
}

export type PrintProps = {
  audit: ReportedAudit
  agency: Agency
  /** The origin of this site, without a slash at its end: paper and PDF have no URL of their own. */
  origin: string
}

type SectionProps = { id: string; title: string; lead?: ReactNode; isNewPage?: boolean; children: ReactNode }

/** Renders a section of the printed report, which its contents name. */
export function Section({ id, title, lead, isNewPage = false, children }: SectionProps) {
  return (
    <section className={isNewPage ? 'print-part is-new-page' : 'print-part'} aria-labelledby={id}>
      <div className="print-head">
        <h2 id={id}>{title}</h2>
        {lead && <p className="print-lead">{lead}</p>}
      </div>
      {children}
    </section>
  )
}

/** Renders a URL of the examined site: pages of it without its origin. Only http and https become links. */
export function SiteUrl({ url, home }: { url: string; home: string }) {
  const origin = URL.parse(home)?.origin ?? ''
  const shown = url.startsWith(`${origin}/`) ? url.slice(origin.length) : url
  if (!/^https?:\/\//i.test(url)) return <span className="print-url">{shown}</span>
  return (
    <a className="print-url" href={url}>
      {shown}
    </a>
  )
}
