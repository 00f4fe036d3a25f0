import type { ReactNode } from 'react'
import { safeUrl } from '#engine/rich-text/links.ts'
import { Icon } from '#site/ui/parts/icon.tsx'
import { RichText, type RichTextProps } from '#site/ui/rich-text/rich-text.tsx'

export type Ledger = { heading: string; lead: string; rows: LedgerRow[] }
export type LedgerRow = { term: string; text: string; source: string; sourceUrl: string }

type DetailsProps = {
  ledgers: Ledger[]
  body: unknown
  text: Pick<RichTextProps, 'resolve' | 'images'>
  /** The first list is open where it is what the page begins with. */
  opensFirst: boolean
}

/** Renders the editor's text, and rules and limits, each folded under its own heading. */
export function Details({ ledgers, body, text, opensFirst }: DetailsProps) {
  return (
    <>
      <h2 className="t-headline">In detail</h2>
      <div className="accordion">
        {ledgers.map((ledger, i) => (
          <Fold key={ledger.heading} heading={ledger.heading} count={ledger.rows.length} isOpen={opensFirst && i === 0}>
            <LedgerRows {...ledger} />
          </Fold>
        ))}
        {body !== undefined && (
          <Fold heading="How we work on it">
            <div className="prose">
              <RichText body={body} lead {...text} />
            </div>
          </Fold>
        )}
      </div>
    </>
  )
}

type FoldProps = { heading: string; count?: number; isOpen?: boolean; children: ReactNode }

function Fold({ heading, count, isOpen = false, children }: FoldProps) {
  return (
    <details open={isOpen}>
      <summary>
        <h3>
          {heading} {count && <span className="count">{count}</span>}
        </h3>
        <Icon name="plus" />
      </summary>
      <div className="folded">{children}</div>
    </details>
  )
}

function LedgerRows({ lead, rows }: Ledger) {
  return (
    <>
      {lead && <p className="ledger-lead">{lead}</p>}
      <dl className="ledger">
        {rows.map(({ term, text, source, sourceUrl }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              {text} {source && <Source name={source} address={sourceUrl} />}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Source({ name, address }: { name: string; address: string }) {
  const safe = safeUrl(address)
  return (
    <span className="source">
      {safe ? (
        <a href={safe.href} rel="noopener">
          {name}
        </a>
      ) : (
        name
      )}
    </span>
  )
}
